import {
  type Photo,
  type StationErrors,
  type StationTab,
  type StationValues,
  stationErrorsPerTab,
  submitBlock,
} from '@corrente/domain/stations'
import { type ReactNode, useCallback } from 'react'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Tabs } from '../../../primitives/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'
import { AddressTab, type AddressTabProps } from '../AddressTab/AddressTab.tsx'
import type { StationPartProps } from '../fields/slot.ts'
import { GeneralTab, type GeneralTabProps } from '../GeneralTab/GeneralTab.tsx'
import { PaymentTab } from '../PaymentTab/PaymentTab.tsx'
import { PhotoField, type PhotoFieldProps } from '../PhotoField/PhotoField.tsx'
import { TechnicalTab, type TechnicalTabProps } from '../TechnicalTab/TechnicalTab.tsx'

export interface StationFormProps
  extends RecordFormProps<StationValues, StationErrors>,
    Pick<StationPartProps, 'policy'>,
    Pick<GeneralTabProps, 'accounts' | 'groups' | 'access'>,
    Pick<TechnicalTabProps, 'types' | 'onRetryTypes'>,
    Pick<AddressTabProps, 'center' | 'styleUrl' | 'styleKey'> {
  /** A station that does not exist yet. */
  isNew: boolean
  /** The tab that is shown. After an invalid try the caller shows `tabToOpen(errors)` (STF-011). */
  tab: StationTab
  onTabChange: (tab: StationTab) => void
  photos: Pick<PhotoFieldProps, 'onAdd' | 'unreadable' | 'origins'>
}

/** The form of a station, new or loaded: five parts, of which each user sees those that are theirs (STF-001 to STF-091). */
export function StationForm(props: StationFormProps) {
  const { isNew, errors, tab, onTabChange, photos, policy, values, onChange, ...rest } = props
  const t = useText('station-form')
  const errorTexts = useFormWords(errors)
  const part = { values, policy, errorTexts, onChange }
  const counts = stationErrorsPerTab(errors)
  const block = submitBlock(values)
  const changePhotos = useCallback(
    (edit: (photos: readonly Photo[]) => readonly Photo[]) =>
      onChange((now) => ({ ...now, photos: edit(now.photos) })),
    [onChange],
  )
  const content = (key: StationTab): ReactNode => {
    if (key === 'general')
      return <GeneralTab {...part} accounts={rest.accounts} groups={rest.groups} access={rest.access} />
    if (key === 'technical')
      return <TechnicalTab {...part} types={rest.types} onRetryTypes={rest.onRetryTypes} />
    if (key === 'address')
      return <AddressTab {...part} center={rest.center} styleUrl={rest.styleUrl} styleKey={rest.styleKey} />
    if (key === 'payment') return <PaymentTab {...part} isNew={isNew} />
    return (
      <FormSection title={t('tabs.photos')}>
        <PhotoField {...photos} photos={values.photos} onChange={changePhotos} />
      </FormSection>
    )
  }
  const items = policy.tabs.map((key) => {
    const count = counts[key] ?? 0
    return {
      key,
      label: t(`tabs.${key}`),
      badge: count > 0 && <ErrorCount count={count} />,
      content: key === tab && content(key),
    }
  })
  return (
    <FormFrame
      {...(rest.ref && { ref: rest.ref })}
      label={t(isNew ? 'title.create' : 'title.edit')}
      state={rest.state}
      submitLabel={t(isNew ? 'action.create' : 'action.save')}
      submitBlock={block && t(`block.${block}`)}
      cancelHref={rest.cancelHref}
      errorCount={Object.keys(errors).length}
      onSubmit={rest.onSubmit}
      onDiscardDraft={rest.onDiscardDraft}
      notice={rest.notice}
    >
      <Tabs label={t('tabs.label')} items={items} value={tab} onChange={onTabChange} />
    </FormFrame>
  )
}

function ErrorCount({ count }: { count: number }) {
  const t = useText('station-form')
  return (
    <Badge tone="danger">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('tabs.errors', { count })}</VisuallyHidden>
    </Badge>
  )
}
