# Les mots de l’hôte.

## Commandes

command-loot-about = Des jeux de chasse au trésor dans ce salon
command-start = commencer
command-start-about = Ouvrir une table ; sans jeu, commencer celle qui attend ici, ou rejouer la dernière partie
command-join = rejoindre
command-join-about = S’asseoir à la table de ce salon
command-options = options
command-options-about = Régler les options du jeu, la patience, les joueurs-ordinateurs ou l’hôte
command-move = jouer
command-move-about = Répondre avec des mots à ce qui vous est demandé
command-board = plateau
command-board-about = Montrer de nouveau le plateau, en bas du salon
command-hand = main
command-hand-about = Ouvrir votre main ; vous seul la voyez
command-games = parties
command-games-about = Vos parties, et celles qui vous attendent
command-rules = règles
command-rules-about = Apprendre un jeu en quelques pages
command-undo = annuler
command-undo-about = Reprendre votre dernier coup, ou répondre à qui le demande
command-leave = quitter
command-leave-about = Quitter la table ; un joueur-ordinateur garde votre place
command-rejoin = revenir
command-rejoin-about = Reprendre votre place
command-replace = remplacer
command-replace-about = Donner une place, avec sa main, à quelqu’un d’autre
command-stop = fermer
command-stop-about = Fermer la table de ce salon
command-settings = réglages
command-settings-about = Ce qui vaut pour tout le serveur
command-verify = vérifier
command-verify-about = Vérifier qu’une partie terminée était loyale
command-ping = ping
command-ping-about = Le bot est-il là ?

parameter-game = jeu
parameter-game-about = Quel jeu ?
parameter-computers = ordinateurs
parameter-computers-about = Combien de joueurs-ordinateurs s’assoient avec vous ?
parameter-level = niveau
parameter-level-about = Comment jouent-ils ?
parameter-watch = regarder
parameter-watch-about = Seuls des joueurs-ordinateurs jouent, et tout le monde regarde
parameter-computer = ordinateur
parameter-computer-about = Asseoir un joueur-ordinateur, ou renvoyer le dernier
parameter-host = hôte
parameter-host-about = Qui sera désormais l’hôte de la table ?
parameter-explained = expliquée
parameter-explained-about = Expliquer ce qui vous est demandé, et ce qui n’est pas possible
parameter-answer = réponse
parameter-answer-about = Quelqu’un demande à revenir en arrière : êtes-vous d’accord ?
parameter-words = mots
parameter-words-about = Votre réponse ; ce qui est possible s’affiche pendant la saisie
parameter-topic = sujet
parameter-topic-about = Quelle page ?
parameter-leaver = partant
parameter-leaver-about = La place de qui ?
parameter-heir = remplaçant
parameter-heir-about = Qui continue ?
parameter-language = langue
parameter-language-about = La langue des plateaux et des tables ouvertes
parameter-patience = patience
parameter-patience-about = Combien de temps la table attend quelqu’un
parameter-starters = ouverture
parameter-starters-about = Qui peut ouvrir des tables
parameter-file = fichier
parameter-file-about = Une partie exportée ; sans fichier, la dernière partie de ce salon

## Boutons et menus

button-join = Rejoindre
button-leave = Quitter
button-options = Options
button-start = Commencer la partie
button-pass-on = Céder la table
button-stop = Fermer la table
button-hand = Ma main
button-board = Vers le plateau
button-undo = Annuler
button-help = ? Expliquer
button-back = Retour
button-retract = Changer ma réponse
button-rules = Règles
button-rejoin = Je suis de retour
button-agree = D’accord
button-refuse = Refuser
button-rematch = Rejouer
button-verify = Vérifier
choose = Choisissez
choose-page = Choisissez (page { $page } sur { $pages })
choose-exactly = Choisissez-en { $most }
choose-up-to = Choisissez-en jusqu’à { $most }
choose-between = Choisissez-en de { $least } à { $most }
remarked = -# { $choice } : { $remark }
choose-none = Rien
choose-computer = Ajouter un joueur-ordinateur
choose-patience = Combien de temps la table attend-elle ?
choose-heir = À qui céder la table ?
choose-topic = Aller à une page
page-next = Suivant
page-previous = Précédent
add-computer-easy = Ajouter un joueur-ordinateur (facile)
add-computer-normal = Ajouter un joueur-ordinateur (moyen)
add-computer-hard = Ajouter un joueur-ordinateur (difficile)
drop-computer = Renvoyer le dernier joueur-ordinateur

