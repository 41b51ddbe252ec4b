import {
  type ConnectorField,
  type ConnectorTypeOption,
  type ConnectorValues,
  changeConnector,
  MANUAL_STATUSES,
  STATION_MONEY_LIMIT,
  type StationWhyNot,
} from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import { memo, useMemo } from 'react'
import styled from 'styled-components'
import { MoneyField, Select } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { ConnectorIcon } from '../../stations/index.ts'
import { Columns } from '../fields/columns.ts'
import { keyOf, numberOf, withRaw } from '../fields/options.ts'
import type { StationEdit } from '../fields/slot.ts'
import { PowerField } from './PowerField.tsx'

/** One field's state, of every connector alike. */
export interface ConnectorFieldState {
  readonly isVisible: boolean
  readonly whyNot?: StationWhyNot
}

export interface ConnectorFieldsProps {
  connector: ConnectorValues
  /** What each field is for this user, now. */
  states: Readonly<Record<ConnectorField, ConnectorFieldState>>
  /** What is wrong, in words, by field. */
  errorTexts: Readonly<Partial<Record<ConnectorField, string>>>
  /** The types that a connector may be given (CON-004). */
  types: readonly ConnectorTypeOption[]
  /** What decides the powers on offer: the station's electrical system, '' for none. */
  system: string
  /** Its voltage in volts. */
  voltage: number | undefined
  /** Takes a change; stays the same function. */
  onChange: (edit: StationEdit) => void
}

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 0;
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.default};
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding-block-end: ${theme.space[2]};
  font-weight: ${theme.font.weight.semibold};
`

/** What can be changed of a connector: type, power, prices and the status set by hand (CON-001, CON-009 to CON-019). */
export function ConnectorFields(props: ConnectorFieldsProps) {
  const { connector, states, errorTexts, types, system, voltage, onChange } = props
  const t = useText('station-form')
  const { id } = connector
  const price = (field: 'pricePerKwh' | 'pricePerMinute') =>
    states[field].isVisible && (
      <PriceField
        id={id}
        field={field}
        amount={connector[field]}
        whyNot={states[field].whyNot}
        error={errorTexts[field]}
        onChange={onChange}
      />
    )
  const name = types.find(({ pk }) => pk === connector.typePk)?.name ?? connector.type
  return (
    <Group>
      <legend>
        <Head>
          <ConnectorIcon type={name} isDecorative />
          {t('connector.title', { id })}
        </Head>
      </legend>
      <Columns>
        <TypeField
          id={id}
          typePk={connector.typePk}
          raw={connector.type}
          types={types}
          error={errorTexts.typePk}
          onChange={onChange}
        />
        <PowerField
          id={id}
          powerMax={connector.powerMax}
          isCustom={connector.isCustomPower}
          custom={connector.powerMaxCustom}
          canType={states.powerMaxCustom.isVisible}
          system={system}
          voltage={voltage}
          error={errorTexts.powerMaxCustom}
          onChange={onChange}
        />
        {price('pricePerKwh')}
        {price('pricePerMinute')}
        <OverrideField id={id} override={connector.override} onChange={onChange} />
      </Columns>
    </Group>
  )
}

interface PartProps {
  id: number
  onChange: (edit: StationEdit) => void
}

const TypeField = memo(function TypeField(
  props: PartProps & {
    typePk: number | undefined
    /** The type's own name, as loaded. */
    raw: string | undefined
    types: readonly ConnectorTypeOption[]
    error: string | undefined
  },
) {
  const { id, typePk, raw, types, error, onChange } = props
  const t = useText('station-form')
  const options = useMemo(() => {
    const known = types.map(({ pk, name }) => ({ value: keyOf(pk), label: name }))
    return withRaw(known, keyOf(typePk), (value) => ({
      value,
      label: raw ?? t('connector.typeRaw', { pk: value }),
    }))
  }, [types, typePk, raw, t])
  return (
    <Select
      label={t('connector.typePk')}
      name={`connectors.${id}.typePk`}
      options={options}
      value={typePk === undefined ? undefined : keyOf(typePk)}
      placeholder={raw ?? t('option.choose')}
      error={error}
      onChange={(value) => onChange((now) => changeConnector(now, id, 'typePk', numberOf(value)))}
    />
  )
})

const PriceField = memo(function PriceField(
  props: PartProps & {
    field: 'pricePerKwh' | 'pricePerMinute'
    amount: number | undefined
    whyNot: StationWhyNot | undefined
    error: string | undefined
  },
) {
  const { id, field, amount, whyNot, error, onChange } = props
  const t = useText('station-form')
  return (
    <MoneyField
      label={t(`connector.${field}`)}
      name={`connectors.${id}.${field}`}
      per={t(field === 'pricePerKwh' ? 'per.kwh' : 'per.minute')}
      value={amount}
      limit={STATION_MONEY_LIMIT}
      isOptional={whyNot === undefined}
      error={error}
      disabledReason={whyNot && t(`whyNot.${whyNot}`)}
      onChange={(next) => onChange((now) => changeConnector(now, id, field, next))}
    />
  )
})

const AUTOMATIC = ''

const OverrideField = memo(function OverrideField({
  id,
  override,
  onChange,
}: PartProps & Pick<ConnectorValues, 'override'>) {
  const t = useText('station-form')
  const manual = MANUAL_STATUSES.map((value) => ({ value, label: t(`connector.manual.${value}`) }))
  return (
    <Select
      label={t('connector.override')}
      name={`connectors.${id}.override`}
      options={[{ value: AUTOMATIC, label: t('connector.automatic') }, ...manual]}
      value={override ?? AUTOMATIC}
      onChange={(value) =>
        onChange((now) =>
          changeConnector(now, id, 'override', MANUAL_STATUSES.find((each) => each === value) ?? null),
        )
      }
    />
  )
})
