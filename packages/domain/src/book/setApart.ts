import { type EpochMs, MINUTE_MS } from '../time/index.ts'
import { z } from '../wire/index.ts'
import type { Book, ConnectorBook } from './book.ts'
import type { Stretch } from './hours.ts'
import type { Span } from './spans.ts'
import { APART_REASONS, type Outage, type SetApart } from './uptime.ts'

export const APART_NOTE_MAX = 200
/** As many as a browser keeps; the oldest go. */
const KEPT = 500

const schema = z.object({
  stationId: z.string(),
  connectorId: z.number(),
  from: z.number(),
  to: z.number(),
  reason: z.enum(APART_REASONS),
  note: z.string(),
})

/** What a browser kept; what cannot be read of it is left out. */
export const readSetApart = (kept: unknown): readonly SetApart[] =>
  Array.isArray(kept) ? kept.flatMap((each) => schema.safeParse(each).data ?? []) : []

const isOf = ({ stationId, connectorId }: SetApart, { station, connectorId: id }: ConnectorBook) =>
  stationId === station.id && connectorId === id

/** An outage as a stretch: whose end nobody knows lasts until the next one, or the book's end. */
const stretchOf = ({ outages }: ConnectorBook, { from, to }: Outage, end: EpochMs): Stretch => ({
  from,
  to: to ?? outages.find((other) => other.from > from)?.from ?? end,
})
const meet = (a: Stretch, b: Stretch) => a.from < b.to && b.from < a.to

/** What is said of an outage; undefined: it counts. @param end of the book */
export const apartOf = (connector: ConnectorBook, outage: Outage, end: EpochMs): SetApart | undefined =>
  connector.apart.find((each) => meet(each, stretchOf(connector, outage, end)))

/** Sets an outage apart, or lets it count again. @param said undefined: it counts */
export function withSetApart(
  all: readonly SetApart[],
  connector: ConnectorBook,
  outage: Outage,
  end: EpochMs,
  said: Pick<SetApart, 'reason' | 'note'> | undefined,
): readonly SetApart[] {
  const stretch = stretchOf(connector, outage, end)
  const others = all.filter((each) => !(isOf(each, connector) && meet(each, stretch)))
  if (!said) return others
  const { reason } = said
  const note = said.note.slice(0, APART_NOTE_MAX)
  const own = {
    stationId: connector.station.id,
    connectorId: connector.connectorId,
    ...stretch,
    reason,
    note,
  }
  return [...others, own].slice(-KEPT)
}

/** The book with what was set apart. */
export function setApart(book: Book, all: readonly SetApart[]): Book {
  if (all.length === 0) return book
  const byPlace = Map.groupBy(all, ({ stationId, connectorId }) => `${stationId}\n${connectorId}`)
  return {
    ...book,
    connectors: book.connectors.map((connector) => {
      const apart = byPlace.get(`${connector.station.id}\n${connector.connectorId}`)
      return apart ? { ...connector, apart } : connector
    }),
  }
}

/** Minutes of outage that are set apart among spans. */
export const apartMinutes = (spans: readonly Span[], apart: readonly Stretch[]): number =>
  apart.length === 0
    ? 0
    : spans.reduce((sum, span) => {
        if (span.state !== 'down') return sum
        const overlaps = apart.map(({ from, to }) => Math.min(to, span.to) - Math.max(from, span.from))
        return sum + Math.max(0, ...overlaps) / MINUTE_MS
      }, 0)
