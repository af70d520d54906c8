## What the tools of the laboratory say, and the sentences of the arena’s report

lab-unknown-tool = There is no tool “{ $found }”: ./dev lab lists them all.
cli-research-learned = The network is in { $file }.
cli-trained = Round { $round }: { $games } games. Surprise at the winners of games held back: { $surprise } (linear weights: { $surprise_linear }).
cli-not-trained = Only { $known } is trained, not { $found }.
arena-report-nothing = None of the standing matches is { $what }.
arena-reported = The report is in { $file }.
arena-report-head = # Arena: how strong the bots are

    Written by `./dev lab arena`; nothing here is typed by hand. Engine { $engine }, { $built }. Every level plays one seat against the level below on all others,
    every deal once from each seat; all matches of a game use its sealed seed, on which nothing is tuned ({ $seeds }). 95 % intervals are Wilson’s, clustered by deal: the spread between deals says how many
    independent games those played are worth. Draws count as no wins, in Elo as half. Times are processor time on one core.
arena-report-code = The code that played, as a fingerprint of engine, rules and bots: { $codes }.
arena-report-columns = | { $title } | won | share | 95 % interval |
arena-ceiling-head = ## How much strength there is to be had

    Measured by `./dev lab ceiling`, on seeds of its own: what a level would win that sees all cards (it cheats, and is no bot), or that gets many times its iterations, on one seat against a level as it is on all others. Where both are given few iterations, the two ways of judging are compared, at a price that allows for more games.
arena-ceiling-columns = | game | who | against | won | share, 95 % interval | seed |
arena-ceiling-open = level { $level } with open cards, iterations × { $times }
arena-ceiling-beside = beside level { $level }{ $noisy ->
    [yes] , one choice in five any
   *[no] {""}
}
arena-ceiling-more = level { $level }, iterations × { $times }
arena-ceiling-so-many = level { $level } with { $count } iterations
arena-report-summary = | game | bot | against | share of wins, 95 % interval | ms a decision |
arena-partners = beside a weaker partner
arena-partners-how = What the strongest level reaches beside one that only looks one trick ahead, next to a pair of the strongest: games won with their interval, points a game, and the points that the partner costs.
arena-partners-columns = | difficulty | pair | won, points | pair of the strongest | points lost |
arena-leagues = factions beside leagues
arena-leagues-how = What each faction won at all tables of four above, whoever of the bots that are able played it, beside the shares of people in { $games } games of leagues. Where people’s share lies outside of the interval, our bots misjudge a faction, their own or that of the others.
arena-leagues-columns = | faction | games | share of our bots, 95 % interval | people |
arena-leagues-weak = Our bots make less of these than people do: { $factions }.
arena-leagues-strong = Our bots make more of these than people do, or defend too little against them: { $factions }.
arena-leagues-alike = None of them is misjudged, as far as so few games can say.
fuzz-held = Another run is being written to “{ $found }”: wait for it, or name another file.
fuzz-other = “{ $found }” holds something else, or a run of other games or other code: name a new file.
fuzz-played = { $games } games, { $answers } answers, { $longest } in the longest; can have no end: { $still }; failed: { $failed }. Kept in { $file }.
fuzz-still = { $game }, seed { $seed }, { $check }: fails still: { $why }
fuzz-mended = { $game }, seed { $seed }, { $check }: does not fail any more.
fuzz-replayed = { $count } played again; failed: { $still }.
cli-too-few-tables = { $found } tables are not measured: there must be at least 1.
cli-load = { $tables } tables in { $processes } { $processes ->
        [one] process
       *[other] processes
    }, { $moves } moves, { $errors } errors. From click to news: { $p50_ms } ms for half of them, { $p99_ms } ms for 99 %. { $cpu_ms_per_move } ms of processor time a move ({ $client_ms_per_move } here), { $kb_per_table } kB a table; the machine’s load was { $load }.
cli-load-game = { $game }: { $moves } moves, { $p50_ms } ms for half of them, { $p99_ms } ms for 99 %.
cli-load-shared = { $found } processes cannot be measured so: there must be at least 1, and several share a PostgreSQL database (--db).
kills-too-few = { $found } kills are not tried: there must be at least 1.
kills-found = { $store }: { $kills } kills, { $plays } plays acknowledged; lost: { $lost }, written twice: { $twice }, tables stuck: { $stuck }.
kills-no-postgres = PostgreSQL is not installed here.
robustness-minutes = { $found } minutes will not do: more than 0, at most 1440.
robustness-failed = “./dev lab { $command }” found nothing: run it by itself to see why.
