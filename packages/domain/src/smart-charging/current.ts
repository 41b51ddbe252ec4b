/** Why the current's field did not take something. */
export type CurrentRefusal = 'notNumber' | 'limit'

/** The text of the current's field after an edit. */
export interface CurrentEdit {
  readonly text: string
  /** Set where the edit was not taken. */
  readonly refused?: CurrentRefusal
}

/** Most characters of the current's field (SMC-017). */
export const CURRENT_LIMIT = 6
const WHOLE_DIGITS = 3

/**
 * What the field of the breaker's current holds after an edit (SMC-017, SMC-018): digits and one point, a comma counts as
 * one. A point that was typed stays where it is; where none was, the fourth digit puts one after the third, so that 1250
 * is 125.0. Anything else leaves the text as it was and says why.
 */
export function typeCurrent(before: string, after: string): CurrentEdit {
  const typed = after.replaceAll(/\p{Z}/gu, '').replaceAll(',', '.')
  if (!/^(?:\d+(?:\.\d*)?|\.\d*)?$/.test(typed)) return { text: before, refused: 'notNumber' }
  const needsPoint = !typed.includes('.') && typed.length > WHOLE_DIGITS
  const text = needsPoint ? `${typed.slice(0, WHOLE_DIGITS)}.${typed.slice(WHOLE_DIGITS)}` : typed
  // A loaded value may be longer: it can be made shorter step by step.
  if (text.length > CURRENT_LIMIT && text.length > before.length) return { text: before, refused: 'limit' }
  return { text }
}

/** The amperes of a typed current; undefined where it is no number, and for zero, which is none (SMC-017). */
export function readCurrent(text: string): number | undefined {
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text.trim())) return undefined
  const amps = Number(text)
  return Number.isFinite(amps) && amps > 0 ? amps : undefined
}

/** A loaded current as its field shows it: as it is stored, never reformatted (SMC-018). */
export const currentText = (amps: number | undefined): string => (amps === undefined ? '' : String(amps))

/** From how many times the old current, or below which part of it, a new one is asked about. */
const FAR = 4

/** Whether a new current is so far from the old one that it may be a slip: above four times, or below a quarter. */
export const isCurrentFar = (now: number | undefined, before: number | undefined): boolean =>
  now !== undefined && before !== undefined && (now > before * FAR || now < before / FAR)
