import { useMemo } from 'react'
import { MISSING, useFormats } from '../../foundations/index.ts'

/** What a voucher gives and what it adds up to, in words, as short as a person says it: `10%`, `R$ 10,00`, `12,5 kWh`. */
export interface GiftWords {
  readonly value: (kind: string, value: number | undefined) => string
  /** @param worth - hundredths of currency or kWh; of a percentage the number of uses */
  readonly worth: (kind: string, worth: number) => string
}

/** The words for what a voucher gives. */
export function useGift(): GiftWords {
  const { number, money, integer } = useFormats()
  return useMemo(() => {
    const short = (value: number) => number(Math.round(value * 100) / 100)
    return {
      value: (kind, value) => {
        if (value === undefined) return MISSING
        if (kind === 'MONEY_RECHARGE') return money(value)
        if (kind === 'PERCENT_RECHARGE') return `${short(value)}%`
        return kind === 'KWH_RECHARGE' ? `${short(value)} kWh` : short(value)
      },
      worth: (kind, worth) => {
        if (kind === 'MONEY_RECHARGE') return money(worth / 100)
        return kind === 'KWH_RECHARGE' ? `${short(worth / 100)} kWh` : integer(worth)
      },
    }
  }, [number, money, integer])
}
