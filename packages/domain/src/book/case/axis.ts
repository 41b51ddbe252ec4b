import { type Movement, movementStates } from '../../financial/index.ts'
import type { StationLine } from '../../logs/index.ts'
import type { StationNotification } from '../../notifications/index.ts'
import type { UnknownCard } from '../../tags/index.ts'
import type { EpochMs } from '../../time/index.ts'
import { powerMarks, type Recharge, readPower, readRegister } from '../../transactions/index.ts'
import type { Stretch } from '../hours.ts'
import type { CaseCommand, CaseFacts } from './facts.ts'
import type { CasePart } from './rows.ts'

/** Whose side of the case an item is of. */
export const CASE_LANES = ['driver', 'station', 'operator', 'money'] as const
export type CaseLane = (typeof CASE_LANES)[number]

/** Whose clock told the time; `unknown`: nobody's, it lies somewhere in the range. */
export type CaseClock = 'charger' | 'server' | 'unknown'

/** What was measured in the recharge of the case, in short. */
export interface CurveFacts {
  readonly peakKw: number
  /** When the last energy flowed; undefined: it flowed to the end. */
  readonly energyEndAt: EpochMs | undefined
  readonly pauses: number
  /** What the charger's own meter gave, kWh. */
  readonly registerKwh: number | undefined
}

/** What an item tells. Amounts are integer hundredths. */
export type CaseTold =
  | { readonly what: 'cardRefused'; readonly card: UnknownCard }
  | { readonly what: 'recharge'; readonly recharge: Recharge; readonly isAsked: boolean }
  | { readonly what: 'curve'; readonly curve: CurveFacts }
  | { readonly what: 'event'; readonly event: StationNotification }
  | { readonly what: 'log'; readonly line: StationLine }
  | { readonly what: 'command'; readonly command: CaseCommand }
  | { readonly what: 'price'; readonly recharge: Recharge; readonly movement: Movement | undefined }
  | { readonly what: 'idle'; readonly recharge: Recharge }
  | { readonly what: 'payment'; readonly movement: Movement }
  | { readonly what: 'refund'; readonly movement: Movement }
  | { readonly what: 'invoice'; readonly status: string; readonly id: number }

/** One thing on the axis. */
export type CaseItem = CaseTold & {
  /** Tells items apart; never shown. */
  readonly key: string
  readonly lane: CaseLane
  /** When it was, or began; where that is in doubt, the beginning of `doubt`. */
  readonly at: EpochMs
  /** When it ended; undefined: a moment, or it goes on. */
  readonly to: EpochMs | undefined
  /** It happened somewhere in this stretch. */
  readonly doubt: Stretch | undefined
  readonly source: CasePart | 'log'
  readonly clock: CaseClock
}

const OF_SERVER: readonly unknown[] = ['Connected', 'Disconnected']

function driverItems({ refused, together, recharge, readAt, values, isRead }: CaseFacts): CaseItem[] {
  const items: CaseItem[] = refused.flatMap((card): CaseItem[] =>
    card.lastAt === undefined
      ? []
      : [
          {
            what: 'cardRefused',
            card,
            key: `card:${card.idTag}`,
            lane: 'driver',
            at: card.lastAt,
            to: undefined,
            doubt: undefined,
            source: 'cards',
            clock: 'server',
          },
        ],
  )
  for (const each of together) {
    if (each.startedAt === undefined) continue
    const isAsked = each.id === recharge?.id
    items.push({
      what: 'recharge',
      recharge: each,
      isAsked,
      key: `recharge:${each.id}`,
      lane: 'driver',
      at: each.startedAt,
      to: each.stoppedAt,
      doubt: undefined,
      source: isAsked ? 'recharge' : 'recharges',
      clock: 'charger',
    })
  }
  const power = readPower(values)
  if (recharge?.startedAt === undefined || power.points.length === 0 || !isRead('measures')) return items
  const marks = powerMarks(recharge, power)
  const isToTheEnd = marks.energyEndAt === undefined || marks.energyEndAt === recharge.stoppedAt
  items.push({
    what: 'curve',
    curve: {
      peakKw: Math.max(...power.points.map(({ v }) => v)),
      energyEndAt: isToTheEnd ? undefined : marks.energyEndAt,
      pauses: marks.pauses.length,
      registerKwh: readRegister(values)?.kwh,
    },
    key: 'curve',
    lane: 'driver',
    at: power.points[0]?.t ?? recharge.startedAt,
    to: power.points.at(-1)?.t ?? readAt,
    doubt: undefined,
    source: 'measures',
    clock: 'charger',
  })
  return items
}

