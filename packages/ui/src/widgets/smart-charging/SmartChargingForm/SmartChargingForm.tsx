import type { LimitTerm, SmartChargingErrors, SmartChargingValues } from '@corrente/domain/smart-charging'
import { fromDateOnly } from '@corrente/domain/time'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'
import { LimitFields } from './LimitFields.tsx'
import { MeterSection, type MeterSectionProps } from './MeterSection.tsx'

export interface SmartChargingFormProps extends RecordFormProps<SmartChargingValues, SmartChargingErrors> {
  /** The group has none yet: it is created (SMC-011), else changed (SMC-012). */
  isNew: boolean
  /** Everything about its meter but what stands in the form. */
  meter: Omit<MeterSectionProps, 'chosen' | 'error' | 'onChoose' | 'onUse'>
  /** Where the saved limit stands in its dates; undefined without one. */
  term: (LimitTerm & { readonly endDate: string }) | undefined
  /** How many chargers of the group are missing in the record, and how many of its own are gone. */
  chargers: { readonly added: number; readonly removed: number }
}

/** The saved limit's end, before it passes without a sound. */
function TermNote({ term }: { readonly term: NonNullable<SmartChargingFormProps['term']> }) {
  const t = useText('smart-charging')
  const { day, zone } = useFormats()
  const { state, days, endDate } = term
  if (state === 'running') return null
  const date = day(fromDateOnly(endDate, zone))
  const text =
    state === 'ending' && days === 0 ? t('term.today', { date }) : t(`term.${state}`, { count: days, date })
  return <Banner tone={state === 'ended' ? 'danger' : state === 'ending' ? 'warning' : 'info'}>{text}</Banner>
}

/** The form of a group's smart charging: its switch, dates and current, its meter, and what differs from the group. */
export function SmartChargingForm(props: SmartChargingFormProps) {
  const { isNew, meter, term, chargers, values, onChange, errors, ...frame } = props
  const t = useText('smart-charging')
  const words = useFormWords(errors)
  const choose = (meterId: string) => onChange((now) => ({ ...now, meterId }))
  const differences = [
    ...(chargers.added > 0 ? [t('chargers.added', { count: chargers.added })] : []),
    ...(chargers.removed > 0 ? [t('chargers.removed', { count: chargers.removed })] : []),
  ]
  return (
    <FormFrame
      {...frame}
      label={isNew ? t('form.createTitle') : t('form.editTitle')}
      submitLabel={isNew ? t('form.create') : t('form.save')}
      submitBlock={isNew && !values.isEnabled ? t('form.nothingToCreate') : undefined}
      errorCount={Object.keys(errors).length}
    >
      {term && values.isEnabled && <TermNote term={term} />}
      {differences.length > 0 && (
        <Banner tone="warning" title={`${differences.join('; ')}.`}>
          {t('chargers.save')}
        </Banner>
      )}
      <FormSection title={t('form.limitSection')}>
        <LimitFields values={values} errors={errors} onChange={(change) => onChange(change)} />
      </FormSection>
      {values.isEnabled && (
        <FormSection title={t('form.meterSection')}>
          <MeterSection
            {...meter}
            chosen={values.meterId}
            error={words.meterId}
            onChoose={choose}
            onUse={choose}
          />
        </FormSection>
      )}
    </FormFrame>
  )
}
