### Root in English.

root-title = Root
root-about = A war for the woodland: cats, birds, rebels and a wanderer, each with rules of their own; 30 points win.

## Options

root-option-factions = The factions in play, by names or letters, separated by commas; empty for the usual set
root-option-board = Autumn or Winter
root-option-seating = Whether seats are drawn by lot
root-option-first = Who plays first

## At the terminal

root-ui-letter-fox-garden = G
root-ui-letter-rabbit-garden = G
root-ui-letter-mouse-garden = G
root-ui-letter-fox-post = T
root-ui-letter-rabbit-post = T
root-ui-letter-mouse-post = T
root-ui-outcast = Outcast { $suit }
root-ui-hated = Outcast { $suit }, Hated
root-ui-acolytes = { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
 }
root-ui-gardens = gardens
root-ui-souls = Lost Souls
root-ui-revealed = revealed
root-ui-prices = prices: card { $cards }, riverboats { $boats }, mercenaries { $mercenaries }
root-ui-payments = payments { $warriors }
root-ui-funds = funds { $warriors }
root-ui-commitments = committed { $warriors }
root-ui-invested = on post spaces { $warriors }
root-ui-posts = trade posts
root-ui-hirer = mercenaries of { $letter }
root-ui-boats = rivers are paths for { $letters }
root-ui-orders = orders
root-ui-colon = {": "}
root-ui-letter-sawmill = S
root-ui-letter-workshop = W
root-ui-letter-recruiter = R
root-ui-letter-wood = W
root-ui-letter-keep = K
root-ui-letter-roost = R
root-ui-letter-fox-base = B
root-ui-letter-rabbit-base = B
root-ui-letter-mouse-base = B
root-ui-letter-sympathy = S
root-ui-before = The set-up begins.
root-ui-turn = { $you ->
    [yes] Turn { $number }, yours
   *[no] Turn { $number }, { $whose }
 }
root-ui-news-turn = Turn { $number }, { $whose }:
root-ui-placed = { $seat }: { $count } warriors placed in the clearings { $clearings }.
root-ui-in-short = { $points } pts { $cards } c.
root-ui-battle = Battle in clearing { $clearing }: { $attacker } against { $defender }
root-ui-hits = hits { $dealt } to { $returned }
root-ui-hit-parts = attack: { $dealt_parts }; defense: { $returned_parts }
root-ui-piles = deck { $deck }, discard { $discard }
root-ui-items = Items to craft: { $items }.
root-ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
root-ui-arrived = { $points } (30 reached)
root-ui-no-points = no points
root-ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
root-ui-hand = Hand ({ $count })
root-ui-hand-of = Hand of { $whose }:
root-ui-stack-of = Supporters of { $whose }:
root-ui-supply = { $count ->
    [one] { $count } warrior in supply
   *[other] { $count } warriors in supply
 }
root-ui-in-play = in play { $cards }
root-ui-box = crafted { $items }
root-ui-dominance = wins by { $card }
root-ui-coalition = in coalition with { $other }
root-ui-known = seen in hand { $cards }
root-ui-wood-cost = { $count } wood
root-ui-gain = +{ $count }
root-ui-wood = { $count } wood in supply
root-ui-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
 }
root-ui-recruited = has recruited
root-ui-leader = leader { $leader }
root-ui-decree = Decree
root-ui-resolved = { $count } carried out
root-ui-each-evening = +{ $count } each Evening
root-ui-set-aside = face down { $leaders }
root-ui-supporters = { $count ->
    [one] { $count } supporter
   *[other] { $count } supporters
 }
root-ui-officers = { $count ->
    [one] { $count } officer
   *[other] { $count } officers
 }
root-ui-supporter-cost = { $count ->
    [one] { $count } supporter
   *[other] { $count } supporters
 }
root-ui-bases-left = bases to build { $suits }
root-ui-operations = { $count } of { $most } operations done
root-ui-items-satchel = ready { $items }
root-ui-items-track = on tracks { $items }
root-ui-items-exhausted = exhausted { $items }
root-ui-items-damaged = damaged { $items }
root-ui-items-broken = damaged and exhausted { $items }
root-ui-relations = relationships { $list }
root-ui-relation-indifferent = indifferent
root-ui-relation-amiable_1 = amiable
root-ui-relation-amiable_2 = friendly
root-ui-relation-allied = allied
root-ui-relation-hostile = hostile
root-ui-completed = { $count ->
    [one] { $count } quest done
   *[other] { $count } quests done
 }
root-ui-quests = quests { $quests } (and { $count } face down)
root-ui-looked = under the ruin of { $clearing } { $items }
root-ui-discard = Discard pile: { $cards }.
root-ui-available = Beside the map: { $cards }.
root-ui-signs = ▸ may be chosen · ■ slot taken □ free ▒ ruin × closed · suits ▲ fox ● rabbit ◆ mouse ✦ bird ○ any · “·” path ≈ river ♣ forest · [M3SR] Marquise rules, with 3 warriors, a sawmill and a recruiter; capitals are buildings, small letters tokens
root-ui-typing = key, word or notation
root-ui-which = “{ $text }” may mean several things: { $labels }.

## Words

root-you = You
root-to-you = you
root-suit-fox = fox
root-suit-rabbit = rabbit
root-suit-mouse = mouse
root-suit-bird = bird
root-suit-any = any
root-guide-line = { $en }
root-reference-goal = Its goal
root-reference-scores = Where its points come from
root-reference-special = Rules of its own
root-reference-common = For all factions
root-name-turn = Turn
root-does-turn = Birdsong, Daylight, Evening; then the next player, clockwise.
root-name-rule = Rule
root-does-rule = whoever has the most warriors and buildings in a clearing rules it.
root-name-move = Move
root-does-move = warriors go to an adjacent clearing; you must rule the one they leave or the one they enter.
root-name-battle = Battle
root-does-battle = two dice: the attacker deals the higher one, the defender the lower one.
root-name-ambush = Ambush
root-does-ambush = played in defence before the dice, in a clearing of its suit: 2 hits on the attacker.
root-name-craft = Crafting
root-does-craft = activate crafting pieces in clearings of the suits of the cost.
root-name-birds = Birds
root-does-birds = a bird card may count as another suit.
root-name-removed = Points
root-does-removed = 1 for each enemy building or token removed.
root-name-victory = Victory
root-does-victory = the first with 30 points wins at once.
root-does-victory-coop = you win together if each of you reaches 30 points before the Mechanical Marquise.
root-name-dominance = Dominance
root-does-dominance = from 10 points on, activating one changes how you win: by clearings instead of points.
root-phase-setup = set-up
root-phase-birdsong = Birdsong
root-phase-daylight = Daylight
root-phase-evening = Evening
root-short-marquise = Marquise
root-short-eyrie = Eyrie
root-short-alliance = Alliance
root-short-vagabond = Vagabond
root-short-cult = Cult
root-short-riverfolk = Riverfolk
root-short-mechanical = Mechanical Marquise
root-faction-marquise = Marquise de Cat
root-faction-eyrie = Eyrie Dynasties
root-word-pass = pass
root-word-end = end
root-word-craft = craft
root-word-move = move
root-word-battle = battle
root-word-recruit = recruit
root-word-build = build
root-word-warrior = warrior
root-word-nobody = a player who is not here
root-word-march = march
root-word-overwork = overwork
root-word-extra = extra action
root-word-sawmill = sawmill
root-word-workshop = workshop
root-word-recruiter = recruiter
root-word-wood = wood
root-word-keep = keep
root-word-hospitals = field hospitals
root-word-roost = roost
root-word-vizier = Loyal Vizier
root-word-builder = Builder
root-word-charismatic = Charismatic
root-word-commander = Commander
root-word-despot = Despot
root-word-boots = boot
root-word-bag = bag
root-word-crossbow = crossbow
root-word-hammer = hammer
root-word-sword = sword
root-word-tea = tea
root-word-coins = coins
root-word-torch = torch

