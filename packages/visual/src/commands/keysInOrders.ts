import { capture } from '../capture/capture.ts'
import type { Settings } from '../config/settings.ts'
import { printProgress } from './words.ts'

/** Every seventh, and each time one further: modules are loaded in another order than by walking through. */
const dealt = <T>(items: readonly T[]): T[] =>
  Array.from({ length: 7 }, (_, first) => items.filter((_, i) => i % 7 === first)).flat()

const ORDERS: readonly (<T>(items: readonly T[]) => T[])[] = [
  (items) => [...items],
  (items) => items.toReversed(),
  dealt,
]

interface Seen {
  keys: string
  structure: string
}

/** Characters of the first difference that are shown, on either side of it. */
const AROUND = 60

/** Where two texts part, from either of them. */
export function parting(a: string, b: string): string {
  let at = 0
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at++
  const cut = (text: string) => JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND))
  return `${cut(a)} and ${cut(b)}`
}

/**
 * Visits stories in three orders and shoots none. Returns what went wrong, in words: what stories before it left in the
 * page is no part of a story's key.
 */
export async function keysInOrders(
  settings: Settings,
  build: string,
  stories: readonly string[],
): Promise<string[]> {
  const first = new Map<string, Seen>()
  const wrong = new Map<string, string>()
  for (const order of ORDERS) {
    const { errors } = await capture(
      settings,
      build,
      ({ story, keys, structure }) => {
        const seen = { keys: JSON.stringify(keys), structure }
        const before = first.get(story)
        if (!before) first.set(story, seen)
        else if (before.keys !== seen.keys)
          wrong.set(
            story,
            `its keys depend on the stories before it: ${parting(before.structure, structure)}`,
          )
      },
      { stories: order(stories), choose: () => [], onProgress: printProgress },
    )
    for (const { story, messages } of errors) wrong.set(story, messages.join(' '))
  }
  return [...wrong].map(([story, what]) => `${story}: ${what}`)
}
