import { PAYMENT_TYPES } from '@corrente/domain/money'
import {
  INVOICE_WORDS,
  PAYMENT_WORDS,
  paymentColorOf,
  type Recharge,
  unpaidReasonOf,
} from '@corrente/domain/transactions'
import { useMemo } from 'react'
import { MISSING, useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

const MINUTE = 60
const HOUR = 3600
const find = <Word extends string>(words: readonly Word[], text: string | undefined) =>
  words.find((word) => word.toLowerCase() === text?.trim().toLowerCase())

/** What the fields of a recharge are called; a word of the wire that nobody knows is shown as it came. */
export function useRechargeWords() {
  const t = useText('transactions')
  const { money } = useFormats()
  return useMemo(() => {
    const status = (raw: string | undefined): string => {
      const known = find(PAYMENT_WORDS, raw)
      return known ? t(`status.${known}`) : (raw ?? MISSING)
    }
    return {
      /** PAY-001 to PAY-003. */
      status,
      /** PAY-006. */
      type: (raw: string | undefined): string => {
        const known = find(PAYMENT_TYPES, raw)
        return known ? t(`type.${known}`) : (raw ?? MISSING)
      },
      /** NFE-001, NFE-002. */
      invoice: (raw: string | undefined): string => {
        const known = find(INVOICE_WORDS, raw)
        return known ? t(`nf.${known}`) : (raw ?? MISSING)
      },
      /** Why a recharge is red; undefined: it is not. */
      unpaid: (recharge: Recharge): string | undefined => {
        const reason = paymentColorOf(recharge) === 'unpaid' ? unpaidReasonOf(recharge) : undefined
        return (
          reason &&
          t(`unpaidReason.${reason}`, {
            status: status(recharge.paymentStatus),
            error: recharge.paidError ?? MISSING,
          })
        )
      },
      /** Hours and minutes of a number of seconds. */
      length: (seconds: number): string => {
        const hours = Math.floor(seconds / HOUR)
        const minutes = Math.floor((seconds % HOUR) / MINUTE)
        return hours > 0 ? t('row.hours', { hours, minutes }) : t('row.minutes', { minutes })
      },
      /** An amount of integer hundredths, or the ready-made text where it cannot be read. */
      amount: (hundredths: number | undefined, text: string | undefined): string =>
        hundredths === undefined ? (text ?? MISSING) : (text ?? money(hundredths / 100)),
    }
  }, [t, money])
}
