/** What stands in a table's body, line by line: a row, or the panel of the row above it. */
export type TableLine =
  | { readonly kind: 'row'; readonly key: string; readonly row: number }
  | { readonly kind: 'panel'; readonly key: string; readonly row: number }

/** The lines of rows in order; a row that is expanded is followed by its panel. */
export function linesOf(keys: readonly string[], expanded: ReadonlySet<string>): readonly TableLine[] {
  if (expanded.size === 0) return keys.map((key, row) => ({ kind: 'row', key, row }))
  return keys.flatMap((key, row): TableLine[] =>
    expanded.has(key)
      ? [
          { kind: 'row', key, row },
          { kind: 'panel', key, row },
        ]
      : [{ kind: 'row', key, row }],
  )
}

/** The lines before, where the new ones are the same: what is measured and drawn by them then stays. */
export function sameLines(before: readonly TableLine[], now: readonly TableLine[]): readonly TableLine[] {
  // A key stands once, or twice with its panel, so that the same keys in the same order are the same lines.
  const isSame = before.length === now.length && now.every(({ key }, index) => before[index]?.key === key)
  return isSame ? before : now
}

/** The line where a row stands, -1 for a row that does not exist. */
export function lineOfRow(lines: readonly TableLine[], row: number): number {
  // A line never stands before its row's own number, so the search begins there.
  for (let index = Math.max(0, row); index < lines.length; index += 1) {
    const line = lines[index]
    if (line?.kind === 'row' && line.row === row) return index
  }
  return -1
}

/**
 * The lines to draw: those in sight with some around them, and the one that holds the focus, which must never leave the
 * page while it has it. Ascending, without doubles.
 *
 * @param pinned the line with the focus, -1 for none.
 */
export function drawnLines(
  {
    startIndex,
    endIndex,
    overscan,
    count,
  }: Readonly<Record<'startIndex' | 'endIndex' | 'overscan' | 'count', number>>,
  pinned: number,
): number[] {
  const from = Math.max(0, startIndex - overscan)
  const to = Math.min(count - 1, endIndex + overscan)
  const inSight = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  if (pinned < 0 || pinned >= count || (pinned >= from && pinned <= to)) return inSight
  return pinned < from ? [pinned, ...inSight] : [...inSight, pinned]
}

/** Every row has a key of its own, whatever came: what hangs on two rows of one key would stay behind when they go. */
export function uniqueKeys(keys: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const all = new Set(keys)
  if (all.size === keys.length) return keys
  return keys.map((key) => {
    let own = key
    for (let turn = 2; seen.has(own) || (own !== key && all.has(own)); turn += 1) own = `${key} (${turn})`
    seen.add(own)
    return own
  })
}
