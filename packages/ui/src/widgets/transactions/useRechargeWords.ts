import {
  lengthOf,
  notRunningOf,
  paymentColorOf,
  type Recharge,
  unpaidReasonOf,
} from '@corrente/domain/transactions'
import { useMemo } from 'react'
import { MISSING, useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { useMoneyWords } from '../financial/index.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

/** What the fields of a recharge are called; a word of the wire that nobody knows is shown as it came. */
export function useRechargeWords() {
  const t = useText('transactions')
  const words = useMoneyWords()
  const { money, energyKwh } = useFormats()
  return useMemo(() => {
    const length = (seconds: number): string => {
      const hours = Math.floor(seconds / HOUR)
      const minutes = Math.floor((seconds % HOUR) / MINUTE)
      return hours > 0 ? t('row.hours', { hours, minutes }) : t('row.minutes', { minutes })
    }
    const age = (seconds: number): string => {
      const days = Math.floor(seconds / DAY)
      return days >= 2 ? t('row.days', { count: days }) : length(Math.max(0, seconds))
    }
    const openFor = (recharge: Recharge, now: number): string | undefined =>
      recharge.startedAt === undefined || notRunningOf(recharge, now) === 'future'
        ? undefined
        : t('row.since', { time: age((now - recharge.startedAt) / 1000) })
    return {
      ...words,
      /** Why a recharge is red; undefined: it is not. */
      unpaid: (recharge: Recharge): string | undefined => {
        const reason = paymentColorOf(recharge) === 'unpaid' ? unpaidReasonOf(recharge) : undefined
        return (
          reason &&
          t(`unpaidReason.${reason}`, {
            status: words.status(recharge.paymentStatus),
            error: recharge.paidError ?? MISSING,
          })
        )
      },
      /** Hours and minutes of a number of seconds. */
      length,
      /** How long an open one has been open, from two days on in days; undefined where nobody can know. */
      openFor,
      /** How long it took, or has been open. */
      lengthNow: (recharge: Recharge, now: number): string | undefined => {
        if (recharge.stoppedAt === undefined) return openFor(recharge, now)
        const seconds = lengthOf(recharge)
        return seconds === undefined ? recharge.durationText : length(seconds)
      },
      /** kWh with two decimals; a text that cannot be read as it came. */
      energy: ({ energyKwh: kwh, energyText }: Recharge): string | undefined =>
        kwh === undefined ? energyText : energyKwh(kwh),
      /** An amount of integer hundredths, or the ready-made text where it cannot be read. */
      amount: (hundredths: number | undefined, text: string | undefined): string =>
        hundredths === undefined ? (text ?? MISSING) : (text ?? money(hundredths / 100)),
    }
  }, [t, words, money, energyKwh])
}
