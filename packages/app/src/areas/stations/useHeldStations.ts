import { type HeldRow, holdRows } from '@corrente/domain/paging'
import type { StationRow } from '@corrente/domain/stations'
import { useMemo, useState } from 'react'

/** What is shown of a live list. */
export interface HeldStations {
  readonly rows: readonly HeldRow<StationRow>[]
  /** Stations that fit but are held back. */
  readonly fresh: number
  readonly showFresh: () => void
}

interface Shown {
  readonly view: string
  readonly rows: readonly StationRow[]
}

const keyOf = ({ pk }: StationRow): number => pk

/**
 * Keeps the rows of a view in their places while the network changes behind them: rows never move under the hand.
 *
 * @param view names the view; another one shows what fits then.
 * @param fitting what fits now; undefined while the view's answer is not here: what was shown stays.
 * @param current every known row as it is now.
 */
export function useHeldStations(
  view: string,
  fitting: readonly StationRow[] | undefined,
  current: readonly StationRow[],
): HeldStations {
  const [shown, setShown] = useState<Shown>({ view: '', rows: [] })
  let now = shown
  if (fitting && shown.view !== view) {
    now = { view, rows: fitting }
    setShown(now)
  }
  const isOwn = now.view === view
  const held = useMemo(() => {
    const byPk = new Map(current.map((row) => [row.pk, row]))
    // Rows of the former view wait for the new answer; nothing can be said of whether they fit it.
    const against = isOwn && fitting ? fitting : now.rows
    return holdRows(now.rows, against, keyOf, (pk) => byPk.get(pk))
  }, [now, isOwn, fitting, current])
  return {
    ...held,
    showFresh: () => {
      if (fitting) setShown({ view, rows: fitting })
    },
  }
}
