import type { EpochMs } from '../clock/clock.ts'
import type { PricingProfileRow } from '../store/rows.ts'
import { NETWORK_FACTS, type NetworkId } from './networks.ts'

/** The prices of an entry: shares of the network's usual price, which is what its stations cost. */
interface Prices {
  /** Share of the usual price of a kWh. */
  readonly kwh?: number
  /** Per minute, as a share of the price of a kWh. */
  readonly minute?: number
  readonly start?: number
  readonly idle?: number
  readonly fee?: number
  readonly tax?: number
}

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
const WORKDAYS = DAYS.slice(0, 5)
const DAY_MS = 86_400_000

/** Writes entries for one network: local hours become GMT, shares become its money. */
function writer(network: NetworkId, now: EpochMs, accountPk: number, uuids: () => string) {
  const { kwhPrice, utcOffset } = NETWORK_FACTS[network]
  const step = kwhPrice > 100 ? 10 : 0.01
  const money = (share: number) => Number((Math.round((kwhPrice * share) / step) * step).toFixed(2))
  const clock = (seconds: number) =>
    new Date((((seconds - utcOffset * 3600) % 86_400) + 86_400) * 1000).toISOString().slice(11, 19)
  const entry = ({ kwh = 0, minute = 0, start = 0, idle = 0, fee = 0.05, tax = 0.15 }: Prices) => ({
    dynamicPricingDetailUuid: uuids(),
    dayOfWeek: null as string | null,
    general: false,
    exception: false,
    active: true,
    startDate: null as string | null,
    endDate: null as string | null,
    startTimeGMT: null as string | null,
    endTimeGMT: null as string | null,
    servicePrice: money(start),
    kwhPrice: money(kwh),
    durationPrice: money(minute),
    idleTimePrice: money(idle),
    reservePrice: 0,
    operationFee: fee,
    taxes: tax,
    tenantPk: accountPk,
  })
  const date = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10)
  return {
    general: (days: readonly string[], prices: Prices, active = true) =>
      days.map((dayOfWeek) => ({ ...entry(prices), dayOfWeek, general: true, active })),
    /** @param from, to - local hours; 24 is the end of the day */
    period: (days: readonly string[], from: number, to: number, prices: Prices) =>
      days.map((dayOfWeek) => ({
        ...entry(prices),
        dayOfWeek,
        startTimeGMT: clock(from * 3600),
        endTimeGMT: clock(to === 24 ? 86_399 : to * 3600),
      })),
    /** @param from, to - days from now */
    exception: (from: number, to: number, prices: Prices) => ({
      ...entry(prices),
      exception: true,
      startDate: date(from),
      endDate: date(to),
    }),
    entry,
  }
}

type Writer = ReturnType<typeof writer>

/** The profiles of a network, as they grow: tidy ones, and what years and other tools left. */
const PLANS: readonly {
  readonly name: string
  readonly chargers: number
  readonly entries: (write: Writer) => readonly unknown[]
}[] = [
  {
    name: 'Horário de ponta',
    chargers: 14,
    entries: ({ general, period, exception }) => [
      ...general(DAYS, { kwh: 1, start: 0.5, idle: 0.25 }),
      ...period(DAYS, 0, 6, { kwh: 0.8, start: 0.5 }),
      ...period(WORKDAYS, 18, 22, { kwh: 1.3, start: 0.5, idle: 0.5 }),
      ...period(['SATURDAY'], 12, 24, { minute: 0.3, idle: 0.5, tax: 0.1575 }),
      exception(31, 32, { kwh: 0.7 }),
      exception(90, 90, { start: 2, fee: 0, tax: 0 }),
      exception(-40, -38, { kwh: 1.1 }),
    ],
  },
  {
    name: 'Noturno 2026',
    chargers: 6,
    entries: ({ general, period }) => [
      ...general(DAYS, { kwh: 1.1 }),
      // Crosses midnight in the network's own hours.
      ...period(WORKDAYS, 22, 30, { kwh: 0.7 }),
      ...period(['SUNDAY'], 20, 24, { kwh: 0.9 }),
    ],
  },
  {
    name: 'Shopping, tabela antiga',
    chargers: 3,
    entries: ({ general, period, exception, entry }) => [
      ...general(['MONDAY', 'TUESDAY'], { kwh: 1, minute: 0.2 }),
      // Two tariffs at one moment, and two with one start.
      ...period(['MONDAY'], 10, 16, { kwh: 1.2 }),
      ...period(['MONDAY'], 14, 20, { kwh: 1.4 }),
      ...period(['TUESDAY'], 8, 12, { kwh: 1.2 }),
      ...period(['TUESDAY'], 8, 10, { kwh: 0.9 }),
      { ...period(['FRIDAY'], 9, 11, {})[0], ...{ active: false, kwhPrice: entry({ kwh: 1 }).kwhPrice } },
      exception(20, 25, { kwh: 1.1 }),
      exception(24, 28, { kwh: 1.3 }),
    ],
  },
  {
    name: 'Importado do sistema anterior',
    chargers: 2,
    entries: ({ general, entry }) => [
      ...general(WORKDAYS, { kwh: 1.05 }),
      { ...entry({ kwh: 2 }), dayOfWeek: 'HOLIDAY', general: true, season: 'HIGH' },
    ],
  },
  { name: 'Novo terminal', chargers: 0, entries: () => [] },
  {
    name: 'Copa 2025',
    chargers: 0,
    entries: ({ general }) => [
      ...general(['SATURDAY', 'SUNDAY'], { kwh: 1.5 }),
      ...general(WORKDAYS, { kwh: 1.2 }, false),
    ],
  },
]

const ORDINAL = { BR: 1, CO: 2, EC: 3, UY: 4 } as const satisfies Record<NetworkId, number>

/** The uuid of a network's nth profile, 1 and up: always the same, so that groups can name it. */
export const pricingUuid = (network: NetworkId, nth: number): string =>
  `a1a1a1a1-000${ORDINAL[network]}-4000-8000-${String(nth).padStart(12, '0')}`

/** The pricing profiles of a network. @param now - as stored, what their exceptions are counted from */
export function buildPricing(network: NetworkId, now: EpochMs, accountPk: number): PricingProfileRow[] {
  let last = 0
  const uuids = () => {
    last += 1
    return `b2b2b2b2-000${ORDINAL[network]}-4000-8000-${String(last).padStart(12, '0')}`
  }
  const write = writer(network, now, accountPk, uuids)
  return PLANS.map(({ name, chargers, entries }, index) => ({
    uuid: pricingUuid(network, index + 1),
    network,
    name,
    chargers,
    entries: JSON.stringify(entries(write)),
  }))
}
