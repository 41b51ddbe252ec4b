import { type Movement, TARGETS } from '@corrente/domain/financial'
import { coinOr } from '@corrente/domain/money'
import { useMemo } from 'react'
import { MISSING, useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { useMoneyWords } from './useMoneyWords.ts'

/** The words of a movement. */
export interface MovementWords {
  /** 'Recarga'; an unknown type as it came. */
  readonly typeOf: (movement: Pick<Movement, 'target'>) => string
  /** 'Recarga 55021'. */
  readonly nameOf: (movement: Pick<Movement, 'target' | 'pk'>) => string
  /** How it was paid; an unknown type as it came. */
  readonly paymentOf: (movement: Pick<Movement, 'paymentType'>) => string
  /** An amount in integer hundredths, in the movement's own coin. */
  readonly amountOf: (movement: Pick<Movement, 'coin'>, hundredths: number | undefined) => string
}

/** How movements are named and their amounts written, everywhere the same. */
export function useMovementWords(): MovementWords {
  const t = useText('financial')
  const words = useMoneyWords()
  const { money, currency } = useFormats()
  return useMemo(() => {
    const typeOf: MovementWords['typeOf'] = ({ target }) => {
      const known = TARGETS.find((each) => each === target)
      return known ? t(`target.${known}`) : target
    }
    return {
      typeOf,
      nameOf: (movement) => t('list.rowName', { type: typeOf(movement), id: String(movement.pk) }),
      paymentOf: ({ paymentType }) => (paymentType === undefined ? t('noType') : words.type(paymentType)),
      amountOf: ({ coin }, hundredths) =>
        hundredths === undefined ? MISSING : money(hundredths / 100, coinOr(currency, coin)),
    }
  }, [t, words, money, currency])
}
