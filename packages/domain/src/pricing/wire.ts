import {
  booleanOf,
  isJsonObject,
  type JsonObject,
  keyText,
  keyTextOf,
  looseKeyNumber,
  looseText,
  numberOf,
  ownField,
  type Read,
  readList,
  row,
  textOf,
  whole,
  z,
} from '../wire/index.ts'

/** A pricing profile as the list has it (DPR-011). */
export interface PricingProfile {
  readonly uuid: string
  readonly name: string | undefined
  /** How many chargers it is applied to; undefined where the reply does not say. */
  readonly chargerCount: number | undefined
}

const profileWire = row<PricingProfile>({
  uuid: ['uuid', keyText],
  name: ['name', looseText],
  chargerCount: ['chargeBoxCount', looseKeyNumber],
})

/** Reads a `PricingListReply` or a bare list (DPR-037); undefined when it is neither. */
export const readPricingProfiles = (body: unknown): Read<readonly PricingProfile[]> | undefined =>
  readList(profileWire, body, 'dynamicPricingList', ({ uuid }) => uuid)

/** Reads a `PricingCreateReply` (DPR-012): the new profile's uuid, or none. */
export const readCreatedPricing = (body: unknown): Read<string | undefined> | undefined =>
  isJsonObject(body)
    ? { data: keyTextOf(ownField(body, 'dynamicPricingUuid')), unread: 0 }
    : whole<string | undefined>(undefined)

/** The days of a week as the wire names them, Monday first. */
export const WIRE_DAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const
/** A day as the wire names it. */
export type WireDay = (typeof WIRE_DAYS)[number]

/** The prices of an entry, by the wire's names: decimal currency units, and fractions (0.05 is 5 %). */
export const PRICE_FIELDS = [
  'servicePrice',
  'kwhPrice',
  'durationPrice',
  'idleTimePrice',
  'reservePrice',
  'operationFee',
  'taxes',
] as const
type PriceField = (typeof PRICE_FIELDS)[number]

/**
 * An entry of a profile by the contract's own names (DPR-013, DPR-014, DPR-016): `general` is the all-day rule of a
 * weekday, `exception` a day or a span of days, neither is a period of a weekday. Prices in decimal currency units, 0
 * where they are off; times `HH:mm:ss` GMT, dates `YYYY-MM-DD`.
 */
export interface PricingDetail extends Readonly<Record<PriceField, number>> {
  /** Null: it is new, the server has not seen it. */
  readonly dynamicPricingDetailUuid: string | null
  readonly dayOfWeek: WireDay | null
  readonly general: boolean
  readonly exception: boolean
  readonly active: boolean
  readonly startDate: string | null
  readonly endDate: string | null
  readonly startTimeGMT: string | null
  readonly endTimeGMT: string | null
  readonly tenantPk: number | null
}

/**
 * An entry as it came. One that could not be read is kept all the same: a save sends the whole list, and an entry that
 * is left out is a price that is deleted (DPR-041).
 */
export type PricingEntry =
  | { readonly kind: 'read'; readonly detail: PricingDetail; readonly raw: JsonObject }
  | { readonly kind: 'unread'; readonly raw: unknown }

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?:\.0+)?$/

const dateOf = (value: unknown): string | null => {
  const text = textOf(value)?.slice(0, 10)
  return text !== undefined && DATE.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}
const timeOf = (value: unknown): string | null => {
  const [, hours, minutes, seconds = '00'] = TIME.exec(textOf(value) ?? '') ?? []
  return hours === undefined ? null : `${hours}:${minutes}:${seconds}`
}
const dayOf = (value: unknown): WireDay | null => {
  const text = textOf(value)?.toUpperCase()
  return WIRE_DAYS.find((day) => day === text) ?? null
}

/** A missing price is off (DPR-019); one that is no number makes the entry unreadable. */
const priceOf = (raw: JsonObject, field: PriceField): number | undefined => {
  const value = ownField(raw, field)
  if (value === null || value === undefined) return 0
  const number = numberOf(value)
  return number !== undefined && number >= 0 ? number : undefined
}

