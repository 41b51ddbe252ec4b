import { type EpochMs, formatUtcText } from '../time/index.ts'
import type { Command } from './commands.ts'
import type { CommandValues } from './form.ts'

/** The body of a command: the stations, and the fields of this command alone (OPS-018, OPS-019). */
export interface CommandRequest {
  readonly chargePointSelectList: readonly string[]
  readonly [field: string]: unknown
}

const given = (name: string, text: string) => (text.trim() === '' ? {} : { [name]: text.trim() })
const givenNumber = (name: string, value: number | undefined) =>
  value === undefined ? {} : { [name]: value }
const givenTime = (name: string, at: EpochMs | undefined) =>
  at === undefined ? {} : { [name]: formatUtcText(at) }

const addressOf = ({ location, retries, retryInterval }: CommandValues) => ({
  location: location.trim(),
  retries,
  retryInterval,
})

function fieldsOf(command: Command, values: CommandValues, now: EpochMs): Readonly<Record<string, unknown>> {
  const { connectorId } = values
  switch (command) {
    case 'remoteStart':
      return {
        connectorId,
        idTag: (values.driver === 'tag' ? values.idTag : values.personIdTag).trim(),
        ...(values.hasPayment && { paymentType: values.paymentType }),
      }
    case 'remoteStop':
      return { transactionId: values.transactionId }
    case 'unlockConnector':
      return { connectorId }
    case 'triggerMessage':
      return { triggerMessage: values.triggerMessage, ...givenNumber('connectorId', connectorId) }
    case 'remoteReset':
      return { resetType: values.resetType }
    case 'changeAvailability':
      // Left empty it is the whole station, which OCPP calls 0 (OPS-023).
      return { availType: values.availType, connectorId: connectorId ?? 0 }
    case 'getConfiguration':
      return { confKeyList: values.confKeys.map((key) => key.trim()) }
    case 'changeConfiguration':
      return {
        keyType: values.keyType,
        ...(values.keyType === 'PREDEFINED'
          ? { confKey: values.confKey }
          : { customConfKey: values.customConfKey.trim() }),
        value: values.value.trim(),
      }
    case 'setChargingProfile':
      return { chargingProfilePk: values.profilePk, connectorId }
    case 'clearChargingProfile':
      return values.filterType === 'ChargingProfileId'
        ? { filterType: values.filterType, chargingProfilePk: values.profilePk }
        : {
            filterType: values.filterType,
            ...givenNumber('connectorId', connectorId),
            ...given('chargingProfilePurpose', values.purpose),
            ...givenNumber('stackLevel', values.stackLevel),
          }
    case 'updateFirmware':
      return { ...addressOf(values), ...givenTime('retrieve', values.isNow ? now : values.retrieve) }
    case 'getDiagnostics':
      return { ...addressOf(values), ...givenTime('start', values.start), ...givenTime('stop', values.stop) }
    case 'dataTransfer':
      return {
        vendorId: values.vendorId.trim(),
        ...given('messageId', values.messageId),
        // As typed: blanks may belong to a maker's data.
        ...(values.data === '' ? {} : { data: values.data }),
      }
    case 'clearCache':
      return {}
  }
}

/** The body to send a command with, in the contract's spelling. @param now the server's clock, for 'now' */
export const commandRequest = (
  command: Command,
  values: CommandValues,
  stations: readonly string[],
  now: EpochMs,
): CommandRequest => ({ chargePointSelectList: stations, ...fieldsOf(command, values, now) })
