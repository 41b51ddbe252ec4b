import {
  PRICE_PARTS,
  type PricePart,
  type TariffForm,
  type TariffProblems,
  withAmount,
  withPart,
} from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { MoneyField, PercentField, Switch } from '../../../forms/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'

export interface TariffFieldsProps {
  value: TariffForm
  onChange: (change: (now: TariffForm) => TariffForm) => void
  /** What to say is wrong; undefined: nobody tried to save yet. */
  problems: TariffProblems | undefined
  /** Why nothing can be changed here. */
  disabledReason?: string | undefined
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
`

/** `/kWh` and `/min` behind an amount; what is charged once has nothing. */
const PER: Partial<Record<PricePart, string>> = { kwh: '/kWh', minute: '/min', idle: '/min' }

/** The prices of a rule, each with its switch, then fee and tax (DPR-019, DPR-021, DPR-034, DPR-036, DPR-047). */
export function TariffFields({ value, onChange, problems, disabledReason }: TariffFieldsProps) {
  const t = useText('pricing-profiles')
  return (
    <Stack gap={4}>
      {value.parts.kwh.isOn && value.parts.minute.isOn && <Banner tone="warning">{t('tariff.both')}</Banner>}
      <Parts>
        {PRICE_PARTS.map((part) => {
          const { isOn, amount } = value.parts[part]
          const per = PER[part]
          return (
            <Stack key={part} gap={2}>
              <Switch
                label={t(`tariff.${part}`)}
                isOn={isOn}
                onChange={(next) => onChange((now) => withPart(now, part, next))}
                disabledReason={disabledReason}
              />
              {isOn && (
                <MoneyField
                  label={t(`tariff.${part}`)}
                  isLabelHidden
                  value={amount}
                  onChange={(typed) => onChange((now) => withAmount(now, part, typed))}
                  error={problems?.missing.has(part) ? t('tariff.missing') : undefined}
                  disabledReason={disabledReason}
                  {...(per !== undefined && { per })}
                />
              )}
            </Stack>
          )
        })}
      </Parts>
      {problems?.hasNoEnergy && (
        <Banner tone="danger" isAnnounced>
          {t('tariff.noEnergy')}
        </Banner>
      )}
      <Parts>
        {(['fee', 'tax'] as const).map((share) => (
          <PercentField
            key={share}
            label={t(`tariff.${share}`)}
            value={value[share]}
            onChange={(typed) => onChange((now) => ({ ...now, [share]: typed }))}
            error={problems?.tooHigh.has(share) ? t('tariff.tooHigh') : undefined}
            disabledReason={disabledReason}
            isOptional
          />
        ))}
      </Parts>
      <p>{t('tariff.example')}</p>
    </Stack>
  )
}