## Cards

root-card-ambush-bird = Ambush! (bird)
root-card-ambush-fox = Ambush! (fox)
root-card-ambush-rabbit = Ambush! (rabbit)
root-card-ambush-mouse = Ambush! (mouse)
root-card-dominance-bird = Dominance (bird)
root-card-dominance-fox = Dominance (fox)
root-card-dominance-rabbit = Dominance (rabbit)
root-card-dominance-mouse = Dominance (mouse)
root-card-birdy-bindle = Birdy Bindle (bird)
root-card-woodland-runners = Woodland Runners (bird)
root-card-arms-trader = Arms Trader (bird)
root-card-crossbow-bird = Crossbow (bird)
root-card-armorers = Armorers (bird)
root-card-sappers = Sappers (bird)
root-card-brutal-tactics = Brutal Tactics (bird)
root-card-royal-claim = Royal Claim (bird)
root-card-gently-used-knapsack = Gently Used Knapsack (fox)
root-card-root-tea-fox = Root Tea (fox)
root-card-travel-gear-fox = Travel Gear (fox)
root-card-protection-racket = Protection Racket (fox)
root-card-foxfolk-steel = Foxfolk Steel (fox)
root-card-anvil = Anvil (fox)
root-card-stand-and-deliver = Stand and Deliver! (fox)
root-card-tax-collector = Tax Collector (fox)
root-card-favor-of-the-foxes = Favor of the Foxes (fox)
root-card-smugglers-trail = Smuggler’s Trail (rabbit)
root-card-root-tea-rabbit = Root Tea (rabbit)
root-card-a-visit-to-friends = A Visit to Friends (rabbit)
root-card-bake-sale = Bake Sale (rabbit)
root-card-command-warren = Command Warren (rabbit)
root-card-better-burrow-bank = Better Burrow Bank (rabbit)
root-card-cobbler = Cobbler (rabbit)
root-card-favor-of-the-rabbits = Favor of the Rabbits (rabbit)
root-card-mouse-in-a-sack = Mouse-in-a-Sack (mouse)
root-card-root-tea-mouse = Root Tea (mouse)
root-card-travel-gear-mouse = Travel Gear (mouse)
root-card-investments = Investments (mouse)
root-card-sword-mouse = Sword (mouse)
root-card-crossbow-mouse = Crossbow (mouse)
root-card-scouting-party = Scouting Party (mouse)
root-card-codebreakers = Codebreakers (mouse)
root-card-favor-of-the-mice = Favor of the Mice (mouse)
root-card-spy-bird = Spy (bird)
root-card-spy-fox = Spy (fox)
root-card-spy-rabbit = Spy (rabbit)
root-card-spy-mouse = Spy (mouse)

## Questions

root-planned-ambush = If I am attacked: an ambush
root-planned-foil = If my attack meets an ambush: one of mine
root-planned-effects = In a battle, after the dice: a card in play
root-planned-hospitals = If I lose warriors: field hospitals
root-ask-from = { $march ->
    [first] March, first move of two: from which clearing
    [second] March, second move: from which clearing, or end the march
   *[none] Move: from which clearing
 }
root-ask-to = { $march ->
    [first] March, first move
    [second] March, second move
   *[none] Move
 } from clearing { $origin }: to which clearing
root-ask-count = { $march ->
    [first] March, first move
    [second] March, second move
   *[none] Move
 } from clearing { $origin } to clearing { $clearing }: how many warriors
root-ask-battlefield = Battle: in which clearing
root-ask-defender = Battle in clearing { $clearing }: against whom
root-ask-ambush = You are attacked in clearing { $clearing } ({ $suit }): play an ambush, or pass
root-ask-foil = An ambush in clearing { $clearing } ({ $suit }): foil it with one of yours, or pass
root-ask-enlist = Before the dice: call on a protector, or pass
root-ask-effects = After the dice: use a card in play, or pass
root-ask-hit = Choose the piece that is lost in clearing { $clearing } ({ $other }, hits left: { $count })
root-ask-order = Several things happen at once: which comes first
root-ask-activate = { $card }: activate a crafting piece of which suit (still to activate: { $count })
root-ask-effect = Use an effect, or end
root-ask-player = { $card }: name a player
root-ask-tax = Tax Collector: remove a warrior from which clearing
root-ask-discard = Too many cards: discard one
root-ask-keep = Set-up: the corner of your keep
root-ask-first-sawmill = Set-up: the clearing of your sawmill
root-ask-first-workshop = Set-up: the clearing of your workshop
root-ask-first-recruiter = Set-up: the clearing of your recruiter
root-ask-wood = There is too little wood ({ $count } left): which sawmill gets one
root-ask-muster = There are too few warriors ({ $count } left): which recruiter gets one
root-ask-daylight = Daylight: craft, act or end ({ $left -> 
    [one] one action left
   *[other] { $left } actions left
 })
root-ask-building = Build: which building
root-ask-site = Build, { $piece } for { $count } wood: in which clearing
root-ask-pay-wood = Build, { $piece } in clearing { $clearing }: take wood from which clearing ({ $count } still to pay)
root-ask-sawmill = Overwork with { $card }: which sawmill gets the wood
root-ask-hospitals = Field hospitals, clearing { $clearing } ({ $suit }): spend a matching card to save { $count ->
    [one] one warrior
   *[other] { $count } warriors
 }, or pass
root-ask-corner = Set-up: the corner of your first roost
root-ask-leader = { $turmoil ->
    [yes] Turmoil, { $card } was impossible: choose a new leader
    [some] Turmoil: choose a new leader
   *[no] Choose a leader
 }
root-ask-decree = The Decree: add a card, one or two in all
root-ask-column = The Decree, { $card }: in which column
root-ask-new-roost = A new roost: in which clearing
root-ask-craft = Daylight: craft a card, or end to begin the Decree
root-ask-resolve = The Decree, { $word }: which card now
root-ask-recruit = The Decree, { $card }: recruit in which clearing
root-ask-build = The Decree, { $card }: build in which clearing

## What an answer ends or leaves

root-end-agitation = End Daylight
root-end-conspire = No more conspiracies, go on to Daylight
root-end-craft = Finish crafting, begin the Decree
root-end-daylight = End Daylight
root-end-decree = Add no more cards to the Decree
root-end-effect = Use no more effects
root-end-garden-craft = Finish crafting
root-end-market = Buy nothing more
root-end-operation = End the operations of Evening
root-end-revolt = No more revolts
root-end-ritual = End Daylight
root-end-sympathy = No more sympathy, go on to Daylight
root-end-trade = End Daylight
root-end-stow = Draw cards
root-end-wander = End Daylight
root-pass-aid-take = Take no item
root-pass-ally = Battle without an ally
root-pass-ambush = No ambush
root-pass-battlefield = Do not battle
root-pass-bring = Bring nobody
root-pass-effects = Use no card
root-pass-enlist = Do without a protector
root-pass-foil = Do not foil the ambush
root-pass-from = { $march ->
    [second] End the march without a second move
   *[other] Do not move
 }
root-pass-hospitals = Save nobody
root-pass-outrage = Show your hand
root-pass-price-boats = Keep this price
root-pass-price-cards = Keep this price
root-pass-price-mercenaries = Keep this price
root-pass-relic = Take no item
root-pass-reward = Neither points nor cards
root-pass-slip = Stay here
root-pass-swap = Swap nothing

## What a choice costs and brings

root-cost-building = Costs { $wood } wood, scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
root-cost-sympathy = Costs { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
 } of its suit, scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
root-cost-revolt = Costs { $supporters } supporters of its suit.
root-cost-items = Exhausts { $items }.
root-cost-acolytes = Costs { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
 }.
root-cost-in-warriors = Price: { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
 } of your supply.
root-cost-in-items = Price: { $count ->
    [one] { $count } item
   *[other] { $count } items
 } exhausted.

## What happened

