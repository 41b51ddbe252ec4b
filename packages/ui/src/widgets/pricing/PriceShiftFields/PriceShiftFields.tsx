import { minorDigitsOf } from '@corrente/domain/money'
import { isShiftFine, type PricingWeek, shiftTariff, tariffsOf } from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { NumberField } from '../../../forms/index.ts'
import { tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { useTariffWords } from '../useTariffWords.ts'

export interface PriceShiftFieldsProps {
  /** The week that is copied. */
  week: PricingWeek
  /** Percent that all prices change by; undefined: nothing, or no number, is typed. */
  percent: number | undefined
  onPercent: (percent: number | undefined) => void
}

const Prices = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  list-style: none;
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}
`
const Quiet = styled.span`
  color: ${theme.fg.muted};
`

/** By how much the copy is dearer or cheaper, and each of its prices before and after. */
export function PriceShiftFields({ week, percent, onPercent }: PriceShiftFieldsProps) {
  const t = useText('pricing-profiles')
  const { currency } = useFormats()
  const words = useTariffWords()
  const isFine = percent === undefined || isShiftFine(percent)
  const shift = { percent: (isFine && percent) || 0, decimals: minorDigitsOf(currency) }
  return (
    <Stack gap={3}>
      <NumberField
        label={t('shift.label')}
        hint={t('shift.hint')}
        unit="%"
        isOptional
        decimals={2}
        min={-100}
        value={percent}
        onChange={onPercent}
        error={isFine ? undefined : t('shift.wrong')}
      />
      <Prices aria-label={t('shift.prices')}>
        {tariffsOf(week).map(({ letter, tariff }) => {
          // Fee and taxes stay: only what changes is told.
          const prices = { ...tariff, fee: 0, tax: 0 }
          const after = words.line(shiftTariff(prices, shift))
          const before = words.line(prices)
          return (
            <li key={letter}>
              {before === after ? (
                before
              ) : (
                <>
                  <Quiet>{before}</Quiet> → {after}
                </>
              )}
            </li>
          )
        })}
      </Prices>
    </Stack>
  )
}
