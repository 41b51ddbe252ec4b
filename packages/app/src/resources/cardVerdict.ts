import {
  type CardFacts,
  type CardPart,
  type CardStation,
  cardReadings,
  isSameId,
  type KnownId,
  type Tag,
} from '@corrente/domain/tags'
import { lastDays } from '@corrente/domain/time'
import type { Transaction } from '@corrente/domain/transactions'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import type { FormatsPort } from '../ports/index.ts'
import { findKnown } from './knownId.ts'
import { readPeople } from './stationPeople.ts'
import { findStation } from './stations.ts'
import { readTagRecharges } from './tagRecharges.ts'
import { findTag, TAGS_KEY } from './tags.ts'
import { readInbox } from './unknownTags.ts'

/** How far back the recharge that goes on is looked for. */
const DAYS = 90

/** What is asked of a card. */
export interface CardQuestion {
  /** Its id as it was typed, or what is printed on it. */
  readonly text: string
  /** Where it does not work, a charge box id; undefined: nobody said. */
  readonly stationId: string | undefined
  /** Whether recharges may be searched by card; undefined: not known yet, and nothing is asked before it is. */
  readonly mayFindRecharges: boolean | undefined
}

/** A part that was read, or why it is not known. */
type Part<Value> = { readonly value: Value; readonly unread?: CardPart | undefined }

/** What reading takes. */
interface Reader {
  readonly cp: Gateway
  readonly formats: FormatsPort
  readonly now: number
}

/** What is known of a card: the registered card that it is, then the inbox, its parent, and the recharge that goes on. */
async function readFacts(reader: Reader, question: CardQuestion): Promise<Outcome<CardFacts>> {
  const { cp, formats } = reader
  const { text } = question
  const readings = cardReadings(text)
  const plain = { idTag: readings[0]?.idTag ?? text, how: 'plain' as const }
  const nothing = {
    ...plain,
    tag: undefined,
    refused: undefined,
    parent: undefined,
    recharge: undefined,
    station: undefined,
    unread: [],
  }
  const found = async ({ how, tag }: KnownId): Promise<Outcome<CardFacts>> => ({
    kind: 'done',
    unreadRows: 0,
    // Somebody who asks types as it comes.
    data: { how: how === 'otherCase' ? 'plain' : how, ...(await factsOf(reader, tag, question)) },
  })
  const known = await findKnown(cp, text)
  if (known.kind !== 'done') return known
  // Of the one that it is only like, the inbox may know better.
  if (known.data && known.data.how !== 'cut') return found(known.data)
  const inbox = await readInbox(cp, formats.zone)
  if (inbox.kind !== 'done') return inbox
  for (const { how, idTag } of readings) {
    const refused = inbox.data.find((card) => isSameId(card.idTag, idTag))
    if (refused) return { ...inbox, data: { ...nothing, how, idTag: refused.idTag, refused } }
  }
  return known.data ? found(known.data) : { ...inbox, data: nothing }
}

/** What is known of a registered card. A part that cannot be read is named, and the others stay. */
async function factsOf(
  reader: Reader,
  tag: Tag,
  { stationId, mayFindRecharges }: CardQuestion,
): Promise<Omit<CardFacts, 'how'>> {
  const parent = await parentOf(reader, tag)
  const busy = tag.isCharging ? tag : parent.value?.isCharging ? parent.value : undefined
  const recharge: Part<Transaction | undefined> = !busy
    ? { value: undefined }
    : mayFindRecharges
      ? await openRecharge(reader, busy.idTag)
      : { value: undefined, unread: 'rechargesOff' }
  const station: Part<CardStation | undefined> =
    stationId === undefined ? { value: undefined } : await stationOf(reader, tag, stationId)
  return {
    idTag: tag.idTag,
    tag,
    refused: undefined,
    parent: parent.value,
    recharge: recharge.value,
    station: station.value,
    unread: [parent, recharge, station].flatMap(({ unread }) => unread ?? []),
  }
}

/** The USER tag that a card hangs on. */
async function parentOf({ cp }: Reader, { parentIdTag }: Tag): Promise<Part<Tag | undefined>> {
  if (parentIdTag === undefined) return { value: undefined }
  const read = await findTag(cp, parentIdTag)
  if (read.kind !== 'done' || (!read.data && read.unreadRows > 0))
    return { value: undefined, unread: 'parent' }
  return read.data ? { value: read.data } : { value: undefined, unread: 'parentMissing' }
}

/** The station where a card does not work; who is bound to it is asked of a private one alone. */
async function stationOf(
  { cp, formats }: Reader,
  tag: Tag,
  stationId: string,
): Promise<Part<CardStation | undefined>> {
  const read = await findStation(cp, stationId, formats)
  if (read.kind !== 'done' || !read.data) return { value: undefined, unread: 'station' }
  const { pk, id, name, accountPk, accountName, visibility } = read.data
  const station = { pk, id, name, accountPk, accountName, isBound: undefined }
  if (visibility !== 'PRIVATE') return { value: station }
  const people = await readPeople(cp, pk)
  if (people.kind !== 'done') return { value: station, unread: 'people' }
  const holder = tag.ownerPk ?? tag.parentUserPk
  const isBound = people.data.some((one) => one.pk === holder && (one.isBound || one.isOwner))
  // Whoever is missing may stand in a row that could not be read.
  return isBound || people.unreadRows === 0
    ? { value: { ...station, isBound } }
    : { value: station, unread: 'people' }
}

/** The recharge that goes on with a tag: its start stands nowhere else. */
async function openRecharge(
  { cp, formats, now }: Reader,
  idTag: string,
): Promise<Part<Transaction | undefined>> {
  const range = lastDays(DAYS, now, formats.zone)
  const read = await readTagRecharges(cp, { idTag, range, size: 10 }, formats)
  if (read.kind !== 'done') return { value: undefined, unread: 'recharge' }
  const value = read.data.rows.find(({ stoppedAt }) => stoppedAt === undefined)
  return value || read.unreadRows === 0 ? { value } : { value, unread: 'recharge' }
}

/** What is known of the card, read anew each time that it is asked. */
export const cardFactsQuery = (question: CardQuestion) =>
  queryAtom(({ gateways: { cp }, formats, clock }) => ({
    key: [...TAGS_KEY, 'facts', question],
    freshMs: 0,
    isEnabled: question.mayFindRecharges !== undefined,
    run: () => readFacts({ cp, formats, now: clock.now() }, question),
  }))