root-event-ordered = { $seat }: first { $word }, clearing { $clearing } ({ $other }).
root-event-saved = { $seat }: { $count ->
    [one] a warrior lost in clearing { $clearing } is
   *[other] { $count } warriors lost in clearing { $clearing } are
 } saved.
root-event-not-saved = { $seat }: { $count ->
    [one] a warrior lost in clearing { $clearing } is
   *[other] { $count } warriors lost in clearing { $clearing } are
 } not saved.
root-event-placed = { $seat }: { $count -> 
    [one] a warrior
   *[other] { $count } warriors
 } placed in clearing { $clearing }.
root-event-removed = { $seat }: { $count -> 
    [one] a warrior
   *[other] { $count } warriors
 } removed from clearing { $clearing }.
root-event-moved = { $seat }: { $count -> 
    [one] a warrior
   *[other] { $count } warriors
 } from { $origin } to { $clearing }.
root-event-built = { $seat }: a building in clearing { $clearing } ({ $piece }).
root-event-razed = { $seat }: a building lost in clearing { $clearing } ({ $piece }).
root-event-token = { $seat }: { $piece } in clearing { $clearing } ({ $count }).
root-event-token-gone = { $seat }: { $piece } gone from clearing { $clearing }.
root-event-drew = { $seat }: { $pile ->
    [stack] { $count ->
        [one] a card of the deck joins
       *[other] { $count } cards of the deck join
     } the supporters
   *[other] { $count ->
        [one] a card
       *[other] { $count } cards
     } drawn
 }{ $cards ->
    [none] {""}
   *[other] {": "}{ $cards }
 }.
root-event-pawn = { $seat }: the pawn goes to { $forest ->
    [yes] forest { $place }
   *[no] clearing { $place }
 }.
root-event-ruin-gone = The ruin of clearing { $clearing } is gone.
root-event-recovered = { $seat }: { $card } comes back from the discard pile.
root-event-reshuffled = The discard pile becomes the deck: { $count } cards.
root-event-spent = { $seat }: { $card } spent.
root-event-discarded = { $seat }: { $card } discarded.
root-event-available = { $card } lies beside the map, available to all.
root-event-gave = { $seat }: { $pile ->
    [stack] a card joins the supporters{ $own ->
        [yes] {""}
       *[no] {" "}({ $other })
     }
   *[other] a card goes to { $other }
 }{ $cards ->
    [none] {""}
   *[other] {", "}{ $cards }
 }.
root-event-showed = { $seat }: the hand is shown to { $other }{ $cards ->
    [none] {""}
   *[other] {", "}{ $cards }
 }.
root-event-item = { $seat }: an item crafted ({ $item }).
root-event-scored = { $seat }: +{ $count }, { $total -> 
    [one] one point
   *[other] { $total } points
 }.
root-event-lost = { $seat }: −{ $count }, { $total -> 
    [one] one point
   *[other] { $total } points
 }.
root-event-won = Victory: { $seats }.
root-event-battle = { $seat }: battle against { $other } in clearing { $clearing }.
root-event-ambushed = { $seat }: ambush in clearing { $clearing }, { $card }.
root-event-foiled = { $seat }: the ambush is foiled with { $card }.
root-event-rolled = The dice: { $high } and { $low }.
root-event-used = { $seat }: { $card } used.
root-event-used-up = { $seat }: { $card } used and discarded.
root-event-hits = { $seat }: { $count ->
    [0] no hit dealt
    [one] { $count } hit dealt
   *[other] { $count } hits dealt
} ({ $dealt_parts }); { $other }: { $returned ->
    [0] none
   *[other] { $returned }
} ({ $returned_parts }).
root-hit-higher-die = higher die { $count }
root-hit-lower-die = lower die { $count }
root-hit-guerrilla-higher = higher die { $count } by guerrilla war
root-hit-guerrilla-lower = lower die { $count } by guerrilla war
root-hit-warriors = { $count } for want of warriors
root-hit-swords = { $count } for want of swords
root-hit-defenseless = +{ $count } against a defenseless defender
root-hit-tactics = +{ $count } Brutal Tactics
root-hit-sappers = +{ $count } Sappers
root-hit-armorers = { $count } Armorers
root-hit-commander = +{ $count } Commander
root-hit-extra = +{ $count } by the faction
root-event-crafted = { $seat }: { $card } crafted.
root-event-dominance = { $seat }: { $card } activated. Points no longer count: victory depends on the clearings ruled.
root-event-took = { $seat }: { $card } taken from beside the map.
root-event-turn = Turn { $count }: { $seat }.
root-event-phase = { $seat }: { $phase }.
root-event-suits = The suits of the clearings: { $suits }.
root-event-faction = { $seat }: { $faction }.
root-event-first = First player: { $seat }.
root-event-deck = The deck has { $count } cards.
root-event-ruins = Ruins in the clearings { $clearings }.
root-event-supply = { $count } items are in the supply.
root-event-set-up = { $seat }: set-up ({ $faction }).
root-event-action = { $seat }: { $word }.
root-event-leader = { $seat }: a new leader, { $word }.
root-event-decree-card = { $seat }: { $card } for the Decree.
root-event-decreed = { $seat }: { $card } in the column { $word }.
root-event-resolves = { $seat }: { $card } resolved, { $word }.
root-event-turmoil = { $seat }: turmoil! { $card } ({ $word }) cannot be carried out: { $reason ->
    [0] there are not enough warriors left in supply
    [1] there is no roost in a clearing of its suit
    [2] no warrior can leave a clearing of its suit
    [3] there is nobody to battle in a clearing of its suit
    [4] all roosts are on the map already
   *[5] no ruled clearing of its suit has room for a new roost
 }.
root-event-purged = { $seat }: the Decree is purged of { $cards }.

## Why (the reasons of a hint)

why-root-points = You score more until your next turn: { $best } points on average, instead of { $other } with “{ $instead }”.
why-root-others = Whoever of the others scores most scores less until your next turn: { $best } points on average, instead of { $other } with “{ $instead }”.
why-root-cards = You hold more cards at your next turn: { $best } on average, instead of { $other } with “{ $instead }”.
why-root-warriors = You have more warriors on the map at your next turn: { $best } on average, instead of { $other } with “{ $instead }”.
why-root-ruled = You rule more clearings at your next turn: { $best } on average, instead of { $other } with “{ $instead }”.

## Refusals

root-over = The game is over ({ $clause }).
root-not-seated = Nobody sits there ({ $clause }).
root-not-asked = It is not your turn to answer: { $whom ->
    [nature] chance decides
   *[other] { $whom } is asked
 } ({ $clause }).
root-not-possible = “{ $answer }” is not possible now ({ $clause }).
root-must = This cannot be passed up ({ $clause }).
root-say-end = You may stop here: answer “{ root-word-end }” ({ $clause }).
root-say-pass = You may decline: answer “{ root-word-pass }” ({ $clause }).
root-no-answer = “{ $text }” is no answer that this game knows ({ $clause }).
root-not-in-deck = “{ $text }”: these are not different cards of the deck ({ $clause }).
root-draw-count = { $wanted } cards are drawn, not { $found } ({ $clause }).
root-forest = Warriors do not enter forests ({ $clause }).
root-count = One warrior at least, { $most } at most ({ $clause }).
root-effect-not-now = { $answer } cannot be used now ({ $clause }).
root-effect-used = { $answer } has been used already ({ $clause }).
root-effect-idle = There is nobody and nothing to use { $answer } on now ({ $clause }).
root-not-in-play = You do not have { $answer } in play ({ $clause }).
root-no-rolled-hits = No rolled hit is there to be ignored ({ $clause }).
root-no-such-piece = There is no such piece to choose ({ $clause }).
root-no-such-order = That order cannot be chosen here ({ $clause }).
root-take-dominance = To take { $answer }, spend a { $suit ->
    [bird] bird card
   *[other] { $suit } or bird card
 } ({ $clause }).
