import { AVAILABILITY_TYPES, COMMAND_FORM, RESET_TYPES, TRIGGER_TYPES } from '@corrente/domain/operations'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { RadioGroup, Select, TextArea, TextField } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { ConnectorField } from './ConnectorField.tsx'
import { DriverFields } from './DriverFields.tsx'
import { FileFields } from './FileFields.tsx'
import { KeysToRead, KeyToChange } from './KeyFields.tsx'
import { ProfilesToClear, ProfileToSet } from './ProfileFields.tsx'
import type { ParameterProps } from './parameterProps.ts'
import { RechargeField } from './RechargeField.tsx'
import { RegisteredMarks } from './RegisteredMarks.tsx'

const orStandard = <T extends string>(listed: readonly string[], standard: readonly T[]) =>
  listed.length > 0 ? listed : standard
const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  list.some((each) => each === text)

/** The hard reset stands apart, in the colour of what cuts: nobody takes it for the other one. */
const Unequal = styled.div`
  label:last-of-type {
    margin-block-start: ${theme.space[4]};
    padding-block-start: ${theme.space[3]};
    border-block-start: 1px dashed ${theme.border.strong};
    color: ${theme.tone.danger.fg};
    font-size: ${theme.font.size[13]};
  }
`

/** The parameters of a command, each command its own (OPS-010). */
export function Parameters(props: ParameterProps) {
  switch (props.command) {
    case 'remoteStart':
      return (
        <>
          <ConnectorField {...props} />
          <MarksOfOne {...props} connectorId={props.values.connectorId} />
          <DriverFields {...props} />
        </>
      )
    case 'remoteStop':
      return (
        <>
          <RechargeField {...props} />
          <MarksOfOne {...props} connectorId={connectorOfStop(props)} />
        </>
      )
    case 'unlockConnector':
      return (
        <>
          <ConnectorField {...props} />
          <MarksOfOne {...props} connectorId={props.values.connectorId} />
        </>
      )
    case 'triggerMessage':
      return <TriggerFields {...props} />
    case 'remoteReset':
      return <ResetField {...props} />
    case 'changeAvailability':
      return <AvailabilityFields {...props} />
    case 'getConfiguration':
      return <KeysToRead {...props} />
    case 'changeConfiguration':
      return <KeyToChange {...props} />
    case 'setChargingProfile':
      return <ProfileToSet {...props} />
    case 'clearChargingProfile':
      return <ProfilesToClear {...props} />
    case 'updateFirmware':
    case 'getDiagnostics':
      return <FileFields {...props} />
    case 'dataTransfer':
      return <DataFields {...props} />
    case 'clearCache':
      return null
  }
}

function TriggerFields(props: ParameterProps) {
  const { offer, values, set, words } = props
  const t = useText('operations')
  return (
    <>
      <Select
        name="triggerMessage"
        label={t('field.triggerMessage')}
        placeholder={t('field.choose')}
        value={values.triggerMessage || undefined}
        hint={
          isOneOf(TRIGGER_TYPES, values.triggerMessage) ? t(`trigger.${values.triggerMessage}`) : undefined
        }
        onChange={(message) => set('triggerMessage', message)}
        options={orStandard(offer.triggerTypes, TRIGGER_TYPES).map((value) => ({ value, label: value }))}
        error={words.triggerMessage}
      />
      <ConnectorField {...props} />
    </>
  )
}

function ResetField({ values, set, words }: ParameterProps) {
  const t = useText('operations')
  return (
    <Unequal>
      <RadioGroup
        label={t('field.resetType')}
        value={values.resetType || undefined}
        onChange={(resetType) => set('resetType', resetType)}
        options={RESET_TYPES.map((value) => ({
          value: value as string,
          label: t(value === 'SOFT' ? 'field.soft' : 'field.hard'),
          ...(value === 'HARD' && { hint: t('field.hardHint') }),
        }))}
        error={words.resetType}
      />
    </Unequal>
  )
}

/** The connector of the recharge that a stop names, as far as it was read. */
const connectorOfStop = ({ recharges, values }: ParameterProps): number | undefined =>
  recharges.data?.find(({ id }) => id === values.transactionId)?.recharge?.connectorId

/** What the connectors say, where one station is chosen: is the cable in, does it work. */
function MarksOfOne({
  selected,
  stationOf,
  connectorId,
}: ParameterProps & { readonly connectorId?: number | undefined }) {
  const [only, ...others] = selected
  return only !== undefined && others.length === 0 ? (
    <RegisteredMarks station={stationOf(only)} connectorId={connectorId} />
  ) : null
}

function AvailabilityFields(props: ParameterProps) {
  const { offer, values, set, words } = props
  const t = useText('operations')
  return (
    <>
      <RadioGroup
        label={t('field.availType')}
        value={values.availType || undefined}
        onChange={(availType) => set('availType', availType)}
        options={orStandard(offer.availabilityTypes, AVAILABILITY_TYPES).map((value) => ({
          value,
          label: isOneOf(AVAILABILITY_TYPES, value) ? t(`avail.${value}`) : value,
        }))}
        error={words.availType}
      />
      <ConnectorField {...props} />
      <MarksOfOne {...props} />
    </>
  )
}

function DataFields({ values, set, words }: ParameterProps) {
  const t = useText('operations')
  const { vendorId, messageId, data } = COMMAND_FORM.fields
  return (
    <>
      <TextField
        name="vendorId"
        label={t('field.vendorId')}
        value={values.vendorId}
        limit={vendorId.limit}
        onChange={(text) => set('vendorId', text)}
        error={words.vendorId}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="messageId"
        label={t('field.messageId')}
        isOptional
        value={values.messageId}
        limit={messageId.limit}
        onChange={(text) => set('messageId', text)}
        error={words.messageId}
        autoComplete="off"
        spellCheck={false}
      />
      <TextArea
        label={t('field.data')}
        isOptional
        value={values.data}
        limit={data.limit}
        onChange={(text) => set('data', text)}
        error={words.data}
        spellCheck={false}
      />
    </>
  )
}
