import { invoiceStateOf, PAYMENT_TYPES, paymentStateOf } from '@corrente/domain/money'
import { useMemo } from 'react'
import { MISSING } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

/** What is said of a payment and its invoice; a word of the wire that nobody knows is shown as it came, '-' where there is none. */
export interface MoneyWords {
  /** PAY-001 to PAY-005. */
  readonly status: (raw: string | undefined) => string
  /** NFE-001, NFE-002. */
  readonly invoice: (raw: string | undefined) => string
  /** PAY-006. */
  readonly type: (raw: string | undefined) => string
}

/** The words of payments and invoices, one for each state wherever it is shown. */
export function useMoneyWords(): MoneyWords {
  const t = useText('money')
  return useMemo(
    () => ({
      status: (raw) => {
        const state = paymentStateOf(raw)
        return state ? t(`status.${state}`) : (raw ?? MISSING)
      },
      invoice: (raw) => {
        const state = invoiceStateOf(raw)
        return state ? t(`invoice.${state}`) : (raw ?? MISSING)
      },
      type: (raw) => {
        const known = PAYMENT_TYPES.find((type) => type === raw?.trim().toUpperCase())
        return known ? t(`type.${known}`) : (raw ?? MISSING)
      },
    }),
    [t],
  )
}
