import {
  decodeWeek,
  encodeWeek,
  isSameWeek,
  mergeWeeks,
  type PricingWeek,
  sendableWeek,
  type WeekPart,
} from '@corrente/domain/pricing'
import type { Gateway } from '../gateways/index.ts'
import { answerOf, notRead, type WriteAction } from '../kit/writes/index.ts'
import { PRICING_KEY, putPricingEntries, readPricingEntries } from './pricingProfiles.ts'

/** A week as it is edited. */
export interface HeldWeek {
  readonly uuid: string
  /** As it was loaded. */
  readonly base: PricingWeek
  /** As it stands on the screen. */
  readonly week: PricingWeek
  /** Parts that somebody else changed too, and that are to stay theirs. */
  readonly theirs: readonly WeekPart[]
  /** Parts that somebody else changed too, and about which the person has decided. */
  readonly decided: readonly WeekPart[]
}

/** What is sent: the merged week, over the one that the server has. */
export interface ReadyWeek {
  readonly server: PricingWeek
  readonly week: PricingWeek
}

/** Somebody else changed these parts meanwhile. */
export interface WeekConflict {
  readonly conflicts: readonly WeekPart[]
  readonly server: PricingWeek
}

/** The save of a profile: it asks where somebody else changed the same day. */
export type WeekSaving = WriteAction<ReadyWeek, ReadyWeek, ReadyWeek, WeekConflict>

/**
 * PUT dynamic-pricing/{uuid}/detail (DPR-041): reads the list again, merges day by day, and sends all of it; what could not
 * be read goes back as it came. After a lost answer the list is read and compared.
 */
export function savePricing(cp: Gateway, zone: string, held: HeldWeek): WeekSaving {
  const { uuid, base, week, theirs, decided } = held
  const read = () => readPricingEntries(cp, uuid)
  return {
    keys: [`pricing.save:${uuid}`],
    lock: 'page',
    outdates: [PRICING_KEY],
    look: async () => {
      const now = await read()
      if (now.kind !== 'done') return notRead(now)
      const server = decodeWeek(now.data, zone)
      const merge = mergeWeeks(base, sendableWeek(week, base), server, theirs)
      const ready = { server, week: merge.week }
      const open = merge.conflicts.filter((part) => !decided.includes(part))
      return open.length > 0
        ? { look: 'ask', ask: { conflicts: open, server }, ready }
        : { look: 'ready', ready }
    },
    proofOf: (ready) => ready,
    send: async (ready) =>
      answerOf(await putPricingEntries(cp, uuid, encodeWeek(ready.week, zone, ready.server)), ready),
    confirm: async (ready) => {
      const now = await read()
      if (now.kind !== 'done') return { found: 'unreadable' }
      const found = decodeWeek(now.data, zone)
      if (isSameWeek(found, ready.week)) return { found: 'applied', result: ready }
      return isSameWeek(found, ready.server) ? { found: 'unchanged' } : { found: 'unreadable' }
    },
  }
}
