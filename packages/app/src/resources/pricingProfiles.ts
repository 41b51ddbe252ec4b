import {
  type PricingEntry,
  type PricingProfile,
  readPricingDetails,
  readPricingProfiles,
} from '@corrente/domain/pricing'
import { MINUTE_MS } from '@corrente/domain/time'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'

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
