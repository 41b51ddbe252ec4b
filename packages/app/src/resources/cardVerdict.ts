import { type CardFacts, cardReadings, isSameId } from '@corrente/domain/tags'
import { lastDays } from '@corrente/domain/time'
import type { Transaction } from '@corrente/domain/transactions'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import type { FormatsPort } from '../ports/index.ts'
import { readTagRecharges } from './tagRecharges.ts'
import { findTag, TAGS_KEY } from './tags.ts'
import { readInbox } from './unknownTags.ts'

/** How far back the recharge that goes on is looked for. */
const DAYS = 90

/** What is known of a card: its readings one by one, then the inbox, its parent, and the recharge that goes on. */
async function readFacts(
  cp: Gateway,
  text: string,
  formats: FormatsPort,
  now: number,
): Promise<Outcome<CardFacts>> {
  const readings = cardReadings(text)
  const plain = { idTag: readings[0]?.idTag ?? text, how: 'plain' as const }
  const nothing = { ...plain, tag: undefined, refused: undefined, parent: undefined, recharge: undefined }
  for (const { how, idTag } of readings) {
    const read = await findTag(cp, idTag)
    if (read.kind !== 'done') return read
    const tag = read.data
    if (!tag) continue
    const above = tag.parentIdTag === undefined ? undefined : await findTag(cp, tag.parentIdTag)
    const parent = above?.kind === 'done' ? above.data : undefined
    const busy = tag.isCharging ? tag : parent?.isCharging ? parent : undefined
    const recharge = busy && (await openRecharge(cp, busy.idTag, formats, now))
    return { ...read, data: { ...nothing, how, idTag: tag.idTag, tag, parent, recharge } }
  }
  const inbox = await readInbox(cp, formats.zone)
  if (inbox.kind !== 'done') return inbox
  for (const { how, idTag } of readings) {
    const refused = inbox.data.find((card) => isSameId(card.idTag, idTag))
    if (refused) return { ...inbox, data: { ...nothing, how, idTag: refused.idTag, refused } }
  }
  return { ...inbox, data: nothing }
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

/** What is known of the card with this id, read anew each time that it is asked. */
export const cardFactsQuery = (text: string) =>
  queryAtom(({ gateways: { cp }, formats, clock }) => ({
    key: [...TAGS_KEY, 'facts', text],
    freshMs: 0,
    run: () => readFacts(cp, text, formats, clock.now()),
  }))
