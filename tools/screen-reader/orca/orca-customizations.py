# Read by Orca at its start: what it says goes to a file, and keys are not spelled back.
import orca.settings

orca.settings.speechServerFactory = "transcript"
orca.settings.speechFactoryModules = ["transcript"]
orca.settings.enableKeyEcho = False
orca.settings.enableBraille = False
orca.settings.enableSound = False
orca.settings.speakCellCoordinates = False
# A page is not read out as a whole by itself: the jobs go where they want to be.
orca.settings.sayAllOnLoad = False
