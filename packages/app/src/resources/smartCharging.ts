import { readSmartCharging, type SmartCharging } from '@corrente/domain/smart-charging'
import { type GroupSmartChargingLink, readChargerLinks } from '@corrente/domain/virtual-groups'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { readBlocks } from '../kit/reading/index.ts'
import { mapOutcome } from './recordWrites.ts'
import { readLinkOfGroup } from './virtualGroups.ts'

/** Start of the keys of everything that shows smart charging; a save marks it out of date. */
export const SMART_CHARGING_KEY = ['smart-charging'] as const
/** More chargers than a group will have. */
const MOST_CHARGERS = 20_000

/** GET smart-charging/{id} (SMC-027). */
export const readOneCharging = (
  sc: Gateway,
  id: number,
  signal?: AbortSignal,
): Promise<Outcome<SmartCharging>> =>
  sc.get('smart-charging/{id}', readSmartCharging, { params: { id }, signal })

/** One record. @param id - undefined: nothing is asked */
export const chargingQuery = (id: number | undefined) =>
  queryAtom(({ gateways: { sc } }) => ({
    key: [...SMART_CHARGING_KEY, 'one', id],
    freshMs: 0,
    isEnabled: id !== undefined,
    run: (signal) => readOneCharging(sc, id ?? 0, signal),
  }))

/** Which record a group has (SMC-022). */
export const linkOfGroupQuery = (groupId: number) =>
  queryAtom<GroupSmartChargingLink>(({ gateways: { vg } }) => ({
    key: [...SMART_CHARGING_KEY, 'link', groupId],
    freshMs: 0,
    run: (signal) => readLinkOfGroup(vg, groupId, signal),
  }))

/** Keys of all chargers of a group, page by page (SMC-026). */
export async function readChargersOfGroup(
  vg: Gateway,
  groupId: number,
  signal?: AbortSignal,
): Promise<Outcome<readonly number[]>> {
  const read = await readBlocks(
    ({ page, size }) =>
      vg.get('virtual-groups/charge-boxs/list', readChargerLinks, {
        query: { virtual_group_id: groupId, page: page - 1, size },
        signal,
      }),
    { keyOf: ({ linkPk }) => linkPk, max: MOST_CHARGERS },
  )
  return mapOutcome(read, ({ rows }) => rows.map(({ pk }) => pk))
}

/** Keys of all chargers of a group: what its smart charging should hold (SMC-028). */
export const chargersOfGroupQuery = (groupId: number) =>
  queryAtom(({ gateways: { vg } }) => ({
    key: [...SMART_CHARGING_KEY, 'chargers', groupId],
    freshMs: 0,
    run: (signal) => readChargersOfGroup(vg, groupId, signal),
  }))
