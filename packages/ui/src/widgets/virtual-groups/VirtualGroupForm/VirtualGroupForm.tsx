import {
  chargerName,
  type GroupCharger,
  VIRTUAL_GROUP_FORM,
  type VirtualGroupErrors,
  type VirtualGroupValues,
} from '@corrente/domain/virtual-groups'
import { theme } from '@corrente/themes'
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { TextField } from '../../../forms/index.ts'
import { FormGrid } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Chip } from '../../../primitives/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'
import { PricingFields, type PricingFieldsProps } from '../PricingForm/PricingFields.tsx'

export interface VirtualGroupFormProps
  extends RecordFormProps<VirtualGroupValues, VirtualGroupErrors>,
    Pick<PricingFieldsProps, 'profiles' | 'beyond'> {
  /** Leads to the choice of chargers, which the form waits for. */
  onPick: () => void
  /** Takes a list of codes: the quick way to many chargers. */
  paste?: ReactNode
  /** Smart charging; absent without the right (VGR-012). */
  smartCharging?: ReactNode
  /** Chosen chargers that smart charging does not take (VGR-052). */
  unfit: readonly GroupCharger[]
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`
/** The ways to chargers, one below the other: what one of them opens begins where everything else does. */
const Ways = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  > button {
    justify-self: start;
  }
`
const Line = styled.p`
  color: ${theme.fg.muted};
`
/** So many chargers are named. */
const NAMED = 12

function Chargers({
  values,
  onPick,
  unfit,
  paste,
}: Pick<VirtualGroupFormProps, 'values' | 'onPick' | 'unfit' | 'paste'>) {
  const t = useText('virtual-groups')
  const { chargers } = values
  const more = chargers.length - NAMED
  return (
    <>
      {chargers.length === 0 ? (
        <Line>{t('form.chargersNone')}</Line>
      ) : (
        <Chips>
          {chargers.slice(0, NAMED).map((charger) => (
            <Chip key={charger.pk}>{chargerName(charger)}</Chip>
          ))}
          {more > 0 && t('form.chargersMore', { count: more })}
        </Chips>
      )}
      {unfit.length > 0 && (
        <Banner tone="danger">{t('form.unfit', { names: unfit.map(chargerName).join(', ') })}</Banner>
      )}
      <Ways>
        <Button size="small" icon={<ListChecks aria-hidden="true" />} onClick={onPick}>
          {t('form.chargersPick')}
        </Button>
        {paste}
      </Ways>
    </>
  )
}

/** The form of a new configuration (VGR-011 to VGR-013). */
export function VirtualGroupForm(props: VirtualGroupFormProps) {
  const { values, onChange, errors, profiles, beyond, onPick, paste, smartCharging, unfit, ...frame } = props
  const t = useText('virtual-groups')
  const words = useFormWords(errors)
  const { fields } = VIRTUAL_GROUP_FORM
  const text = (field: 'name' | 'description') => (
    <TextField
      name={field}
      label={t(`form.${field}`)}
      value={values[field]}
      limit={fields[field].limit}
      error={words[field]}
      onChange={(value) => onChange((now) => ({ ...now, [field]: value }))}
    />
  )
  return (
    <FormFrame
      {...frame}
      label={t('form.createTitle')}
      submitLabel={t('form.create')}
      errorCount={Object.keys(errors).length}
    >
      <FormSection title={t('form.identity')}>
        <FormGrid>
          {text('name')}
          {text('description')}
        </FormGrid>
      </FormSection>
      <FormSection title={t('form.chargers')}>
        <Chargers {...{ values, onPick, unfit, paste }} />
      </FormSection>
      <FormSection title={t('form.pricing')}>
        <PricingFields {...{ values, words, profiles, beyond }} onChange={(change) => onChange(change)} />
      </FormSection>
      {smartCharging && <FormSection title={t('form.smart')}>{smartCharging}</FormSection>}
    </FormFrame>
  )
}
