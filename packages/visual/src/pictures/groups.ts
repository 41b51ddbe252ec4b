/** One cell's difference, as far as telling it from others goes. */
export interface Place {
  theme: string
  /** Numbers of the squares of the picture in which something changed, ascending. */
  blocks: readonly number[]
}

/** How much of two differences must lie in the same squares to be called the same difference. */
const ALIKE = 0.75

/** 1: both lie in the same squares; 0: they have none in common. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 && b.length === 0) return 1
  const other = new Set(b)
  const shared = a.filter((block) => other.has(block)).length
  return shared / (a.length + b.length - shared)
}

/**
 * Themes that share a difference: those in which the same places changed, whatever the colours. Greedy, in the order
 * given: a theme joins the first group that its difference is like, and is compared with that group's first member.
 */
export function groupPlaces<P extends Place>(places: readonly P[]): P[][] {
  const groups: P[][] = []
  for (const place of places) {
    const group = groups.find(([first]) => first && likeness(first.blocks, place.blocks) >= ALIKE)
    if (group) group.push(place)
    else groups.push([place])
  }
  return groups.sort((a, b) => b.length - a.length)
}
