import type { Movement } from '@corrente/domain/financial'

/** What an amount is for, as the movement parts it. */
const PRICE_PARTS = ['start', 'energy', 'tax', 'voucher'] as const

/** One line of a price: a text of the server, shown as it comes. */
export interface PriceLine {
  readonly part: (typeof PRICE_PARTS)[number]
  readonly text: string
}

const FIELDS = {
  start: 'perRechargeText',
  energy: 'energyText',
  tax: 'taxText',
  voucher: 'voucherText',
} as const satisfies Record<PriceLine['part'], keyof Movement>
/** A figure that is more than nothing: 'R$ 0,00' is no line. */
const SAYS_SOMETHING = /[1-9]/

/** The lines of a recharge's price, those of nothing left out. */
export const priceLines = (movement: Movement | undefined): readonly PriceLine[] =>
  PRICE_PARTS.flatMap((part) => {
    const text = movement?.[FIELDS[part]]
    return text !== undefined && SAYS_SOMETHING.test(text) ? [{ part, text }] : []
  })
