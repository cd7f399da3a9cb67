# What can be agreed: an option’s name, at most 40 characters, and one line of why, at most 100.

difference = { $option }: { $value }

## Families: the pages on which options are offered.

family-cards = Karty
family-dealing = Rozdanie i miejsca
family-turns = Ruchy i dobieranie
family-hits = Karty akcji i odpowiedzi
family-black = Czarne karty i sprawdzanie
family-uno = Wołanie UNO!
family-house = Zasady domowe
family-penalties = Pomyłki i kary
family-end = Koniec i punktacja

## Where a value comes from.

origin-official = oficjalnie
origin-printed = wariant z instrukcji
origin-house = zasada domowa
origin-comfort = udogodnienie

## Cards.

option-deck = Talia
    .why = Jakie karty są w grze; klasyczna talia ma ich 108.
option-packs = Liczba talii
    .why = Dzięki drugiej talii kart nie zabraknie przy dużym stole i w długiej grze.
option-blank = Białe karty
    .why = Co robią białe karty i karty na wasze zasady, jeśli są w talii.
option-custom-cards = Własne karty
    .why = Do trzech efektów na każdej wymyślonej karcie; zgodzić muszą się wszyscy.

## Dealing and seats.

option-deal = Rozdawane karty
    .why = Im mniej kart, tym krótsza runda; im więcej, tym dłuższa.
option-start = Pierwsza karta
    .why = Jaka karta zaczyna stos i czy coś robi.
option-opener = Kto zaczyna
    .why = Do kogo należy pierwszy ruch, w pierwszej rundzie i w następnych.
option-partners = Gra w parach
    .why = Cztery osoby w dwóch drużynach, partnerzy naprzeciwko siebie.

## Turns and drawing.

option-draw = Gdy nic nie pasuje
    .why = Jedna karta nie spowalnia gry; dobieranie do skutku zapełnia ręce.
option-voluntary-draw = Dobieranie z wyboru
    .why = Możesz dobrać, choć masz co zagrać, żeby dobrą kartę zachować na później.
option-force-play = Dobraną kartę trzeba zagrać
    .why = Bez tego możesz zatrzymać dobraną kartę, nawet jeśli pasuje.
option-pass = Pasowanie
    .why = Czy można oddać ruch bez wcześniejszego dobrania.
option-exhaust = Pusty stos dobierania
    .why = Skąd biorą się nowe karty, gdy wszystkie są już dobrane.
option-exhaust-end = Pusty stos kończy rundę
    .why = Ważne tylko wtedy, gdy runda kończy się razem ze stosem dobierania.
option-auto-draw = Dobieranie za mnie
    .why = Karta dobiera się sama, gdy nic innego nie da się zrobić.
option-hints = Podpowiedzi
    .why = Kto zapyta, dowie się prywatnie, jaki ruch będzie dobry.

## Action cards and answers.

option-actions = Karty akcji
    .why = Bez efektów pasują tylko kolorem i symbolem, jak w grze 101.
option-hit = Po +2, +4 lub +10
    .why = Czy po dobraniu kart zostaje jeszcze własny ruch.
option-draw2-answer = Odpowiedź na +2
    .why = Oficjalnie +2 trzeba przyjąć; przy wielu stołach można je przekazać albo dołożyć swoje.
option-wd4-answer = Odpowiedź na +4
    .why = Oficjalnie +4 można tylko przyjąć albo sprawdzić.
option-mixed-on-wd4 = +2 na +4
    .why = Jakie +2 może dołączyć do mieszanego łańcucha, gdy na wierzchu leży +4.
option-skip-effect = Stop
    .why = Przy niektórych stołach daje jeszcze jeden ruch temu, kto go zagra.
option-skip-rescue = Ratunek przed Stopem
    .why = Co może zagrać ktoś, kto właśnie traci kolejkę.
option-reverse-deflect = Zmiana kierunku odsyła
    .why = W dobrym kolorze zwraca efekt karty akcji temu, kto ją zagrał.

## Black cards and challenges.

option-wild-when = Kiedy wolno zagrać czarną kartę
    .why = Zawsze albo tylko w ostateczności.
option-wild-colour = Kolor po Zmianie koloru
    .why = Kto lub co decyduje o następnym kolorze.
option-wd4-colour = Kolor po +4
    .why = Kto lub co decyduje o następnym kolorze.
option-plus10-colour = Kolor po +10
    .why = Białe +10 nie ma własnego koloru.
option-wd4-legality = Kiedy wolno zagrać +4
    .why = Oficjalnie tylko bez karty w obowiązującym kolorze.
option-challenge = Sprawdzanie +4
    .why = Kartą +4 można blefować, a ten, w kogo trafi, może powiedzieć „Sprawdzam”.
