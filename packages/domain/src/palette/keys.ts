/** The key of a sequence, as a keyboard event names it: `g`, `?`, `/`. */
export type SingleKey = string
/** Keys that are pressed one after the other: `['g', 's']`, or alone: `['?']`. */
export type KeySequence = readonly [SingleKey, ...SingleKey[]]

/** A pressed key, as the browser tells it. */
export interface Press {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  /** A letter is being composed by an input method. */
  readonly isComposing: boolean
  /** It is held down. */
  readonly repeat: boolean
}

/** Whether a press opens the palette: Ctrl and K, on a Mac Cmd and K. It also holds inside a field. */
export const isPalettePress = ({ key, altKey, ctrlKey, metaKey, isComposing }: Press): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !isComposing

/**
 * The key that a press is in a sequence; undefined for keys with Ctrl, Alt or Cmd, for those that write nothing (arrows,
 * Tab) and for one that is held down. Shift is part of the key: `?`. Letters count without case, so that Caps Lock
 * changes nothing.
 */
export function singleKeyOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
  isComposing,
  repeat,
}: Press): SingleKey | undefined {
  if (altKey || ctrlKey || metaKey || isComposing || repeat) return undefined
  return [...key].length === 1 && key.trim() !== '' ? key.toLowerCase() : undefined
}

/** How long the next key of a sequence may take, in milliseconds. */
export const SEQUENCE_MS = 1500

/** What was pressed so far of a sequence, and when the last of it was. */
export interface PendingKeys {
  readonly keys: readonly SingleKey[]
  /** In milliseconds, by any clock that only goes forward. */
  readonly at: number
}

/** What a key leads to: a whole sequence (its place among the known ones), the beginning of one, or nothing. */
export interface KeyStep {
  readonly hit: number | undefined
  readonly pending: PendingKeys | undefined
}

/**
 * Takes one more key. A key that does not go on with what was pressed, or comes too late, begins anew.
 * @param known no sequence of these begins another: `clashesOf` tells
 */
export function stepKeys(
  before: PendingKeys | undefined,
  key: SingleKey,
  at: number,
  known: readonly KeySequence[],
): KeyStep {
  const isLate = before !== undefined && at - before.at > SEQUENCE_MS
  const tries = before && !isLate ? [[...before.keys, key], [key]] : [[key]]
  for (const keys of tries) {
    const hit = known.findIndex((one) => one.length === keys.length && startsWith(one, keys))
    if (hit >= 0) return { hit, pending: undefined }
    if (known.some((one) => startsWith(one, keys))) return { hit: undefined, pending: { keys, at } }
  }
  return { hit: undefined, pending: undefined }
}

const startsWith = (keys: readonly SingleKey[], start: readonly SingleKey[]): boolean =>
  start.every((key, at) => keys[at] === key)
