import type { SortValues } from '../paging/index.ts'
import { fold } from '../text/index.ts'
import { type EpochMs, parseLocalText, toDateOnly, type ZoneId } from '../time/index.ts'
import { keyText, looseKeyNumber, looseText, type Read, readList, row } from '../wire/index.ts'

/** An id that a station's reader refused, because nobody has registered it (UNK-009). */
interface UnknownTag {
  readonly idTag: string
  readonly attempts: number | undefined
  /** Ready-made text, shown as it comes. */
  readonly lastText: string | undefined
  /** Charge box id. */
  readonly stationId: string | undefined
  readonly accountPk: number | undefined
  readonly accountName: string | undefined
}

const unknownWire = row<UnknownTag>({
  idTag: ['key', keyText],
  attempts: ['numberOfAttempts', looseKeyNumber],
  lastText: ['lastAttemptTimestampHumanReadable', looseText],
  stationId: ['chargeBoxID', looseText],
  accountPk: ['tenantPk', looseKeyNumber],
  accountName: ['tenantName', looseText],
})

/** A card of the inbox: one id, at however many stations it was held to a reader. */
export interface UnknownCard {
  readonly idTag: string
  /** Of all stations together; undefined where none says. Attempts count taps, not people. */
  readonly attempts: number | undefined
  /** The last one's, as it came. */
  readonly lastText: string | undefined
  /** Where that text can be read as a time. */
  readonly lastAt: EpochMs | undefined
  /** Charge box ids, the last one first. */
  readonly stationIds: readonly string[]
  /** undefined where none is said, or the stations' accounts differ: then it is asked for (UNK-012). */
  readonly accountPk: number | undefined
  readonly accountName: string | undefined
}

/** The same id, without case: it is one approval and one deletion. */
export const unknownKey = ({ idTag }: Pick<UnknownCard, 'idTag'>): string => idTag.trim().toLowerCase()

function cardOf(tries: readonly UnknownTag[], zone: ZoneId): UnknownCard {
  const timed = tries.map((each) => ({ ...each, at: parseLocalText(each.lastText, zone) }))
  const isTimed = timed.every(({ at }) => at !== undefined)
  const ordered = isTimed ? timed.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0)) : timed
  const [last] = ordered
  const counted = tries.flatMap(({ attempts }) => attempts ?? [])
  const accounts = new Set(tries.map(({ accountPk }) => accountPk).filter((pk) => pk !== undefined))
  const [accountPk] = accounts.size === 1 ? accounts : []
  return {
    idTag: last?.idTag ?? '',
    attempts: counted.length === 0 ? undefined : counted.reduce((sum, each) => sum + each, 0),
    lastText: last?.lastText,
    lastAt: last?.at,
    stationIds: [...new Set(ordered.flatMap(({ stationId }) => stationId ?? []))],
    accountPk,
    accountName:
      accountPk === undefined ? undefined : tries.find((each) => each.accountPk === accountPk)?.accountName,
  }
}

/**
 * Reads an `UnknownTagListReply` or a bare list (UNK-010), one row for each id, in the server's order; undefined when it is
 * neither. @param zone the caller's, in which the ready-made times are
 */
export function readUnknownTags(body: unknown, zone: ZoneId): Read<readonly UnknownCard[]> | undefined {
  const read = readList(unknownWire, body, 'unknownOcppTags')
  if (!read) return undefined
  const byId = Map.groupBy(read.data, unknownKey)
  return { data: [...byId.values()].map((tries) => cardOf(tries, zone)), unread: read.unread }
}

/** The cards that were tried today, the last one first; one whose time cannot be read is of no known day. */
export function heldToday(
  cards: readonly UnknownCard[],
  today: string,
  zone: ZoneId,
): readonly UnknownCard[] {
  return cards
    .filter(({ lastAt }) => lastAt !== undefined && toDateOnly(lastAt, zone) === today)
    .toSorted((a, b) => (b.lastAt ?? 0) - (a.lastAt ?? 0))
}

/** How many cards of the inbox a page shows (UNK-008). */
export const UNKNOWN_PER_PAGE = 10
/** What the inbox can be sorted by. */
export const UNKNOWN_SORTS = ['idTag', 'attempts', 'last', 'account', 'station'] as const
export type UnknownSort = (typeof UNKNOWN_SORTS)[number]
/** What the inbox is sorted by; a last attempt that cannot be read as a time comes last. */
export const UNKNOWN_SORT_VALUES: SortValues<UnknownCard, UnknownSort> = {
  idTag: ({ idTag }) => idTag,
  attempts: ({ attempts }) => attempts,
  last: ({ lastAt }) => lastAt,
  account: ({ accountName }) => accountName,
  station: ({ stationIds }) => stationIds[0],
}

/** The cards whose id holds a text (UNK-003), of a station where one is given; a blank text holds all. */
export function searchUnknown(
  cards: readonly UnknownCard[],
  query: string,
  stationId?: string,
): readonly UnknownCard[] {
  const text = fold(query)
  return cards.filter(
    (card) =>
      fold(card.idTag).includes(text) && (stationId === undefined || card.stationIds.includes(stationId)),
  )
}
