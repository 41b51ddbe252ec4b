import type { Held } from '@corrente/domain/forms'
import {
  GROUP_FORM,
  type GroupBase,
  type GroupSave,
  groupForm,
  groupRequest,
  isGroupSavedAs,
  readGroup,
  readGroups,
  type StationGroup,
} from '@corrente/domain/station-groups'
import { NO_STATION_FILTERS } from '@corrente/domain/stations'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { oneRecord } from './oneRecord.ts'
import { mapOutcome, recordSave } from './recordWrites.ts'
import { readStationPage } from './stations.ts'

/** Start of the keys of everything that shows groups; a save marks it out of date. */
export const GROUPS_KEY = ['station-groups'] as const

/** GET chargepoint-groups: all of them; search, order and pages are made here (GRP-007, GRP-008). */
export const readAllGroups = (cp: Gateway, signal?: AbortSignal): Promise<Outcome<readonly StationGroup[]>> =>
  cp.get('chargepoint-groups', readGroups, { signal })

/** The whole list of groups. */
export const groupsAtom = queryAtom(({ gateways: { cp } }) => ({
  key: [...GROUPS_KEY, 'list'],
  run: (signal) => readAllGroups(cp, signal),
}))

/** GET chargepoint-groups/{pk} (GRP-009). */
export const oneGroup = oneRecord({
  key: [...GROUPS_KEY, 'one'],
  from: ({ gateways }) => gateways.cp,
  read: (cp, pk, signal) => cp.get('chargepoint-groups/{pk}', readGroup, { params: { pk }, signal }),
})

/** POST or, for a group that exists, PUT (GRP-010, GRP-011). */
export const sendGroup = (cp: Gateway, group: GroupSave): Promise<Outcome<never>> =>
  group.chargeBoxGroupPk === undefined
    ? cp.send('POST', 'chargepoint-groups', { json: group })
    : cp.send('PUT', 'chargepoint-groups/{pk}', { params: { pk: group.chargeBoxGroupPk }, json: group })

/**
 * Saves a group. It has no id of its own, so after a lost answer a new one is looked for among all of them.
 *
 * @param country - the tenant's
 */
export function saveGroup(cp: Gateway, held: Held<GroupBase>, country: string) {
  const { pk } = held.base
  const isSavedAs = (sent: GroupSave, group: StationGroup) => isGroupSavedAs(sent, groupForm(group, country))
  return recordSave({
    key: `group.save:${pk ?? 'new'}`,
    outdates: [GROUPS_KEY],
    form: GROUP_FORM,
    held,
    pk,
    read: (known) => oneGroup.read(cp, known),
    baseOf: (group: StationGroup) => groupForm(group, country),
    requestOf: ({ base, values }) => groupRequest(values, base),
    send: (group) => sendGroup(cp, group),
    isSavedAs,
    findNew: async (sent) =>
      mapOutcome(await readAllGroups(cp), (groups) => groups.find((group) => isSavedAs(sent, group))),
  })
}

/** A page of a group's stations, ten at a time, from 1 (GRP-005). */
export const groupStationsQuery = (groupPk: number, page: number, isDisabled: boolean) =>
  queryAtom(({ gateways: { cp }, formats }) => ({
    key: [...GROUPS_KEY, 'stations', groupPk, page, isDisabled],
    run: (signal) =>
      readStationPage(cp, { filters: { ...NO_STATION_FILTERS, groupPk, isDisabled }, page }, formats, signal),
  }))
