### The words of Root's screen. The names of pieces, cards and factions come from the game.

root-map = { $board ->
    [winter] The Winter board
   *[other] The Autumn board
 }
root-map-tools = A closer look
root-zoom-in = Zoom in
root-zoom-out = Zoom out
root-zoom-all = The whole map
root-recap = Since your last turn
root-follow = What the others do
root-follow-repeat = From the beginning
root-follow-back = The act before
root-follow-next = The next act
root-follow-pause = Pause
root-follow-on = Go on
root-follow-again = Once more
root-follow-skip = Skip
root-follow-speed = Speed: { root-speed-quick }, { root-speed-normal } or { root-speed-patient }
root-missed-title = What you have not seen
root-missed = { $count ->
    [one] One action of the others was not shown.
   *[other] { $count } actions of the others were not shown.
}
root-missed-show = Show them
root-shows-past = The board shows the past.
root-to-present = Back to the present
root-speed-quick = quick
root-speed-normal = normal
root-speed-patient = patient
root-map-keys = On the map
root-key-arrows = the next clearing in that direction
root-key-enter = choose it, or see all that is in it
root-key-detail = all that is in the clearing
root-key-zoom = zoom in, zoom out
root-key-pan = move the map
root-key-all = the whole map
root-glass = Look instead of playing
root-only-looking = You are looking: nothing is played.
root-back-to-play = Back to play
root-clearing = Clearing { $clearing }, { $suit }
root-ruled-by = ruled by { $name }
root-unruled = nobody rules it
root-reserved-for = only { $name } may place here
root-closed-clearing = closed to all
root-a-ruin = a ruin
root-open-slots = { $count ->
    [0] no open slot
    [one] { $count } open slot
   *[other] { $count } open slots
 }
root-paths-to = paths to { $list }
root-on-river = on the river
root-nobody = Nobody here.
root-warriors = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
 }
root-pawn = pawn
root-choose-it = may be chosen
root-in-forest = { $name }: in forest { $forest }
root-move-from = Move from here
root-battle-here = Battle here
root-score = Score track
root-score-of = { $name }: { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
root-score-arrived = { $name }: { $count } points, { $goal } already reached
root-off-track = { $name }: off the track, plays for Dominance
root-left-actions = { $count ->
    [0] no action left
    [one] { $count } action left
   *[other] { $count } actions left
 }
root-left-decree = { $count ->
    [0] Decree fulfilled
    [one] { $count } Decree card left
   *[other] { $count } Decree cards left
 }
root-turmoil = Turmoil
root-left-operations = { $count ->
    [0] no operation left
    [one] { $count } operation left
   *[other] { $count } operations left
 }
root-left-items = { $count ->
    [0] no item ready
    [one] { $count } item ready
   *[other] { $count } items ready
 }
root-deck = Deck: { $count }
root-discard = Discard: { $count }
root-discard-empty = The discard pile is empty.
root-unseen = Unseen: { $count }
root-unseen-means = The cards of which you do not know where they are: { $deck } in the deck, { $others } with the others.
root-unseen-known = You know these to be with the others
root-shared-items = Items to craft
root-no-items = no item left to craft
root-available = To take:
root-boards = Faction boards
root-board-own = On your board
root-hand-cards = In hand
root-known = known:
root-supply = Warriors in supply
root-in-play = In play
root-crafted-items = Items crafted
root-dominance = Dominance
root-track = { $name }: { $built } of { $of } placed
root-sign-card = 🂠
root-next = { $points ->
    [one] {"+"}{ $points } point
   *[other] {"+"}{ $points } points
 }{ $draw ->
    [0] {""}
   *[other] {", "}+{ $draw } card
 }{ $cost ->
    [-1] {""}
   *[other] {", "}cost { $cost }
 }
root-wood-left = { $count } of { $of } wood in supply
root-column-recruit = Recruit
root-column-move = Move
root-column-battle = Battle
root-column-build = Build
root-decree = The Decree
root-resolved = carried out
root-set-aside = Face down: { $names }
root-leader-builder = full points for crafted items
root-leader-charismatic = recruits two warriors
root-leader-commander = deals one extra hit as attacker
root-leader-despot = one more point for a battle that destroys
root-base = Base, { $suit }: { $built ->
    [yes] on the map
   *[no] in supply
 }
root-officers = { $count ->
    [one] { $count } officer
   *[other] { $count } officers
 }
root-operations = ({ $done } of { $of } operations done)
root-supporters = { $count ->
    [one] { $count } supporter
   *[other] { $count } supporters
 }
root-items-track = Tracks
root-items-satchel = Satchel
root-items-exhausted = Exhausted
root-items-damaged = Damaged
root-items-broken = Damaged and exhausted
root-relations = Relationships
root-relation-indifferent = indifferent
root-relation-amiable-1 = amiable
root-relation-amiable-2 = very amiable
root-relation-allied = allied
root-relation-hostile = hostile
root-relation-no-marker = no marker
root-quests = Quests ({ $left } in the pile)
root-completed = { $count ->
    [one] { $count } quest completed
   *[other] { $count } quests completed
 }
root-battle = Battle
root-battle-in = Battle, clearing { $clearing } ({ $suit })
root-attacks = attacks
root-defends = defends
root-die = die: { $count }
root-deals = { $count ->
    [0] deals nothing
    [one] deals { $count } hit
   *[other] deals { $count } hits
 }
root-stage-ambush = may ambush: two hits before the dice
root-stage-foil = may foil the ambush with one of their own
root-stage-enlist = may call on a protector
root-stage-effects = may use a card in play
root-stage-hit = chooses what is lost
root-stage-damage = chooses which items are damaged
root-stage-hospitals = may heal warriors
root-stage-order = settles the order of effects
root-stage-dice = The dice are about to roll.
root-hit-parts = What these hits are made of
root-dice-rule = The higher die is the attacker’s, except against the Alliance; nobody deals more rolled hits than they have warriors.
root-cost = costs { $cost }
root-any = any
root-makes = makes { $item }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
root-no-hand = Your hand is empty.
root-how-many = How many
root-take-along = Take
root-less = One less
root-more = One more
root-so-many = Choose { $count }
root-many = ({ $count })
root-more-acts = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
 }
root-idle-card = Nothing to do with this card now.
root-explained = What each choice does
root-item-card = Take this item from the supply: { $item }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. The card is discarded; with no such item left it cannot be crafted.
root-left-funds = { $count } in funds
root-outcast = Outcast: { $suit }{ $hated ->
    [yes] , hated
   *[no] {""}
 }
root-acolytes = { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
 }
root-revealed = Cards revealed this turn
root-lost-souls = Lost souls: { $count }
root-prices = Prices of services
root-box-payments = Payments
root-box-funds = Funds
root-box-commitments = Commitments
root-box-invested = Invested this turn
root-orders = Schedule of orders
root-face-down = face down
root-priorities = Her priorities
root-priority-defender = Attacks: most pieces, then most points
root-priority-sends = Sets out: lowest clearing number first
root-priority-goal = Goes to: where the enemy has the most pieces
root-no-orders = No orders.
root-never-ambush = No ambush this turn
root-skip-empty = Pass for me when I have no answer
root-for-sale = For sale
root-guide = { $name }: on one screen
root-guide-scores = Where its points come from
root-guide-special = Rules of its own
root-points = { $name }: where the points come from
root-over-time = The points, turn by turn.
root-over-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }
root-points-turn = { $points } (turn { $turn })
root-points-none = No point yet.
root-points-before = before what this screen has seen
root-lesson-first = First the rules for all
root-lesson = Try a first turn
