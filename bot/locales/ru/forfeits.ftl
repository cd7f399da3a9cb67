## What the losers of a match may do, where a server has written down nothing of its own.

forfeit-compliment = сказать победителю комплимент
forfeit-haiku = сочинить хайку о последней карте
forfeit-emoji = пересказать матч пятью эмодзи
forfeit-animal = в трёх следующих сообщениях побыть животным на выбор победителя
forfeit-rhyme = ответить на следующий вопрос в рифму
forfeit-thanks = поблагодарить каждого за столом по имени
forfeit-rematch = первым делом нажать **{ $public-rematch }**
forfeit-joke = рассказать анекдот, в котором есть карта
