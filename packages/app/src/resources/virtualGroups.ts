import {
  type GroupCharger,
  type GroupChargerLink,
  type GroupLogItem,
  type GroupPricing,
  type GroupSmartChargingLink,
  readChargerLinks,
  readGroupChargers,
  readGroupLog,
  readGroupPricing,
  readSmartChargingLink,
  readVirtualGroup,
  readVirtualGroups,
  VIRTUAL_GROUPS_PER_PAGE,
  VIRTUAL_GROUPS_READ_MAX,
  type VirtualGroup,
  type VirtualGroupItem,
} from '@corrente/domain/virtual-groups'
import type { Block } from '@corrente/domain/wire'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { type Paging, pagedList } from '../kit/lists/index.ts'
import { callEndOf } from '../kit/writes/index.ts'

/** Start of the keys of everything that shows virtual groups; a save marks it out of date. */
export const VIRTUAL_GROUPS_KEY = ['virtual-groups'] as const

/** Whose groups or chargers are asked for. */
export interface GroupQuestion {
  /** The session's account. */
  readonly tenantPk: number | undefined
  /** Part of a name, without blanks around it; '' asks for all. */
  readonly search: string
}

const wirePaging = ({ page, size }: Paging) => ({ page: page - 1, size })
const questionQuery = ({ tenantPk, search }: GroupQuestion) => ({
  tenant_id: tenantPk,
  search: search.trim() || undefined,
})

/** GET virtual-groups/list (VGR-056): all groups up to 1,000, or a page of a longer list. */
export const groupPages = pagedList({
  key: [...VIRTUAL_GROUPS_KEY, 'list'],
  perPage: VIRTUAL_GROUPS_PER_PAGE,
  max: VIRTUAL_GROUPS_READ_MAX,
  keyOf: ({ id }: VirtualGroupItem) => id,
  from: ({ gateways }) => gateways.vg,
  readPage: (vg, question: GroupQuestion, paging, signal) =>
    vg.get('virtual-groups/list', readVirtualGroups, {
      query: { ...wirePaging(paging), ...questionQuery(question) },
      signal,
    }),
})

/** All groups, up to 1,000; of a longer list the first block, with its count. */
export const readAllGroups = (
  vg: Gateway,
  tenantPk: number | undefined,
  search = '',
  signal?: AbortSignal,
): Promise<Outcome<Block<VirtualGroupItem>>> =>
  groupPages.readAll(vg, { tenantPk, search }, { isPartUseful: false, signal })

/** More groups than an account will have. */
const MOST_GROUPS = 100_000

/** Every group of an account, page by page: to compare one with all others (SMC-020). */
export const readEveryGroup = (
  vg: Gateway,
  tenantPk: number | undefined,
  signal?: AbortSignal,
): Promise<Outcome<Block<VirtualGroupItem>>> =>
  groupPages.readAll(vg, { tenantPk, search: '' }, { max: MOST_GROUPS, signal })

/** GET virtual-groups/{id} (VGR-058). */
export const readOneVirtualGroup = (
  vg: Gateway,
  id: string | number,
  tenantPk: number | undefined,
  signal?: AbortSignal,
): Promise<Outcome<VirtualGroup>> =>
  vg.get('virtual-groups/{id}', readVirtualGroup, { params: { id }, query: { tenant_id: tenantPk }, signal })

/** One group with its chargers. @param id - undefined: nothing is asked */
export const virtualGroupQuery = (id: string | undefined, tenantPk: number | undefined) =>
  queryAtom(({ gateways: { vg } }) => ({
    key: [...VIRTUAL_GROUPS_KEY, 'one', id, tenantPk],
    freshMs: 0,
    isEnabled: id !== undefined,
    run: (signal) => readOneVirtualGroup(vg, id ?? '', tenantPk, signal),
  }))

/** More chargers than an account will have. */
const MOST_CHARGERS = 30_000

/** GET charge-boxs (VGR-055): the chargers that a group may have; all of them are what pasted codes are looked up in. */
export const chargerPages = pagedList({
  key: [...VIRTUAL_GROUPS_KEY, 'chargers'],
  perPage: VIRTUAL_GROUPS_PER_PAGE,
  max: MOST_CHARGERS,
  keyOf: ({ pk }: GroupCharger) => pk,
  from: ({ gateways }) => gateways.vg,
  readPage: (vg, question: GroupQuestion, paging, signal) =>
    vg.get('charge-boxs', readGroupChargers, {
      query: { ...wirePaging(paging), ...questionQuery(question) },
      signal,
    }),
})

/** A page of the chargers of a group (VGR-059). @param page - from 1 */
export const chargerLinksQuery = (id: number, page: number) =>
  queryAtom(({ gateways: { vg } }) => ({
    key: [...VIRTUAL_GROUPS_KEY, 'links', id, page],
    run: (signal): Promise<Outcome<Block<GroupChargerLink>>> =>
      vg.get('virtual-groups/charge-boxs/list', readChargerLinks, {
        query: { virtual_group_id: id, ...wirePaging({ page, size: VIRTUAL_GROUPS_PER_PAGE }) },
        signal,
      }),
  }))

/** GET virtual-groups/dynamic-pricing/{id} (VGR-068); 'none': the group has no record yet (VGR-070). */
export async function readPricingOfGroup(
  vg: Gateway,
  id: number,
  signal?: AbortSignal,
): Promise<Outcome<GroupPricing | 'none'>> {
  const read = await vg.get('virtual-groups/dynamic-pricing/{id}', readGroupPricing, {
    params: { id },
    signal,
  })
  return read.kind !== 'done' && callEndOf(read) === 404
    ? { kind: 'done', data: 'none', unreadRows: 0 }
    : read
}

/** The pricing of a group. */
export const groupPricingQuery = (id: number) =>
  queryAtom(({ gateways: { vg } }) => ({
    key: [...VIRTUAL_GROUPS_KEY, 'pricing', id],
    freshMs: 0,
    run: (signal) => readPricingOfGroup(vg, id, signal),
  }))

/** GET virtual-groups/smart-charging/{id}: a 404, or nothing, is a link without an id (SMC-011). */
export async function readLinkOfGroup(
  vg: Gateway,
  id: number,
  signal?: AbortSignal,
): Promise<Outcome<GroupSmartChargingLink>> {
  const read = await vg.get('virtual-groups/smart-charging/{id}', readSmartChargingLink, {
    params: { id },
    signal,
  })
  const none = { groupId: id, isEnabled: false, smartChargingId: undefined }
  if (read.kind === 'done') return { ...read, data: read.data === 'none' ? none : read.data }
  return callEndOf(read) === 404 ? { kind: 'done', data: none, unreadRows: 0 } : read
}

/** What a group tells of itself. */
export type GroupLogKind = 'events' | 'transactions'

/** A page of the events, or of the transactions, of a group (VGR-072). @param page - from 1 */
export const groupLogQuery = (id: number, kind: GroupLogKind, { page, size }: Paging, isEnabled = true) =>
  queryAtom(({ gateways: { vg } }) => ({
    key: [...VIRTUAL_GROUPS_KEY, kind, id, page, size],
    isEnabled,
    run: (signal): Promise<Outcome<Block<GroupLogItem>>> =>
      vg.get(`virtual-groups/{id}/${kind}`, readGroupLog, {
        params: { id },
        query: wirePaging({ page, size }),
        signal,
      }),
  }))
