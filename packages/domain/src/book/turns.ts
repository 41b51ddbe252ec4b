/** So many of a list at a time: some milliseconds. */
const PER_TURN = 2000

/** Does the same to each of a list; between turns whoever has it done may do something else. */
export function* inTurns<Item>(
  items: readonly Item[],
  act: (item: Item, place: number) => void,
): Generator<undefined, void, undefined> {
  for (const [place, item] of items.entries()) {
    if (place % PER_TURN === PER_TURN - 1) yield
    act(item, place)
  }
}

/** `Map.groupBy` in turns. */
export function* groupInTurns<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Generator<undefined, Map<Key, Item[]>, undefined> {
  const found = new Map<Key, Item[]>()
  yield* inTurns(items, (item) => {
    const key = keyOf(item)
    const held = found.get(key)
    if (held) held.push(item)
    else found.set(key, [item])
  })
  return found
}

/** What steps make, without a pause. */
export function atOnce<Made>(steps: Generator<undefined, Made, undefined>): Made {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
