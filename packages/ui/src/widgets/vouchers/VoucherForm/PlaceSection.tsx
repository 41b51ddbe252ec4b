import { CHARGER_SCOPES } from '@corrente/domain/vouchers'
import { useMemo } from 'react'
import { MultiSelect, RadioGroup } from '../../../forms/index.ts'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { FormSection } from '../../forms/index.ts'
import { Rows, type SectionProps, setter } from './parts.ts'

/** A charger that a voucher can be bound to (VCH-037). */
export interface ChargerOption {
  readonly pk: number
  readonly id: string
  readonly name: string | undefined
}

export interface PlaceProps {
  /** All chargers; asked for once some are to be chosen. */
  chargers: Loadable<readonly ChargerOption[]>
}

const NONE: readonly ChargerOption[] = []
const keyOf = ({ pk }: ChargerOption): string => String(pk)
const textOf = ({ id, name }: ChargerOption): string => name ?? id
const noteOf = ({ id, name }: ChargerOption): string | undefined => (name === undefined ? undefined : id)

/** Every charger, or some; a bound one that is not on offer stays bound (VCH-065). */
export function PlaceSection({ held, words, onChange, chargers }: SectionProps & PlaceProps) {
  const t = useText('voucher-form')
  const set = setter({ onChange })
  const { scope, chargerPks } = held.values
  const value = useMemo(() => chargerPks.map(String), [chargerPks])
  return (
    <FormSection title={t('section.where')}>
      <Rows>
        <RadioGroup
          isInline
          label={t('field.scope')}
          options={CHARGER_SCOPES.map((each) => ({ value: each, label: t(`scope.${each}`) }))}
          value={scope}
          onChange={(next) => set({ scope: next })}
        />
        {scope === 'some' && (
          <>
            <MultiSelect
              label={t('field.chargerPks')}
              placeholder={t('chargers.choose')}
              items={chargers.data ?? NONE}
              keyOf={keyOf}
              textOf={textOf}
              noteOf={noteOf}
              value={value}
              error={words.chargerPks}
              onChange={(keys) => set({ chargerPks: keys.map(Number) })}
            />
            {shownOf(chargers) === 'failed' && (
              <Banner
                tone="warning"
                isAnnounced
                action={
                  <Button size="small" isBusy={chargers.isRetrying} onClick={chargers.retry}>
                    {t('failed.retry')}
                  </Button>
                }
              >
                {t('chargers.failed')}
              </Banner>
            )}
          </>
        )}
      </Rows>
    </FormSection>
  )
}
