import {
  ALERTS_PER_PAGE,
  mutesOf,
  type Problem,
  restingMutes,
  stationMarkKey,
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
import { useAlertPreferences, useMarkCommands, useProblems } from '../../features/problems/index.ts'
import { useCompleteList, useHeldRows, useListView, useSort } from '../../kit/lists/index.ts'
import { AlertPanel } from './AlertPanel.tsx'
import type { AlertAddress } from './alertSearch.ts'
import type { Alerts } from './useAlerts.ts'

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
const keyOf = ({ key }: TroubleGroup): string => key
const countOf = (groups: readonly TroubleGroup[]): number => groups.length

/**
 * The newest 500 alerts by station and cause, as far as they are over or happened once; what is wrong now stands among
 * the problems alone. They change in place, new ones wait until they are asked for.
 */
export function PastView({ address, alerts }: PastViewProps) {
  const [preferences, onChange] = useAlertPreferences()
  const { problems } = useProblems()
  const causeText = useCauseText()
  const sortValues = useMemo(() => troubleSortValues(causeText), [causeText])
  const now = useNow(TICK_MS)
  const [view, setView] = useListView('alerts-triage')
  const { show = 'todo' } = address.values
  const shelf = show === 'planned' ? 'todo' : show
  const { sort } = address
  const { holdMinutes, marks } = preferences
  const { current } = alerts

  const seen = useMemo(
    () => pastOf(triage(current ?? NONE, { now, holdMinutes }), problems),
    [current, now, holdMinutes, problems],
  )
  const shelves = useMemo(() => triageShelves(seen, marks, now), [seen, marks, now])
  const all = useMemo(() => [...seen.groups, ...seen.heldBack], [seen])
  const held = useHeldRows(
    JSON.stringify([alerts.search, shelf, holdMinutes, sort]),
    current && shelves[shelf],
    all,
    keyOf,
    useSort(sortValues, sort),
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

  const commands = useMarkCommands((keys) =>
    held.remove(({ key, stationId }) => keys.includes(key) || keys.includes(stationMarkKey(stationId))),
  )
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
      isSearching={alerts.search !== ''}
      onClearSearch={() => address.search('')}
      {...commands}
      mutesOf={mutesOfGroup}
      resting={resting}
      read={alerts.read}
      view={view}
      onViewChange={setView}
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
