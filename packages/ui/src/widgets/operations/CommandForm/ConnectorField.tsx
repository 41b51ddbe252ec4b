import { commonConnectors, takesWholeStation } from '@corrente/domain/operations'
import { NumberField, Select } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import type { ParameterProps } from './parameterProps.ts'

const EMPTY = ''

/** The connector of a command: the numbers that all selected stations have, or a typed one where they are not known. */
export function ConnectorField({ command, offer, selected, values, set, words }: ParameterProps) {
  const t = useText('operations')
  const common = commonConnectors(offer, selected)
  const isRequired =
    command === 'remoteStart' || command === 'unlockConnector' || command === 'setChargingProfile'
  const hasWhole = takesWholeStation(command)
  if (common === undefined)
    return (
      <NumberField
        name="connectorId"
        label={t('field.connectorId')}
        hint={t('field.connectorTyped')}
        isOptional={!isRequired}
        min={hasWhole ? 0 : 1}
        limit={3}
        value={values.connectorId}
        onChange={(connectorId) => set('connectorId', connectorId)}
        error={words.connectorId}
      />
    )
  const whole = command === 'setChargingProfile' ? t('field.allConnectors') : t('field.whole')
  const none =
    command === 'changeAvailability'
      ? t('field.wholeDefault')
      : command === 'clearChargingProfile'
        ? t('field.any')
        : t('field.anyConnector')
  const numbers = [...(hasWhole ? [0] : []), ...common]
  const hint =
    selected.length === 0
      ? t('field.connectorFirst')
      : common.length === 0
        ? t('field.connectorNone')
        : undefined
  return (
    <Select
      name="connectorId"
      label={t('field.connectorId')}
      isOptional={!isRequired}
      {...(isRequired && { placeholder: t('field.choose') })}
      value={values.connectorId === undefined ? (isRequired ? undefined : EMPTY) : String(values.connectorId)}
      onChange={(text) => set('connectorId', text === EMPTY ? undefined : Number(text))}
      options={[
        ...(isRequired ? [] : [{ value: EMPTY, label: none }]),
        ...numbers.map((number) => ({ value: String(number), label: number === 0 ? whole : String(number) })),
      ]}
      {...(hint !== undefined && { hint })}
      error={words.connectorId}
    />
  )
}
