import type { Movement } from '@corrente/domain/financial'
import { paymentColorOf, type Recharge } from '@corrente/domain/transactions'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { useMovementWords } from '../../financial/index.ts'
import { useRechargeWords } from '../useRechargeWords.ts'
import { priceLines } from './priceLines.ts'

export interface SentenceOf {
  readonly recharge: Recharge
  /** Amounts may be said. */
  readonly hasMoney: boolean
  /** Its movement; undefined: not known. */
  readonly movement: Movement | undefined
  readonly isIdleCancelled: boolean
  readonly now: number
}

/** What a clerk tells the driver of a recharge: what it was, what it cost and of what, how it is paid, what went back. */
export function useSentence({ recharge, hasMoney, movement, isIdleCancelled, now }: SentenceOf): string {
  const t = useText('transactions')
  const words = useRechargeWords()
  const { amountOf } = useMovementWords()
  const { day, timeOfDay, timestamp } = useFormats()
  const { startedAt, stoppedAt, idleAmount = 0, idleSeconds } = recharge
  const energy = words.energy(recharge)
  const length = words.lengthNow(recharge, now)
  const place = recharge.stationName ?? recharge.stationId
  const isOver = stoppedAt !== undefined
  const isDue = paymentColorOf(recharge) !== 'none'
  let what = energy === undefined ? t('say.plain') : t('say.energy', { energy })
  if (place !== undefined) what = t('say.at', { what, place })
  if (startedAt !== undefined)
    what =
      isOver && length !== undefined
        ? t('say.ended', {
            what,
            day: day(startedAt),
            from: timeOfDay(startedAt),
            to: timeOfDay(stoppedAt),
            length,
          })
        : t('say.started', { what, from: timestamp(startedAt, 'DD/MM/YYYY HH:mm') })
  if (!isOver && length !== undefined) what = t('say.running', { what, length })
  if (isOver && hasMoney && recharge.income !== undefined) {
    const amount = words.amount(recharge.income, recharge.incomeText)
    const lines = priceLines(movement).map(({ part, text }) => t(`say.line.${part}`, { amount: text }))
    what = !isDue
      ? t('say.free', { what })
      : lines.length > 1
        ? t('say.costOf', { what, amount, lines: lines.join(', ') })
        : t('say.cost', { what, amount })
  }
  const more = [
    isDue &&
      recharge.paymentStatus !== undefined &&
      t('say.payment', { status: words.status(recharge.paymentStatus) }),
    hasMoney &&
      movement !== undefined &&
      movement.refunded > 0 &&
      t('say.refund', { amount: amountOf(movement, movement.refunded) }),
    hasMoney &&
      idleAmount > 0 &&
      idleSeconds !== undefined &&
      !isIdleCancelled &&
      t('say.idle', {
        time: words.length(idleSeconds),
        amount: words.amount(idleAmount, recharge.idleAmountText),
      }),
  ].filter((part) => part !== false)
  return [`${what}.`, ...more].join(' ')
}
