import {
  type ConnectorPath,
  PRICING_MODES,
  type PricingPath,
  type PricingValues,
  shownConnectors,
  withMode,
  withPricing,
  withProfile,
} from '@corrente/domain/virtual-groups'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { SegmentedControl, Select, Switch } from '../../../forms/index.ts'
import { failureOf, type Loadable } from '../../../foundations/index.ts'
import { FormGrid, Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import type { ProfileChoice } from '../useGroupWords.ts'

export interface PricingFieldsProps {
  values: PricingValues
  /** Takes a change of the pricing alone. */
  onChange: (change: <Values extends PricingValues>(values: Values) => Values) => void
  /** The words of what is wrong, by place. */
  words: Readonly<Partial<Record<PricingPath, string>>>
  /** The profiles that there are (VGR-071). */
  profiles: Loadable<readonly ProfileChoice[]>
  /** Chargers of the group with more than three connectors; empty: none is known. */
  beyond: readonly string[]
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

const NONE: readonly ProfileChoice[] = []

/** The options of one place: the profiles, and the one that stands there though it was removed (VGR-062). */
function useOptions(profiles: Loadable<readonly ProfileChoice[]>) {
  const t = useText('virtual-groups')
  return (chosen: string) => {
    const known = profiles.data ?? NONE
    const options = known.map(({ uuid, name }) => ({ value: uuid, label: name ?? uuid }))
    const isThere = chosen === '' || known.some(({ uuid }) => uuid === chosen)
    if (isThere) return options
    const label = profiles.data === undefined ? chosen : t('pricing.removed', { uuid: chosen.slice(-6) })
    return [{ value: chosen, label }, ...options]
  }
}

/** Whether a group is priced, by station or by connector, and by which profiles (VGR-036 to VGR-041, VGR-048, VGR-049). */
export function PricingFields({ values, onChange, words, profiles, beyond }: PricingFieldsProps) {
  const t = useText('virtual-groups')
  const optionsOf = useOptions(profiles)
  const label = (path: ConnectorPath) => t(values.mode === 'station' ? 'pricing.profile' : `pricing.${path}`)
  return (
    <Fields>
      <Switch
        label={t('pricing.isPriced')}
        isOn={values.isPriced}
        onChange={(isOn) => onChange((now) => withPricing(now, isOn))}
      />
      {values.isPriced && (
        <>
          <SegmentedControl
            label={t('pricing.mode')}
            value={values.mode}
            options={PRICING_MODES.map((value) => ({ value, label: t(`pricing.${value}`) }))}
            onChange={(mode) => onChange((now) => withMode(now, mode))}
          />
          {failureOf(profiles) && (
            <Banner
              tone="warning"
              action={
                <Button size="small" isBusy={profiles.isRetrying} onClick={profiles.retry}>
                  {t('pricing.retry')}
                </Button>
              }
            >
              {t('pricing.profilesFailed')}
            </Banner>
          )}
          <FormGrid>
            {shownConnectors(values).map((path) => (
              <Select
                key={path}
                name={path}
                label={label(path)}
                value={values[path] === '' ? undefined : values[path]}
                placeholder={t('pricing.placeholder')}
                options={optionsOf(values[path])}
                error={words[path]}
                onChange={(uuid) => onChange((now) => withProfile(now, path, uuid))}
              />
            ))}
          </FormGrid>
          {values.mode === 'connectors' && <Small as="p">{t('pricing.unused')}</Small>}
          <Small as="p">
            {t('pricing.past')}
            {beyond.length > 0 && ` ${t('pricing.pastNow', { names: beyond.join(', ') })}`}
          </Small>
        </>
      )}
    </Fields>
  )
}
