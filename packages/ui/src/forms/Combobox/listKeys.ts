/** Options that Page keys jump over. */
const PAGE = 8

/**
 * Where a key moves the active option of a list with `count` options; -1 is none. Arrows wrap around, Page keys stop at
 * the ends. Undefined for keys that do not move.
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return active < count - 1 ? active + 1 : 0
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1
    case 'PageDown':
      return Math.min(count - 1, Math.max(0, active) + PAGE)
    case 'PageUp':
      return Math.max(0, active - PAGE)
    default:
      return undefined
  }
}
