# What is seldom needed, and what asks first.

more-title = ### Więcej
more-host = Gospodarzem tego stołu jest **{ $name }**.
more-no-report = -# Podpowiadanie kosztuje tu karty, ale zgłosić je można tylko wtedy, gdy przy stole jest ktoś trzeci, kto to oceni.
menu-kick = Usuń gracza
menu-kick-vote = Poproś o głosowanie nad usunięciem gracza
menu-fine =
    { $count ->
        [one] Ukarz oszustwo: 1 karta
        [few] Ukarz oszustwo: { $count } karty
        [many] Ukarz oszustwo: { $count } kart
       *[other] Ukarz oszustwo: { $count } karty
    }
fine-title =
    { $count ->
        [one] { $name }: +1 karta?
        [few] { $name }: +{ $count } karty?
        [many] { $name }: +{ $count } kart?
       *[other] { $name }: +{ $count } karty?
    }
fine-why = Za co? Wszyscy mogą to przeczytać
fine-why-about = Pole może zostać puste. Zamknij to okno, a nikt nie dostanie kary.
menu-report = Zgłoś kogoś, kto podpowiada
point-ask =
    { $count ->
        [0] ### Kogo przyłapać?
            Kto ma jedną kartę i nie mówi { $word }?
        [one] ### Kogo przyłapać?
            Kto ma jedną kartę i nie mówi { $word }? Niesłuszne oskarżenie kosztuje cię 1 kartę.
        [few] ### Kogo przyłapać?
            Kto ma jedną kartę i nie mówi { $word }? Niesłuszne oskarżenie kosztuje cię { $count } karty.
        [many] ### Kogo przyłapać?
            Kto ma jedną kartę i nie mówi { $word }? Niesłuszne oskarżenie kosztuje cię { $count } kart.
       *[other] ### Kogo przyłapać?
            Kto ma jedną kartę i nie mówi { $word }? Niesłuszne oskarżenie kosztuje cię { $count } karty.
    }
proxy-ask =
    { $count ->
        [0] ### { $word }! – za kogo?
            Pomóż komuś, kto ma jedną kartę i o tym zapomniał.
        [one] ### { $word }! – za kogo?
            Pomóż komuś, kto ma jedną kartę i o tym zapomniał. Bez powodu kosztuje cię to 1 kartę.
        [few] ### { $word }! – za kogo?
            Pomóż komuś, kto ma jedną kartę i o tym zapomniał. Bez powodu kosztuje cię to { $count } karty.
        [many] ### { $word }! – za kogo?
            Pomóż komuś, kto ma jedną kartę i o tym zapomniał. Bez powodu kosztuje cię to { $count } kart.
       *[other] ### { $word }! – za kogo?
            Pomóż komuś, kto ma jedną kartę i o tym zapomniał. Bez powodu kosztuje cię to { $count } karty.
    }
leave-ask =
    ### Opuścić partię?
    { $stands ->
        [waiting] Karty dostaniesz, gdy zacznie się następna runda. Jeśli teraz odejdziesz, nie dostaniesz ich.
        [partner] Twoje miejsce zajmie na stałe komputer, a partia po jej zakończeniu będzie dla ciebie przegrana. Jeśli znikasz tylko na chwilę, niech lepiej komputer zagra za ciebie.
        [out] Nie masz już kart i nic tu więcej nie zagrasz: zachowujesz swoją pozycję.
        [out-now] W tej rundzie nie masz już kart. Jeśli na niej partia się skończy, zachowujesz swoją pozycję; jeśli będą następne rundy, partia po jej zakończeniu będzie dla ciebie przegrana.
        [watching] Ta partia jest dla ciebie skończona przez punkty: zachowujesz swoją pozycję.
        [between] Oddajesz miejsce na dobre, a partia po jej zakończeniu będzie dla ciebie przegrana. Jeśli znikasz tylko na chwilę, niech lepiej komputer zagra za ciebie.
       *[playing]
            { $count ->
                [one] Oddajesz miejsce na dobre: twoja karta trafi pod stos, a partia po jej zakończeniu będzie dla ciebie przegrana. Jeśli znikasz tylko na chwilę, niech lepiej komputer zagra za ciebie.
                [few] Oddajesz miejsce na dobre: twoje { $count } karty trafią pod stos, a partia po jej zakończeniu będzie dla ciebie przegrana. Jeśli znikasz tylko na chwilę, niech lepiej komputer zagra za ciebie.
                [many] Oddajesz miejsce na dobre: twoje { $count } kart trafi pod stos, a partia po jej zakończeniu będzie dla ciebie przegrana. Jeśli znikasz tylko na chwilę, niech lepiej komputer zagra za ciebie.
               *[other] Oddajesz miejsce na dobre: twoje { $count } karty trafi pod stos, a partia po jej zakończeniu będzie dla ciebie przegrana. Jeśli znikasz tylko na chwilę, niech lepiej komputer zagra za ciebie.
            }
    }
end-ask = ### Zakończyć partię?
    Skończy się dla wszystkich, od razu i bez wyniku.
end-vote-ask = ### Głosować nad końcem partii?
    Jeśli więcej osób będzie za niż przeciw, partia skończy się bez wyniku.

## What somebody sets for all tables.

button-hints-on = Podpowiedzi przy kartach: tak
button-hints-off = Podpowiedzi przy kartach: nie
button-auto-draw-on = Dobieraj za mnie: tak
button-auto-draw-off = Dobieraj za mnie: nie
button-my-settings = Moje ustawienia
