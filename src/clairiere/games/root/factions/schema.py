"""The boards of all factions, told apart by their `faction`."""

from __future__ import annotations

from .alliance.schema import AllianceBoard
from .cult.schema import CultBoard
from .eyrie.schema import EyrieBoard
from .marquise.schema import MarquiseBoard
from .mechanical.schema import MechanicalBoard
from .riverfolk.schema import RiverfolkBoard
from .vagabond.schema import VagabondBoard

Board = MarquiseBoard | EyrieBoard | AllianceBoard | VagabondBoard | CultBoard | RiverfolkBoard | MechanicalBoard
