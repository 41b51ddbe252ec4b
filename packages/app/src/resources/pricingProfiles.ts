import {
  type PricingEntry,
  type PricingProfile,
  type PricingUpdate,
  readPricingDetails,
  readPricingProfiles,
} from '@corrente/domain/pricing'
import { MINUTE_MS } from '@corrente/domain/time'
import { ONCE_PATIENCE } from '@corrente/domain/writes'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { answerOf, callEndOf, notRead, type WriteAction } from '../kit/writes/index.ts'
import { VIRTUAL_GROUPS_KEY } from './virtualGroups.ts'

/** Start of the keys of everything that shows pricing profiles; a save marks it out of date. */
export const PRICING_KEY = ['pricing'] as const

/** How long the entries of a profile count as fresh for whoever only asks for a price (decisions: Pricing). */
const DETAIL_KEPT_MS = 5 * MINUTE_MS

/** GET dynamic-pricing (DPR-037): all profiles, without pages. */
export const readProfileList = (
  cp: Gateway,
  signal?: AbortSignal,
): Promise<Outcome<readonly PricingProfile[]>> => cp.get('dynamic-pricing', readPricingProfiles, { signal })

/** All pricing profiles. @param isEnabled - false without the right to them */
export const pricingProfilesQuery = (isEnabled = true) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...PRICING_KEY, 'list'],
    isEnabled,
    run: (signal) => readProfileList(cp, signal),
  }))

/** GET dynamic-pricing/{uuid}/detail (DPR-040): every entry as it came. */
export const readPricingEntries = (
  cp: Gateway,
  uuid: string,
  signal?: AbortSignal,
): Promise<Outcome<readonly PricingEntry[]>> =>
  cp.get('dynamic-pricing/{uuid}/detail', readPricingDetails, { params: { uuid }, signal })

/**
 * The entries of one profile.
 * @param uuid - undefined: nothing is asked
 * @param freshMs - 0 where it is edited; by default what was read is kept for five minutes
 */
export const pricingEntriesQuery = (uuid: string | undefined, freshMs = DETAIL_KEPT_MS) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...PRICING_KEY, 'detail', uuid],
    freshMs,
    isEnabled: uuid !== undefined,
    run: (signal) => readPricingEntries(cp, uuid ?? '', signal),
  }))

/** What is known of a profile: its entries, or why there are none. */
type ReadProfile = readonly PricingEntry[] | 'gone' | 'unread'
/** What is known of profiles, by their uuid. */
export type ReadEntries = ReadonlyMap<string, ReadProfile>

/** The entries of the few profiles that a price comes from, kept for five minutes. */
export const entriesOfQuery = (uuids: readonly string[]) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...PRICING_KEY, 'details', ...uuids],
    freshMs: DETAIL_KEPT_MS,
    run: async (signal): Promise<Outcome<ReadEntries>> => {
      const found = await Promise.all(
        uuids.map(async (uuid) => {
          const read = await readPricingEntries(cp, uuid, signal)
          if (read.kind === 'done') return [uuid, read.data] as const
          return [uuid, callEndOf(read) === 404 ? 'gone' : 'unread'] as const
        }),
      )
      return { kind: 'done', data: new Map<string, ReadProfile>(found), unreadRows: 0 }
    },
  }))

/** PUT dynamic-pricing/{uuid}/detail (DPR-041): the complete list takes the place of the one before. */
export const putPricingEntries = (
  cp: Gateway,
  uuid: string,
  entries: readonly unknown[],
): Promise<Outcome<never>> => {
  const json: PricingUpdate = { dynamicPricingDetailFormList: entries }
  return cp.send('PUT', 'dynamic-pricing/{uuid}/detail', { params: { uuid }, json })
}

/** A profile as a person was shown it. */
export type ShownProfile = Pick<PricingProfile, 'uuid' | 'name'>

/** DELETE dynamic-pricing/{uuid} (DPR-039), once: a profile that is on the list was not deleted. */
export const pricingDeletion = (
  cp: Gateway,
  { uuid, name }: ShownProfile,
): WriteAction<ShownProfile, ShownProfile> => ({
  keys: [`pricing.delete:${uuid}`],
  lock: 'allTabs',
  patience: ONCE_PATIENCE,
  // The groups that use it have lost their price.
  outdates: [PRICING_KEY, VIRTUAL_GROUPS_KEY],
  look: async () => {
    const list = await readProfileList(cp)
    if (list.kind !== 'done') return notRead(list)
    const now = list.data.find((profile) => profile.uuid === uuid)
    if (!now) return { look: 'notSent', why: 'gone' }
    return now.name === name ? { look: 'ready', ready: { uuid, name } } : { look: 'notSent', why: 'changed' }
  },
  proofOf: (ready) => ready,
  send: async () =>
    answerOf(await cp.send('DELETE', 'dynamic-pricing/{uuid}', { params: { uuid } }), undefined),
  confirm: async () => {
    const list = await readProfileList(cp)
    if (list.kind !== 'done') return { found: 'unreadable' }
    return list.data.some((profile) => profile.uuid === uuid)
      ? { found: 'unchanged' }
      : { found: 'applied', result: undefined }
  },
})
