import { readCreatedPricing } from '@corrente/domain/pricing'
import type { Found } from '@corrente/domain/writes'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { answerOf, type ChainAction, notRead } from '../kit/writes/index.ts'
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

/** Profiles of a name that were not there before. */
async function findCreated(cp: Gateway, { name, before }: PricingCreation): Promise<Found<string>> {
  const list = await readProfileList(cp)
  if (list.kind !== 'done') return { found: 'unreadable' }
  const made = list.data.find((profile) => profile.name === name && !before.includes(profile.uuid))
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

/**
 * Creates a profile (DPR-003, DPR-038), and puts the entries of another one into it. After a lost answer it is looked up
 * by its name (decisions: Vouchers).
 */
export const createPricing = (
  cp: Gateway,
  name: string,
  entries: readonly unknown[] = [],
): ChainAction<PricingCreation> => ({
  keys: ['pricing.create'],
  lock: 'page',
  outdates: [PRICING_KEY],
  look: async () => {
    const list = await readProfileList(cp)
    if (list.kind !== 'done') return notRead(list)
    const before = list.data.filter((profile) => profile.name === name).map(({ uuid }) => uuid)
    const ready = { name, before, entries, uuid: undefined, isCreated: false, isFilled: entries.length === 0 }
    return { look: 'ready', ready }
  },
  next: (state) => {
    if (!state.isCreated) return createStep(cp, state)
    return state.isFilled || state.uuid === undefined ? undefined : fillStep(cp, state, state.uuid)
  },
})
