import {
  CONNECTOR_FIELDS,
  type ConnectorField,
  type ConnectorTypeOption,
  chooseSystem,
  chooseVoltage,
  phasesOf,
  RATE_UNITS,
  type StationChange,
  type StationValues,
  SYSTEMS,
  voltagesOf,
} from '@corrente/domain/stations'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { FormSection } from '../../forms/index.ts'
import { ConnectorFields } from '../ConnectorFields/ConnectorFields.tsx'
import { Columns, Rows } from '../fields/columns.ts'
import { SelectOf } from '../fields/fields.tsx'
import { keyOf, numberOf, withRaw } from '../fields/options.ts'
import { type StationEdit, type StationErrorTexts, type StationPartProps, slotOf } from '../fields/slot.ts'

export interface TechnicalTabProps extends StationPartProps {
  /** The types that a connector may be given (CON-004). */
  types: readonly ConnectorTypeOption[]
  /** The types could not be loaded: the way to ask again. */
  onRetryTypes?: (() => void) | undefined
}

const raw = (value: string) => ({ value, label: value })
const choosePhase =
  (phase: string): StationEdit =>
  (now) => ({ ...now, phase })
const chooseRateUnit =
  (rateUnit: string): StationEdit =>
  (now) => ({ ...now, rateUnit })

/** The electrical installation and the connectors (STF-006, STF-039 to STF-047, CON-011 to CON-019). */
export function TechnicalTab(props: TechnicalTabProps) {
  const { values, policy, errorTexts, onChange, types, onRetryTypes } = props
  const { system, phase, voltage, rateUnit } = values
  const t = useText('station-form')
  const [cleared, note] = useClearedPowers(values)
  const systemOf = useCallback((value: string) => note((now) => chooseSystem(now, value)), [note])
  const voltageOf = useCallback((value: string) => note((now) => chooseVoltage(now, numberOf(value))), [note])
  const offers = useMemo(() => {
    const systems = SYSTEMS.map((value) => ({ value, label: t(`option.system.${value}`) }))
    const voltages = voltagesOf(system).map(({ notation, volts }) => ({
      value: keyOf(volts),
      label: notation,
    }))
    const units = RATE_UNITS.map((value) => ({ value, label: t(`option.rateUnit.${value}`) }))
    return {
      systems: withRaw<{ value: string; label: string }>(systems, system, raw),
      phases: withRaw(phasesOf(system).map(raw), phase, raw),
      voltages: withRaw(voltages, keyOf(voltage), (value) => ({ value, label: `${value} V` })),
      units: withRaw<{ value: string; label: string }>(units, rateUnit, raw),
    }
  }, [t, system, phase, voltage, rateUnit])
  return (
    <Rows>
      {policy.fields.system.isVisible && (
        <FormSection title={t('section.electrics')}>
          <Columns>
            <SelectOf
              {...slotOf('system', props)}
              options={offers.systems}
              value={system}
              choose={systemOf}
            />
            <SelectOf
              {...slotOf('phase', props)}
              options={offers.phases}
              value={phase}
              choose={choosePhase}
            />
            <SelectOf
              {...slotOf('voltage', props)}
              options={offers.voltages}
              value={keyOf(voltage)}
              choose={voltageOf}
            />
            <SelectOf
              {...slotOf('rateUnit', props)}
              options={offers.units}
              value={rateUnit}
              choose={chooseRateUnit}
            />
          </Columns>
          {cleared.length > 0 && (
            <Banner tone="warning" isAnnounced>
              {t('connector.cleared', { count: cleared.length, list: cleared.join(', ') })}
            </Banner>
          )}
        </FormSection>
      )}
      <FormSection title={t('section.connectors')}>
        {onRetryTypes && (
          <Banner
            tone="warning"
            action={
              <Button size="small" onClick={onRetryTypes}>
                {t('connector.typesRetry')}
              </Button>
            }
          >
            {t('connector.typesNotLoaded')}
          </Banner>
        )}
        {values.connectors.map((connector, index) => (
          <ConnectorFields
            key={connector.id}
            connector={connector}
            states={policy.connectors}
            errorTexts={errorTextsOf(index, errorTexts)}
            types={types}
            system={system}
            voltage={voltage}
            onChange={onChange}
          />
        ))}
      </FormSection>
    </Rows>
  )
}

/** The connectors whose power the last change of the installation cleared, and the way to make one (CON-019). */
function useClearedPowers(values: StationValues) {
  const [cleared, setCleared] = useState<readonly number[]>([])
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  })
  const note = useCallback((change: (now: StationValues) => StationChange): StationEdit => {
    setCleared(change(latest.current).clearedPowers)
    return (now) => change(now).values
  }, [])
  return [cleared, note] as const
}

/** The words of one connector; errors count connectors by their place. */
function errorTextsOf(index: number, errorTexts: StationErrorTexts): Partial<Record<ConnectorField, string>> {
  const own: Partial<Record<ConnectorField, string>> = {}
  for (const field of CONNECTOR_FIELDS) {
    const word = errorTexts[`connectors.${index}.${field}`]
    if (word !== undefined) own[field] = word
  }
  return own
}