level-easy = facile
level-normal = moyen
level-hard = difficile
patience-live = en direct
patience-live-about = 3 minutes pour répondre, puis un joueur-ordinateur prend le relais
patience-slow = tranquille
patience-slow-about = Un jour pour répondre : quelques coups par jour
patience-none = sans fin
patience-none-about = La table attend tout le monde, aussi longtemps qu’il faut
value-yes = oui
value-no = non

## Bienvenue

welcome =
    ## Ohé ! Je suis Loot.
    J’accueille des jeux de chasse au trésor ici même, dans un salon : le plateau pour tous, votre main en message privé, un coup en une ou deux pressions.

    Choisissez un jeu pour l’essayer tout de suite avec des joueurs-ordinateurs. Pour jouer entre amis, utilisez `/loot commencer` ; `/loot règles` enseigne chaque jeu en quelques pages.

welcome-game = **{ $title }** · { $least } à { $most } joueurs · { $minutes } min
    -# { $tagline }

## Table ouverte

lobby-seats = De { $least } à { $most } joueurs, environ { $minutes } minutes.
lobby-person = • { WHO($seat) }
lobby-owner = • { WHO($seat) } (hôte)
lobby-computer = • { WHO($seat) } (joueur-ordinateur, { $level })
lobby-missing = { $count ->
    [1] **Il manque un joueur.**
   *[other] **Il manque { $count } joueurs.**
  }
lobby-ready = **Tout est prêt : l’hôte peut commencer.**
lobby-option = { $option } : **{ $value }**
lobby-patience = Patience : **{ $patience }**
lobby-closed = Cette table est fermée. `/loot commencer` en ouvre une autre.
options-title = Options
options-settled = Les options sont réglées.
option-between = un nombre entier de { $least } à { $most }
option-one-of = l’une de ces valeurs : { $values }
no-heir = Personne d’autre n’est assis à cette table.
passed-on = La table a un nouvel hôte.
sure-to-stop = Fermer cette table pour de bon ? La partie ne pourra pas être reprise.
stopped = La table est fermée.
opened = La table est ouverte.
watching = Les joueurs-ordinateurs ont commencé ; le plateau les suit.
begun = La partie commence.
settled = C’est réglé.
opened-closed-messages = La table est ouverte. Vos messages privés me sont fermés : ouvrez votre main avec **Ma main** sur le plateau.
joined = Vous avez une place.
closed-messages = Vous avez une place. Vos messages privés me sont fermés : ouvrez votre main avec **Ma main** sur le plateau.
you-left = Vous êtes parti. Si la partie continue, un joueur-ordinateur garde votre place, et `/loot revenir` vous la rend.

## Plateau

ready = { $ready } sur { $all } { $ready ->
    [0] prêt.
    [1] prêt.
   *[other] prêts.
  }
thinking = -# { WHO($seats) } { COUNT($seats) ->
    [1] réfléchit …
   *[other] réfléchissent …
  }
forced = { WHO($seat) } n’avait qu’une possibilité.
taken-back = { WHO($seat) } a repris ce qui s’était joué après le coup { $ply }.
away = { WHO($seats) } { COUNT($seats) ->
    [1] est absent ; un joueur-ordinateur décide.
   *[other] sont absents ; des joueurs-ordinateurs décident.
  }
