import { ALERTS_PER_CALL, alertSpan, matchesAlertSearch, newAlerts } from '@corrente/domain/alerts'
import { mergeNotifications, type StationNotification } from '@corrente/domain/notifications'
import { pageOfServer } from '@corrente/domain/paging'
import type { Loadable } from '@corrente/ui/foundations'
import type { AlertsRead } from '@corrente/ui/widgets/alerts'
import { useAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { loadableOf } from '../../kit/reading/index.ts'
import { useLive, useReadAgain } from '../../live/index.ts'
import { alertsQuery } from '../../resources/alerts.ts'

/** The events that came live since the page was opened, newest first; what was there before, its call reads. */
function useNewNotifications(): readonly StationNotification[] {
  const live = useLive()
  const [arrived, setArrived] = useState<readonly StationNotification[]>([])
  useEffect(
    () => live.onNotification((one) => setArrived((now) => mergeNotifications(now, [one], ALERTS_PER_CALL))),
    [live],
  )
  return arrived
}

const NONE: readonly StationNotification[] = []

/** What is known of the alerts of a question, and what of it is shown. */
export interface Alerts {
  /** Which 500 were asked for, from 1. */
  readonly call: number
  /** The search that was asked for. */
  readonly search: string
  /** Those that are shown, newest first; what came since is held back. */
  readonly shown: readonly StationNotification[]
  /** All that are known now, live ones among them; undefined before the answer is here. */
  readonly current: readonly StationNotification[] | undefined
  /** How many are held back. */
  readonly fresh: number
  readonly showFresh: () => void
  /** What was read, as it is shown; undefined before the first answer. */
  readonly read: AlertsRead | undefined
  readonly reading: Loadable<unknown>
}

interface Shown {
  readonly view: string
  readonly alerts: readonly StationNotification[]
  readonly read: AlertsRead | undefined
}

/**
 * The newest 500 alerts of a search, or the 500 before them, with those that come live: these are counted and wait
 * until they are asked for, so that no row moves under the hand (LIV-011).
 * @param call - which 500, from 1; only the newest have live ones
 */
export function useAlerts(typed: string, call: number): Alerts {
  const search = typed.trim()
  const [query, run] = useAtom(useMemo(() => alertsQuery({ search, call }), [search, call]))
  const arrived = useNewNotifications()
  const refetch = () => void run('refetch')
  const reading = loadableOf(query, refetch)
  useReadAgain(refetch)
  const answer = query.latest === undefined ? undefined : query.data

  const base = useMemo(() => answer && mergeNotifications(NONE, answer.rows, ALERTS_PER_CALL), [answer])
  const known = useMemo(() => {
    if (!answer || !base) return undefined
    const live = call > 1 ? NONE : arrived.filter((alert) => matchesAlertSearch(alert, search))
    const alerts = mergeNotifications(base, live, ALERTS_PER_CALL)
    const { total: counted } = pageOfServer(answer.rows, call, ALERTS_PER_CALL, answer.count)
    const total = counted + newAlerts(base, live).length
    return { alerts, read: { ...alertSpan(alerts, ALERTS_PER_CALL), call, total } }
  }, [answer, base, call, arrived, search])

  const view = JSON.stringify([search, call])
  const [held, setHeld] = useState<Shown>({ view: '', alerts: NONE, read: undefined })
  let shown = held
  if (known && held.view !== view) {
    shown = { view, ...known }
    setHeld(shown)
  }
  const fresh = useMemo(
    () => (known && shown.view === view ? newAlerts(shown.alerts, known.alerts).length : 0),
    [known, shown, view],
  )
  return {
    call,
    search,
    shown: shown.alerts,
    current: known?.alerts,
    fresh,
    showFresh: () => {
      if (known) setHeld({ view, ...known })
    },
    read: shown.read,
    reading,
  }
}
