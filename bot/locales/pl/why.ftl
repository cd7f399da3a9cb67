# /uno why: the rule behind a refusal or a fine.

why-title = ## Dlaczego?
why-refused = **Czego bot ci odmówił:**
why-fined = **Za co ta kara:**
why-fined-other = **Ostatnia kara przy tym stole:**
why-pointer = -# Jaka zasada za tym stoi, mówi **/uno why**.
why-quote = > { $said }
why-rule = 📖 **{ $title }**
why-id = -# { $chapter } · `{ $rule }`
why-by-host = **Kary od gospodarza lub moderatora w tej partii:**
why-by-host-fine = > **{ $name }**, { $when }: { $reason }
why-by-host-silent = > **{ $name }**, { $when }, bez słowa wyjaśnienia
why-not-agreed = Przy tym stole ta zasada nie obowiązuje.
why-no-rule = Nie stoi za tym żadna zasada gry: chodzi o to, na co stół w tej chwili czeka.
why-table = Nie stoi za tym żadna zasada gry: tak po prostu działa tu stół.
why-nothing-own = -# Nie pamiętam tu żadnej odmowy dla ciebie. Pamiętam tylko ostatnią, i to do ponownego uruchomienia.
why-nothing = Nie pamiętam tu żadnej odmowy dla ciebie, a wśród ostatnich wydarzeń nie ma żadnej kary. Pamiętam tylko ostatnią odmowę, i to do ponownego uruchomienia: spróbuj jeszcze raz, a potem mnie zapytaj.
why-no-table = Na tym kanale nie ma stołu, więc nie mam czego wyjaśniać. Zasady pokazuje **/uno rules**.
