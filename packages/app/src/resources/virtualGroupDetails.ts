import { MINUTE_MS } from '@corrente/domain/time'
import type { GroupDetails, VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { readOneCharging } from './smartCharging.ts'
import {
  readAllGroups,
  readLinkOfGroup,
  readOneVirtualGroup,
  readPricingOfGroup,
  VIRTUAL_GROUPS_KEY,
} from './virtualGroups.ts'

/** How many groups are asked about at once (decisions: Virtual groups and smart charging). */
const AT_ONCE = 4

/** What the details of a group are read by. */
interface DetailsOf {
  readonly tenantPk: number | undefined
  readonly maySmart: boolean
}

const dataOf = <T>(outcome: Outcome<T>): T | undefined => (outcome.kind === 'done' ? outcome.data : undefined)

async function readSmart(
  { vg, sc }: { readonly vg: Gateway; readonly sc: Gateway },
  id: number,
  signal: AbortSignal,
) {
  const link = dataOf(await readLinkOfGroup(vg, id, signal))
  return link?.smartChargingId === undefined
    ? undefined
    : dataOf(await readOneCharging(sc, link.smartChargingId, signal))
}

/**
 * Chargers, profiles, limits and dates of the groups in view, four groups at a time; what cannot be read is left out.
 * @param groups - those of one page; keep the array
 */
export const groupDetailsQuery = (groups: readonly VirtualGroupItem[], { tenantPk, maySmart }: DetailsOf) =>
  queryAtom(({ gateways }) => ({
    key: [...VIRTUAL_GROUPS_KEY, 'details', tenantPk, maySmart, ...groups.map(({ id }) => id)],
    isEnabled: groups.length > 0,
    keepsFormer: true,
    run: async (signal): Promise<Outcome<ReadonlyMap<number, GroupDetails>>> => {
      const found = new Map<number, GroupDetails>()
      for (let first = 0; first < groups.length; first += AT_ONCE) {
        await Promise.all(
          groups.slice(first, first + AT_ONCE).map(async ({ id, hasPricing, hasSmartCharging }) => {
            const [group, pricing, smartCharging] = await Promise.all([
              readOneVirtualGroup(gateways.vg, id, tenantPk, signal),
              hasPricing ? readPricingOfGroup(gateways.vg, id, signal) : undefined,
              maySmart && hasSmartCharging ? readSmart(gateways, id, signal) : undefined,
            ])
            found.set(id, {
              group: dataOf(group),
              pricing: pricing && dataOf(pricing),
              smartCharging,
            })
          }),
        )
      }
      return { kind: 'done', data: found, unreadRows: 0 }
    },
  }))

/** So many groups are read for a question over all of them, and for how long the answer is kept. */
const ASKED_MAX = 200
const KEPT_MS = 5 * MINUTE_MS

/** The groups that each charger is in, by the first 200 groups (decisions: Virtual groups and smart charging). */
export const chargerGroupsQuery = (tenantPk: number | undefined) =>
  queryAtom(({ gateways: { vg } }) => ({
    key: [...VIRTUAL_GROUPS_KEY, 'of-chargers', tenantPk],
    freshMs: KEPT_MS,
    run: async (signal): Promise<Outcome<ReadonlyMap<number, readonly VirtualGroupItem[]>>> => {
      const all = await readAllGroups(vg, tenantPk, '', signal)
      if (all.kind !== 'done') return all
      const groups = all.data.rows.slice(0, ASKED_MAX)
      const found = new Map<number, VirtualGroupItem[]>()
      for (let first = 0; first < groups.length; first += AT_ONCE) {
        const some = groups.slice(first, first + AT_ONCE)
        const reads = await Promise.all(some.map(({ id }) => readOneVirtualGroup(vg, id, tenantPk, signal)))
        for (const group of reads.flatMap((read) => dataOf(read) ?? []))
          for (const { pk } of group.chargers) found.set(pk, [...(found.get(pk) ?? []), group])
      }
      return { kind: 'done', data: found, unreadRows: 0 }
    },
  }))
