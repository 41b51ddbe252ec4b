import { type BilledRecharge, pastRecharges, REPRICED_DAYS } from '@corrente/domain/pricing'
import { lastDays, MINUTE_MS } from '@corrente/domain/time'
import { type GroupPricing, type GroupUse, profileOfConnector } from '@corrente/domain/virtual-groups'
import { type Outcome, queryAtom } from '../gateways/index.ts'
import { type CallProgress, fewAtOnce } from '../kit/reading/index.ts'
import type { Ports } from '../ports/index.ts'
import { RECHARGES_KEY, readAllRecharges } from './recharges.ts'
import { readOneVirtualGroup } from './virtualGroups.ts'

/** So many chargers are asked about. */
const CHARGERS_MAX = 200
const KEPT_MS = 5 * MINUTE_MS

/** The ended recharges of the connectors that have a profile now. */
export interface ProfileRecharges {
  readonly recharges: readonly BilledRecharge[]
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

/** A group that has the profile, with its pricing. */
interface PricedGroup {
  readonly group: GroupUse['group']
  readonly pricing: GroupPricing
}

const pricedGroups = ({ uuid, uses }: ProfileRechargesOf): readonly PricedGroup[] =>
  (uses ?? []).flatMap(({ group, pricing }) =>
    pricing !== 'none' && pricing.isEnabled && pricing.profiles.includes(uuid) ? [{ group, pricing }] : [],
  )

const isLost = ([, read]: readonly [unknown, Outcome<unknown>]): boolean => read.kind !== 'done'
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The chargers of some groups, each with the pricings that it has by them. */
async function readChargers(
  { gateways: { vg } }: Ports,
  priced: readonly PricedGroup[],
  tenantPk: number | undefined,
  signal: AbortSignal,
) {
  const groups = await fewAtOnce(priced, ({ group }) => readOneVirtualGroup(vg, group.id, tenantPk, signal), {
    signal,
  })
  const byCharger = new Map<number, GroupPricing[]>()
  for (const [{ pricing }, read] of groups)
    for (const { pk } of read.kind === 'done' ? read.data.chargers : [])
      byCharger.set(pk, [...(byCharger.get(pk) ?? []), pricing])
  return {
    // Without a single group nobody knows the chargers: that is no profile that nobody uses.
    failure: wholeFailure(groups.map(([, read]) => read)),
    byCharger,
    isPartial: groups.some(isLost),
  }
}

/** How a reading is called off and followed. */
export interface ReadingOptions {
  readonly signal: AbortSignal
  /** Told after each charger. */
  readonly onProgress?: (progress: CallProgress) => void
}

/**
 * The recharges of the last 28 days on the connectors that have a profile now: the chargers of its groups, then POST
 * transaction/list for each, four at a time, up to 200 chargers.
 */
export async function readProfileRecharges(
  ports: Ports,
  of: ProfileRechargesOf,
  { signal, ...options }: ReadingOptions,
): Promise<Outcome<ProfileRecharges>> {
  const { gateways, formats, clock } = ports
  const chargers = await readChargers(ports, pricedGroups(of), of.tenantPk, signal)
  if (chargers.failure) return chargers.failure
  const { byCharger } = chargers
  const range = lastDays(REPRICED_DAYS, clock.now(), formats.zone)
  const reads = await fewAtOnce(
    [...byCharger].slice(0, CHARGERS_MAX),
    ([stationPk]) => {
      const search = { query: '', stationPk, idTag: '', revenue: '', range } as const
      return readAllRecharges(gateways.cp, search, formats, { signal })
    },
    { signal, ...options },
  )
  const failed = wholeFailure(reads.map(([, read]) => read))
  if (failed) return failed
  const found = reads.flatMap(([[, own], read]) =>
    read.kind !== 'done'
      ? []
      : pastRecharges(read.data.rows, (connectorId) =>
          own.some((pricing) => profileOfConnector(pricing, connectorId) === of.uuid),
        ),
  )
  const isCut = reads.some(
    ([, read]) => read.kind === 'done' && (read.unreadRows > 0 || read.data.count > read.data.rows.length),
  )
  return {
    kind: 'done',
    data: {
      recharges: found.flatMap(({ priced }) => priced),
      open: sum(found.map(({ open }) => open)),
      unread: sum(found.map(({ unread }) => unread)),
      chargers: byCharger.size,
      isPartial: chargers.isPartial || byCharger.size > CHARGERS_MAX || reads.some(isLost) || isCut,
    },
    unreadRows: 0,
  }
}

/** What `readProfileRecharges` brings, kept for five minutes. */
export const profileRechargesQuery = (of: ProfileRechargesOf, onProgress: (progress: CallProgress) => void) =>
  queryAtom<ProfileRecharges>((ports) => ({
    key: [
      ...RECHARGES_KEY,
      'of-profile',
      of.uuid,
      of.tenantPk,
      ...pricedGroups(of).map(({ group, pricing }) => [group.id, ...pricing.profiles]),
    ],
    isEnabled: of.uses !== undefined,
    freshMs: KEPT_MS,
    run: (signal) => readProfileRecharges(ports, of, { signal, onProgress }),
  }))