all-away = La partie attend que quelqu’un revienne.
appeal = { WHO($seat) } demande à revenir au coup { $ply } : { $agreed } sur { $needed } d’accord. Ce qui a été vu ne s’oublie pas : il faut l’accord de tous.
standing = { $place }. { WHO($seat) } : { $score }
footer = -# Table { $table } · { $moment } · jeu loyal, scellé : `{ $commitment }`
footer-over = -# Graine `{ $seed }` · scellée au début par `{ $commitment }`
board-moved = Le plateau est descendu en bas du salon.
board-shown = Le voici.
status-lobby = La partie n’a pas commencé.
status-playing = La partie est en cours.
status-parked = Le salon de cette partie a disparu ou m’est fermé. `/loot plateau` dans un autre salon l’y reprend.
status-stopped = La table a été fermée.
status-over = La partie est terminée.

## Main

hand-header = **{ $title }** · { $server } · #{ $channel } · { $moment }
round = tour { $number }
moves-made = coup { $ply }
hand-over = Vous finissez { $place ->
    [1] en tête
   *[other] { $place }e
  } sur { $all }.
hand-verify = -# **Vérifier** rejoue la partie à partir de sa graine scellée et vous la remet en fichier.
hand-seated = Vous avez une place dans #{ $channel } sur { $server }. Votre main arrivera ici.
recap = **Depuis votre dernier tour**
recap-earlier =
    { $count ->
        [one] … et une ligne avant cela.
       *[other] … et { $count } lignes avant cela.
    }
reminder = La table vous attend.
help-none = Choisissez une des réponses ci-dessous ; les règles en disent plus.
help-not-now = **Ce qui n’est pas possible maintenant, et pourquoi**
help-not-possible = • { $why }
asked-to-undo = La table est consultée pour revenir en arrière.
undone = Repris.
undo-refused = Vous avez refusé ; la partie continue.
rejoined = Bon retour ; la place est de nouveau à vous.
replaced = La place a un nouveau joueur.

## Listes et règles

games = **Vos parties**
games-none = Vous n’êtes assis à aucune table. `/loot commencer` en ouvre une.
games-line = • [{ $title }]({ $link }) · { $server } · #{ $channel } : { $state }
games-yours = **c’est à vous**
games-lobby = table ouverte
games-playing = on attend les autres
games-parked = en pause ; `/loot plateau` la reprend dans un autre salon
rules-page = -# Page { $page } sur { $pages }

## Serveur

settings = Langue : **{ $language }**. Patience : **{ $patience }**. Ouvrent des tables : **{ $starters }**.
language-en = anglais
language-fr = français
starters-everyone = tout le monde
starters-moderators = les modérateurs
pong = Présent ! { $milliseconds } ms jusqu’à Discord. Pour m’inviter ailleurs : { $invitation }
failed = Quelque chose n’a pas marché de mon côté. Rien n’est perdu ; veuillez réessayer.

permission-view_channel = Voir les salons
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-attach_files = Joindre des fichiers

## Refus

refused-not-seated = Vous n’êtes pas assis à cette table.
refused-already-seated = Cette place est déjà prise.
refused-already-away = Vous êtes déjà parti ; `/loot revenir` vous rend votre place.
refused-channel-taken = Ce salon a déjà une table. Jouez à celle-ci, fermez-la avec `/loot fermer`, ou ouvrez la vôtre dans un autre salon ou un fil.
refused-full = La table est complète : { $most } joueurs.
refused-gone = Cette table est fermée.
refused-started = La partie a commencé.
refused-not-started = La partie n’a pas commencé.
refused-not-going = La partie n’est pas en cours.
refused-not-over = La partie n’est pas encore terminée.
refused-moved-on = La partie a avancé entre-temps ; rien n’a changé.
refused-not-owner = Seul l’hôte de la table peut faire cela.
refused-moderators-only = Seuls ceux qui gèrent ce serveur peuvent faire cela.
refused-no-table = Il n’y a pas de table ici. `/loot commencer` en ouvre une.
refused-no-game-named = Quel jeu ? Rien n’attend ici d’être commencé : nommez un jeu.
refused-no-computer = Il n’y a pas de joueur-ordinateur à renvoyer.
refused-no-options = Ce jeu n’a pas d’options.
refused-bad-option = « { $option } » ne peut pas être « { $text } » : c’est { $wanted }. Les options restent telles quelles.
refused-unknown-choice = Ce choix n’existe pas.
refused-no-bots = Les bots ne jouent pas ici ; les joueurs-ordinateurs, si.
refused-nothing-to-verify = Aucune partie ne s’est terminée dans ce salon.
refused-permissions = Je ne peux pas jouer ici sans ces permissions : { $names }.
refused-server-only = Cela ne marche que dans le salon d’un serveur.
refused-unknown-level = Ce niveau n’existe pas.
refused-unknown-patience = Cette patience n’existe pas.
refused-unknown-button = Je ne connais plus ce bouton.
refused-not-saved = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. La table est comme avant ; réessayez dans un instant.

