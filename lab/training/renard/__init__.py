"""Le Renard des Bois: the learned player, the policy table of level 2, the choice model of level 3."""
