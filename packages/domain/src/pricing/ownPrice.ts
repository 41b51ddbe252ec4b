import { NO_TARIFF, type Tariff } from './week.ts'

/** A connector with what it costs by itself. */
export interface PricedConnector {
  readonly id: number
  /** Currency units per kWh. */
  readonly pricePerKwh?: number | undefined
  /** Currency units per minute. */
  readonly pricePerMinute?: number | undefined
}

/** What a station says of its prices (STF-023). */
export interface PricedStation {
  readonly takesPayment: boolean | undefined
  readonly payment: {
    /** `KWH` or `DURATION`, or another one raw. */
    readonly incomeType: string | undefined
    /** `CHARGE_BOX` or `CONNECTOR`, or another one raw. */
    readonly incomeBy: string | undefined
    readonly incomePerKwh: number | undefined
    readonly incomePerMinute: number | undefined
    readonly incomePerRecharge: number | undefined
    readonly taxFraction: number | undefined
  }
}

/** The own price of a connector; `notCharged`: the station takes no payment; undefined: it says nothing. */
export type OwnPrice = Tariff | 'notCharged' | undefined

/** The price that holds where no profile does: the connector's, or the station's for all of them. */
export function ownPriceOf({ takesPayment, payment }: PricedStation, connector: PricedConnector): OwnPrice {
  if (takesPayment === false) return 'notCharged'
  const isByConnector = payment.incomeBy === 'CONNECTOR'
  const kwh = isByConnector ? connector.pricePerKwh : (payment.incomePerKwh ?? connector.pricePerKwh)
  const minute = isByConnector
    ? connector.pricePerMinute
    : (payment.incomePerMinute ?? connector.pricePerMinute)
  const start = payment.incomePerRecharge
  if (kwh === undefined && minute === undefined && start === undefined) return undefined
  // By energy or by time: the other field may hold what was typed before.
  return {
    ...NO_TARIFF,
    kwh: payment.incomeType === 'DURATION' ? 0 : (kwh ?? 0),
    minute: payment.incomeType === 'KWH' ? 0 : (minute ?? 0),
    start: start ?? 0,
    tax: payment.taxFraction ?? 0,
  }
}