function pricesOf(raw: JsonObject): Record<PriceField, number> | undefined {
  const prices = {
    servicePrice: priceOf(raw, 'servicePrice'),
    kwhPrice: priceOf(raw, 'kwhPrice'),
    durationPrice: priceOf(raw, 'durationPrice'),
    idleTimePrice: priceOf(raw, 'idleTimePrice'),
    reservePrice: priceOf(raw, 'reservePrice'),
    operationFee: priceOf(raw, 'operationFee'),
    taxes: priceOf(raw, 'taxes'),
  }
  const hasAll = (all: Record<PriceField, number | undefined>): all is Record<PriceField, number> =>
    PRICE_FIELDS.every((field) => all[field] !== undefined)
  return hasAll(prices) ? prices : undefined
}

/** Whether it says for when it holds: an exception its days, everything else its weekday, a period its hours. */
const saysWhen = (detail: Omit<PricingDetail, PriceField>): boolean => {
  if (detail.exception)
    return detail.startDate !== null && detail.endDate !== null && detail.startDate <= detail.endDate
  if (detail.dayOfWeek === null) return false
  return detail.general || (detail.startTimeGMT !== null && detail.endTimeGMT !== null)
}

function detailOf(raw: JsonObject): PricingDetail | undefined {
  const prices = pricesOf(raw)
  const general = booleanOf(ownField(raw, 'general')) ?? false
  const exception = booleanOf(ownField(raw, 'exception')) ?? false
  if (!prices || (general && exception)) return undefined
  const startDate = dateOf(ownField(raw, 'startDate'))
  const when = {
    dynamicPricingDetailUuid: keyTextOf(ownField(raw, 'dynamicPricingDetailUuid')) ?? null,
    dayOfWeek: dayOf(ownField(raw, 'dayOfWeek')),
    general,
    exception,
    active: booleanOf(ownField(raw, 'active')) ?? true,
    startDate,
    endDate: dateOf(ownField(raw, 'endDate')) ?? startDate,
    startTimeGMT: timeOf(ownField(raw, 'startTimeGMT')),
    endTimeGMT: timeOf(ownField(raw, 'endTimeGMT')),
    tenantPk: numberOf(ownField(raw, 'tenantPk')) ?? null,
  }
  return saysWhen(when) ? { ...when, ...prices } : undefined
}

const entryOf = (raw: unknown): PricingEntry => {
  const detail = isJsonObject(raw) ? detailOf(raw) : undefined
  return isJsonObject(raw) && detail ? { kind: 'read', detail, raw } : { kind: 'unread', raw }
}
const entryWire = z.pipe(z.unknown(), z.transform(entryOf))

const LIST = 'dynamicPricingDetailList'

/**
 * Reads a `PricingDetailReply` (DPR-040): every entry, those that cannot be read too. A reply that has no list at all is
 * no such reply: taken for an empty one, the next save would delete every price.
 */
export function readPricingDetails(body: unknown): Read<readonly PricingEntry[]> | undefined {
  if (isJsonObject(body) && ownField(body, LIST) === undefined) return undefined
  const read = readList(entryWire, body, LIST)
  return read && { data: read.data, unread: read.data.filter(({ kind }) => kind === 'unread').length }
}

/**
 * An entry that goes back as it came, without what is only received. A price of null is off, and goes back as the number
 * that says so: the contract's prices are numbers, and one null would make the whole week unsavable (decisions: Pricing).
 */
export function rawEntry(raw: unknown): unknown {
  if (!isJsonObject(raw)) return raw
  const { service_price_income_human_readable: _, ...sent } = raw
  const off = PRICE_FIELDS.filter((field) => ownField(raw, field) === null)
  return { ...sent, ...Object.fromEntries(off.map((field) => [field, 0])) }
}

/** The body of the PUT: every entry that stays (DPR-041). */
export interface PricingUpdate {
  readonly dynamicPricingDetailFormList: readonly unknown[]
}
