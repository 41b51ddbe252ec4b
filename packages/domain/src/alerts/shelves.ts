import type { SortValues } from '../paging/index.ts'
import type { EpochMs } from '../time/index.ts'
import { safeJsonParse } from '../wire/index.ts'
import { stationMarkKey } from './cause.ts'
import { type AlertMarks, type Mute, markOf } from './marks.ts'
import type { Triage, TroubleGroup } from './triage.ts'

/** Where a group lies in the triage view: to be looked at, seen, silenced, or too short to call for anybody. */
export const TRIAGE_SHELVES = ['todo', 'acknowledged', 'muted', 'held'] as const
export type TriageShelf = (typeof TRIAGE_SHELVES)[number]

/** Each group on its one shelf, in the order of the triage; what is held back stays so, whatever its mark. */
export function triageShelves(
  { groups, heldBack }: Pick<Triage, 'groups' | 'heldBack'>,
  marks: AlertMarks,
  now: EpochMs,
): Readonly<Record<TriageShelf, readonly TroubleGroup[]>> {
  const shelves: Record<TriageShelf, TroubleGroup[]> = {
    todo: [],
    acknowledged: [],
    muted: [],
    held: [...heldBack],
  }
  for (const group of groups) {
    const mark = markOf(marks, group, now)
    shelves[mark === 'none' ? 'todo' : mark].push(group)
  }
  return shelves
}

/** Which mutes hold a group quiet now: its own, its station's, or both; each is taken back by its key. */
export function mutesOf(
  marks: AlertMarks,
  { key, stationId }: Pick<TroubleGroup, 'key' | 'stationId'>,
  now: EpochMs,
): readonly Mute[] {
  const station = stationMarkKey(stationId)
  return marks.mutes.filter(
    (each) => (each.key === key || each.key === station) && (each.until === null || each.until > now),
  )
}

/** A mute that holds nothing quiet at the moment, and what it waits for. */
export interface RestingMute extends Mute {
  readonly stationId: string
  /** The type of event; undefined: the station as a whole. */
  readonly type: string | undefined
  /** The error code without case and separators; undefined: none. */
  readonly errorCode: string | undefined
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/**
 * The mutes of which no group is there, so that one can see and take back those too. A key that is not one of ours is
 * shown as it stands.
 */
export function restingMutes(
  marks: AlertMarks,
  groups: readonly Pick<TroubleGroup, 'key' | 'stationId'>[],
  now: EpochMs,
): readonly RestingMute[] {
  const present = new Set(groups.flatMap(({ key, stationId }) => [key, stationMarkKey(stationId)]))
  return marks.mutes
    .filter(({ key, until }) => !present.has(key) && (until === null || until > now))
    .map((mute) => {
      const parts = safeJsonParse(mute.key)
      const [stationId, type, errorCode] = Array.isArray(parts) ? parts : []
      return {
        ...mute,
        stationId: text(stationId) ?? mute.key,
        type: text(type),
        errorCode: text(errorCode),
      }
    })
}

/** What the problems of a shelf can be sorted by; as they come, open ones lead and then the newest. */
export const TROUBLE_SORTS = ['trouble', 'state', 'connectors', 'first', 'last'] as const
export type TroubleSort = (typeof TROUBLE_SORTS)[number]

/** What each column of a shelf is sorted by. @param causeOf the cause in the user's words, which the column shows */
export const troubleSortValues = (
  causeOf: (cause: TroubleGroup['cause']) => string,
): SortValues<TroubleGroup, TroubleSort> => ({
  trouble: ({ cause }) => causeOf(cause),
  state: ({ isOpen }) => isOpen,
  connectors: ({ connectorIds }) => connectorIds[0],
  first: ({ firstAt }) => firstAt,
  last: ({ lastAt }) => lastAt,
})
