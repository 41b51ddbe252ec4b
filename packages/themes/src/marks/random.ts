/** A stream of choices that depends on its seed alone: the same text gives the same drawing on every machine. */
export interface Random {
  /** 0 inclusive to 1 exclusive. */
  next: () => number
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number
  /** One of a list that is not empty. */
  pick: <const T>(list: readonly [T, ...T[]]) => T
  /** True with this chance, 0-1. */
  chance: (share: number) => boolean
}

/** FNV-1a over the text, then mulberry32. */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) {
    state ^= character.codePointAt(0) ?? 0
    state = Math.imul(state, 0x01000193) >>> 0
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (share) => next() < share,
  }
}
