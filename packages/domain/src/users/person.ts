import type { Tag } from '../tags/index.ts'
import type { EpochMs } from '../time/index.ts'
import type { Transaction } from '../transactions/index.ts'
import { type Deposit, depositStateOf } from '../wallet/index.ts'

/** Recharges and notifications that the page of a person shows. */
export const PERSON_RECENT = 5
/** How far back the recharges are read, days. */
export const PERSON_RECHARGE_DAYS = 90

/** Whether a card charges now, would, or would not and why. */
export const CARD_STATES = ['charging', 'works', 'inactive', 'parentInactive'] as const
/** One of `CARD_STATES`. */
export type CardState = (typeof CARD_STATES)[number]

/** A person's card and how it stands. */
export interface PersonCard {
  readonly tag: Tag
  readonly state: CardState
}

/** The cards of a person, by what their readers would say; a card hangs on the person's USER tag. */
export function cardsOf(tags: readonly Tag[]): readonly PersonCard[] {
  const inactiveHeads = new Set(
    tags
      .filter(({ type, isInactive }) => type === 'USER' && isInactive)
      .map(({ idTag }) => idTag.toLowerCase()),
  )
  return tags.map((tag) => ({ tag, state: stateOf(tag, inactiveHeads) }))
}

function stateOf(tag: Tag, inactiveHeads: ReadonlySet<string>): CardState {
  if (tag.isCharging) return 'charging'
  if (tag.isInactive) return 'inactive'
  return tag.parentIdTag !== undefined && inactiveHeads.has(tag.parentIdTag.toLowerCase())
    ? 'parentInactive'
    : 'works'
}

/** A person's recharges, of all cards, newest first, each once. */
export function latestRecharges(recharges: readonly Transaction[]): readonly Transaction[] {
  const byId = new Map(recharges.map((each) => [each.id, each]))
  return [...byId.values()]
    .toSorted((a, b) => (b.startedAt ?? 0) - (a.startedAt ?? 0))
    .slice(0, PERSON_RECENT)
}

/** The recharge that goes on: it has begun, and has no end. */
export const openRechargeOf = (recharges: readonly Transaction[]): Transaction | undefined =>
  recharges.find(({ stoppedAt }) => stoppedAt === undefined)

/** The newest payment that was refused; undefined where the statement has none. */
export const lastFailedDeposit = (deposits: readonly Deposit[]): Deposit | undefined =>
  deposits
    .filter(({ status }) => depositStateOf(status) === 'rejected')
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))[0]

/** What is known of a person; undefined: it has not been read, or could not be. */
export interface PersonFacts {
  readonly isActive: boolean | undefined
  readonly cards: readonly PersonCard[] | undefined
  readonly recharges: readonly Transaction[] | undefined
  readonly deposits: readonly Deposit[] | undefined
  readonly now: EpochMs
}

/** Why a recharge may not start, the surest first. `unknown`: too little could be read to say. */
export const VERDICTS = [
  'inactive',
  'charging',
  'noCard',
  'noWorkingCard',
  'paymentRefused',
  'fine',
  'unknown',
] as const
/** One of `VERDICTS`. */
export type Verdict = (typeof VERDICTS)[number]

/** A refused payment says something of the next recharge for so long. */
const REFUSAL_MS = 7 * 86_400_000

/** The likely reason why somebody's recharge does not start. It says nothing that was not read. */
export function verdictOf({ isActive, cards, recharges, deposits, now }: PersonFacts): Verdict {
  if (isActive === false) return 'inactive'
  if (cards?.some(({ state }) => state === 'charging') || (recharges && openRechargeOf(recharges)))
    return 'charging'
  if (cards?.length === 0) return 'noCard'
  if (cards && !cards.some(({ state }) => state === 'works')) return 'noWorkingCard'
  const failed = deposits && lastFailedDeposit(deposits)
  if (failed?.at !== undefined && now - failed.at < REFUSAL_MS) return 'paymentRefused'
  return isActive === undefined || cards === undefined ? 'unknown' : 'fine'
}
