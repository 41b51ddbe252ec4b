import type { CaseItem } from '@corrente/domain/book/case'
import type { Movement } from '@corrente/domain/financial'
import { coinOr } from '@corrente/domain/money'
import { useMemo } from 'react'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { priceLines, useRechargeWords } from '../../transactions/index.ts'
import { type ItemText, joined } from './itemText.ts'

type MoneyItem = Extract<CaseItem, { what: 'price' | 'idle' | 'payment' | 'refund' | 'invoice' }>

/** What an item of the lane of money says. */
export function useMoneyItem(): (item: MoneyItem) => ItemText {
  const t = useText('reliability')
  const words = useRechargeWords()
  const { money, currency } = useFormats()
  return useMemo(() => {
    const amountOf = ({ coin }: Movement, hundredths: number | undefined) =>
      money(hundredths === undefined ? undefined : hundredths / 100, coinOr(currency, coin))
    return (item) => {
      switch (item.what) {
        case 'price': {
          const { recharge, movement } = item
          const { income = 0, energyKwh: kwh = 0 } = recharge
          return {
            title: t('case.item.price', { id: String(recharge.id) }),
            detail: joined([
              words.amount(recharge.income, recharge.incomeText),
              kwh >= 1 && income > 0 && t('case.item.average', { price: money(income / 100 / kwh) }),
              ...priceLines(movement).map(({ part, text }) => t(`case.item.part.${part}`, { text })),
            ]),
          }
        }
        case 'idle': {
          const { idleSeconds = 0, idleAmount, idleAmountText } = item.recharge
          return {
            title: t('case.item.idle'),
            detail: joined([words.length(idleSeconds), words.amount(idleAmount, idleAmountText)]),
          }
        }
        case 'payment': {
          const { movement } = item
          return {
            title: t(movement.target === 'IDLE' ? 'case.item.idlePayment' : 'case.item.payment'),
            detail: joined([
              amountOf(movement, movement.amount),
              words.status(movement.status),
              movement.paymentType && words.type(movement.paymentType),
            ]),
          }
        }
        case 'refund':
          return {
            title: t('case.item.refund'),
            detail: amountOf(item.movement, item.movement.refunded),
          }
        case 'invoice':
          return { title: t('case.item.invoice'), detail: words.invoice(item.status) }
      }
    }
  }, [t, words, money, currency])
}
