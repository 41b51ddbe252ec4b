import { fold, searchWords } from '../text/index.ts'

/** Something that a palette can find by its words. */
export interface Findable {
  /** What it is called. */
  readonly label: string
  /** Other words that it is found by. */
  readonly also?: string | undefined
}

/** Whether a thing's name begins with a query, without case and accents; no name begins with a blank one. */
export function beginsWith({ label }: Findable, query: string): boolean {
  const start = fold(query)
  return start !== '' && fold(label).startsWith(start)
}

/**
 * What holds every word of a query, in its name or its other words, without case and accents. Those whose name begins
 * with the query come first, then those of whose name a word does; the order is otherwise kept. A blank query finds all.
 */
export function findByWords<T extends Findable>(items: readonly T[], query: string): readonly T[] {
  const words = searchWords(query)
  if (words.length === 0) return items
  const start = words.join(' ')
  const ranks: T[][] = [[], [], []]
  for (const item of items) {
    const name = fold(item.label)
    const all = item.also === undefined ? name : `${name} ${fold(item.also)}`
    if (!words.every((word) => all.includes(word))) continue
    const rank = name.startsWith(start) ? 0 : name.split(' ').some((word) => word.startsWith(start)) ? 1 : 2
    ranks[rank]?.push(item)
  }
  return ranks.flat()
}
