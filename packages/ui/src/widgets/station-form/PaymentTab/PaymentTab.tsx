import { incomeByOptions } from '@corrente/domain/stations'
import { useMemo } from 'react'
import { useText } from '../../../messages/index.ts'
import { FormSection } from '../../forms/index.ts'
import { Columns, Rows } from '../fields/columns.ts'
import { MoneyOf, RadioOf, SwitchOf, TaxOf } from '../fields/fields.tsx'
import { withRaw } from '../fields/options.ts'
import { type StationEdit, type StationPartProps, slotOf } from '../fields/slot.ts'

export interface PaymentTabProps extends StationPartProps {
  /** A station that does not exist yet has no connectors to price (STF-077). */
  isNew: boolean
}

const CHARGE_TYPES = ['KWH', 'DURATION'] as const
const choose =
  (field: 'costType' | 'incomeType' | 'incomeBy') =>
  (value: string): StationEdit =>
  (now) => ({ ...now, [field]: value })
const chooseCostType = choose('costType')
const chooseIncomeType = choose('incomeType')
const chooseIncomeBy = choose('incomeBy')
const raw = (value: string) => ({ value, label: value })

/** What a recharge costs and brings in (STF-007, STF-075 to STF-077). */
export function PaymentTab(props: PaymentTabProps) {
  const { values, isNew } = props
  const { costType, incomeType, incomeBy } = values
  const t = useText('station-form')
  const [costTypes, incomeTypes] = useMemo(() => {
    const known = CHARGE_TYPES.map((value) => ({ value, label: t(`option.chargeType.${value}`) }))
    return [withRaw(known, costType, raw), withRaw(known, incomeType, raw)]
  }, [t, costType, incomeType])
  const places = useMemo(() => {
    const known = incomeByOptions(isNew ? 'new' : 'edit').map(({ value, whyNot }) => ({
      value,
      label: t(`option.incomeBy.${value}`),
      ...(whyNot ? { disabledReason: t(`whyNot.${whyNot}`) } : {}),
    }))
    return withRaw<{ value: string; label: string }>(known, incomeBy, raw)
  }, [t, isNew, incomeBy])
  return (
    <Rows>
      <FormSection title={t('tabs.payment')}>
        <SwitchOf {...slotOf('takesPayment', props)} isOn={values.takesPayment} />
      </FormSection>
      <FormSection title={t('section.income')}>
        <Columns>
          <RadioOf
            {...slotOf('incomeType', props)}
            options={incomeTypes}
            value={incomeType}
            choose={chooseIncomeType}
          />
          <RadioOf {...slotOf('incomeBy', props)} options={places} value={incomeBy} choose={chooseIncomeBy} />
        </Columns>
        <Columns>
          <MoneyOf {...slotOf('incomePerKwh', props)} amount={values.incomePerKwh} />
          <MoneyOf {...slotOf('incomePerMinute', props)} amount={values.incomePerMinute} />
          <MoneyOf {...slotOf('incomePerRecharge', props)} amount={values.incomePerRecharge} />
          <TaxOf {...slotOf('taxPercent', props)} percent={values.taxPercent} />
        </Columns>
      </FormSection>
      <FormSection title={t('section.cost')}>
        <RadioOf
          {...slotOf('costType', props)}
          options={costTypes}
          value={costType}
          choose={chooseCostType}
        />
        <Columns>
          <MoneyOf {...slotOf('costPerKwh', props)} amount={values.costPerKwh} />
          <MoneyOf {...slotOf('costPerMinute', props)} amount={values.costPerMinute} />
          <MoneyOf {...slotOf('costPerRecharge', props)} amount={values.costPerRecharge} />
        </Columns>
      </FormSection>
    </Rows>
  )
}
