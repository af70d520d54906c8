from .brain import Brain


class VagabondBrain(Brain):
    pass
