# Les mots communs à tous les jeux.

and = { $start } et { $last }
nothing = rien

error-not-your-turn = Ce n’est pas à vous de jouer.
error-stale = Cette question a déjà reçu sa réponse. Voici celle du moment.
error-illegal = Ce n’est pas possible maintenant : { $move }.
error-game-over = La partie est terminée.
error-unknown-move = Aucun coup ne se lit « { $text } ».
error-bad-options = L’option « { $field } » ne peut pas prendre cette valeur.
error-bad-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
error-unknown-game = Il n’y a pas de jeu nommé « { $game } ».
error-cannot-undo = Vous n’avez rien à reprendre pour le moment.
error-broken-log = La partie sauvegardée ne se rejoue pas : la ligne { $line } (« { $text } ») ne tient pas.
error-outdated = Cette partie a commencé sous d’anciennes règles et ne peut pas continuer.

verdict-holds = La partie tient : la graine, les options et chaque coup s’accordent avec l’empreinte { $commitment }. Ce doit être celle annoncée au début.
verdict-forged = Elle ne tient pas : cette partie s’est jouée ici, et son journal est un autre.
verdict-unreadable = Ce n’est pas une partie exportée.
verdict-format = Cette partie a été exportée dans un format que ce programme ne connaît pas.
verdict-commitment = Elle ne tient pas : la graine ou les options ne sont pas celles annoncées au début.
verdict-seal = Elle ne tient pas : le journal a été modifié après l’exportation.
verdict-unknown-game = Ce jeu n’existe pas ici.
verdict-version = Elle a été jouée sous une autre version des règles et ne peut pas être vérifiée ici.
verdict-log = Elle ne tient pas : la ligne { $line } du journal n’est pas un coup permis.
verdict-setting = Elle ne tient pas : aucune partie ne peut commencer ainsi.
verdict-outcome = Elle ne tient pas : les coups mènent à un autre résultat.

terminal-choose = Votre choix (un numéro) :{" "}
terminal-pick = Votre choix (des numéros, ou rien) :{" "}
terminal-number = Répondez par l’un des numéros.
terminal-stopped = Arrêté. La partie n’a pas été gardée.
