import type { Transaction } from '../transactions/index.ts'
import { isSameId, type Tag } from './tag.ts'
import type { UnknownCard } from './unknown.ts'

/**
 * How an id was read to be found: as it is, in other case, with its bytes in the other order, from decimals, or as one of
 * which a reader leaves four bytes.
 */
export type CardReading = 'plain' | 'otherCase' | 'reversed' | 'decimal' | 'cut'

const SEPARATORS = /[\s:.-]+/g
const PREFIX = /^\s*0x/i
const CARD_ID = /^(?:[0-9A-F]{8}|[0-9A-F]{14}|[0-9A-F]{16}|[0-9A-F]{20})$/
/** Hex digits of cards of 4, 7, 8 and 10 bytes. */
export const CARD_LENGTHS = [8, 14, 16, 20] as const

/**
 * The id of a card as a reader writes it: 8, 14, 16 or 20 hex digits, blanks, `:`, `.`, `-` and a leading `0x` dropped, in
 * upper case (jobs: One box); undefined for any other text.
 */
export function cardIdOf(text: string): string | undefined {
  const id = text.replace(PREFIX, '').replace(SEPARATORS, '').toUpperCase()
  return CARD_ID.test(id) ? id : undefined
}

/** Decimals that are printed on cards: 10 digits for four bytes, up to 20 for eight. 11 are a CPF, up to 9 a recharge. */
const PRINTED = /^(?:\d{10}|\d{15}|\d{17,20})$/

/** What one box takes for a card: its id, or the decimals that are printed on it; undefined for any other text. */
export function cardQueryOf(text: string): string | undefined {
  const digits = text.replace(SEPARATORS, '')
  return cardIdOf(text) ?? (PRINTED.test(digits) ? digits : undefined)
}

const reversed = (id: string): string => (id.match(/../g) ?? []).toReversed().join('')

/**
 * The ids that a text may stand for, the likeliest first: as it is, its bytes in the other order, and the hex digits of a
 * decimal number (some readers print that on the card). Each once.
 */
export function cardReadings(text: string): readonly { readonly how: CardReading; readonly idTag: string }[] {
  const digits = text.replace(PREFIX, '').replace(SEPARATORS, '')
  const card = cardIdOf(text)
  const found: { how: CardReading; idTag: string }[] = []
  const add = (how: CardReading, idTag: string) => {
    if (!found.some((each) => isSameId(each.idTag, idTag))) found.push({ how, idTag })
  }
  if (/^[\dA-F]+$/i.test(digits)) add('plain', card ?? digits)
  // An id may hold a blank or a dash of its own.
  if (card === undefined) add('plain', text.trim())
  if (card !== undefined) add('reversed', reversed(card))
  if (/^\d{1,24}$/.test(digits)) {
    const hex = BigInt(digits).toString(16).toUpperCase()
    const length = CARD_LENGTHS.find((each) => hex.length <= each)
    if (length !== undefined) {
      const padded = hex.padStart(length, '0')
      add('decimal', padded)
      add('decimal', reversed(padded))
    }
  }
  return found
}

/** What is known of the station where a card does not work. */
export interface CardStation {
  readonly pk: number
  /** The charge box id. */
  readonly id: string
  readonly name: string
  readonly accountPk: number | undefined
  readonly accountName: string | undefined
  /** Whether whoever has the card is bound to it; undefined: everybody may charge there, or `people` is among the unread. */
  readonly isBound: boolean | undefined
}

/**
 * What of a card is not known. `parentMissing`: the card names a parent that is not there; `rechargesOff`: recharges may
 * not be searched by card.
 */
export type CardPart = 'parent' | 'parentMissing' | 'station' | 'people' | 'recharge' | 'rechargesOff'

/** What is known of a card that does not work. */
export interface CardFacts {
  /** As it was found, or, where it was not, as it was asked for. */
  readonly idTag: string
  readonly how: CardReading
  readonly tag: Tag | undefined
  /** Its place in the inbox, where it is not registered. */
  readonly refused: UnknownCard | undefined
  /** The USER tag that it hangs on. */
  readonly parent: Tag | undefined
  /** The recharge that goes on with the card, else with its parent. */
  readonly recharge: Transaction | undefined
  /** Where it was tried, where somebody said so. */
  readonly station: CardStation | undefined
  /** What could not be read: of these parts nothing is known, and `undefined` above does not mean that there is none. */
  readonly unread: readonly CardPart[]
}

/** Without these nobody can say that a card is in order. */
const NEEDED: readonly CardPart[] = ['parent', 'parentMissing', 'station', 'people']

/** Why a card does not work, the first that holds; `fine`: the card is in order, look at the station; `unknown`: too little could be read to say so. */
export const CARD_VERDICTS = [
  'unregistered',
  'refused',
  'inactive',
  'charging',
  'parentInactive',
  'parentCharging',
  'otherAccount',
  'notBound',
  'fine',
  'unknown',
] as const
export type CardVerdict = (typeof CARD_VERDICTS)[number]

/** The one verdict on a card. `refused`: a reader refused it as unknown; `unregistered`: nobody knows it at all. */
export function verdictOf({ tag, refused, parent, station, unread }: CardFacts): CardVerdict {
  if (!tag) return refused ? 'refused' : 'unregistered'
  if (tag.isInactive) return 'inactive'
  if (tag.isCharging) return 'charging'
  if (parent?.isInactive) return 'parentInactive'
  if (parent?.isCharging) return 'parentCharging'
  if (station && ![tag.accountPk, undefined].includes(station.accountPk) && tag.accountPk !== undefined)
    return 'otherAccount'
  if (station?.isBound === false) return 'notBound'
  return unread.some((part) => NEEDED.includes(part)) ? 'unknown' : 'fine'
}