option-challenge-success = Gdy blef się wyda
    .why = Co się dzieje z +4, gdy okaże się blefem.
option-challenge-fail-extra = Cena pochopnego sprawdzenia
    .why = Ile kart poza czterema dobiera sprawdzający, jeśli +4 było uczciwe.

## Calling UNO!

option-uno-deadline = Do kiedy można zawołać UNO
    .why = Jak długo jeszcze można to powiedzieć po przedostatniej karcie.
option-uno-enforce = Gdy ktoś zapomni o UNO!
    .why = Czy ktoś musi to zauważyć.
option-uno-penalty = Cena zapomnianego UNO
    .why = Dwie karty to dzisiejsza kara oficjalna; w starszych instrukcjach były to cztery.
option-uno-proxy = UNO! za kogoś
    .why = Życzliwy gracz może to powiedzieć za ciebie i nic ci nie grozi.
option-uno-grace = Najkrótszy czas na przyłapanie
    .why = Daje szansę wszystkim, choćby następny gracz był bardzo szybki.
option-uno-window = Najdłuższy czas na przyłapanie
    .why = W powolnych grach najlepiej bez limitu.
option-uno-word = Okrzyk
    .why = Zamiast UNO! wasz stół może mieć własne słowo.
option-uno-to-centre = Ręce na stos
    .why = Po UNO! wszyscy klepią w stos, a ostatnia osoba dobiera dwie karty.

## House rules.

option-intervention = Wskakiwanie
    .why = Kto ma dokładnie taką samą kartę, może ją zagrać poza kolejką.
option-self-intervention = Wskakiwanie po sobie
    .why = Możesz dołożyć do swojej karty taką samą, jeśli nikt nie będzie szybszy.
option-multi = Kilka kart naraz
    .why = Oficjalnie gra się jedną kartę na ruch.
option-multi-draw-cards = Kilka +2 naraz
    .why = Czy także karty +2 można kłaść razem; nigdy w rosnącym łańcuchu.
option-zero = Zagranie 0
    .why = 0 może puścić wszystkie karty wokół stołu albo mocno uderzyć.
option-seven = Zagranie 7
    .why = 7 może zamienić wszystkie twoje karty na czyjeś.
option-five = Zagranie 5
    .why = 5 pozwala wymienić się jedną kartą z innym graczem.
option-silence = Cisza
    .why = Pewne karty uciszają cały stół; kto coś napisze, dobiera dwie karty.
option-politeness-ready = Czas na ułożenie kart po +4
    .why = Gra czeka, aż osoba, która dobrała za +4, będzie gotowa.
option-loser-forfeit = Fant dla przegranych
    .why = Małe, niewinne zadanie z listy waszego stołu, tylko dla zabawy.

## Mistakes and penalties.

option-protection = Niedozwolone karty
    .why = Czy bot zatrzyma kartę, która nie pasuje, czy można nią zaryzykować karę.
option-penalty-misplay = Cena niedozwolonej karty
    .why = Dla stołów, przy których każdy ma uważać.
option-penalty-false-call = Cena fałszywego alarmu
    .why = Za UNO! albo przyłapanie bez żadnego powodu.
option-penalty-advice = Cena podpowiadania
    .why = Za mówienie innemu graczowi, co zagrać; głosują pozostali.
option-penalty-cheating = Cena oszukiwania
    .why = Ile kart może przydzielić gospodarz, podając powód, który wszyscy przeczytają.

## End and scoring.

option-round-end = Koniec rundy
    .why = Gdy ktoś nie ma już kart, runda może się skończyć albo trwać dalej.
option-turn-cap = Limit ruchów
    .why = Po tylu ruchach wygrywa, kto ma najmniej punktów; ogranicza to szalone zasady.
option-last-draw-counts = Ostatnia karta też działa
    .why = Po +2 lub +4 jako ostatniej karcie następny gracz i tak dobiera.
option-shuffle-last = Tasowanie kart na koniec
    .why = Instrukcje różnią się w tym, czy zakończenie nim daje wygraną.
option-scoring = Punktacja
    .why = Co się liczy po rundzie i co rozstrzyga partię.
option-target = Do ilu punktów lub rund
    .why = Bez wyboru obowiązuje liczba zwyczajowa dla tej punktacji.
option-values = Wartość kart
    .why = Za ile liczy się każda karta na ręce na koniec rundy.
option-lone-zero = 0 jako jedyna karta
    .why = Samotne 0 może być najtańszą ręką albo drogą.
option-h2o-bonus = Premia za Ulewę
    .why = Kto kończy Ulewą, temu odejmuje się punkty od sumy.
option-exact-101 = Równo na granicy
    .why = Kto trafi w nią dokładnie, zaczyna znów od 0.