## Démarrage du programme

start-bad-setting = Le réglage { $name } est mauvais : { $problem }.
setting-choice = il faut choisir entre { $allowed }
setting-whole = il faut un nombre entier
setting-number = il faut un nombre
setting-least = il faut au moins { $ge }
setting-most = il faut au plus { $le }
setting-other = { $problem }
start-locked = La base { $path } est utilisée par un autre Loot (processus { $pid } sur { $host }, depuis { $started }). Arrêtez-le d’abord.
start-damaged = La base { $path } est abîmée : { $problem }. Elle est restée telle quelle. Pour restaurer une sauvegarde, déplacez { $path } et { $path }-wal, copiez la sauvegarde vers { $path } et relancez.
start-unknown-schema = La base { $path } n’a pas été créée par Loot. Elle est restée telle quelle. Nommez un autre fichier dans LOOT_DATABASE, ou mettez une sauvegarde à sa place.
start-unwritable = La base { $path } ne peut pas être écrite : { $problem }. Elle est restée telle quelle. Faites de la place ou autorisez l’écriture, puis relancez.
start-newer-schema = La base { $path } a été écrite par un Loot plus récent (schéma { $version } ; celui-ci connaît { $known }). Mettez Loot à jour, ou reprenez une sauvegarde plus ancienne.
start-no-database = Il n’y a pas de base à { $path }.
start-port-taken = Le terrain de jeu ne peut pas écouter sur le port { $port } : { $problem }. Est-il déjà lancé ? Indiquez-en un autre avec --port.
start-unknown-game = Il n’y a pas de jeu nommé { $game } ; il y a { $games }.
start-wrong-seats = Ce jeu se joue de { $least } à { $most }.
start-no-box = Le terrain de jeu n’a pas pu démarrer ; la ligne ci-dessus dit pourquoi.
start-no-bot = Le bot n’est pas arrivé sur le terrain de jeu en une minute ; les lignes ci-dessus disent peut-être pourquoi.
start-no-table = Aucun salon n’avait de place pour une table. Fermez-en une avec /loot fermer, ou démarrez sans jeu.
start-no-token = Il n’y a pas de DISCORD_TOKEN. Mettez-le dans l’environnement ou dans un fichier .env.
start-local-option = L’option { $option } vaut pour le terrain de jeu, et il y a un DISCORD_TOKEN : avec lui, Loot joue sur Discord, où /loot commencer ouvre des tables. Pour jouer dans le navigateur, lancez-le avec DISCORD_TOKEN= (vide).
start-bad-token = Discord n’accepte pas DISCORD_TOKEN. Copiez de nouveau le jeton du bot.
start-backed-up = La base a été copiée vers { $path }.

## Terrain de jeu

play-address = Loot joue sur { $address } (Ctrl-C pour l’arrêter).
play-open = Ouvrez { $address } dans votre navigateur.
play-opened = Votre navigateur ouvre { $address }.
play-again = { $name ->
    [box] Le terrain de jeu
   *[bot] Le bot
  } s’est arrêté ; il redémarre dans { $seconds } s.
play-over = À la prochaine.
