import { moveActive } from '../Combobox/listKeys.ts'

/** Adds keys at the end, each once; the same list where all are there already. */
export function addKeys(chosen: readonly string[], keys: readonly string[]): readonly string[] {
  const all = new Set(chosen)
  for (const key of keys) all.add(key)
  return all.size === chosen.length ? chosen : [...all]
}

/** Takes keys out; the order of the others stays. */
export function dropKeys(chosen: readonly string[], keys: readonly string[]): readonly string[] {
  const out = new Set(keys)
  return chosen.filter((key) => !out.has(key))
}

/** Chooses a key, or takes it back. */
export function toggleKey(chosen: readonly string[], key: string): readonly string[] {
  return chosen.includes(key) ? dropKeys(chosen, [key]) : [...chosen, key]
}

/** Where a key moves the active row of a list that has the focus: as `moveActive`, with Home and End, never round. */
export function moveInList(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown') return Math.min(count - 1, active + 1)
  if (key === 'ArrowUp') return active < 0 ? count - 1 : Math.max(0, active - 1)
  return moveActive(key, active, count)
}

/** The indexes between two rows, both included, whichever comes first. */
export function span(from: number, to: number): readonly number[] {
  const first = Math.min(from, to)
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => first + i)
}
