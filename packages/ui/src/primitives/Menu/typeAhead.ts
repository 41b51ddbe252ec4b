import { fold } from '@corrente/domain/text'

/** Letters that come within this of each other are one word. */
const PAUSE_MS = 1_000

/** What has been typed into a menu so far. */
export interface Typed {
  readonly text: string
  /** Time of the last letter, ms of the same clock as the events. */
  readonly at: number
}

export const NOTHING_TYPED: Typed = { text: '', at: Number.NEGATIVE_INFINITY }

/** Whether letters at `now` (ms) still belong to what was typed. */
export const isTyping = (typed: Typed, now: number): boolean => typed.text !== '' && now - typed.at < PAUSE_MS

/** What was typed with one more letter, at `now` (ms). */
export const withLetter = (typed: Typed, letter: string, now: number): Typed => ({
  text: (isTyping(typed, now) ? typed.text : '') + letter,
  at: now,
})

/**
 * The entry that typed letters lead to, without regard to case and accents. One letter, or the same again and again,
 * looks on from the entry that is marked; a longer word may still mean that one.
 * @param at the marked entry's index; -1 is none
 * @returns an index; undefined where no entry begins so.
 */
export function entryFor(texts: readonly string[], typed: string, at: number): number | undefined {
  const letters = [...fold(typed)]
  const [first = ''] = letters
  const wanted = letters.every((letter) => letter === first) ? first : letters.join('')
  const from = wanted === first ? at + 1 : Math.max(at, 0)
  for (let step = 0; step < texts.length; step += 1) {
    const index = (from + step) % texts.length
    if (fold(texts[index] ?? '').startsWith(wanted)) return index
  }
  return undefined
}
