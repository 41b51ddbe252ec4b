import { type CasePart, type CaseRows, factsOf, type NotRead } from '@corrente/domain/book/case'
import type { Movement } from '@corrente/domain/financial'
import { type StationLines, stationLinesOf } from '@corrente/domain/logs'
import type { StationNotification } from '@corrente/domain/notifications'
import { decodeWeek } from '@corrente/domain/pricing'
import { isSameId } from '@corrente/domain/tags'
import { addDays, DAY_MS, type EpochMs, lastDays, MINUTE_MS, toDateOnly } from '@corrente/domain/time'
import type { Recharge } from '@corrente/domain/transactions'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { callEndOf } from '../kit/writes/index.ts'
import type { FormatsPort } from '../ports/index.ts'
import { readLog } from './logs.ts'
import { readAllMovements } from './movements.ts'
import { readPricingEntries } from './pricingProfiles.ts'
import { RECHARGES_KEY, readOneRecharge, readRechargePage } from './recharges.ts'
import { readStationEvents } from './stationEvents.ts'
import { findStation, readOneStation } from './stations.ts'
import { readTaskList } from './tasks.ts'
import { readInbox } from './unknownTags.ts'

/** What a case is asked by: a recharge, else a card, else a station (its charge box id) and a moment. */
export interface CaseQuestion {
  readonly recharge: number | undefined
  readonly tag: string | undefined
  readonly station: string | undefined
  readonly at: EpochMs | undefined
}

/** What its reader may see. */
export interface CaseRights {
  readonly hasMoney: boolean
  readonly hasInvoice: boolean
  readonly mayMovements: boolean
  readonly mayTasks: boolean
  readonly mayCards: boolean
  readonly mayPrices: boolean
  /** undefined: not known yet; a card is not asked for before it is. */
  readonly mayFindByCard: boolean | undefined
}

/** A card is looked for so far back. */
const CARD_DAYS = 90
/** What a kWh usually costs is told by the recharges of so many days before. */
const PRICE_DAYS = 28
const RECHARGES_READ = 200
const EVENTS_READ = 500
const AROUND_MS = 30 * MINUTE_MS

/** Where and when: what the other calls are asked by. */
type Anchor = Pick<CaseRows, 'recharge' | 'values' | 'stationId' | 'stationName' | 'card' | 'at'> & {
  readonly stationPk: number | undefined
}

interface Reader {
  readonly cp: Gateway
  readonly fin: Gateway
  readonly apiKey: string
  readonly formats: FormatsPort
  readonly now: EpochMs
  readonly signal: AbortSignal
}

const NOT_FOUND: Outcome<never> = { kind: 'refused', status: 404, body: undefined }

/** Amounts and invoices are shown to whoever may see them. */
const asPermitted =
  ({ hasMoney, hasInvoice }: CaseRights) =>
  (recharge: Recharge): Recharge => ({
    ...recharge,
    ...(!hasMoney && { income: undefined, incomeText: undefined, amount: undefined, amountText: undefined }),
    ...(!hasInvoice && { nfeStatus: undefined }),
  })

async function anchorOfRecharge({ cp, formats, signal, now }: Reader, id: number): Promise<Outcome<Anchor>> {
  const read = await readOneRecharge(cp, id, formats, signal)
  if (read.kind !== 'done') return read
  const { recharge, values } = read.data
  const { stationPk, stationId, stationName, idTag, startedAt } = recharge
  const data = { recharge, values, stationPk, stationId, stationName, card: idTag, at: startedAt ?? now }
  return { ...read, data }
}

/** The last recharge of a card, else where it was refused last. */
async function anchorOfCard(reader: Reader, tag: string, rights: CaseRights): Promise<Outcome<Anchor>> {
  const { cp, formats, now, signal } = reader
  if (rights.mayFindByCard === true) {
    const range = lastDays(CARD_DAYS, now, formats.zone)
    const filters = { query: '', stationPk: undefined, idTag: tag, revenue: '', range } as const
    const read = await readRechargePage(cp, filters, { page: 1, size: 1, order: [] }, formats, signal)
    if (read.kind !== 'done') return read
    const [last] = read.data.rows
    if (last) return anchorOfRecharge(reader, last.id)
  }
  if (!rights.mayCards) return NOT_FOUND
  const inbox = await readInbox(cp, formats.zone, signal)
  if (inbox.kind !== 'done') return inbox
  const card = inbox.data.find(({ idTag }) => isSameId(idTag, tag))
  const [stationId] = card?.stationIds ?? []
  return card?.lastAt === undefined || stationId === undefined
    ? NOT_FOUND
    : anchorOfPlace(reader, stationId, card.lastAt, card.idTag)
}

