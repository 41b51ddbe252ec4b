import type { VoucherPreview } from '@corrente/domain/vouchers'
import { useText } from '../../messages/index.ts'
import { useGift } from './useGift.ts'

/** What a voucher comes to, in one sentence: '50 pessoas × 2 recargas = até 100 recargas com 10%'; undefined while a part is missing. */
export function useSentence() {
  const t = useText('voucher-form')
  const gift = useGift()
  return ({ kind, kindValue, units, uses, worth }: VoucherPreview): string | undefined => {
    if (!worth || units === undefined) return undefined
    const people = t('sentence.people', { count: units })
    const value = gift.value(kind, kindValue)
    if (worth.kind === 'PERCENT_RECHARGE')
      return t('sentence.percent', {
        people,
        recharges: t('sentence.recharges', { count: uses }),
        total: t('sentence.recharges', { count: worth.all }),
        value,
      })
    const total = gift.worth(kind, worth.all)
    return worth.kind === 'MONEY_RECHARGE'
      ? t('sentence.money', { people, value, total })
      : t('sentence.energy', { people, value, total })
  }
}
