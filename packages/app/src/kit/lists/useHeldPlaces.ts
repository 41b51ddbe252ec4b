import { createHeldPlaces, type LiveRows } from '@corrente/domain/paging'
import type { ListRows } from '@corrente/ui/widgets/lists'
import { useMemo, useState } from 'react'

/** What is shown of a long live list. */
export interface LongHeldList<Row> extends Required<Pick<ListRows<Row>, 'rows' | 'isOutside' | 'fresh'>> {
  /** The key of each row; the same list while the rows hold their places. */
  readonly keys: readonly string[]
  /** How many rows are outside. */
  readonly outside: number
}

interface LaidOut<Row> {
  readonly view: string
  readonly rows: readonly Row[]
}

/**
 * `useHeldRows` for a list of thousands: keeps the rows of a view in their places, and a live batch costs what its
 * changed rows cost.
 *
 * @param view names the view; another one shows what fits then.
 * @param live every known row as it is now.
 * @param fits whether a row belongs to the view; undefined while its answer is not here: what was shown stays.
 * @param keyOf what tells rows apart; a constant.
 * @param order sorts the rows when they are laid out; afterwards they hold their places.
 */
export function useHeldPlaces<Row>(
  view: string,
  live: LiveRows<Row>,
  fits: ((row: Row) => boolean) | undefined,
  keyOf: (row: Row) => number,
  order: (rows: readonly Row[]) => readonly Row[],
): LongHeldList<Row> {
  const [laidOut, setLaidOut] = useState<LaidOut<Row>>({ view: '', rows: [] })
  const [hold] = useState(() => createHeldPlaces(keyOf))
  const layOut = (by: (row: Row) => boolean): LaidOut<Row> => ({ view, rows: order(live.rows.filter(by)) })
  let now = laidOut
  if (fits && laidOut.view !== view) {
    now = layOut(fits)
    setLaidOut(now)
  }
  // Rows of the former view wait for the new answer; nothing can be said of whether they fit it.
  const own = now.view === view ? fits : undefined
  const held = useMemo(() => hold({ laidOut: now.rows, live, fits: own }), [hold, now, live, own])
  const keys = useMemo(() => now.rows.map((row) => String(keyOf(row))), [now, keyOf])
  return {
    rows: held.rows,
    keys,
    outside: held.outside.size,
    isOutside: (row) => held.outside.has(keyOf(row)),
    fresh: {
      count: held.fresh,
      onShow: () => {
        if (fits) setLaidOut(layOut(fits))
      },
    },
  }
}
