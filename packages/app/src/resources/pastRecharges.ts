import { type PastRecharge, pastRecharges, REPRICED_DAYS } from '@corrente/domain/pricing'
import { lastDays, MINUTE_MS } from '@corrente/domain/time'
import { type GroupPricing, type GroupUse, profileOfConnector } from '@corrente/domain/virtual-groups'
import { type Outcome, queryAtom } from '../gateways/index.ts'
import { type CallProgress, fewAtOnce } from '../kit/reading/index.ts'
import { RECHARGES_KEY, readAllRecharges } from './recharges.ts'
import { readOneVirtualGroup } from './virtualGroups.ts'

/** So many chargers are asked about. */
const CHARGERS_MAX = 200
const KEPT_MS = 5 * MINUTE_MS

/** The ended recharges of the connectors that have a profile now. */
export interface ProfileRecharges {
  readonly recharges: readonly PastRecharge[]
  /** Recharges that are going on. */
  readonly open: number
  /** Recharges that ended and could not be read. */
  readonly unread: number
  /** Chargers that have the profile on a connector. */
  readonly chargers: number
  /** Some groups, chargers or recharges are missing. */
  readonly isPartial: boolean
}

/** Whose recharges are wanted. */
export interface ProfileRechargesOf {
  readonly uuid: string
  /** The groups and their pricing; undefined: they are not known yet. */
  readonly uses: readonly GroupUse[] | undefined
  readonly tenantPk: number | undefined
}

/** Why not one of several reads came; undefined: some did, or there were none. */
function wholeFailure<T>(reads: readonly Outcome<T>[]): Exclude<Outcome<T>, { kind: 'done' }> | undefined {
  let failed: Exclude<Outcome<T>, { kind: 'done' }> | undefined
  for (const read of reads) {
    if (read.kind === 'done') return undefined
    failed = read
  }
  return failed
}

/**
 * The recharges of the last 28 days on the connectors that have a profile now: the chargers of its groups, then POST
 * transaction/list for each, four at a time, up to 200 chargers.
 * @param onProgress - told after each charger
 */
export const profileRechargesQuery = (
  { uuid, uses, tenantPk }: ProfileRechargesOf,
  onProgress: (progress: CallProgress) => void,
) =>
  queryAtom<ProfileRecharges>(({ gateways: { cp, vg }, formats, clock }) => {
    const pricings = (uses ?? []).flatMap(({ group, pricing }) =>
      pricing !== 'none' && pricing.isEnabled && pricing.profiles.includes(uuid) ? [{ group, pricing }] : [],
    )
    return {
      key: [
        ...RECHARGES_KEY,
        'of-profile',
        uuid,
        tenantPk,
        ...pricings.map(({ group, pricing }) => [group.id, ...pricing.profiles]),
      ],
      isEnabled: uses !== undefined,
      freshMs: KEPT_MS,
      run: async (signal): Promise<Outcome<ProfileRecharges>> => {
        const groups = await fewAtOnce(
          pricings,
          ({ group }) => readOneVirtualGroup(vg, group.id, tenantPk, signal),
          { signal },
        )
        // Without a single group nobody knows the chargers: that is no profile that nobody uses.
        const lost = wholeFailure(groups.map(([, read]) => read))
        if (lost) return lost
        const byCharger = new Map<number, GroupPricing[]>()
        for (const [{ pricing }, read] of groups)
          for (const { pk } of read.kind === 'done' ? read.data.chargers : [])
            byCharger.set(pk, [...(byCharger.get(pk) ?? []), pricing])
        const range = lastDays(REPRICED_DAYS, clock.now(), formats.zone)
        const reads = await fewAtOnce(
          [...byCharger].slice(0, CHARGERS_MAX),
          ([stationPk]) =>
            readAllRecharges(cp, { query: '', stationPk, idTag: '', revenue: '', range }, formats, {
              signal,
            }),
          { signal, onProgress },
        )
        const failed = wholeFailure(reads.map(([, read]) => read))
        if (failed) return failed
        const found = reads.flatMap(([[, own], read]) =>
          read.kind !== 'done'
            ? []
            : pastRecharges(read.data.rows, (connectorId) =>
                own.some((pricing) => profileOfConnector(pricing, connectorId) === uuid),
              ),
        )
        const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
        return {
          kind: 'done',
          data: {
            recharges: found.flatMap(({ priced }) => priced),
            open: sum(found.map(({ open }) => open)),
            unread: sum(found.map(({ unread }) => unread)),
            chargers: byCharger.size,
            isPartial:
              byCharger.size > CHARGERS_MAX ||
              groups.some(([, read]) => read.kind !== 'done') ||
              reads.some(
                ([, read]) =>
                  read.kind !== 'done' || read.unreadRows > 0 || read.data.count > read.data.rows.length,
              ),
          },
          unreadRows: 0,
        }
      },
    }
  })
