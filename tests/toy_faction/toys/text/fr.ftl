root-faction-toys = Fabricants de jouets
root-word-lantern = lanterne
root-word-light = allumer une lanterne
root-word-aid-t = aider les Fabricants de jouets
root-ask-first-lantern = Mise en place : la clairière de votre première lanterne
root-ask-workday = Jour : { $left ->
    [one] il reste un acte
   *[other] il reste { $left } actes
}
root-ask-lantern = Quelle clairière reçoit la lanterne (payée en { $suit })
root-event-glow = { $seat } : { $count ->
    [0] aucune lanterne ne luit
    [one] une lanterne luit
   *[other] { $count } lanternes luisent
} ({ $clause }).
root-toys-unlit = { $answer } : une lanterne va là où sont vos guerriers, dans une clairière de la couleur de la carte qui n’en a pas ({ $clause }).
root-toys-no-site = { $answer } : aucune clairière de cette couleur, avec vos guerriers, n’est sans lanterne ({ $clause }).
