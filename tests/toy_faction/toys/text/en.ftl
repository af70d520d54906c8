root-faction-toys = Toymakers
root-word-lantern = lantern
root-word-light = light a lantern
root-word-aid-t = aid the Toymakers
root-ask-first-lantern = Set-up: the clearing of your first lantern
root-ask-workday = Daylight: { $left ->
    [one] one act is left
   *[other] { $left } acts are left
}
root-ask-lantern = Which clearing gets the lantern (paid with { $suit })
root-event-glow = { $seat }: { $count ->
    [0] no lantern glows
    [one] one lantern glows
   *[other] { $count } lanterns glow
} ({ $clause }).
root-toys-unlit = { $answer }: a lantern goes where your warriors are, in a clearing of the card’s suit that has none ({ $clause }).
root-toys-no-site = { $answer }: no clearing of that suit with your warriors is without a lantern ({ $clause }).