async function anchorOfPlace(
  { cp, formats }: Reader,
  station: string,
  at: EpochMs,
  card?: string,
): Promise<Outcome<Anchor>> {
  const read = await findStation(cp, station, formats)
  if (read.kind !== 'done') return read
  if (!read.data) return NOT_FOUND
  const { pk, id, name } = read.data
  const anchor = { recharge: undefined, values: undefined, stationPk: pk, stationId: id, stationName: name }
  return { ...read, data: { ...anchor, card, at } }
}

/** A part as it came, or why it is not known. */
interface Part<T> {
  readonly rows: readonly T[]
  readonly why: NotRead | undefined
}

async function part<T>(isPermitted: boolean, read: () => Promise<Outcome<readonly T[]>>): Promise<Part<T>> {
  if (!isPermitted) return { rows: [], why: 'notPermitted' }
  const outcome = await read()
  if (outcome.kind === 'done') return { rows: outcome.data, why: undefined }
  return { rows: [], why: callEndOf(outcome) === 403 ? 'notPermitted' : 'failed' }
}

const rowsOf = <T>(outcome: Outcome<{ readonly rows: readonly T[] }>): Outcome<readonly T[]> =>
  outcome.kind === 'done' ? { ...outcome, data: outcome.data.rows } : outcome

async function readMoney(reader: Reader, { at, stationId }: Anchor): Promise<Outcome<readonly Movement[]>> {
  const { fin, apiKey, formats, now, signal } = reader
  const { zone } = formats
  const last = Math.min(addDays(at, 1, zone), now)
  const range = { from: toDateOnly(addDays(at, -1, zone), zone), to: toDateOnly(last, zone) }
  const question = {
    range,
    order: 'CHRONOLOGICAL_ORDER',
    terms: [],
    charger: stationId,
    apiKey,
    withChildren: true,
  } as const
  return rowsOf(await readAllMovements(fin, 'allMovements', question, { signal }))
}

/** The parts that are not known, each with why: the events too where their list ends after the case begins. */
function unreadOf(
  parts: Readonly<Partial<Record<Exclude<CasePart, 'events'>, Part<unknown>>>> & {
    readonly events: Part<StationNotification>
  },
  at: EpochMs,
  now: EpochMs,
): CaseRows['unread'] {
  const { rows } = parts.events
  const oldest = Math.min(...rows.map((event) => event.at ?? now))
  const isCut = rows.length >= EVENTS_READ && oldest > at - AROUND_MS
  const whys = Object.entries(parts).map(
    ([part, { why }]) => [part, why ?? (part === 'events' && isCut ? 'tooOld' : undefined)] as const,
  )
  return Object.fromEntries(whys.filter(([, why]) => why !== undefined))
}

type Prices = NonNullable<CaseRows['priced']>

/** The profile of the connector, by two calls; none where it has none, or there is no recharge. */
async function readPrices(
  { cp, formats, signal }: Reader,
  { recharge, stationPk }: Anchor,
): Promise<Outcome<readonly Prices[]>> {
  const none = { kind: 'done', data: [], unreadRows: 0 } as const
  if (!recharge || stationPk === undefined) return none
  const station = await readOneStation(cp, stationPk, formats, signal)
  if (station.kind !== 'done') return station
  const uuid = station.data.connectors.find(({ id }) => id === recharge.connectorId)?.profileUuid
  if (uuid === undefined) return none
  const entries = await readPricingEntries(cp, uuid, signal)
  if (entries.kind !== 'done') return entries
  const saved = decodeWeek(entries.data, formats.zone)
  return { ...none, data: [{ station: station.data, lists: new Map([[uuid, { saved, replaced: [] }]]) }] }
}

