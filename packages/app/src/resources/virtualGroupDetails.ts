import type { SmartCharging } from '@corrente/domain/smart-charging'
import { MINUTE_MS } from '@corrente/domain/time'
import type { GroupDetails, GroupPricing, GroupUse, VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { type CallProgress, type FewAtOnce, fewAtOnce } from '../kit/reading/index.ts'
import { readOneCharging } from './smartCharging.ts'
import {
  readAllGroups,
  readLinkOfGroup,
  readOneVirtualGroup,
  readPricingOfGroup,
  VIRTUAL_GROUPS_KEY,
} from './virtualGroups.ts'

/** What the details of a group are read by. */
interface DetailsOf {
  readonly tenantPk: number | undefined
  readonly maySmart: boolean
}

const dataOf = <T>(outcome: Outcome<T>): T | undefined => (outcome.kind === 'done' ? outcome.data : undefined)

/** The smart charging of a group; undefined where it has none, or it cannot be read. */
export async function readSmartOfGroup(
  { vg, sc }: { readonly vg: Gateway; readonly sc: Gateway },
  id: number,
  signal: AbortSignal,
): Promise<SmartCharging | undefined> {
  const link = dataOf(await readLinkOfGroup(vg, id, signal))
  return link?.smartChargingId === undefined
    ? undefined
    : dataOf(await readOneCharging(sc, link.smartChargingId, signal))
}

/** The smart charging of one group; null: it has none, or it cannot be read. */
export const smartOfGroupQuery = ({ id, hasSmartCharging }: VirtualGroupItem, maySmart: boolean) =>
  queryAtom(({ gateways }) => ({
    key: [...VIRTUAL_GROUPS_KEY, 'smart-of', id],
    isEnabled: maySmart && hasSmartCharging === true,
    run: async (signal): Promise<Outcome<SmartCharging | null>> => ({
      kind: 'done',
      data: (await readSmartOfGroup(gateways, id, signal)) ?? null,
      unreadRows: 0,
    }),
  }))

/**
 * Chargers, profiles, limits and dates of the groups in view, four groups at a time; what cannot be read is left out.
 * @param groups - those of one page; keep the array
 */
export const groupDetailsQuery = (groups: readonly VirtualGroupItem[], { tenantPk, maySmart }: DetailsOf) =>
  queryAtom(({ gateways }) => ({
    // The same groups in another order are the same question.
    key: [
      ...VIRTUAL_GROUPS_KEY,
      'details',
      tenantPk,
      maySmart,
      ...groups.map(({ id }) => id).sort((one, other) => one - other),
    ],
    isEnabled: groups.length > 0,
    run: async (signal): Promise<Outcome<ReadonlyMap<number, GroupDetails>>> => {
      const detailsOf = async ({
        id,
        hasPricing,
        hasSmartCharging,
      }: VirtualGroupItem): Promise<GroupDetails> => {
        const [group, pricing, smartCharging] = await Promise.all([
          readOneVirtualGroup(gateways.vg, id, tenantPk, signal),
          hasPricing ? readPricingOfGroup(gateways.vg, id, signal) : undefined,
          maySmart && hasSmartCharging ? readSmartOfGroup(gateways, id, signal) : undefined,
        ])
        return { group: dataOf(group), pricing: pricing && dataOf(pricing), smartCharging }
      }
      const found = await fewAtOnce(groups, detailsOf, { signal })
      return { kind: 'done', data: new Map(found.map(([{ id }, details]) => [id, details])), unreadRows: 0 }
    },
  }))

/** So many groups are read for a question over all of them, and for how long the answer is kept. */
const ASKED_MAX = 200
const KEPT_MS = 5 * MINUTE_MS

/** What the groups of an account say, as far as they were read. */
export interface AskedGroups<T> {
  readonly found: T
  /** There are more groups than those that were looked at. */
  readonly isPartial: boolean
  /** Groups that could not be read, or not whole. */
  readonly unread: number
}

/** Reads one thing of each of the first 200 groups, four at a time (decisions: Virtual groups and smart charging). */
async function askGroups<T>(
  groups: readonly VirtualGroupItem[],
  ask: (group: VirtualGroupItem) => Promise<Outcome<T>>,
  options: FewAtOnce,
): Promise<AskedGroups<readonly T[]>> {
  const asked = groups.slice(0, ASKED_MAX)
  const read = await fewAtOnce(asked, ask, options)
  const found = read.flatMap(([, outcome]) => dataOf(outcome) ?? [])
  return { found, isPartial: groups.length > ASKED_MAX, unread: asked.length - found.length }
}

/** The groups that each charger is in. */
export type ChargerGroups = AskedGroups<ReadonlyMap<number, readonly VirtualGroupItem[]>>

/** The groups that each charger is in, by the first 200 groups. @param onProgress - told after each group */
export const chargerGroupsQuery = (
  tenantPk: number | undefined,
  onProgress?: (progress: CallProgress) => void,
  isEnabled = true,
) =>
  queryAtom(({ gateways: { vg } }) => ({
    key: [...VIRTUAL_GROUPS_KEY, 'of-chargers', tenantPk],
    freshMs: KEPT_MS,
    isEnabled,
    run: async (signal): Promise<Outcome<ChargerGroups>> => {
      const all = await readAllGroups(vg, tenantPk, '', signal)
      if (all.kind !== 'done') return all
      const read = await askGroups(all.data.rows, ({ id }) => readOneVirtualGroup(vg, id, tenantPk, signal), {
        signal,
        onProgress,
      })
      const found = new Map<number, VirtualGroupItem[]>()
      for (const group of read.found)
        for (const { pk } of group.chargers) found.set(pk, [...(found.get(pk) ?? []), group])
      const halfRead = read.found.filter(({ unreadChargers }) => unreadChargers > 0).length
      return {
        kind: 'done',
        data: { ...read, found, unread: read.unread + halfRead + all.unreadRows },
        unreadRows: all.unreadRows,
      }
    },
  }))

/** A group and its pricing; undefined: it could not be read. */
export interface PricedGroup {
  readonly group: VirtualGroupItem
  readonly pricing: GroupPricing | 'none' | undefined
}

/** The pricing of some groups, kept for five minutes. */
export const pricingsQuery = (groups: readonly VirtualGroupItem[]) =>
  queryAtom(({ gateways: { vg } }) => ({
    key: [...VIRTUAL_GROUPS_KEY, 'pricings', ...groups.map(({ id }) => id)],
    freshMs: KEPT_MS,
    run: async (signal): Promise<Outcome<readonly PricedGroup[]>> => {
      const data = await Promise.all(
        groups.map(async (group) => ({
          group,
          pricing: dataOf(await readPricingOfGroup(vg, group.id, signal)),
        })),
      )
      return { kind: 'done', data, unreadRows: 0 }
    },
  }))
/**
 * Every group with its pricing: who uses a profile, and who has none. Those that the list has without pricing are not
 * asked about.
 */
export const profileGroupsQuery = (
  tenantPk: number | undefined,
  onProgress: (progress: CallProgress) => void,
  isEnabled: boolean,
) =>
  queryAtom(({ gateways: { vg } }) => ({
    key: [...VIRTUAL_GROUPS_KEY, 'by-profile', tenantPk],
    freshMs: KEPT_MS,
    isEnabled,
    run: async (signal): Promise<Outcome<AskedGroups<readonly GroupUse[]>>> => {
      const all = await readAllGroups(vg, tenantPk, '', signal)
      if (all.kind !== 'done') return all
      const data = await askGroups(
        all.data.rows,
        async (group): Promise<Outcome<GroupUse>> => {
          if (group.hasPricing === false)
            return { kind: 'done', data: { group, pricing: 'none' }, unreadRows: 0 }
          const read = await readPricingOfGroup(vg, group.id, signal)
          return read.kind === 'done' ? { ...read, data: { group, pricing: read.data } } : read
        },
        { signal, onProgress },
      )
      return {
        kind: 'done',
        data: { ...data, unread: data.unread + all.unreadRows },
        unreadRows: all.unreadRows,
      }
    },
  }))