root-not-in-hand = { $answer } is not in your hand ({ $clause }).
root-wrong-suit = { $answer } is not of the suit that is needed ({ $clause }).
root-no-ambush = { $answer } is no ambush ({ $clause }).
root-ambush-suit = { $answer } does not match this clearing ({ $suit ->
    [fox] fox
    [rabbit] rabbit
   *[mouse] mouse
 }) ({ $clause }).
root-one-dominance = An activated dominance card cannot be replaced ({ $clause }).
root-too-few-points = Activating a dominance card takes 10 points; you have { $points } ({ $clause }).
root-never-crafted = { $answer } is never crafted ({ $clause }).
root-no-item = No such item is left in the supply ({ $clause }).
root-in-play-already = You have this effect in play already ({ $clause }).
root-cost = { $answer } costs { $cost }: your unused crafting pieces do not suffice ({ $clause }).
root-no-fighters = You have nobody to fight with in that clearing ({ $clause }).
root-no-enemy = No other player has a piece in that clearing ({ $clause }).
root-no-warriors = You have no warrior in that clearing ({ $clause }).
root-rule-neither = You must rule the clearing of origin or of destination ({ $clause }).
root-not-adjacent = No path leads there ({ $clause }).
root-closed = Nothing may enter that clearing any more ({ $clause }).
root-not-that-player = You cannot name that player ({ $clause }).
root-no-cards-there = That player has no cards ({ $clause }).
root-not-there = That player has no piece in the clearing ({ $clause }).
root-faction-twice = { $faction } is named too often: a faction plays once, the Vagabond twice at most ({ $clause }).
root-factions-text = The option factions is a text, names or letters with commas between them, as in “marquise,eyrie”; this is { $found } ({ $clause }).
root-faction-count = { $found ->
    [one] One faction alone
   *[other] { $found } factions
 }: from { $least } to { $most } can play ({ $clause }).
root-faction-seats = { $found ->
    [one] One faction is
   *[other] { $found } factions are
 } named, and { $seats } play: there must be one for each ({ $clause }).
root-first-not-there = Seat { $seat } is not there: seats go up to { $most } ({ $clause }).
root-card-unknown = { $where }: “{ $text }” is no card ({ $clause }).
root-card-doubled = { $where }: the card { $card } stands in { $first } already ({ $clause }).
root-card-missing = { $where }: these cards are nowhere: { $cards } ({ $clause }).
root-seats = { $where }: the factions are { $known } ({ $clause }).
root-suits = { $where }: these are not the suits of this board ({ $clause }).
root-no-ruin = { $where }: clearing { $clearing } has no such ruin ({ $clause }).
root-no-slot = { $where }: the clearing has { $open } open slots ({ $clause }).
root-too-many = { $where }: the faction has { $limit } of these ({ $clause }).
root-no-stack = { $where }: this faction has no stack of supporters ({ $clause }).
root-supporters = { $where }: without a base the stack holds { $most } supporters at most ({ $clause }).
root-no-partner = { $where }: only a Vagabond joins somebody, and only with four players or more ({ $clause }).
root-always-rivers = { $where }: for this faction rivers are always paths ({ $clause }).
root-no-boats = { $where }: rivers are paths for the player in turn who has bought riverboats ({ $clause }).
root-available = { $where }: { $card } cannot lie beside the map: that is for dominance cards and spies ({ $clause }).
root-activated = { $where }: no more crafting pieces can have been activated than there are: fox, rabbit, mouse { $there } ({ $clause }).
root-keep-corner = { $where }: the keep stands in a corner: { $corners } ({ $clause }).
root-revealed-now = { $where }: cards lie revealed only in their owner’s Daylight, up to the start of Evening ({ $clause }).
root-crusade-now = { $where }: a Crusade only happens in its owner’s Birdsong ({ $clause }).
root-no-hand = { $where }: this faction has no hand ({ $clause }).
root-acted = { $where }: she has taken an action, if fewer than three are left ({ $clause }).
root-one-roost = { $where }: a clearing holds one roost at most ({ $clause }).
root-added-bird = { $where }: a bird was added, but no card ({ $clause }).
root-plundered = { $where }: this is a matter of battle, and nobody fights ({ $clause }).
root-no-vizier = { $where }: the leader has no such vizier: { $entry } ({ $clause }).
root-not-decreed = { $where }: { $entry } does not lie in the Decree ({ $clause }).
root-resolved-order = { $where }: { $entry } cannot come here: each card once, column by column from the left ({ $clause }).
root-no-box = { $where }: he stores his items on his own board ({ $clause }).
root-aids = { $where }: { $count } would have moved the marker, or it moves no further ({ $clause }).
root-same-relic = { $where }: nobody has two equal items of the ruins ({ $clause }).
root-no-looker = { $where }: only Vagabonds look under ruins ({ $clause }).
root-top = { $where }: the card { $card } is not in the deck ({ $clause }).
root-asked = { $where }: “{ $found }” is not asked at any moment of this phase in this position. Asked here: { $known } ({ $clause }). What follows from an answer is reached by answering.
root-no-dominance = { $where }: { $card } is no dominance card ({ $clause }).
root-no-place = { $where }: “{ $text }” is no place of this map ({ $clause }).
root-won-already = { $where }: with { $points } points the game would be over ({ $clause }).
root-not-held = { $where }: a card is known that is not there ({ $clause }).
root-no-battle = { $where }: a battle needs an attacker, another defender and a clearing where he is ({ $clause }).
root-no-steps = { $where }: a set-up that is not finished needs its steps ({ $clause }).
root-no-question = { $where }: nothing is asked in this position ({ $clause }).
root-step-number = { $where }: { $found } is no { $kind } ({ $clause }).
root-step-rung = { $where }: { $step } cannot go on from its rung { $found } ({ $clause }).
root-step-place = { $where }: { $below ->
    [first] { $step } cannot come first
   *[other] { $step } cannot stand on { $below }
 } ({ $clause }).
root-step-astray = { $where }: { $step } cannot be under way in this position ({ $clause }).
root-no-reaction = { $where }: { $text } names nothing that could wait to be done ({ $clause }).
root-closed-true = { $where }: write true for a closed clearing, or nothing; not { $found } ({ $clause }).
root-not-chosen = { $where }: something that a faction chooses in its set-up is missing ({ $clause }).
root-rest-twice = { $where }: the rest of the cards lies in { $other } already ({ $clause }).
root-nobody = { $where }: whose it is must be said ({ $clause }).
root-own-partner = { $where }: nobody is in a coalition with himself ({ $clause }).
root-no-pawn = { $where }: this faction has no pawn ({ $clause }).
root-not-persistent = { $where }: { $card } has no lasting effect ({ $clause }).
root-effect-doubled = { $where }: the effect of { $card } is in play already ({ $clause }).
root-not-available = That card does not lie beside the map ({ $clause }).
root-crafting-over = Crafting comes before the first action ({ $clause }).
root-no-actions = No action is left ({ $clause }).
root-recruited-already = You recruit once a turn ({ $clause }).
root-no-recruiter = You have no recruiter on the map ({ $clause }).
root-action-impossible = “{ $answer }” cannot be done anywhere now ({ $clause }).
root-no-slot-supplied = No clearing that you rule and that enough wood reaches has an open slot ({ $clause }).
root-nothing-ruled = You rule no clearing ({ $clause }).
root-march-instead = You move by a march of two moves: answer “{ root-word-march }” ({ $clause }).
root-card-with-it = Name the card too, after “{ $answer }” ({ $clause }).
root-actions-first = Birds buy actions after the third; { $left } are left ({ $clause }).
root-bird-needed = Only a bird card will do ({ $clause }).
root-no-sawmill = You have no sawmill in a clearing of that suit ({ $clause }).
root-no-wood = No wood is left in your supply ({ $clause }).
root-wood-short = There is too little wood in clearings that you rule and that are linked ({ $clause }).
root-no-building-left = No such building is left on its track ({ $clause }).
root-not-a-corner = It must be one of the corners that are offered ({ $clause }).
root-wrong-corner = With one other corner taken, yours is opposite; with two, one of the others ({ $clause }).
root-no-open-slot = That clearing has no open slot ({ $clause }).
root-not-near-keep = Starting buildings stand in the keep clearing or next to it ({ $clause }).
root-not-ruled = You do not rule that clearing ({ $clause }).
root-no-wood-there = There is no wood in that clearing that you could take ({ $clause }).
root-wood-not-linked = That wood is not linked to the site through clearings that you rule ({ $clause }).
root-no-building-there = No building of yours waits for a piece there ({ $clause }).
root-must-add = At least one card must be added to the Decree ({ $clause }).
root-one-bird = Only one bird card is added in a Birdsong ({ $clause }).
root-decree-unresolved = The Decree must be resolved to its end ({ $clause }).
root-resolved-already = { $answer } has been resolved in this turn ({ $clause }).
root-craft-first = Crafting comes before the Decree ({ $clause }).
root-not-this-column = Columns are resolved from left to right ({ $clause }).
root-leader-set-aside = That leader lies face down ({ $clause }).
root-leader-in-office = { $where }: { $leader } leads and does not lie face down ({ $clause }).
root-reserved = Only another player may place pieces there ({ $clause }).
root-no-roost = There is no roost in that clearing ({ $clause }).
root-roost-there = There is a roost in that clearing already ({ $clause }).
root-wrong-clearing = That clearing does not match ({ $clause }).
root-not-fewest = Other clearings have fewer warriors ({ $clause }).
root-wrong-phase = “{ $answer }” belongs to another phase ({ $clause }).

