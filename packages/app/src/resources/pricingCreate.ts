import { isSameValue } from '@corrente/domain/forms'
import { type PricingProfile, readCreatedPricing } from '@corrente/domain/pricing'
import type { Found, JournalEntry, Snapshot } from '@corrente/domain/writes'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { answerOf, type ChainAction, type ChainStep, inTab, notRead, refusalOf } from '../kit/writes/index.ts'
import { PRICING_KEY, putPricingEntries, readPricingEntries, readProfileList } from './pricingProfiles.ts'

/** A creation, as far as it went. */
export interface PricingCreation {
  readonly name: string
  /** The profiles that had its name before. */
  readonly before: readonly string[]
  /** The new profile's; undefined: not created yet, or created by a server that did not say. */
  readonly uuid: string | undefined
  readonly isCreated: boolean
  /** What it begins with, with null uuids; none for an empty one. */
  readonly entries: readonly unknown[]
  readonly isFilled: boolean
}

/** POST dynamic-pricing (DPR-038). */
const sendCreation = (cp: Gateway, name: string): Promise<Outcome<string | undefined>> =>
  cp.send('POST', 'dynamic-pricing', { json: { name } }, readCreatedPricing)

/** The profile of this name that was not there before. */
const madeIn = (profiles: readonly PricingProfile[], { name, before }: PricingCreation) =>
  profiles.find((profile) => profile.name === name && !before.includes(profile.uuid))

async function findCreated(cp: Gateway, state: PricingCreation): Promise<Found<string>> {
  const list = await readProfileList(cp)
  if (list.kind !== 'done') return { found: 'unreadable' }
  const made = madeIn(list.data, state)
  return made ? { found: 'applied', result: made.uuid } : { found: 'unchanged' }
}

const createStep = (cp: Gateway, state: PricingCreation) => {
  const created = (uuid: string | undefined): PricingCreation => ({ ...state, uuid, isCreated: true })
  return {
    name: 'create',
    send: async () => {
      const outcome = await sendCreation(cp, state.name)
      return answerOf(outcome, created(outcome.kind === 'done' ? outcome.data : undefined))
    },
    confirm: async (): Promise<Found<PricingCreation>> => {
      const found = await findCreated(cp, state)
      return found.found === 'applied' ? { ...found, result: created(found.result) } : found
    },
  }
}

const fillStep = (cp: Gateway, state: PricingCreation, uuid: string) => {
  const filled: PricingCreation = { ...state, isFilled: true }
  return {
    name: 'fill',
    send: async () => answerOf(await putPricingEntries(cp, uuid, state.entries), filled),
    confirm: async (): Promise<Found<PricingCreation>> => {
      const read = await readPricingEntries(cp, uuid)
      if (read.kind !== 'done') return { found: 'unreadable' }
      return read.data.length === state.entries.length
        ? { found: 'applied', result: filled }
        : { found: 'unchanged' }
    },
  }
}

/** The key of a new profile whose server did not say it. It only reads: what fails is tried again from the look. */
const findStep = (cp: Gateway, state: PricingCreation): ChainStep<PricingCreation> => ({
  name: 'find',
  send: async () => {
    const list = await readProfileList(cp)
    const uuid = list.kind === 'done' ? madeIn(list.data, state)?.uuid : undefined
    if (uuid === undefined) return { end: 'refused', refusal: refusalOf(list) }
    return { end: 'done', result: { ...state, uuid } }
  },
})

const KEPT = inTab<PricingCreation>()
/** The key of a creation; what one left behind stands in the journal of the tab under it. */
export const PRICING_CREATION = 'pricing.create'
/** A creation that a page before this one began. */
export const leftCreation = ({ proof }: Pick<JournalEntry, 'proof'>): PricingCreation => KEPT.restore(proof)

/** What an earlier try of this very creation has saved; another name or other prices are another profile. */
function madeBefore(saved: Snapshot | undefined, name: string, entries: readonly unknown[]) {
  const state = saved && KEPT.restore(saved)
  return state?.name === name && isSameValue(state.entries, entries) ? state : undefined
}

/**
 * Creates a profile (DPR-003, DPR-038), and puts the entries of another one into it. After a lost answer it is looked up
 * by its name (decisions: Vouchers).
 */
export const createPricing = (
  cp: Gateway,
  name: string,
  entries: readonly unknown[] = [],
): ChainAction<PricingCreation> => ({
  keys: [PRICING_CREATION],
  lock: 'page',
  journal: KEPT,
  outdates: [PRICING_KEY],
  look: async (saved) => {
    const known = madeBefore(saved, name, entries)
    if (known) return { look: 'ready', ready: known }
    const list = await readProfileList(cp)
    if (list.kind !== 'done') return notRead(list)
    const before = list.data.filter((profile) => profile.name === name).map(({ uuid }) => uuid)
    const ready = { name, before, entries, uuid: undefined, isCreated: false, isFilled: entries.length === 0 }
    return { look: 'ready', ready }
  },
  next: (state) => {
    if (!state.isCreated) return createStep(cp, state)
    if (state.isFilled) return undefined
    return state.uuid === undefined ? findStep(cp, state) : fillStep(cp, state, state.uuid)
  },
})
