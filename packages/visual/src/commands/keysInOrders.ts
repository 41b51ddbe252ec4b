import { capture } from '../capture/capture.ts'
import type { Settings } from '../config/settings.ts'
import { printProgress } from './words.ts'

/** Every seventh, and each time one further: modules are loaded in another order than by walking through. */
const dealt = (stories: readonly string[]): string[] =>
  Array.from({ length: 7 }, (_, first) => stories.filter((_, i) => i % 7 === first)).flat()

interface Seen {
  keys: string
  structure: string
}

/** Characters of the first difference that are shown, on either side of it. */
const AROUND = 60

/** Both texts around their first difference. */
export function differenceOf(a: string, b: string): string {
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
  for (const order of [stories, stories.toReversed(), dealt(stories)]) {
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
            `its keys depend on the stories before it: ${differenceOf(before.structure, structure)}`,
          )
      },
      { stories: order, choose: () => [], onProgress: printProgress },
    )
    for (const { story, messages } of errors) wrong.set(story, messages.join(' '))
  }
  return [...wrong].map(([story, what]) => `${story}: ${what}`)
}
