import {
  ALERTS_PER_PAGE,
  type AlertMarks,
  type AlertPreferences,
  acknowledge,
  mute,
  mutesOf,
  restingMutes,
  stationMarkKey,
  type TroubleGroup,
  triage,
  triageShelves,
  troubleSortValues,
  unacknowledge,
  unmute,
} from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { sortRows } from '@corrente/domain/paging'
import { useNow } from '@corrente/ui/foundations'
import { AlertTriage, useCauseText } from '@corrente/ui/widgets/alerts'
import { useMemo } from 'react'
import { useCompleteList, useHeldRows, useListView } from '../../kit/lists/index.ts'
import { usePorts } from '../../ports/index.ts'
import type { AlertAddress } from './alertSearch.ts'
import { TroublePanel } from './TroublePanel.tsx'
import type { ChangePreferences } from './useAlertPreferences.ts'
import type { Alerts } from './useAlerts.ts'

export interface TriageViewProps {
  readonly address: AlertAddress
  /** The newest alerts. */
  readonly alerts: Alerts
  readonly preferences: AlertPreferences
  readonly onChange: ChangePreferences
}

/** How often what is held back is looked at again, and mutes that are over end. */
const TICK_MS = 10_000
const NONE: readonly StationNotification[] = []
const keyOf = ({ key }: TroubleGroup): string => key
const countOf = (groups: readonly TroubleGroup[]): number => groups.length

/** The newest 500 alerts by station and cause; problems change in place, new ones wait until they are asked for. */
export function TriageView({ address, alerts, preferences, onChange }: TriageViewProps) {
  const { clock, formats } = usePorts()
  const causeText = useCauseText()
  const sortValues = useMemo(() => troubleSortValues(causeText), [causeText])
  const now = useNow(TICK_MS)
  const [view, setView] = useListView('alerts-triage')
  const shelf = address.values.show ?? 'todo'
  const { sort } = address
  const { holdMinutes, marks } = preferences
  const { current } = alerts

  const seen = useMemo(() => triage(current ?? NONE, { now, holdMinutes }), [current, now, holdMinutes])
  const shelves = useMemo(() => triageShelves(seen, marks, now), [seen, marks, now])
  const all = useMemo(() => [...seen.groups, ...seen.heldBack], [seen])
  const held = useHeldRows(
    JSON.stringify([alerts.search, shelf, holdMinutes, sort]),
    current && shelves[shelf],
    all,
    keyOf,
    (rows) => sortRows(rows, sortValues, sort, formats.locale),
  )
  const list = useCompleteList({
    rows: held.rows,
    reading: alerts.reading,
    address,
    pageSize: ALERTS_PER_PAGE,
    isSorted: true,
  })
  const mutesOfGroup = useMemo(() => (group: TroubleGroup) => mutesOf(marks, group, now), [marks, now])
  // A search hides problems: that one is not there says nothing then.
  const isWhole = current !== undefined && alerts.search === ''
  const resting = useMemo(() => (isWhole ? restingMutes(marks, all, now) : []), [isWhole, marks, all, now])

  /** Marks, and takes away what this hand has just dealt with. */
  const mark = (by: (marks: AlertMarks) => AlertMarks, keys: readonly string[]) => {
    onChange((set) => ({ ...set, marks: by(set.marks) }))
    held.remove(({ key, stationId }) => keys.includes(key) || keys.includes(stationMarkKey(stationId)))
  }
  return (
    <AlertTriage
      shelf={shelf}
      onShelfChange={(next) => address.apply({ show: next === 'todo' ? undefined : next })}
      counts={
        current && {
          todo: countOf(shelves.todo),
          acknowledged: countOf(shelves.acknowledged),
          muted: countOf(shelves.muted),
          held: countOf(shelves.held),
        }
      }
      holdMinutes={holdMinutes}
      onHoldChange={(minutes) => onChange((set) => ({ ...set, holdMinutes: minutes }))}
      list={{
        ...list,
        isOutside: held.isOutside,
        fresh: {
          count: held.fresh.count,
          onShow: () => {
            alerts.showFresh()
            held.fresh.onShow()
          },
        },
      }}
      onAcknowledge={(group) => mark((set) => acknowledge(set, group), [group.key])}
      onUnacknowledge={(key) => mark((set) => unacknowledge(set, key), [key])}
      onMute={(key, hours) => mark((set) => mute(set, key, clock.now(), hours), [key])}
      onUnmute={(keys) => mark((set) => keys.reduce(unmute, set), keys)}
      mutesOf={mutesOfGroup}
      resting={resting}
      read={alerts.read}
      view={view}
      onViewChange={setView}
      renderPanel={(group) => <TroublePanel group={group} loaded={current ?? NONE} />}
    />
  )
}