const stationItems = ({ near }: CaseFacts): CaseItem[] =>
  near.map(({ event, at, doubt }) => ({
    what: 'event',
    event,
    key: `event:${event.key}`,
    lane: 'station',
    at,
    to: undefined,
    doubt,
    source: 'events',
    clock: OF_SERVER.includes(event.type) ? 'server' : 'charger',
  }))

const logItems = (lines: readonly StationLine[]): CaseItem[] =>
  lines.map((line) => ({
    what: 'log',
    line,
    key: `log:${line.key}`,
    lane: 'station',
    at: line.at,
    to: undefined,
    doubt: undefined,
    source: 'log',
    clock: 'server',
  }))

const operatorItems = ({ commands }: CaseFacts): CaseItem[] =>
  commands.map((command, place) => ({
    what: 'command',
    command,
    key: `command:${command.task.id}:${place}`,
    lane: 'operator',
    at: command.startedAt,
    to: command.task.endedAt,
    doubt: undefined,
    source: 'commands',
    clock: 'server',
  }))

/** Money of one recharge. A row never says when money went back, nor when an invoice was made. */
function moneyOf(recharge: Recharge, facts: CaseFacts): CaseItem[] {
  const { id, startedAt, stoppedAt, idleSeconds = 0, nfeStatus } = recharge
  if (startedAt === undefined || stoppedAt === undefined) return []
  const movements = facts.movements.filter(({ pk }) => pk === id)
  const own = movements.find(({ target }) => target === 'TRANSACTION')
  const base = { lane: 'money', to: undefined, doubt: undefined, clock: 'server' } as const
  const since = { from: stoppedAt, to: Math.max(stoppedAt, facts.readAt) }
  const items: CaseItem[] = []
  // Whoever may not see money is told no price.
  if (own !== undefined || recharge.income !== undefined)
    items.push({
      ...base,
      what: 'price',
      recharge,
      movement: own,
      key: `price:${id}`,
      at: stoppedAt,
      source: own ? 'money' : 'recharge',
    })
  if ((recharge.idleAmount ?? 0) > 0)
    items.push({
      ...base,
      what: 'idle',
      recharge,
      key: `idle:${id}`,
      at: stoppedAt - idleSeconds * 1000,
      to: stoppedAt,
      source: 'recharge',
    })
  for (const movement of movements) {
    const at = movement.paidAt ?? movement.createdAt
    if (at !== undefined)
      items.push({ ...base, what: 'payment', movement, key: `payment:${movement.key}`, at, source: 'money' })
    const doubt = { from: Math.min(at ?? stoppedAt, since.to), to: since.to }
    if (movement.refunded > 0 || movementStates(movement).state === 'refunded')
      items.push({
        ...base,
        what: 'refund',
        movement,
        key: `refund:${movement.key}`,
        at: doubt.from,
        doubt,
        source: 'money',
        clock: 'unknown',
      })
  }
  if (nfeStatus !== undefined)
    items.push({
      ...base,
      what: 'invoice',
      status: nfeStatus,
      id,
      key: `invoice:${id}`,
      at: since.from,
      doubt: since,
      source: 'recharge',
      clock: 'unknown',
    })
  return items
}

/**
 * Everything of a case on one line of time, oldest first; each item says where it comes from and whose clock told it.
 * @param lines - of the station's log, where somebody asked for it
 */
export const axisOf = (facts: CaseFacts, lines: readonly StationLine[] = []): readonly CaseItem[] =>
  [
    ...driverItems(facts),
    ...stationItems(facts),
    ...logItems(lines),
    ...operatorItems(facts),
    ...facts.together.flatMap((each) => moneyOf(each, facts)),
  ].sort((a, b) => a.at - b.at || CASE_LANES.indexOf(a.lane) - CASE_LANES.indexOf(b.lane))