## The Vagabond

root-faction-vagabond = Vagabond
root-word-explore = explore
root-word-strike = strike
root-word-repair = repair
root-word-steal = Steal
root-word-day-labor = Day Labor
root-word-hideout = Hideout
root-word-instigate = Instigate
root-word-scorched-earth = Scorched Earth
root-word-points = points
root-word-cards = cards
root-word-aid-m = aid the Marquise
root-word-aid-e = aid the Eyrie
root-word-aid-a = aid the Alliance
root-word-aid-v = aid the Vagabond
root-word-aid-w = aid the second Vagabond
root-word-aid-c = aid the Cult
root-word-aid-r = aid the Riverfolk
root-word-aid-x = aid the Mechanical Marquise
root-word-thief = Thief
root-word-tinker = Tinker
root-word-ranger = Ranger
root-word-vagrant = Vagrant
root-word-arbiter = Arbiter
root-word-scoundrel = Scoundrel
root-word-second-bag = bag (second)
root-word-second-boots = boot (second)
root-word-second-hammer = hammer (second)
root-word-second-sword = sword (second)
root-word-errand-fox = Errand (fox)
root-word-fundraising-fox = Fundraising (fox)
root-word-give-a-speech-fox = Give a Speech (fox)
root-word-logistics-help-fox = Logistics Help (fox)
root-word-repair-a-shed-fox = Repair a Shed (fox)
root-word-errand-rabbit = Errand (rabbit)
root-word-give-a-speech-rabbit = Give a Speech (rabbit)
root-word-guard-duty-rabbit = Guard Duty (rabbit)
root-word-fend-off-a-bear-rabbit = Fend off a Bear (rabbit)
root-word-expel-bandits-rabbit = Expel Bandits (rabbit)
root-word-expel-bandits-mouse = Expel Bandits (mouse)
root-word-guard-duty-mouse = Guard Duty (mouse)
root-word-fend-off-a-bear-mouse = Fend off a Bear (mouse)
root-word-escort-mouse = Escort (mouse)
root-word-logistics-help-mouse = Logistics Help (mouse)
root-word-exhausted-boots = exhausted boot
root-word-exhausted-bag = exhausted bag
root-word-exhausted-crossbow = exhausted crossbow
root-word-exhausted-hammer = exhausted hammer
root-word-exhausted-sword = exhausted sword
root-word-exhausted-tea = exhausted tea
root-word-exhausted-coins = exhausted coins
root-word-exhausted-torch = exhausted torch
root-word-track-tea = tea to its track
root-word-track-coins = coins to their track
root-word-track-bag = bag to its track
root-word-satchel-tea = tea to the satchel
root-word-satchel-coins = coins to the satchel
root-word-satchel-bag = bag to the satchel
root-ask-character = Set-up: choose a character
root-ask-first-forest = Set-up: the forest of your pawn
root-ask-refresh = Birdsong: turn an exhausted item face up ({ $count } left)
root-ask-slip = Birdsong: slip to an adjacent clearing or forest, or pass
root-ask-wander = Daylight: exhaust items to act, or end
root-ask-walk = Move{ $free ->
    [1] {" "}without a boot
   *[other] {""}
 }: to which clearing
root-ask-bring = Move from clearing { $origin } to clearing { $clearing }: bring warriors of an ally, or pass
root-ask-ally = Battle: fight with the warriors of an ally, or pass
root-ask-damage = Battle: what takes the hit (hits left: { $count })
root-ask-relic = Explore: take an item, or pass
root-ask-aid-item = Aid ({ $other }): exhaust which item
root-ask-aid-take = Aid ({ $other }): take a crafted item, or pass
root-ask-reward = Quest completed, { $word }: points, cards, or neither
root-ask-thirty = Several players reach 30 points at once: choose who gets there first and wins
root-ask-strike = Strike: against whom
root-ask-strike-piece = Strike ({ $other }): remove which piece
root-ask-repair = Repair: which item ({ $count } left)
root-ask-victim = Steal: from whom
root-ask-day-labor = Day Labor: which card of the discard pile
root-ask-instigate = Instigate: who attacks
root-ask-instigated = Instigate ({ $other } attacks): who is attacked
root-ask-partner = Coalition: with whom
root-ask-stow = Evening: move items, then draw (1 more card for each coin on its track)
root-ask-drop = Too many items ({ $count } over the limit): remove one from the satchel{ $tracks ->
    [yes] {" "}or move one to its track
   *[other] {""}
 }
root-event-character = { $seat }: { $word }.
root-event-got = { $seat }: an item gained ({ $item }).
root-event-exhausted = { $seat }: { $item } exhausted.
root-event-refreshed = { $seat }: { $item } refreshed.
root-event-damaged = { $seat }: { $item } damaged.
root-event-repaired = { $seat }: { $item } repaired.
root-event-dropped = { $seat }: { $item } removed from the game.
root-event-to-track = { $seat }: { $item } moved to its track.
root-event-to-satchel = { $seat }: { $item } moved to the satchel.
root-event-stocked = { $count } items are hidden under the ruins.
root-event-explores = { $seat }: the ruin of clearing { $clearing } is explored.
root-event-looked = { $seat }: a look under the ruin of clearing { $clearing }{ $cards ->
    [none] {""}
   *[other] {", "}{ $cards }
 }.
