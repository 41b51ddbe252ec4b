import { type EpochMs, MINUTE_MS } from '../time/index.ts'
import type { Stretch } from './hours.ts'
import type { Span, SpanState, UnknownReason } from './spans.ts'
import { quantile } from './statistics.ts'

/** Minutes in each state; those of `unknown` by their reason as well. */
export interface Minutes {
  readonly by: Readonly<Record<SpanState, number>>
  readonly unknown: Readonly<Record<UnknownReason, number>>
}

type Sums = { [Each in keyof Minutes]: Record<keyof Minutes[Each], number> }
const none = (): Sums => ({
  by: { working: 0, down: 0, maintenance: 0, closed: 0, unknown: 0 },
  unknown: { noHistory: 0, clock: 0, contradiction: 0, silentReturn: 0 },
})

/** The minutes of spans. */
export function minutesOf(spans: readonly Span[]): Minutes {
  const sums = none()
  for (const { from, to, state, why } of spans) {
    const minutes = (to - from) / MINUTE_MS
    sums.by[state] += minutes
    if (why) sums.unknown[why] += minutes
  }
  return sums
}

/** The minutes of several connectors together. */
export function sumMinutes(all: readonly Minutes[]): Minutes {
  const sums = none()
  for (const { by, unknown } of all) {
    for (const state of Object.keys(by) as SpanState[]) sums.by[state] += by[state]
    for (const why of Object.keys(unknown) as UnknownReason[]) sums.unknown[why] += unknown[why]
  }
  return sums
}

/** A share of time, and what it is a share of. */
export interface Uptime {
  /** 0 to 1; undefined: no minute counts. */
  readonly share: number | undefined
  /** Minutes that count. */
  readonly minutes: number
  /** Minutes that are left out, each with its reason. */
  readonly excluded: readonly {
    readonly reason: Exclude<SpanState, 'working' | 'down'> | 'apart'
    readonly minutes: number
  }[]
}

const uptime = ({ by }: Minutes, up: readonly SpanState[], counted: readonly SpanState[]): Uptime => {
  const sum = (states: readonly SpanState[]) => states.reduce((total, state) => total + by[state], 0)
  const minutes = sum(counted)
  return {
    share: minutes > 0 ? sum(up) / minutes : undefined,
    minutes,
    excluded: (['maintenance', 'closed', 'unknown'] as const)
      .filter((reason) => !counted.includes(reason) && by[reason] > 0)
      .map((reason) => ({ reason, minutes: by[reason] })),
  }
}

/** Could a driver charge? working / (working + down). */
export const couldCharge = (minutes: Minutes): Uptime => uptime(minutes, ['working'], ['working', 'down'])

/** Minutes of NEVI's year. */
const YEAR_MINUTES = 525_600

/** NEVI's uptime of a port with what it is made of, minutes. */
export interface NeviUptime extends Uptime {
  readonly outage: number
  readonly outageExcluded: number
}

/**
 * `((period - (T_outage - T_excluded)) / period) x 100`, as a share (23 CFR 680.116(b)). An outage is whatever keeps a driver
 * from charging; maintenance and closed hours are proposed as excluded. The period is what is known of a year.
 * @param ports whose minutes these are: of several the sum of their periods counts
 * @param apart minutes of `down` that somebody set apart, with a reason
 */
export function neviUptime(minutes: Minutes, ports = 1, apart = 0): NeviUptime {
  const { down, maintenance, closed, unknown, working } = minutes.by
  const outageExcluded = maintenance + closed + apart
  const known = down + maintenance + closed + working
  const period = Math.min(ports * YEAR_MINUTES, known)
  return {
    share: period > 0 ? (period - (down - apart)) / period : undefined,
    minutes: period,
    excluded: (
      [
        ['maintenance', maintenance],
        ['closed', closed],
        ['apart', apart],
        ['unknown', unknown],
      ] as const
    ).flatMap(([reason, each]) => (each > 0 ? [{ reason, minutes: each }] : [])),
    outage: down + maintenance + closed,
    outageExcluded,
  }
}

/** A rapid point in the sense of the regulations, kW. */
export const RAPID_KW = 50

/**
 * The United Kingdom's reliability of rapid points (Public Charge Point Regulations 2023, regulation 7): available, charging,
 * reserved or **unknown**, against inoperative or out of order, maintenance among them; opening hours only.
 */
export const ukReliability = (minutes: Minutes): Uptime =>
  uptime(minutes, ['working', 'unknown'], ['working', 'unknown', 'down', 'maintenance'])

/** A while in which a connector was down. */
export interface Outage {
  readonly from: EpochMs
  /** The first working moment; undefined: it is open, or nobody knows when it ended. */
  readonly to: EpochMs | undefined
  /** It has not ended. */
  readonly isOpen: boolean
}

/** So long may nobody know between down and working: a charger that comes back says what works in a moment. */
const RETURN_MS = 5 * MINUTE_MS

/** The outages among spans without closed hours, oldest first. @param spans as `connectorSpans` gives them */
export function outagesOf(spans: readonly Span[]): readonly Outage[] {
  const outages: Outage[] = []
  let from: EpochMs | undefined
  let gap = 0
  const end = (to: EpochMs | undefined, isOpen: boolean) => {
    if (from !== undefined) outages.push({ from, to, isOpen })
    from = undefined
  }
  for (const span of spans) {
    const isGap = span.state === 'unknown' && span.to - span.from <= RETURN_MS
    if (span.state === 'down') {
      from ??= span.from
      gap = 0
    } else if (isGap && gap === 0) gap = span.to - span.from
    else end(span.state === 'working' ? span.from : undefined, false)
  }
  end(undefined, spans.at(-1)?.state === 'down')
  return outages
}

/** How long outages took, in minutes. */
export interface Mended {
  readonly median: number | undefined
  readonly p90: number | undefined
  readonly count: number
  /** Of those that are open, the longest first: how long they have lasted. */
  readonly open: readonly number[]
  /** Outages whose end nobody knows. */
  readonly unsure: number
}

/** From the first down event to the first working one. */
export function mendedIn(outages: readonly Outage[], now: EpochMs): Mended {
  const lasted: number[] = []
  const open: number[] = []
  for (const { from, to, isOpen } of outages) {
    if (to !== undefined) lasted.push((to - from) / MINUTE_MS)
    else if (isOpen) open.push((now - from) / MINUTE_MS)
  }
  return {
    median: quantile(lasted, 0.5),
    p90: quantile(lasted, 0.9),
    count: lasted.length,
    open: open.sort((a, b) => b - a),
    unsure: outages.length - lasted.length - open.length,
  }
}

/** What an operator could not help and can show (23 CFR 680.116(b)(3)); maintenance and closed hours are told by the charger. */
export const APART_REASONS = ['utility', 'vehicle', 'scheduled', 'vandalism', 'disaster'] as const
export type ApartReason = (typeof APART_REASONS)[number]

/** An outage that somebody set apart from NEVI's, with why. */
export interface SetApart extends Stretch {
  readonly stationId: string
  readonly connectorId: number
  readonly reason: ApartReason
  /** How it can be shown, in the words of whoever set it apart; at most 200 letters. */
  readonly note: string
}
