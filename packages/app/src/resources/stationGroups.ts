import { type GroupSave, readGroup, readGroups, type StationGroup } from '@corrente/domain/station-groups'
import {
  NO_STATION_FILTERS,
  readStationRows,
  STATIONS_PER_PAGE,
  type StationRow,
  stationListQuery,
} from '@corrente/domain/stations'
import type { ZoneId } from '@corrente/domain/time'
import type { Block } from '@corrente/domain/wire'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { portsAtom } from '../ports/index.ts'

/** Start of the keys of everything that shows groups; a save marks it out of date. */
export const GROUPS_KEY = ['station-groups'] as const

/** GET chargepoint-groups: all of them; search, order and pages are made here (GRP-007, GRP-008). */
export const readAllGroups = (cp: Gateway, signal?: AbortSignal): Promise<Outcome<readonly StationGroup[]>> =>
  cp.get('chargepoint-groups', readGroups, { ...(signal && { signal }) })

/** The whole list of groups. */
export const groupsAtom = queryAtom((get) => {
  const { cp } = get(portsAtom).gateways
  return { key: [...GROUPS_KEY, 'list'], run: (signal) => readAllGroups(cp, signal) }
})

/** GET chargepoint-groups/{pk} (GRP-009). */
export const readOneGroup = (cp: Gateway, pk: string, signal?: AbortSignal): Promise<Outcome<StationGroup>> =>
  cp.get('chargepoint-groups/{pk}', readGroup, { params: { pk }, ...(signal && { signal }) })

/** One group as the server has it: read when its form opens, never taken from an older answer. */
export const groupQuery = (pk: string) =>
  queryAtom((get) => {
    const { cp } = get(portsAtom).gateways
    return { key: [...GROUPS_KEY, 'one', pk], freshMs: 0, run: (signal) => readOneGroup(cp, pk, signal) }
  })

/** POST or, for a group that exists, PUT (GRP-010, GRP-011). */
export const sendGroup = (cp: Gateway, group: GroupSave): Promise<Outcome<never>> =>
  group.chargeBoxGroupPk === undefined
    ? cp.send('POST', 'chargepoint-groups', { json: group })
    : cp.send('PUT', 'chargepoint-groups/{pk}', { params: { pk: group.chargeBoxGroupPk }, json: group })

/** Which stations of a group are asked for. */
export interface GroupStationsQuestion {
  readonly groupPk: number
  /** From 1. */
  readonly page: number
  readonly isDisabled: boolean
  readonly offsetHours: number
  readonly zone: ZoneId
}

/** GET chargepoints of one group, ten per page (GRP-005). */
export const readGroupStations = (
  cp: Gateway,
  { groupPk, page, isDisabled, offsetHours, zone }: GroupStationsQuestion,
  signal: AbortSignal,
): Promise<Outcome<Block<StationRow>>> =>
  cp.get('chargepoints', (body) => readStationRows(body, zone), {
    query: stationListQuery(
      { ...NO_STATION_FILTERS, groupPk, isDisabled },
      { page, size: STATIONS_PER_PAGE, offsetHours },
    ),
    signal,
  })

/** A page of a group's stations. */
export const groupStationsQuery = (question: GroupStationsQuestion) =>
  queryAtom((get) => {
    const { cp } = get(portsAtom).gateways
    const { groupPk, page, isDisabled } = question
    return {
      key: [...GROUPS_KEY, 'stations', groupPk, page, isDisabled],
      run: (signal) => readGroupStations(cp, question, signal),
    }
  })
