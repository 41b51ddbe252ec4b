import { type CardFacts, type CardStation, cardReadings, isSameId, type Tag } from '@corrente/domain/tags'
import { lastDays } from '@corrente/domain/time'
import type { Transaction } from '@corrente/domain/transactions'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import type { FormatsPort } from '../ports/index.ts'
import { mapOutcome } from './recordWrites.ts'
import { readPeople } from './stationPeople.ts'
import { findStation } from './stations.ts'
import { readTagRecharges } from './tagRecharges.ts'
import { findTag, TAGS_KEY } from './tags.ts'
import { readInbox } from './unknownTags.ts'

/** How far back the recharge that goes on is looked for. */
const DAYS = 90

/** What is known of a card: its readings one by one, then the inbox, its parent, and the recharge that goes on. */
async function readFacts(
  cp: Gateway,
  text: string,
  stationId: string | undefined,
  formats: FormatsPort,
  now: number,
): Promise<Outcome<CardFacts>> {
  const readings = cardReadings(text)
  const plain = { idTag: readings[0]?.idTag ?? text, how: 'plain' as const }
  const nothing = {
    ...plain,
    tag: undefined,
    refused: undefined,
    parent: undefined,
    recharge: undefined,
    station: undefined,
  }
  for (const { how, idTag } of readings) {
    const read = await findTag(cp, idTag)
    if (read.kind !== 'done') return read
    const tag = read.data
    if (!tag) continue
    const above = tag.parentIdTag === undefined ? undefined : await findTag(cp, tag.parentIdTag)
    const parent = above?.kind === 'done' ? above.data : undefined
    const busy = tag.isCharging ? tag : parent?.isCharging ? parent : undefined
    const recharge = busy && (await openRecharge(cp, busy.idTag, formats, now))
    const at = stationId === undefined ? undefined : await readStationOf(cp, tag, stationId, formats)
    if (at && at.kind !== 'done') return at
    return { ...read, data: { ...nothing, how, idTag: tag.idTag, tag, parent, recharge, station: at?.data } }
  }
  const inbox = await readInbox(cp, formats.zone)
  if (inbox.kind !== 'done') return inbox
  for (const { how, idTag } of readings) {
    const refused = inbox.data.find((card) => isSameId(card.idTag, idTag))
    if (refused) return { ...inbox, data: { ...nothing, how, idTag: refused.idTag, refused } }
  }
  return { ...inbox, data: nothing }
}

/** The station where a card does not work; who is bound to it is asked of a private one alone. */
async function readStationOf(
  cp: Gateway,
  tag: Tag,
  stationId: string,
  formats: FormatsPort,
): Promise<Outcome<CardStation | undefined>> {
  const read = await findStation(cp, stationId, formats)
  if (read.kind !== 'done' || !read.data) return mapOutcome(read, () => undefined)
  const { pk, id, name, accountPk, accountName, visibility } = read.data
  const people = visibility === 'PRIVATE' ? await readPeople(cp, pk) : undefined
  const holder = tag.ownerPk ?? tag.parentUserPk
  const isBound =
    people?.kind === 'done'
      ? people.data.some((one) => one.pk === holder && (one.isBound || one.isOwner))
      : undefined
  return { ...read, data: { pk, id, name, accountPk, accountName, isBound } }
}

/** The recharge that goes on with a tag: its start stands nowhere else. */
async function openRecharge(
  cp: Gateway,
  idTag: string,
  formats: FormatsPort,
  now: number,
): Promise<Transaction | undefined> {
  const read = await readTagRecharges(
    cp,
    { idTag, range: lastDays(DAYS, now, formats.zone), size: 10 },
    formats,
  )
  return read.kind === 'done' ? read.data.rows.find(({ stoppedAt }) => stoppedAt === undefined) : undefined
}

/**
 * What is known of the card with this id, read anew each time that it is asked.
 * @param stationId - where it does not work; undefined: nobody said
 */
export const cardFactsQuery = (text: string, stationId?: string) =>
  queryAtom(({ gateways: { cp }, formats, clock }) => ({
    key: [...TAGS_KEY, 'facts', text, stationId],
    freshMs: 0,
    run: () => readFacts(cp, text, stationId, formats, clock.now()),
  }))
