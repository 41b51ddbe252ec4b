# Orca's voice: one JSON string a line, in the file that SPEECH_FILE names, as soon as it would be heard.
import json
import os

from orca import speechserver


def _write(text):
    with open(os.environ["SPEECH_FILE"], "a", encoding="utf-8") as file:
        file.write(json.dumps(text) + "\n")


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getFactoryName():
        return "transcript"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["transcript", "transcript"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            _write(text)

    def speakCharacter(self, character, acss=None):
        _write(character)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, acss in utteranceIterator:
            _write(context.utterance)
