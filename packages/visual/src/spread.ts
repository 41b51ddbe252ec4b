/** `count` items spread over the list, the first and the last among them. */
export function spread<T>(items: readonly T[], count: number): T[] {
  const length = Math.min(count, items.length)
  const places = Array.from({ length }, (_, i) =>
    Math.round((i * (items.length - 1)) / Math.max(1, length - 1)),
  )
  return [...new Set(places)].flatMap((place) => items.slice(place, place + 1))
}
