# The rulebook as pages to read outside Discord, in docs/rules; what they tell is in the other files.

pages-title = Zasady Uno Table
pages-intro = W Uno Table gra się według oficjalnych zasad, chyba że przy stole umówiono się inaczej. Tu jest wszystko, na co można się umówić. Na Discordzie **/uno rules** pokazuje, co obowiązuje przy twoim stole, a **/uno why**, z jakiej zasady wynika odmowa albo kara.
pages-contents = Spis treści
pages-official = Gra oficjalna
    .about = gra taka jak w instrukcji, najpierw w skrócie, potem zasada po zasadzie
pages-cards = Karty
    .about = każda karta i to, co robi
pages-presets = Zestawy zasad
    .about = gotowe sposoby gry i to, czym każdy różni się od oficjalnego
pages-options = Na co można się umówić
pages-together = Co się wyklucza
    .about = ustawienia, których nie da się połączyć, i dlaczego

## Official play.

pages-official-intro = Tak się gra, jeśli nie umówiono się na nic innego.

## Options.

pages-options-intro = Poniższe ustawienia wybiera gospodarz w panelu, jeszcze w lobby, zanim karty zostaną rozdane; każdą zmianę potwierdzają wszyscy, którzy już dołączyli.
pages-option = Ustawienie
pages-value = Wybór
pages-origin = Skąd to jest
pages-rule = Zasada
pages-usual = { $origin }, domyślnie
pages-numbers = od { $lowest } do { $highest }
pages-up-to-uno-word =
    { $count ->
        [one] własne słowo, do { $count } znaku
        [few] własne słowo, do { $count } znaków
        [many] własne słowo, do { $count } znaków
       *[other] własne słowo, do { $count } znaku
    }
pages-up-to-custom-cards =
    { $count ->
        [one] { $count } karta
        [few] do { $count } kart
        [many] do { $count } kart
       *[other] do { $count } karty
    }
pages-word = Ostatnia karta
pages-example = *Na przykład { $value }:*

## Rule sets.

pages-presets-intro = Zestaw wybiera się w poczekalni, a znaleźć go można przez **/uno presets find**. Czego nie ma w tabelach poniżej, to jest jak w grze oficjalnej.
pages-related = *Powiązane hasła: { $games }*

## What does not go together.

pages-together-intro = Tych par bot nie przyjmuje: mówi dlaczego i podpowiada, co jeszcze trzeba by zmienić.
pages-excluded = Co jest niemożliwe
pages-ill = Co do siebie nie pasuje
pages-ill-intro = Te pary są dozwolone, ale bot przed nimi ostrzega.
pages-this = To
pages-and-that = Razem z tym
pages-because = Dlaczego nie
pages-catch = Dlaczego nie pasują
pages-all-but = wszystko oprócz { $values }
pages-where-custom-cards-deck = (jeśli własnych kart jest więcej niż białych w talii)
pages-where-uno-window-uno-grace = (jeśli jest dłuższy)
pages-where-wd4-colour-mixed-on-wd4 = (jeśli +2 i +4 sumują się razem)
pages-where-multi-self-intervention = (jeśli wolno wskakiwać)

## The cards.

pages-cards-intro = Co robi karta, zależy od tego, na co się umówiono. Na Discordzie karty twojego stołu pokazuje **/uno cards**.
pages-card = Karta
pages-does = Co robi
pages-agreed = Przy jakim ustawieniu
pages-cards-more = Inne karty i liczby, które coś robią
pages-cards-otherwise = Gdy inne zasady zmieniają kartę
