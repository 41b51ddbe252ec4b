/** A deterministic source of numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** True with probability `p` (0..1). */
  chance(p: number): boolean
  /** Normally distributed around 0 with deviation 1. */
  gauss(): number
  /** An independent sequence that depends on the seed and the label only, not on what was drawn before. */
  fork(label: string): Random
}

const hash = (text: string): number => {
  let state = 2166136261
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619)
  return state >>> 0
}

/**
 * Mulberry32 over a hash of the seed: fast enough for half a million recharges, good enough to look natural.
 * @param seed any text or number; equal seeds give equal sequences
 */
export const createRandom = (seed: string | number): Random => {
  const name = String(seed)
  let state = hash(name)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const pick = <T>(list: readonly T[]): T => {
    const value = list[Math.floor(next() * list.length)]
    if (value === undefined) throw new Error('pick needs a list that is not empty')
    return value
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick,
    chance: (p) => next() < p,
    gauss: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    fork: (label) => createRandom(`${name}/${label}`),
  }
}

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
