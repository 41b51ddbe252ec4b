import type { StationNotification } from '../notifications/index.ts'
import { isSameId, type Tag } from '../tags/index.ts'
import { fold } from '../text/index.ts'
import type { EpochMs } from '../time/index.ts'
import type { Transaction } from '../transactions/index.ts'
import { type Deposit, depositStateOf } from '../wallet/index.ts'

/** Recharges and notifications that the page of a person shows. */
export const PERSON_RECENT = 5
/** How far back the recharges are read, days. */
export const PERSON_RECHARGE_DAYS = 90

/** Whether a card charges now, would, or would not and why. */
export const CARD_STATES = ['charging', 'works', 'inactive', 'parentInactive'] as const
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

const wordsOf = (name: string): readonly string[] =>
  fold(name)
    .split(/[\s.,-]+/)
    .filter(Boolean)

/**
 * Whether a recharge with a person's card was somebody else's: a former holder's. Case, accents, and a name that one of the
 * two leaves out or shortens make no other person; of somebody without a name nobody can tell.
 */
export function isSomebodyElses(
  { userName }: Pick<Transaction, 'userName'>,
  name: string | undefined,
): boolean {
  if (userName === undefined || name === undefined) return false
  const [fewer = [], more = []] = [wordsOf(userName), wordsOf(name)].toSorted((a, b) => a.length - b.length)
  return !fewer.every((word) => more.some((other) => other.startsWith(word) || word.startsWith(other)))
}

/** The person's recharge that goes on: it has begun, has no end, and is not a former holder's. @param name of the person */
export const openRechargeOf = (
  recharges: readonly Transaction[],
  name: string | undefined,
): Transaction | undefined =>
  recharges.find((each) => each.stoppedAt === undefined && !isSomebodyElses(each, name))

/**
 * The recharges that a person's notifications tell of, newest first: what stands where recharges may not be searched by
 * card. Energy and how they ended are in no notification.
 */
export function rechargesOfNotifications(rows: readonly StationNotification[]): readonly Transaction[] {
  const told = rows.filter(({ type }) => type === 'TransactionStarted' || type === 'TransactionEnded')
  const byId = Map.groupBy(told, ({ transactionId }) => transactionId)
  const recharges = [...byId].flatMap(([transactionId, [one, ...others]]) => {
    const id = Number(transactionId)
    if (transactionId === undefined || !one || !Number.isSafeInteger(id)) return []
    const at = (type: StationNotification['type']) => [one, ...others].find((each) => each.type === type)?.at
    // Its end alone proves that it ended, whatever its time.
    const hasEnded = [one, ...others].some(({ type }) => type === 'TransactionEnded')
    const startedAt = at('TransactionStarted')
    return {
      id,
      stationPk: undefined,
      stationId: one.stationId,
      stationName: one.stationName,
      idTag: undefined,
      connectorId: one.connectorId,
      userName: undefined,
      startedAt,
      stoppedAt: hasEnded ? (at('TransactionEnded') ?? startedAt ?? 0) : undefined,
      energyKwh: undefined,
      energyText: undefined,
      durationSeconds: undefined,
      incomeText: undefined,
      stopReason: undefined,
      stopActor: undefined,
    }
  })
  const lastOf = ({ startedAt, stoppedAt }: Transaction) => stoppedAt ?? startedAt ?? 0
  return recharges.toSorted((a, b) => lastOf(b) - lastOf(a)).slice(0, PERSON_RECENT)
}

/** The tags that are a person's: their own, and the cards that hang on it, or on them. */
export const tagsOfPerson = (
  tags: readonly Tag[],
  { pk, idTag }: { readonly pk: number; readonly idTag: string | undefined },
): readonly Tag[] =>
  tags.filter(
    (tag) =>
      tag.ownerPk === pk ||
      tag.parentUserPk === pk ||
      (idTag !== undefined &&
        [tag.idTag, tag.parentIdTag].some((id) => id !== undefined && isSameId(id, idTag))),
  )

/** The newest payment that was refused; undefined where the statement has none. */
export const lastFailedDeposit = (deposits: readonly Deposit[]): Deposit | undefined =>
  deposits
    .filter(({ status }) => depositStateOf(status) === 'rejected')
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))[0]

/** What is known of a person; undefined: it has not been read, or could not be. */
export interface PersonFacts {
  /** As the record or the list has it; undefined: without one. */
  readonly name: string | undefined
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
export type Verdict = (typeof VERDICTS)[number]

/** A refused payment says something of the next recharge for so long. */
const REFUSAL_MS = 7 * 86_400_000

/** The likely reason why somebody's recharge does not start. It says nothing that was not read. */
export function verdictOf({ name, isActive, cards, recharges, deposits, now }: PersonFacts): Verdict {
  if (isActive === false) return 'inactive'
  // A card may still be in the recharge of its former holder.
  const isAnothers = ({ tag }: PersonCard) =>
    recharges?.some(
      (each) =>
        each.stoppedAt === undefined &&
        each.idTag !== undefined &&
        isSameId(each.idTag, tag.idTag) &&
        isSomebodyElses(each, name),
    ) === true
  if (cards?.some((card) => card.state === 'charging' && !isAnothers(card))) return 'charging'
  if (recharges && openRechargeOf(recharges, name)) return 'charging'
  if (cards?.length === 0) return 'noCard'
  if (cards && !cards.some(({ state }) => state === 'works')) return 'noWorkingCard'
  const failed = deposits && lastFailedDeposit(deposits)
  if (failed?.at !== undefined && now - failed.at < REFUSAL_MS) return 'paymentRefused'
  return isActive === undefined || cards === undefined ? 'unknown' : 'fine'
}
