/** How many calls of one question run at once (decisions: Virtual groups and smart charging). */
const AT_ONCE = 4

/** How far a question of many calls has come. */
export interface CallProgress {
  readonly read: number
  readonly total: number
}

export interface FewAtOnce {
  /** Nothing more is begun once it is aborted; what was not asked is absent from the answer. */
  readonly signal?: AbortSignal | undefined
  /** Told after each call. */
  readonly onProgress?: ((progress: CallProgress) => void) | undefined
}

/**
 * Asks the same of many things, four at once.
 * @param ask - one call; it must not throw
 * @returns each thing with its answer, in the order of the things
 */
export async function fewAtOnce<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
  { signal, onProgress }: FewAtOnce = {},
): Promise<readonly (readonly [Item, Answer])[]> {
  const answers = new Map<number, readonly [Item, Answer]>()
  const waiting = items.entries()
  const work = async () => {
    for (const [place, item] of waiting) {
      if (signal?.aborted) return
      answers.set(place, [item, await ask(item)])
      onProgress?.({ read: answers.size, total: items.length })
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work))
  return [...answers].toSorted(([one], [other]) => one - other).map(([, answer]) => answer)
}
