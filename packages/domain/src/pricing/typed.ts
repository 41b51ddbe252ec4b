import { DAY_MINUTES, type Span } from '../day-plan/index.ts'
import { z } from '../wire/index.ts'
import type { ExceptionDays } from './exceptions.ts'
import type { PriceInput, TariffForm } from './rules.ts'
import { type PricingWeek, type Tariff, WEEKDAYS, type Weekday } from './week.ts'

/*
 * What is being typed at a week of prices and is part of it no sooner than it is applied. A tab keeps it beside the week's
 * draft, so that a reload or a lost session loses nothing. Whatever is read again may have been written by anybody.
 */

/** An exception as it is typed. */
export interface TypedException {
  readonly days: ExceptionDays
  readonly tariff: TariffForm
}

/** A period as it is typed. */
export interface TypedPeriod {
  /** Where the period stands that is edited; undefined: it is a new one. */
  readonly of: Span | undefined
  /** `HH:mm`; undefined: nothing is typed. */
  readonly start: string | undefined
  readonly end: string | undefined
  readonly tariff: TariffForm
}

/** A price as it is typed beside the grid. */
export interface TypedPrice {
  /** `HH:mm`; undefined: nothing is typed, or it has no hours. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly basis: 'kwh' | 'minute' | 'none'
  readonly values: Tariff
  readonly isForAllDays: boolean
  readonly isLinkedToo: boolean
}

/** What a price beside the grid is for: hours that were drawn, a period by where it stands, or base prices. */
export type TypedSubject =
  | { readonly on: 'new'; readonly days: readonly Weekday[]; readonly span: Span }
  | { readonly on: 'period'; readonly day: Weekday; readonly span: Span }
  | { readonly on: 'general'; readonly days: readonly Weekday[] }

/** A price as it is typed in the grid, and what it is for. */
export interface TypedBox {
  readonly of: TypedSubject
  readonly price: TypedPrice
}

/** A price as it is typed in the legend, instead of one that stands in many places. */
export interface TypedReprice {
  readonly of: Tariff
  readonly price: TypedPrice
}

const someText = z.optional(z.string())
const someNumber = z.optional(z.number())
const tariffKept = z.object({
  start: z.number(),
  kwh: z.number(),
  minute: z.number(),
  idle: z.number(),
  fee: z.number(),
  tax: z.number(),
  reserve: z.number(),
})
const inputKept = z.pipe(
  z.object({ isOn: z.boolean(), amount: someNumber }),
  z.transform(({ isOn, amount }): PriceInput => ({ isOn, amount })),
)
const formKept = z.pipe(
  z.object({
    parts: z.object({ start: inputKept, kwh: inputKept, minute: inputKept, idle: inputKept }),
    fee: someNumber,
    tax: someNumber,
    reserve: z.number(),
  }),
  z.transform(({ parts, fee, tax, reserve }): TariffForm => ({ parts, fee, tax, reserve })),
)
const spanKept = z.object({
  start: z.number().check(z.int(), z.minimum(0), z.maximum(DAY_MINUTES)),
  end: z.number().check(z.int(), z.minimum(0), z.maximum(2 * DAY_MINUTES)),
})
const daysKept = z.array(z.enum(WEEKDAYS))
const priceKept = z.pipe(
  z.object({
    from: someText,
    to: someText,
    basis: z.enum(['kwh', 'minute', 'none']),
    values: tariffKept,
    isForAllDays: z.boolean(),
    isLinkedToo: z.boolean(),
  }),
  z.transform(({ from, to, ...price }): TypedPrice => ({ from, to, ...price })),
)
const exceptionKept = z.pipe(
  z.object({
    days: z.object({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()), isSingle: z.boolean() }),
    tariff: formKept,
  }),
  z.transform(
    ({ days: { from, to, isSingle }, tariff }): TypedException => ({ days: { from, to, isSingle }, tariff }),
  ),
)
const periodKept = z.pipe(
  z.object({ of: z.optional(spanKept), start: someText, end: someText, tariff: formKept }),
  z.transform(({ of, start, end, tariff }): TypedPeriod => ({ of, start, end, tariff })),
)
const boxKept = z.object({
  of: z.discriminatedUnion('on', [
    z.object({ on: z.literal('new'), days: daysKept, span: spanKept }),
    z.object({ on: z.literal('period'), day: z.enum(WEEKDAYS), span: spanKept }),
    z.object({ on: z.literal('general'), days: daysKept }),
  ]),
  price: priceKept,
})
const repriceKept = z.object({ of: tariffKept, price: priceKept })

/** Reads an exception that was being typed; undefined: it is none. */
export const readTypedException = (kept: unknown): TypedException | undefined =>
  exceptionKept.safeParse(kept).data
/** Reads a period that was being typed; undefined: it is none. */
export const readTypedPeriod = (kept: unknown): TypedPeriod | undefined => periodKept.safeParse(kept).data
/** Reads a price that was being typed in the grid; undefined: it is none. */
export const readTypedBox = (kept: unknown): TypedBox | undefined => boxKept.safeParse(kept).data
/** Reads a price that was being typed in the legend; undefined: it is none. */
export const readTypedReprice = (kept: unknown): TypedReprice | undefined => repriceKept.safeParse(kept).data

/** The period of a day that stands exactly there: what is read again has keys of its own. */
export const periodStandingAt = (week: PricingWeek, day: Weekday, { start, end }: Span) =>
  week.days[day].periods.find((each) => each.start === start && each.end === end)
