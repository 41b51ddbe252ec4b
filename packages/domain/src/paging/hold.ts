/** A row that is on the screen, and whether it still belongs there. */
export interface HeldRow<Row> {
  readonly row: Row
  /** false: it no longer fits the filter; it stays, marked. */
  readonly fits: boolean
}

/** A live list whose rows never move under the hand. */
export interface HeldRows<Row> {
  readonly rows: readonly HeldRow<Row>[]
  /** Rows that fit but are not shown: "1 new, show". */
  readonly fresh: number
}

/**
 * Keeps the shown rows in their places while the list behind them changes: each is shown as it is now; one that no longer
 * fits, or is gone, stays and is marked; new ones are only counted.
 *
 * @param shown the rows on the screen, in their order.
 * @param fitting the rows that fit now.
 * @param latest a row as it is now, whether it fits or not; undefined: it is gone, and stays as it was.
 */
export function holdRows<Row, Key>(
  shown: readonly Row[],
  fitting: readonly Row[],
  keyOf: (row: Row) => Key,
  latest: (key: Key) => Row | undefined,
): HeldRows<Row> {
  const fits = new Set(fitting.map(keyOf))
  const held = new Set(shown.map(keyOf))
  return {
    rows: shown.map((row) => ({ row: latest(keyOf(row)) ?? row, fits: fits.has(keyOf(row)) })),
    fresh: fitting.filter((row) => !held.has(keyOf(row))).length,
  }
}