root-event-quest-open = A new quest: { $word }.
root-event-quest = { $seat }: a quest completed, { $word }.
root-event-improved = { $seat }: the relationship with { $other } improves, space { $count } of 3.
root-event-ally = { $seat }: allied with { $other }.
root-event-hostile = { $seat }: { $other } now Hostile.
root-event-appeased = { $seat }: { $other } no longer Hostile.
root-event-special = { $seat }: { $word }.
root-event-allied-battle = { $seat }: side by side with the warriors of { $other }.
root-event-enlisted = { $seat }: protection for { $other }.
root-event-burnt = { $seat }: clearing { $clearing } is burnt.
root-event-coalition = { $seat }: a coalition with { $other }.
root-character-taken = That character is taken ({ $clause }).
root-forest-needed = Your pawn starts in a forest ({ $clause }).
root-other-face = Not with that side up: answer “{ $say }” ({ $clause }).
root-not-exhausted = You have no undamaged exhausted item of that kind ({ $clause }).
root-not-undamaged = You have no such undamaged item ({ $clause }).
root-not-damaged = You have no such damaged item ({ $clause }).
root-not-in-satchel = Only items of the satchel can be removed ({ $clause }).
root-not-face-up = You have no such undamaged item face up ({ $clause }).
root-not-in-box = That player has no such crafted item ({ $clause }).
root-not-this-relic = You cannot take that item from this ruin ({ $clause }).
root-ally-stays = The warriors of that player cannot come along ({ $clause }).
root-no-such-ally = That player’s warriors do not fight for you here ({ $clause }).
root-no-victim = That player has no piece here or no card ({ $clause }).
root-no-instigation = That player cannot fight here ({ $clause }).
root-not-last = You join the player with the fewest points ({ $clause }).
root-item-needed = You have no undamaged item of this kind face up: { $item } ({ $clause }).
root-boots-short = You cannot go there with the boots that are face up: Hostile warriors cost one more ({ $clause }).
root-no-ruin-here = There is no ruin in your clearing ({ $clause }).
root-none-to-strike = There is nothing to strike in your clearing ({ $clause }).
root-none-damaged = You have no damaged item ({ $clause }).
root-in-forest = That cannot be done in a forest ({ $clause }).
root-no-forest = Only slipping leads into a forest ({ $clause }).
root-place-not-adjacent = That place is not adjacent ({ $clause }).
root-not-in-discard = { $answer } is not in the discard pile ({ $clause }).
root-no-item-up = You have no item face up ({ $clause }).
root-quest-not-open = That quest does not lie face up ({ $clause }).
root-quest-suit = That quest does not match your clearing ({ $clause }).
root-quest-items = You do not have both items of that quest face up ({ $clause }).
root-not-movable = You have no such item face up there, or no room for it ({ $clause }).
root-not-your-special = That is not the Special Action of your character ({ $clause }).
root-slip-over = You slip in Birdsong; in Daylight answer “{ root-word-move }” before the place ({ $clause }).
root-no-steal = Nobody here has a card to take ({ $clause }).
root-no-day-labor = The discard pile has no card that matches your clearing ({ $clause }).
root-no-instigate = That takes two other players here, one of whom can attack ({ $clause }).
root-no-coalition = A coalition takes four players and one who has not activated a dominance card ({ $clause }).
root-hammers = { $answer } needs a face-up hammer for each symbol, in a clearing of that suit ({ $clause }).
root-hammers-one-suit = { $answer } needs several suits, and all your hammers have that of your clearing ({ $clause }).
root-quest-doubled = { $where }: a quest is in two places ({ $clause }).
root-not-arrived = { $where }: only a player of a team can have reached { $points } points and have lost some since ({ $clause }).
root-track-full = { $where }: a track holds three items of its kind ({ $clause }).
root-ruins-hold = { $where }: { $wanted } items are hidden under the ruins ({ $clause }).

## Woodland Alliance

root-faction-alliance = Woodland Alliance
root-word-fox-base = fox base
root-word-rabbit-base = rabbit base
root-word-mouse-base = mouse base
root-word-sympathy = sympathy
root-word-mobilize = mobilize
root-word-train = train
root-word-organize = organize
root-word-outrage = Outrage
root-ask-revolt = Revolt in which clearing, or end ({ $supporters ->
    [one] one supporter
   *[other] { $supporters } supporters
 })
root-ask-sympathy = Spread sympathy to which clearing, or end ({ $supporters ->
    [one] one supporter
   *[other] { $supporters } supporters
 })
root-ask-supporter = Which supporter do you spend for clearing { $clearing }, { $suit } (still to spend: { $count })
root-ask-agitation = Daylight: craft, mobilize, train or end
root-ask-operation = Evening: a military operation, or end ({ $left ->
    [one] one left
   *[other] { $left } left
 })
root-ask-base = Recruit: at which base
root-ask-organize = Organize: in which clearing
root-ask-outrage = Outrage, clearing { $clearing } ({ $suit }): give a matching card to the Alliance; without one, show your hand
root-ask-dismiss = No base is left: discard supporters down to five
root-event-revolts = { $seat }: a revolt in clearing { $clearing }.
root-event-spreads = { $seat }: sympathy spreads to clearing { $clearing }.
root-event-supporter-spent = { $seat }: a supporter spent, { $card }.
root-event-supporter-gone = { $seat }: a supporter discarded, { $card }.
root-event-supporters-lost = { $seat }: supporters lost with a base, { $cards }.
root-event-officer = { $seat }: a warrior becomes an officer ({ $count } in all).
root-event-officers-lost = { $seat }: { $count ->
    [one] an officer
   *[other] { $count } officers
 } lost.
root-event-operation = { $seat }: { $word }.
root-one-sympathy = { $where }: a clearing holds one sympathy token at most ({ $clause }).
root-base-suit = { $where }: a base stands in a clearing of its suit ({ $clause }).
root-clearing-first = Name the clearing: the supporters that pay for it are chosen next ({ $clause }).
root-not-supporter = { $answer } is none of your supporters ({ $clause }).
root-only-supporter = { $answer } is a supporter: it can only be spent for its suit, on revolts and sympathy ({ $clause }).
root-no-base = You have no base on the map that would do ({ $clause }).
root-no-recruits = No warrior is left in your supply ({ $clause }).
root-operations-over = Military operations come before drawing ({ $clause }).
root-no-base-there = There is no base of yours in that clearing ({ $clause }).
root-not-sympathetic = That clearing is not sympathetic ({ $clause }).
root-base-built = The { $suit } base is on the map already ({ $clause }).
root-supporters-short = That takes { $wanted ->
    [one] one supporter
   *[other] { $wanted } supporters
 } of the clearing’s suit ({ $suit }) or birds ({ $clause }).
root-sympathetic-already = That clearing is sympathetic already ({ $clause }).
root-not-near-sympathy = Sympathy spreads to clearings next to a sympathetic one ({ $clause }).

## Lizard Cult

root-faction-cult = Lizard Cult
root-word-fox-garden = fox garden
root-word-rabbit-garden = rabbit garden
root-word-mouse-garden = mouse garden
root-word-crusade = Crusade
root-word-convert = Convert
root-word-sanctify = Sanctify
root-word-score = score
root-word-sacrifice = sacrifice
root-word-fear = Fear of the faithful
root-ask-first-garden = Set-up: the corner of your first garden
root-ask-outcast = Set-up: which suit is the Outcast
root-ask-conspire = Birdsong: a conspiracy, or end ({ $acolytes ->
    [one] one acolyte
   *[other] { $acolytes } acolytes
 })
root-ask-crusade = Crusade: move or battle
root-ask-convert = Convert: in which clearing
root-ask-converted = Convert in clearing { $clearing }: whose warrior
root-ask-sanctify = Sanctify: in which clearing
root-ask-sanctified = Sanctify in clearing { $clearing }: which building
root-ask-ritual = Daylight: reveal a card for a ritual, or end
root-ask-garden = Build: a garden in which clearing
root-ask-flock = Recruit: a warrior in which clearing
root-ask-garden-craft = Evening: craft a card with your Outcast gardens, or end
root-event-outcast = { $seat }: the Outcast is { $suit }.
root-event-hated = { $seat }: the Outcast, { $suit }, is Hated.
root-event-souls-gone = { $seat }: the Lost Souls go to the discard pile, { $cards }.
root-event-avenged = { $seat }: { $count ->
    [one] a fallen defender becomes an acolyte
   *[other] { $count } fallen defenders become acolytes
 }.
root-event-conspiracy = { $seat }: { $word }, for { $count ->
    [one] one acolyte
   *[other] { $count } acolytes
 }.
