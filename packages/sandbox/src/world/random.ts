import type { Random } from '@corrente/domain/fixtures'

export { createRandom, type Random } from '@corrente/domain/fixtures'

/** One of the values by its weight; weights need not sum to one. */
export const pickWeighted = <T>(random: Random, choices: readonly (readonly [T, number])[]): T => {
  let left = random.next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of choices) {
    left -= weight
    if (left < 0) return value
  }
  const last = choices.at(-1)
  if (last === undefined) throw new Error('pickWeighted needs a choice')
  return last[0]
}

/** A version-4 looking uuid drawn from the sequence. */
export const uuidOf = (random: Random): string => {
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => random.int(0, 15).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
}