/** All around one event: a handful of calls at once after the one that says where it was. A part may fail by itself. */
async function readCase(
  reader: Reader,
  question: CaseQuestion,
  rights: CaseRights,
): Promise<Outcome<CaseRows>> {
  const { recharge: id, tag, station, at } = question
  const found =
    id !== undefined
      ? await anchorOfRecharge(reader, id)
      : tag !== undefined
        ? await anchorOfCard(reader, tag, rights)
        : await anchorOfPlace(reader, station ?? '', at ?? reader.now)
  if (found.kind !== 'done') return found
  const { cp, formats, now, signal } = reader
  const { stationPk, values, ...anchor } = found.data
  const { stationId = '' } = anchor
  const end = (anchor.recharge ? (anchor.recharge.stoppedAt ?? now) : anchor.at) + AROUND_MS
  const filters = {
    query: '',
    stationPk,
    idTag: '',
    revenue: '',
    range: { from: anchor.at - PRICE_DAYS * DAY_MS, to: end },
  } as const
  const page = { page: 1, size: RECHARGES_READ, order: [] }
  const [recharges, events, tasks, cards, movements, prices] = await Promise.all([
    part(stationPk !== undefined, async () =>
      rowsOf(await readRechargePage(cp, filters, page, formats, signal)),
    ),
    part(stationId !== '', async () => rowsOf(await readStationEvents(cp, stationId, EVENTS_READ, signal))),
    part(rights.mayTasks, () => readTaskList(cp, formats.offsetHours(), signal)),
    part(rights.mayCards, () => readInbox(cp, formats.zone, signal)),
    part(rights.hasMoney && rights.mayMovements, () => readMoney(reader, found.data)),
    part(rights.hasMoney && rights.mayPrices, () => readPrices(reader, found.data)),
  ])
  const unread = unreadOf(
    { recharges, events, commands: tasks, cards, money: movements, prices },
    anchor.at,
    now,
  )
  const permitted = asPermitted(rights)
  const data: CaseRows = {
    ...anchor,
    recharge: anchor.recharge && permitted(anchor.recharge),
    values,
    recharges: recharges.rows.map(permitted),
    events: events.rows,
    tasks: tasks.rows,
    cards: cards.rows,
    movements: movements.rows,
    priced: prices.rows[0],
    unread,
    readAt: now,
    zone: formats.zone,
  }
  return { kind: 'done', data, unreadRows: found.unreadRows }
}

/** A case, put in order. @param question undefined: nothing is asked */
export const caseQuery = (question: CaseQuestion | undefined, rights: CaseRights) =>
  queryAtom(({ gateways: { cp, fin }, formats, clock, tenant }) => ({
    key: [...RECHARGES_KEY, 'case', question, rights],
    isEnabled: question !== undefined && (question.tag === undefined || rights.mayFindByCard !== undefined),
    run: async (signal) => {
      const now = clock.now()
      const reader = { cp, fin, apiKey: tenant.apiKey(), formats, now, signal }
      const read = await readCase(reader, question ?? NOTHING, rights)
      return read.kind === 'done' ? { ...read, data: factsOf(read.data) } : read
    },
  }))
const NOTHING: CaseQuestion = { recharge: undefined, tag: undefined, station: undefined, at: undefined }

/** What a log is read for: a station (charge box id), and the stretch of its case. */
export interface CaseLogQuestion {
  readonly station: string
  readonly from: EpochMs
  readonly to: EpochMs
}

/** GET log of the station's account, of which the lines about the station stay. @param question undefined: nobody asked */
export const caseLogQuery = (question: CaseLogQuestion | undefined) =>
  queryAtom(({ gateways: { cp }, formats }) => ({
    key: ['case-log', question],
    isEnabled: question !== undefined,
    run: async (signal): Promise<Outcome<StationLines>> => {
      const { station, ...stretch } = question ?? { station: '', from: 0, to: 0 }
      const found = await findStation(cp, station, formats)
      if (found.kind !== 'done') return found
      const account = found.data?.accountName
      if (account === undefined) return NOT_FOUND
      const read = await readLog(cp, account, signal)
      if (read.kind !== 'done') return read
      const lines: StationLines =
        read.data.kind === 'text'
          ? stationLinesOf(await read.data.body.text(), station, stretch)
          : { kind: 'lines', lines: [], isCut: false }
      return { kind: 'done', data: lines, unreadRows: 0 }
    },
  }))
