import { coveredValue } from '../operations/index.ts'

/** A configuration key with its value, as ChangeConfiguration and the answer of GetConfiguration hold it. */
const PAIR = /("key"\s*:\s*"([^"\\]*)"[^{}]{0,99}?"value"\s*:\s*")((?:[^"\\]|\\.)*)/gi

/** A text of a log without the secrets that a configuration holds (decisions: Operations and tasks). */
export const withoutSecrets = (text: string): string =>
  text.replace(PAIR, (_all, before: string, key: string, value: string) => before + coveredValue(key, value))
