import { isVoucherKind, previewOf, registeredUnits, VOUCHER_KINDS, withKind } from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { MoneyField, NumberField, RadioGroup } from '../../../forms/index.ts'
import { tabularNumbers } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { ButtonLink, DescriptionList } from '../../../primitives/index.ts'
import { FormSection } from '../../forms/index.ts'
import { useSentence } from '../useSentence.ts'
import { Pair, Rows, type SectionProps, setter, useLock } from './parts.ts'

const Sentence = styled.p`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.inset};
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;
  ${tabularNumbers}
`
const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`

export interface GiftProps {
  /** Leads to a copy of this voucher, where its own value is fixed; undefined: not permitted, or it is new. */
  copyHref: string | undefined
}

/** What a voucher gives, and to how many. */
export function GiftSection(props: SectionProps & GiftProps) {
  const { held, words, onChange, copyHref } = props
  const t = useText('voucher-form')
  const lock = useLock(held)
  const set = setter({ onChange })
  const { values, base } = held
  const sentence = useSentence()(previewOf(held))
  const registered = registeredUnits(base.voucher)
  return (
    <FormSection title={t('section.gives')}>
      <Rows>
        <Kind {...props} />
        <Pair>
          <Value {...props} />
          <NumberField
            name="units"
            label={t('field.units')}
            hint={registered > 0 ? t('hint.unitsRegistered', { n: registered }) : t('hint.units')}
            value={values.units}
            error={words.units}
            onChange={(units) => set({ units })}
          />
        </Pair>
        {lock('kindValue') && copyHref && (
          <Way>
            <ButtonLink size="small" href={copyHref}>
              {t('copyAndStop')}
            </ButtonLink>
            {t('copyAndStopHint')}
          </Way>
        )}
        {sentence && <Sentence role="status">{sentence}</Sentence>}
      </Rows>
    </FormSection>
  )
}

/** The kind: chosen for a new voucher, else told (VCH-020). */
function Kind({ held, words, onChange }: SectionProps) {
  const t = useText('voucher-form')
  const lock = useLock(held)
  const { kind } = held.values
  if (lock('kind'))
    return (
      <DescriptionList
        items={[
          { key: 'kind', term: t('field.kind'), value: isVoucherKind(kind) ? t(`kind.${kind}`) : kind },
        ]}
      />
    )
  return (
    <RadioGroup
      label={t('field.kind')}
      options={VOUCHER_KINDS.map((value) => ({
        value,
        label: t(`kind.${value}`),
        hint: t(`kindHint.${value}`),
      }))}
      value={isVoucherKind(kind) ? kind : undefined}
      error={words.kind}
      onChange={(next) => onChange((now) => withKind(now, next))}
    />
  )
}

/** What one unit gives: money typed as digits, percent and kWh with two decimals (VCH-069, VCH-070). */
function Value({ held, words, onChange }: SectionProps) {
  const t = useText('voucher-form')
  const lock = useLock(held)
  const { kind, kindValue } = held.values
  const field = {
    // Another kind is another field: what was typed into the former one is no draft of it.
    key: kind,
    name: 'kindValue',
    label: t('field.kindValue'),
    value: kindValue,
    error: words.kindValue,
    disabledReason: kind === '' ? t('hint.value') : lock('kindValue'),
    onChange: (value: number | undefined) => onChange((now) => ({ ...now, kindValue: value })),
  }
  const { key, ...rest } = field
  if (kind === 'MONEY_RECHARGE') return <MoneyField key={key} {...rest} />
  const unit = kind === 'PERCENT_RECHARGE' ? { unit: '%' } : kind === 'KWH_RECHARGE' ? { unit: 'kWh' } : {}
  return <NumberField key={key} {...rest} {...unit} decimals={2} />
}
