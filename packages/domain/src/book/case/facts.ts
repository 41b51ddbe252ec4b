import type { Movement } from '../../financial/index.ts'
import { type ReadResult, resultsOf, type Task } from '../../operations/index.ts'
import type { UnknownCard } from '../../tags/index.ts'
import { type EpochMs, MINUTE_MS } from '../../time/index.ts'
import type { Recharge } from '../../transactions/index.ts'
import { type ArrivedEvent, inOrderOfArrival } from '../arrival.ts'
import { type Attempt, attemptsOf } from '../attempts.ts'
import type { Stretch } from '../hours.ts'
import { inForceSteps, type ListInForce } from '../priceInForce.ts'
import { atOnce } from '../turns.ts'
import { BETWEEN_MS } from '../visits.ts'
import type { CasePart, CaseRows } from './rows.ts'

/** So much before and after it belongs to a case. */
const AROUND_MS = 30 * MINUTE_MS

/** A command with what the station of the case said to it. */
export interface CaseCommand {
  readonly task: Task
  readonly startedAt: EpochMs
  readonly result: ReadResult
}

/** What was read, put in order: what belongs to the case, and what is its own. */
export interface CaseFacts extends CaseRows {
  /** What the axis covers. */
  readonly stretch: Stretch
  /** The recharges of the visit, that of the case among them, by their start. */
  readonly together: readonly Recharge[]
  /** The station's events of the stretch, oldest first. */
  readonly near: readonly ArrivedEvent[]
  /** All that is known of the station up to the end of the stretch, oldest first. */
  readonly arrived: readonly ArrivedEvent[]
  readonly commands: readonly CaseCommand[]
  readonly refused: readonly UnknownCard[]
  /** The recharge as the book counts it; undefined: there is none, or it goes on. */
  readonly attempt: Attempt | undefined
  /** Its movement. */
  readonly own: Movement | undefined
  /** What it costs by the profile, where the recharges around it were billed so. */
  readonly inForce: ListInForce | undefined
  readonly isRead: (part: CasePart) => boolean
}

const cardOf = (idTag: string | undefined) => idTag?.trim().toLowerCase() || undefined
const endOf = ({ stoppedAt, startedAt }: Recharge, readAt: EpochMs) =>
  stoppedAt ?? Math.max(readAt, startedAt ?? 0)

/** The recharges of the same card with less than half an hour between them, around the one of the case. */
function visitOf({ recharge, recharges, readAt }: CaseRows): readonly Recharge[] {
  if (!recharge) return []
  const { startedAt } = recharge
  const card = cardOf(recharge.idTag)
  if (card === undefined || startedAt === undefined) return [recharge]
  const others = recharges.filter(
    (each) => each.id !== recharge.id && cardOf(each.idTag) === card && each.startedAt !== undefined,
  )
  const visit = [recharge]
  let from = startedAt
  let to = endOf(recharge, readAt)
  for (let isGrown = true; isGrown; ) {
    isGrown = false
    for (const each of others) {
      const start = each.startedAt ?? 0
      const end = endOf(each, readAt)
      if (visit.includes(each) || start - to >= BETWEEN_MS || from - end >= BETWEEN_MS) continue
      visit.push(each)
      from = Math.min(from, start)
      to = Math.max(to, end)
      isGrown = true
    }
  }
  return visit.sort((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0) || a.id - b.id)
}

function stretchOf(rows: CaseRows, together: readonly Recharge[]): Stretch {
  const starts = together.flatMap(({ startedAt }) => startedAt ?? [])
  const ends = together.map((each) => endOf(each, rows.readAt))
  return {
    from: Math.min(rows.at, ...starts) - AROUND_MS,
    to: Math.max(rows.at, ...ends) + AROUND_MS,
  }
}

const sameStation = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase()

function commandsOf({ tasks, stationId, readAt }: CaseRows, { from, to }: Stretch): readonly CaseCommand[] {
  return tasks
    .flatMap((task): CaseCommand[] => {
      const { startedAt } = task
      if (startedAt === undefined || startedAt < from || startedAt > to) return []
      const result = resultsOf(task, readAt).find((each) => sameStation(each.stationId, stationId))
      return result ? [{ task, startedAt, result }] : []
    })
    .sort((a, b) => a.startedAt - b.startedAt)
}

function inForceOf({ recharge, recharges, priced, zone }: CaseRows): ListInForce | undefined {
  if (!recharge || !priced) return undefined
  const ended = recharges
    .filter(({ startedAt, stoppedAt }) => startedAt !== undefined && stoppedAt !== undefined)
    .toSorted((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0))
  return atOnce(inForceSteps(ended, [priced.station], priced.lists, zone)).get(recharge.id)
}

/** Puts what was read in order. */
export function factsOf(rows: CaseRows): CaseFacts {
  const { recharge, events, movements, stationId, readAt } = rows
  const together = visitOf(rows)
  const stretch = stretchOf(rows, together)
  const arrived = inOrderOfArrival(
    events.filter((event) => sameStation(event.stationId, stationId)),
    readAt,
  ).filter(({ at, doubt }) => (doubt?.from ?? at) <= stretch.to)
  const card = cardOf(rows.card ?? recharge?.idTag)
  return {
    ...rows,
    together,
    stretch,
    arrived,
    near: arrived.filter(({ at, doubt }) => (doubt?.to ?? at) >= stretch.from),
    commands: commandsOf(rows, stretch),
    refused: rows.cards.filter(
      ({ idTag, lastAt, stationIds }) =>
        lastAt !== undefined &&
        lastAt >= stretch.from &&
        lastAt <= stretch.to &&
        stationIds.some((id) => sameStation(id, stationId)) &&
        (card === undefined || cardOf(idTag) === card),
    ),
    // Among the recharges of the visit a false start shows.
    attempt: attemptsOf(together, events).attempts.find(({ id }) => id === recharge?.id),
    inForce: inForceOf(rows),
    own: movements.find(({ pk, target }) => pk === recharge?.id && target === 'TRANSACTION'),
    isRead: (part) => rows.unread[part] === undefined,
  }
}
