import {
  mutesOf,
  type Problem,
  restingMutes,
  type Triage,
  type TroubleGroup,
  triage,
  triageShelves,
  troubleSortValues,
} from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { useNow } from '@corrente/ui/foundations'
import { AlertTriage, TroubleEvents, useCauseText } from '@corrente/ui/widgets/alerts'
import { useMemo } from 'react'
import { useAlertPreferences, useProblems } from '../../features/problems/index.ts'
import { AlertPanel } from './AlertPanel.tsx'
import type { AlertAddress } from './alertSearch.ts'
import type { Alerts } from './useAlerts.ts'
import { useShelf } from './useShelf.ts'

interface TroublePanelProps {
  readonly group: TroubleGroup
  /** All alerts that are known. */
  readonly loaded: readonly StationNotification[]
}

/** What an opened problem shows: its events, each with the other events of its recharge. */
function TroublePanel({ group, loaded }: TroublePanelProps) {
  return (
    <TroubleEvents
      name={group.stationName ?? group.stationId}
      alerts={group.alerts}
      renderEvent={(alert) => <AlertPanel alert={alert} loaded={loaded} />}
    />
  )
}

export interface PastViewProps {
  readonly address: AlertAddress
  /** The newest alerts. */
  readonly alerts: Alerts
}

/** How often what is held back is looked at again, and mutes that are over end. */
const TICK_MS = 10_000
const NONE: readonly StationNotification[] = []
const targetsOf = (group: TroubleGroup) => [group]

/**
 * The newest 500 alerts by station and cause, as far as they are over or happened once; what is wrong now stands among
 * the problems alone. They change in place, new ones wait until they are asked for.
 */
export function PastView({ address, alerts }: PastViewProps) {
  const [{ holdMinutes, marks }] = useAlertPreferences()
  const { problems } = useProblems()
  const causeText = useCauseText()
  const now = useNow(TICK_MS)
  const { show = 'todo' } = address.values
  const { current } = alerts

  const seen = useMemo(
    () => pastOf(triage(current ?? NONE, { now, holdMinutes }), problems),
    [current, now, holdMinutes, problems],
  )
  const shelves = useMemo(() => triageShelves(seen, marks, now), [seen, marks, now])
  const all = useMemo(() => [...seen.groups, ...seen.heldBack], [seen])
  const shown = useShelf({
    name: 'alerts-triage',
    address,
    reading: alerts.reading,
    search: alerts.search,
    shelf: show === 'planned' ? 'todo' : show,
    rows: shelves,
    isKnown: current !== undefined,
    sortValues: useMemo(() => troubleSortValues(causeText), [causeText]),
    targetsOf,
  })
  const { list } = shown
  const mutesOfGroup = useMemo(() => (group: TroubleGroup) => mutesOf(marks, group, now), [marks, now])
  // A search hides problems: that one is not there says nothing then.
  const isWhole = current !== undefined && alerts.search === ''
  const resting = useMemo(() => (isWhole ? restingMutes(marks, all, now) : []), [isWhole, marks, all, now])

  const showFresh = () => {
    alerts.showFresh()
    list.fresh.onShow()
  }
  return (
    <AlertTriage
      {...shown}
      list={{ ...list, fresh: { ...list.fresh, onShow: showFresh } }}
      mutesOf={mutesOfGroup}
      resting={resting}
      read={alerts.read}
      renderPanel={(group) => <TroublePanel group={group} loaded={current ?? NONE} />}
    />
  )
}

/**
 * What is over, or happened once: an event without an end says nothing of now, the live state does. A problem has the key
 * of its events.
 */
function pastOf(seen: Triage, problems: readonly Problem[]): Pick<Triage, 'groups' | 'heldBack'> {
  const now = new Set(problems.map(({ key }) => key))
  const past = (groups: readonly TroubleGroup[]) =>
    groups.flatMap((group) => (now.has(group.key) ? [] : [{ ...group, isOpen: false }]))
  return { groups: past(seen.groups), heldBack: past(seen.heldBack) }
}