root-event-revealed = { $seat }: { $card } revealed, { $word }.
root-event-acolyte = { $seat }: a warrior becomes an acolyte ({ $count }).
root-event-taken-back = { $seat }: revealed cards return to hand, { $cards }.
root-garden-suit = { $where }: a garden stands in a clearing of its suit ({ $clause }).
root-bird-outcast = Birds are never the Outcast ({ $clause }).
root-bird-ritual = Birds stand for no other suit in rituals ({ $clause }).
root-scored-already = You score once a turn with each suit ({ $clause }).
root-revealed-already = { $answer }: that card is revealed already and does nothing else today ({ $clause }).
root-outcast-gardens = Only gardens of the Outcast suit craft ({ $suit ->
    [fox] fox
    [rabbit] rabbit
   *[mouse] mouse
 }) ({ $clause }).
root-only-crusade = Your warriors move and battle only in a Crusade of your acolytes ({ $clause }).
root-acolytes-short = That takes { $wanted ->
    [one] one acolyte
   *[other] { $wanted } acolytes
 }; you have { $found } ({ $clause }).
root-no-enemy-warrior = There is no enemy warrior in that clearing ({ $clause }).
root-no-enemy-building = There is no enemy building in that clearing ({ $clause }).

## Riverfolk Company

root-faction-riverfolk = Riverfolk Company
root-word-fox-post = fox trade post
root-word-rabbit-post = rabbit trade post
root-word-mouse-post = mouse trade post
root-word-hand-card = hand card
root-word-riverboats = riverboats
root-word-mercenaries = mercenaries
root-word-draw = draw
root-word-export = export
root-word-establish = establish a trade post
root-word-disruption = Trade Disruption
root-ask-market = Start of Birdsong: buy a service, use an effect, or end (a card { $cards }, riverboats { $boats }, mercenaries { $mercenaries })
root-ask-pay-item = Services: exhaust which item to pay (still to exhaust: { $count })
root-ask-first-river = Set-up: a warrior in which river clearing (still to place: { $count })
root-ask-price-cards = The price of a hand card
root-ask-price-boats = The price of riverboats
root-ask-price-mercenaries = The price of mercenaries
root-ask-trade = Daylight: commit and spend funds, or end ({ $funds ->
    [one] one fund
   *[other] { $funds } funds
 })
root-ask-fund-move = Move: commit whose warrior
root-ask-fund-battle = Battle: commit whose warrior
root-ask-fund-draw = Draw: commit whose warrior
root-ask-fund-craft = Crafting: whose warrior goes to a trade post space (still to move: { $count })
root-ask-fund-recruit = Recruit: spend whose warrior
root-ask-lose-fund = Trade Disruption: whose warrior leaves your funds (still to lose: { $count })
root-ask-river = Recruit: in which river clearing
root-ask-establish = A trade post: in which clearing
root-event-bought = { $seat }: a service bought, { $word } for { $count }.
root-event-paid = { $seat }: { $count ->
    [one] a warrior
   *[other] { $count } warriors
 } put in Payments.
root-event-gathered = { $seat }: all warriors gathered, { $count ->
    [one] one fund
   *[other] { $count } funds
 }.
root-event-committed = { $seat }: a fund committed ({ $other }).
root-event-invested = { $seat }: a fund on a trade post space ({ $other }).
root-event-fund-spent = { $seat }: a fund spent ({ $other }).
root-event-fund-lost = { $seat }: a fund lost ({ $other }).
root-event-exported = { $seat }: { $card } exported.
root-event-price = { $seat }: a price set, { $word } for { $count }.
root-hired-stay = Mercenaries cannot be moved ({ $clause }).
root-hired-not-against = Mercenaries do not fight those they belong to ({ $clause }).
root-own-services = Services are for the other players ({ $clause }).
root-services-at-dawn = Services are bought at the start of one’s own Birdsong ({ $clause }).
root-services-sold = { $most ->
    [one] You may buy one service
   *[other] You may buy { $most } services
 } in this turn, and have ({ $clause }).
root-no-mercenaries = Mercenaries do not serve the Vagabond ({ $clause }).
root-not-their-card = That card is not in the merchants’ hand ({ $clause }).
root-served-already = You have bought this for this turn ({ $clause }).
root-price-short = That costs { $price }, and you can pay { $found } ({ $clause }).
root-price-same = That is the price already: pass to leave it ({ $clause }).
root-price-track = Prices go from 1 to { $most } ({ $clause }).
root-no-such-fund = None of that player’s warriors is in your Funds box ({ $clause }).
root-no-river = No river flows through that clearing ({ $clause }).
root-post-there = There is a trade post in that clearing already ({ $clause }).
root-no-post-left = No { $suit } trade post is left on your board ({ $clause }).
root-nobody-rules = Nobody rules that clearing ({ $clause }).
root-ruler-funds = That takes { $wanted } funds of the player who rules the clearing ({ $clause }).
root-prices-in-evening = Prices are set in your Evening ({ $clause }).
root-no-funds = Your Funds box is empty ({ $clause }).
root-no-space = No empty trade post space of the needed suit is left ({ $clause }).
root-funds-short = That takes { $wanted ->
    [one] one fund
   *[other] { $wanted } funds
 } ({ $clause }).
root-one-post = { $where }: a clearing holds one trade post at most, of its own suit ({ $clause }).
root-no-hirer = { $where }: mercenaries serve the player in turn, if he has warriors ({ $clause }).

## Choices

