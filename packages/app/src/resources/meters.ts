import { type MeterReading, readMeter, readMeters } from '@corrente/domain/smart-charging'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { fewAtOnce } from '../kit/reading/index.ts'
import { callEndOf } from '../kit/writes/index.ts'
import { readEveryGroup } from './virtualGroups.ts'

/** Start of the keys of all readings of meters. */
export const METERS_KEY = ['meters'] as const
/** How often readings are asked for while they are on the screen. */
const EVERY_MS = 30_000

/** Meters of one call: their ids stand in its address, which servers cut short at some thousand characters. */
const ONE_CALL = 100

const NO_READINGS: Outcome<readonly MeterReading[]> = { kind: 'done', data: [], unreadRows: 0 }

/** The latest readings of several meters, a hundred a call; where one call fails, it is the answer. */
export async function readManyMeters(
  sc: Gateway,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Outcome<readonly MeterReading[]>> {
  const blocks = Array.from({ length: Math.ceil(ids.length / ONE_CALL) }, (_, at) =>
    ids.slice(at * ONE_CALL, (at + 1) * ONE_CALL),
  )
  const read = await fewAtOnce(
    blocks,
    (block) =>
      sc.get('meters/measurements/list', readMeters, {
        query: { device_remote_ids: block.join(',') },
        signal,
      }),
    { signal },
  )
  return read.reduce<Outcome<readonly MeterReading[]>>((all, [, one]) => {
    if (all.kind !== 'done' || one.kind !== 'done') return all.kind === 'done' ? one : all
    return { ...one, data: [...all.data, ...one.data], unreadRows: all.unreadRows + one.unreadRows }
  }, NO_READINGS)
}

/**
 * GET meters/measurements/list (SMC-025): the latest readings of several meters, again every 30 s while they are shown. A
 * meter that the service does not know is not among them.
 *
 * @param ids - device_remote_ids of the rows shown; none: nothing is asked
 * @param isPermitted - the right to smart charging; without it nothing is asked
 * @public
 */
export const meterReadingsQuery = (ids: readonly string[], isPermitted: boolean) =>
  queryAtom(({ gateways: { sc } }) => ({
    key: [...METERS_KEY, 'list', ...ids],
    isEnabled: isPermitted && ids.length > 0,
    everyMs: EVERY_MS,
    freshMs: 0,
    keepsFormer: true,
    run: (signal) => readManyMeters(sc, ids, signal),
  }))

/** How one meter is asked for: exactly one of the two. */
type MeterAsked = { readonly mac_address: string } | { readonly device_remote_id: string }

/** GET meters/measurements (SMC-024): its latest reading; 'missing': the service does not know it (SMC-010). */
async function readOneMeter(
  sc: Gateway,
  asked: MeterAsked,
  signal?: AbortSignal,
): Promise<Outcome<MeterReading | 'missing'>> {
  const read = await sc.get('meters/measurements', readMeter, { query: { ...asked }, signal })
  return callEndOf(read) === 404 ? { kind: 'done', data: 'missing', unreadRows: 0 } : read
}

/** The latest reading of one meter, again every 30 s while it is shown. @param id - undefined: nothing is asked */
export const meterQuery = (id: string | undefined) =>
  queryAtom(({ gateways: { sc } }) => ({
    key: [...METERS_KEY, 'one', id],
    isEnabled: id !== undefined,
    everyMs: EVERY_MS,
    freshMs: 0,
    run: (signal) => readOneMeter(sc, { device_remote_id: id ?? '' }, signal),
  }))

/** What the search for a meter found (SMC-010, SMC-020). */
export type MeterFound =
  | { readonly kind: 'found'; readonly reading: MeterReading; readonly isChecked: boolean }
  | { readonly kind: 'taken' | 'missing' | 'failed' }

/**
 * Looks a meter up by its MAC address, and whether another group has it: all pages of the groups are compared (SMC-020).
 * Where they cannot be read, `isChecked` is false, and the server has the last word when it is saved.
 *
 * @param groupId - the group that it is for; undefined: one that does not exist yet
 */
export async function findMeter(
  { sc, vg }: { readonly sc: Gateway; readonly vg: Gateway },
  mac: string,
  { groupId, tenantPk }: { readonly groupId: number | undefined; readonly tenantPk: number | undefined },
  signal: AbortSignal,
): Promise<MeterFound> {
  const [read, groups] = await Promise.all([
    readOneMeter(sc, { mac_address: mac }, signal),
    readEveryGroup(vg, tenantPk, signal),
  ])
  if (read.kind !== 'done') return { kind: callEndOf(read) === 409 ? 'taken' : 'failed' }
  if (read.data === 'missing') return { kind: 'missing' }
  const { meterId } = read.data
  const all = groups.kind === 'done' ? groups.data : undefined
  const isTaken = all?.rows.some((group) => group.id !== groupId && group.meterId === meterId) === true
  if (isTaken) return { kind: 'taken' }
  const isChecked = all !== undefined && all.rows.length >= (all.count ?? 0)
  return { kind: 'found', reading: read.data, isChecked }
}
