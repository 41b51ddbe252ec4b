import { theme } from '@corrente/themes'
import { type Ref, useId } from 'react'
import styled from 'styled-components'
import { MoneyField, PercentField, SegmentedControl, TimeField } from '../../../forms/index.ts'
import { Muted } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import type { PriceDraft } from './usePriceDraft.ts'

export interface PriceFieldsProps {
  draft: PriceDraft
  /** The faults are shown from the first try on. */
  isTried: boolean
}

interface BasisFieldsProps extends PriceFieldsProps {
  first: Ref<HTMLInputElement>
  /** Whether it may be by none of them. */
  canBeFree: boolean
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
`
const Summary = styled.summary`
  cursor: pointer;
  font-size: ${theme.font.size[13]};
`
const More = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[3]};
`

const orNone = (value: number) => (value > 0 ? value : undefined)

/** From when to when. */
export function HourFields({ draft: { hours }, isTried }: PriceFieldsProps) {
  const t = useText('pricing-week')
  return (
    <Pair>
      <TimeField label={t('box.from')} value={hours.from} onChange={hours.setFrom} />
      <TimeField
        label={t('box.to')}
        value={hours.to}
        canEndDay
        onChange={hours.setTo}
        error={isTried && !hours.isOrdered ? t('box.order') : undefined}
      />
    </Pair>
  )
}

/** By the kWh or by the minute, never both (DPR-020, DPR-021), and how much. */
export function BasisFields({ draft, first, isTried, canBeFree }: BasisFieldsProps) {
  const t = useText('pricing-week')
  const { basis, values, set } = draft
  return (
    <>
      <SegmentedControl
        label={t('box.by')}
        value={basis}
        onChange={draft.setBasis}
        options={[
          { value: 'kwh' as const, label: t('box.byKwh') },
          { value: 'minute' as const, label: t('box.byMinute') },
          ...(canBeFree || basis === 'none' ? [{ value: 'none' as const, label: t('box.byNone') }] : []),
        ]}
      />
      {basis !== 'none' && (
        <MoneyField
          key={basis}
          ref={first}
          label={t(`box.${basis}`)}
          isOptional={!draft.isRule}
          value={orNone(values[basis])}
          onChange={(value) => set(basis === 'kwh' ? { kwh: value ?? 0 } : { minute: value ?? 0 })}
          error={isTried && draft.isMissing ? t('box.missing') : undefined}
        />
      )}
      {draft.isRule && basis === 'none' && <Muted as="p">{t('box.free')}</Muted>}
    </>
  )
}

/** What comes on top of the price: start, idle, fee and tax; folded, as most prices have none. */
export function MoreFields({ draft, isTried }: PriceFieldsProps) {
  const t = useText('pricing-week')
  const id = useId()
  const { values, set } = draft
  const fractionError = isTried && draft.isFractionWrong ? t('box.fraction') : undefined
  return (
    <details open={fractionError !== undefined || undefined}>
      <Summary id={id}>{t('box.more')}</Summary>
      <More role="group" aria-labelledby={id}>
        <Pair>
          <MoneyField
            label={t('box.start')}
            isOptional
            value={orNone(values.start)}
            onChange={(value) => set({ start: value ?? 0 })}
          />
          <MoneyField
            label={t('box.idle')}
            isOptional
            value={orNone(values.idle)}
            onChange={(value) => set({ idle: value ?? 0 })}
          />
        </Pair>
        <Pair>
          <PercentField
            label={t('box.fee')}
            isOptional
            value={orNone(values.fee)}
            onChange={(value) => set({ fee: value ?? 0 })}
            error={fractionError}
          />
          <PercentField
            label={t('box.tax')}
            isOptional
            value={orNone(values.tax)}
            onChange={(value) => set({ tax: value ?? 0 })}
            error={fractionError}
          />
        </Pair>
      </More>
    </details>
  )
}