root-choice-card = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-craft = Craft { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-use = Use { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-ambush = Play { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-day-labor = Take { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-decree = Add to the Decree: { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-discard = Discard { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-dismiss = Discard { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-foil = Foil with { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-hospitals = Spend { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-outrage = Give { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-resolve = Carry out { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-supporter = Spend { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-dominance = Activate { $card }
root-choice-with-card = { $word }: { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-clearing = Clearing { $clearing } ({ $suit })
root-choice-forest = Forest { $forest }
root-choice-player = { $name } ({ $faction })
root-choice-number = { $number }
root-choice-word = { $word }
root-choice-reaction = { $name }: { $word }, clearing { $clearing } ({ $count }, through { $by })
root-word-fox = fox
root-word-rabbit = rabbit
root-word-mouse = mouse
root-word-bird = bird
root-word-take-dom-b = take Dominance (bird)
root-word-take-dom-f = take Dominance (fox)
root-word-take-dom-r = take Dominance (rabbit)
root-word-take-dom-m = take Dominance (mouse)
root-word-take-spy-b = take the Spy (bird)
root-word-take-spy-f = take the Spy (fox)
root-word-take-spy-r = take the Spy (rabbit)
root-word-take-spy-m = take the Spy (mouse)
root-word-verb-quest = complete a quest
root-word-verb-arrange = arrange items

## Values of options

root-value-factions- = the usual set
root-agreed-board = { $value ->
    [winter] It is played on the winter board.
   *[other] It is played on the autumn board.
 }
root-agreed-seating = { $value ->
    [random] Lots decide who plays which faction.
   *[other] Each seat has its faction.
 }
root-agreed-mode = { $value ->
    [coop] All players are together against the Mechanical Marquise.
   *[other] {""}
 }
root-value-board-autumn = Autumn
root-value-board-winter = Winter
root-value-seating-random = by lot
root-value-seating-given = as chosen here
root-value-first-random = at random
root-value-first-0 = seat 1
root-value-first-1 = seat 2
root-value-first-2 = seat 3
root-value-first-3 = seat 4
root-value-first-4 = seat 5
root-value-first-5 = seat 6

## The Mechanical Marquise, co-operation, campaign

root-faction-mechanical = Mechanical Marquise
root-automaton = Mechanical Marquise
root-option-mode = Every faction for itself, or all players together against the Mechanical Marquise
root-option-head_start = Points that the Mechanical Marquise begins with, in a campaign
root-option-kept = Crafted cards that players begin with in a campaign, by seat: 0:claim-b+codes-m,1:tax-f
root-option-evening_items = The Vagabond may move items in the Evening too, not only in Daylight
root-option-infamy = The Vagabond’s Infamy
root-option-once_at_30 = In a team, a player who has reached 30 points has arrived, even after losing points
root-option-position = A position to begin with, instead of the set-up
root-option-lesson = A lesson to begin with, instead of the set-up
root-value-infamy-always = in every battle
root-value-infamy-own-turn = in his own turn only
root-value-mode-competitive = each for itself
root-value-mode-coop = together
root-ask-her-keep = Set-up of the Mechanical Marquise: the corner of her keep
root-ask-spy = { $card }: reveal which order, counted from the left
root-ask-swap = Spy: swap two orders, the first of them, or pass
root-ask-swap-with = Spy: swap order { $order } with which order
root-choice-spy = Play { $card }
root-event-spy = { $seat }: { $card } played.
root-event-kept = { $seat }: in play from the start, { $cards }.
root-event-for-sale = { $seat }: an item for sale ({ $item }).
root-event-order-added = { $seat }: a hidden card becomes order { $number }.
root-event-order = { $seat }: the order is { $card }.
root-event-holds = { $seat }: clearings ruled with three warriors or more: { $how_many ->
    [0] none, no points
   *[other] { $clearings }, two points each
 }.
root-event-battles = { $seat }: { $suit } order. Battles in matching clearings: { $how_many ->
    [0] none
   *[other] { $clearings }
 }.
root-event-moves = { $seat }: moves from matching clearings ruled with four warriors or more: { $how_many ->
    [0] none
   *[other] { $clearings }
 }.
root-event-sent = { $seat }: all but three of clearing { $origin } set out for clearing { $clearing }, of those nearby the one with the most enemy pieces ({ $number }).
root-event-recruits = { $seat }: cost { $number } × { $suit }. { $number ->
    [one] One warrior
   *[other] { $number } warriors
 } each in: { $how_many ->
    [0] nowhere
   *[other] { $clearings }
 }.
root-event-recruits-everywhere = { $seat }: cost one of each suit. One warrior each in: { $how_many ->
    [0] nowhere
   *[other] { $clearings }
 }.
root-event-recruits-at-keep = { $seat }: cost { $number } × any suit. { $number ->
    [one] One warrior
   *[other] { $number } warriors
 } at the keep: { $how_many ->
    [0] nowhere
   *[other] clearing { $clearings }
 }.
root-event-recruits-none = { $seat }: no cost, nobody is recruited; the next order follows.
root-event-order-seen = { $seat }: order { $number } is { $card }.
root-event-order-done = { $seat }: the order is carried out, { $card }.
root-event-orders-swapped = { $seat }: orders { $number } and { $count } change places.
root-event-exposed = { $seat }: { $card } is exposed and leaves.
root-same-pieces = { $faction } and { $other } use the same pieces: they never play together ({ $clause }).
root-coop-enemy = Players team up against the Mechanical Marquise: name her among the factions ({ $clause }).
root-coop-most = A team has { $most } players at most, not { $found } ({ $clause }).
root-alone = Alone against the Mechanical Marquise, the game is co-operative: choose the co-operative mode ({ $clause }).
root-coop-only = A head start and kept cards belong to the co-operative mode ({ $clause }).
root-kept-form = “{ $text }” does not name kept cards by seat, as in 0:claim-b+codes-m,1:tax-f ({ $clause }).
root-kept-card = “{ $card }” is no card that stays in play when it is crafted ({ $clause }).
root-kept-twice = { $card } exists only once ({ $clause }).
root-kept-same = { $card } is in play for that player already, under the same name ({ $clause }).
root-kept-seat = Kept cards belong to players: their seats go up to { $most } ({ $clause }).
root-card-not-here = { $where }: { $card } is not in this game ({ $clause }).
root-sequel = { $wins ->
    [one] Campaign: one victory.
   *[other] Campaign: { $wins } victories.
 } The Mechanical Marquise will begin the next game with { $points } points.
root-campaign-none = No campaign goes on after this game ({ $clause }).
root-campaign-form = “{ $text }” does not say which seat keeps which card, as in 0:claim-b ({ $clause }).
root-campaign-once = Seat { $seat } keeps one card at most ({ $clause }).
root-campaign-not-had = Seat { $seat } did not have “{ $card }” in play in the last game ({ $clause }).
root-campaign-kept = { $card } is kept already, or one of its name ({ $clause }).

## Preparing a game

root-field-factions = Which factions play?
root-field-board = On which board?
root-field-seating = Who plays what?
root-field-first = Who begins?
root-field-mode = Each for itself, or together against the Mechanical Marquise?
root-field-head_start = Campaign: points the Mechanical Marquise begins with
root-field-kept = Campaign: cards kept from games that were won
root-value-kept-armorers-b = { root-card-armorers }
root-value-kept-armorers-b2 = { root-card-armorers }
root-value-kept-sappers-b = { root-card-sappers }
root-value-kept-sappers-b2 = { root-card-sappers }
root-value-kept-tactics-b = { root-card-brutal-tactics }
root-value-kept-tactics-b2 = { root-card-brutal-tactics }
root-value-kept-claim-b = { root-card-royal-claim }
root-value-kept-stand-f = { root-card-stand-and-deliver }
root-value-kept-stand-f2 = { root-card-stand-and-deliver }
root-value-kept-tax-f = { root-card-tax-collector }
root-value-kept-tax-f2 = { root-card-tax-collector }
root-value-kept-tax-f3 = { root-card-tax-collector }
root-value-kept-warren-r = { root-card-command-warren }
root-value-kept-warren-r2 = { root-card-command-warren }
root-value-kept-bank-r = { root-card-better-burrow-bank }
root-value-kept-bank-r2 = { root-card-better-burrow-bank }
root-value-kept-cobbler-r = { root-card-cobbler }
root-value-kept-cobbler-r2 = { root-card-cobbler }
root-value-kept-scouts-m = { root-card-scouting-party }
root-value-kept-scouts-m2 = { root-card-scouting-party }
root-value-kept-codes-m = { root-card-codebreakers }
root-value-kept-codes-m2 = { root-card-codebreakers }
root-value-factions-marquise = { root-faction-marquise }
root-value-factions-eyrie = { root-faction-eyrie }
root-value-factions-alliance = { root-faction-alliance }
root-value-factions-vagabond = { root-faction-vagabond }
root-value-factions-cult = { root-faction-cult }
root-value-factions-riverfolk = { root-faction-riverfolk }
root-value-factions-mechanical = { root-faction-mechanical }
root-about-factions-marquise = Holds nearly all of the forest: build, recruit, keep it. Good to begin with.
root-about-factions-eyrie = A Decree that grows every turn and must be carried out, or else Turmoil.
root-about-factions-alliance = Sympathy spreads, then revolts break out. Patient and quiet.
root-about-factions-vagabond = Alone, without land: quests, items, aid for some and blows for others.
root-about-factions-cult = Gardens and conversions; what others discard decides its rituals.
root-about-factions-riverfolk = Sells cards, passage and mercenaries, and invests what it earns.
root-about-factions-mechanical = The rules play her, in place of the Marquise de Cat: one more opponent, or everybody’s enemy.
root-about-board-autumn = Printed suits, always the same: the board for first games.
root-about-board-winter = Suits laid at random, forests split by the river: rather for seasoned players.
root-about-seating-random = Factions and seats are dealt out when the game begins.
root-about-seating-given = You decide, seat by seat; turns go in the order of the seats.
root-about-mode-competitive = The first to 30 points wins, and that may be her.
root-about-mode-coop = All at 30 points before her, or all have lost.
root-preset-four = Four players
root-preset-four-about = The usual game
root-preset-three = Three players
root-preset-three-about = Without the Vagabond
root-preset-two = Duel
root-preset-two-about = To learn, or as a match of two games
root-preset-automaton = Three and the automaton
root-preset-automaton-about = The rules play the Marquise
root-preset-coop = Co-operative
root-preset-coop-about = Two against the Mechanical Marquise
root-preset-solo = Solo
root-preset-solo-about = Alone against the Mechanical Marquise
