import { holdRows } from '@corrente/domain/paging'
import type { ListRows } from '@corrente/ui/widgets/lists'
import { useMemo, useState } from 'react'

/** What is shown of a live list. */
export interface HeldList<Row> extends Required<Pick<ListRows<Row>, 'rows' | 'isOutside' | 'fresh'>> {
  /** Takes rows away that this hand has just dealt with; the others stay where they are. */
  readonly remove: (isGone: (row: Row) => boolean) => void
}

interface Shown<Row> {
  readonly view: string
  readonly rows: readonly Row[]
}

/**
 * Keeps the rows of a view in their places while the network changes behind them: rows never move under the hand.
 *
 * @param view names the view; another one shows what fits then.
 * @param fitting what fits now; undefined while the view's answer is not here: what was shown stays.
 * @param current every known row as it is now.
 * @param keyOf what tells rows apart; a constant.
 * @param order sorts the rows when they are laid out; afterwards they hold their places.
 */
export function useHeldRows<Row, Key>(
  view: string,
  fitting: readonly Row[] | undefined,
  current: readonly Row[],
  keyOf: (row: Row) => Key,
  order: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): HeldList<Row> {
  const [shown, setShown] = useState<Shown<Row>>({ view: '', rows: [] })
  let now = shown
  if (fitting && shown.view !== view) {
    now = { view, rows: order(fitting) }
    setShown(now)
  }
  const isOwn = now.view === view
  const held = useMemo(() => {
    const byKey = new Map(current.map((row) => [keyOf(row), row]))
    // Rows of the former view wait for the new answer; nothing can be said of whether they fit it.
    const against = isOwn && fitting ? fitting : now.rows
    const { rows, fresh } = holdRows(now.rows, against, keyOf, (key) => byKey.get(key))
    const outside = new Set(rows.filter(({ fits }) => !fits).map(({ row }) => keyOf(row)))
    return { rows: rows.map(({ row }) => row), outside, fresh }
  }, [now, isOwn, fitting, current, keyOf])
  return {
    rows: held.rows,
    isOutside: (row) => held.outside.has(keyOf(row)),
    fresh: {
      count: held.fresh,
      onShow: () => {
        if (fitting) setShown({ view, rows: order(fitting) })
      },
    },
    remove: (isGone) => setShown((held) => ({ ...held, rows: held.rows.filter((row) => !isGone(row)) })),
  }
}
