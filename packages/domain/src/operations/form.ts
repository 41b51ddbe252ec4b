import {
  checkForm,
  choice,
  defineForm,
  type FieldState,
  type FormErrors,
  flag,
  HIDDEN_FIELD,
  number,
  OPEN_FIELD,
  own,
  text,
} from '../forms/index.ts'
import { type EpochMs, MINUTE_MS } from '../time/index.ts'
import { type Command, isForOne } from './commands.ts'
import { DRIVER_KINDS, FILTER_TYPES, KEY_TYPES } from './values.ts'

/** Longest configuration key of OCPP. */
export const KEY_LIMIT = 50
/** Longest value of a configuration key (OPS-032). */
export const VALUE_LIMIT = 500

/** What the form of a command holds: the parameters of all commands, each of which uses its own. */
export interface CommandValues {
  readonly availType: string
  /** 0: the whole station. */
  readonly connectorId: number | undefined
  readonly driver: (typeof DRIVER_KINDS)[number]
  readonly idTag: string
  /** The user_pk of who was found by document; with the tag that this person has. */
  readonly personPk: number | undefined
  readonly personIdTag: string
  readonly hasPayment: boolean
  readonly paymentType: string
  readonly transactionId: number | undefined
  readonly resetType: string
  readonly confKeys: readonly string[]
  readonly keyType: (typeof KEY_TYPES)[number]
  readonly confKey: string
  readonly customConfKey: string
  readonly value: string
  readonly location: string
  readonly retries: number | undefined
  readonly retryInterval: number | undefined
  readonly start: EpochMs | undefined
  readonly stop: EpochMs | undefined
  /** The moment of sending, whatever `retrieve` says. */
  readonly isNow: boolean
  readonly retrieve: EpochMs | undefined
  readonly vendorId: string
  readonly messageId: string
  readonly data: string
  readonly triggerMessage: string
  readonly profilePk: number | undefined
  readonly filterType: (typeof FILTER_TYPES)[number]
  readonly purpose: string
  readonly stackLevel: number | undefined
}

/** A parameter of a command. */
export type CommandPath = keyof CommandValues
/** What can be wrong with a parameter; the words are in the catalogue of forms. */
export type CommandWord =
  | 'required'
  | 'tooLong'
  | 'operations.connector'
  | 'operations.connectorGone'
  | 'operations.transactionGone'
  | 'operations.wholeStation'
  | 'operations.noTag'
  | 'operations.keys'
  | 'operations.keyLength'
  | 'operations.value'
  | 'operations.address'
  | 'operations.atLeastOne'
  | 'operations.notNegative'
  | 'operations.future'
  | 'operations.past'
  | 'operations.order'
  | 'operations.anyFilter'
/** What is wrong with the parameters, by place; empty when they may be sent. */
export type CommandErrors = FormErrors<CommandPath, CommandWord>

const SCHEMES = /^(ftps?|sftp|https?):\/\/[^\s/]+\S*$/i
const whole = (least: number, word: CommandWord) => (value: number) =>
  Number.isInteger(value) && value >= least ? undefined : { key: word }
const times = () => number<CommandWord>({ empty: 1, required: true, rule: whole(1, 'operations.atLeastOne') })

/** The parameters with their rules (OPS-022 to OPS-046). */
export const COMMAND_FORM = defineForm<CommandValues, CommandPath, CommandWord>()({
  availType: choice({ empty: '', required: true }),
  connectorId: number<CommandWord>({ rule: whole(0, 'operations.connector') }),
  driver: choice({ empty: 'tag', of: DRIVER_KINDS }),
  idTag: text({ limit: 255, required: true }),
  personPk: number({ required: true }),
  personIdTag: text({ limit: 255, required: true, missing: 'operations.noTag' }),
  hasPayment: flag(),
  paymentType: choice({ empty: '', required: true }),
  transactionId: number({ required: true }),
  resetType: choice({ empty: '', required: true }),
  confKeys: own<readonly string[]>({ empty: [], isSame: (a, b) => a.join('\n') === b.join('\n') }),
  keyType: choice({ empty: 'PREDEFINED', of: KEY_TYPES }),
  confKey: choice({ empty: '', required: true }),
  customConfKey: text({ limit: KEY_LIMIT, required: true }),
  value: text({ limit: VALUE_LIMIT, required: true, missing: 'operations.value' }),
  location: text({
    limit: 1_000,
    required: true,
    rule: (typed): CommandWord | undefined => (SCHEMES.test(typed.trim()) ? undefined : 'operations.address'),
  }),
  retries: times(),
  retryInterval: times(),
  start: number(),
  stop: number(),
  isNow: flag(),
  retrieve: number({ required: true }),
  vendorId: text({ limit: 255, required: true }),
  messageId: text({ limit: 50 }),
  data: text({ limit: 65_536 }),
  triggerMessage: choice({ empty: '', required: true }),
  profilePk: number({ required: true }),
  filterType: choice({ empty: 'ChargingProfileId', of: FILTER_TYPES }),
  purpose: choice({ empty: '' }),
  stackLevel: number<CommandWord>({ rule: whole(0, 'operations.notNegative') }),
})

const ADDRESS = ['location', 'retries', 'retryInterval'] as const
/** The parameters of each command in the order of its form. */
export const COMMAND_FIELDS: Readonly<Record<Command, readonly CommandPath[]>> = {
  remoteStart: ['connectorId', 'driver', 'idTag', 'personPk', 'personIdTag', 'hasPayment', 'paymentType'],
  remoteStop: ['transactionId'],
  unlockConnector: ['connectorId'],
  triggerMessage: ['triggerMessage', 'connectorId'],
  remoteReset: ['resetType'],
  changeAvailability: ['availType', 'connectorId'],
  getConfiguration: ['confKeys'],
  changeConfiguration: ['keyType', 'confKey', 'customConfKey', 'value'],
  setChargingProfile: ['profilePk', 'connectorId'],
  clearChargingProfile: ['filterType', 'profilePk', 'connectorId', 'purpose', 'stackLevel'],
  updateFirmware: [...ADDRESS, 'isNow', 'retrieve'],
  getDiagnostics: [...ADDRESS, 'start', 'stop'],
  dataTransfer: ['vendorId', 'messageId', 'data'],
  clearCache: [],
}

/** Commands that act on one connector of the station, never on the station as a whole (OPS-024, OPS-033). */
const ONE_CONNECTOR: readonly Command[] = ['remoteStart', 'unlockConnector']
/** Commands that name a connector, or 0 for the whole station (OPS-043). */
const CONNECTOR_REQUIRED: readonly Command[] = [...ONE_CONNECTOR, 'setChargingProfile']
/** Commands whose connector is a number from 1 where one is given (OPS-041). */
const FROM_ONE: readonly Command[] = [...ONE_CONNECTOR, 'triggerMessage']

/** Whether a command may name the station as a whole by the connector 0. */
export const takesWholeStation = (command: Command): boolean => !FROM_ONE.includes(command)

const isUsed = (values: CommandValues, path: CommandPath): boolean => {
  switch (path) {
    case 'idTag':
      return values.driver === 'tag'
    case 'personPk':
      return values.driver === 'person'
    case 'personIdTag':
      return values.driver === 'person' && values.personPk !== undefined
    case 'paymentType':
      return values.hasPayment
    case 'confKey':
      return values.keyType === 'PREDEFINED'
    case 'customConfKey':
      return values.keyType === 'CUSTOM'
    case 'retrieve':
      return !values.isNow
    default:
      return true
  }
}
const isOfFilter = ({ filterType }: CommandValues, path: CommandPath): boolean =>
  path === 'filterType' || (path === 'profilePk') === (filterType === 'ChargingProfileId')

/** What each parameter of a command is now; one that is not its own is hidden. */
export function commandPolicy(
  command: Command,
  values: CommandValues,
): Readonly<Record<CommandPath, FieldState>> {
  const own = COMMAND_FIELDS[command]
  const stateOf = (path: CommandPath): FieldState => {
    const isShown =
      own.includes(path) &&
      isUsed(values, path) &&
      (command !== 'clearChargingProfile' || isOfFilter(values, path))
    if (!isShown) return HIDDEN_FIELD
    const isRequired =
      path === 'connectorId' ? CONNECTOR_REQUIRED.includes(command) : COMMAND_FORM.states[path].isRequired
    return { ...OPEN_FIELD, isRequired }
  }
  const paths = Object.keys(COMMAND_FORM.states) as readonly CommandPath[] // its own paths
  return Object.fromEntries(paths.map((path) => [path, stateOf(path)])) as Record<CommandPath, FieldState>
}

/** Everything that is wrong with the parameters of a command. @param now the server's clock */
export function checkCommand(command: Command, values: CommandValues, now: EpochMs): CommandErrors {
  const states = commandPolicy(command, values)
  const errors = checkForm(COMMAND_FORM, values, {
    stateOf: (path) => states[path as CommandPath], // the form's own paths
  })
  return { ...coupled(command, values, now), ...errors }
}

/** What the rules say that look at more than one value, or at the clock. */
function coupled(command: Command, values: CommandValues, now: EpochMs): CommandErrors {
  const { connectorId, confKeys, start, stop, retrieve, purpose, stackLevel } = values
  switch (command) {
    case 'remoteStart':
    case 'unlockConnector':
    case 'triggerMessage':
      return connectorId === 0 ? { connectorId: { key: 'operations.wholeStation' } } : {}
    case 'getConfiguration':
      if (confKeys.length === 0) return { confKeys: { key: 'operations.keys' } }
      return confKeys.some((key) => key.trim() === '' || key.length > KEY_LIMIT)
        ? { confKeys: { key: 'operations.keyLength', values: { limit: KEY_LIMIT } } }
        : {}
    case 'getDiagnostics':
      return {
        ...(start !== undefined && start > now && { start: { key: 'operations.future' } as const }),
        ...(stop !== undefined && stop > now && { stop: { key: 'operations.future' } as const }),
        ...(start !== undefined &&
          stop !== undefined &&
          stop <= start && { stop: { key: 'operations.order' } as const }),
      }
    case 'updateFirmware':
      // A minute of grace: who types the present minute means now.
      return !values.isNow && retrieve !== undefined && retrieve < now - MINUTE_MS
        ? { retrieve: { key: 'operations.past' } }
        : {}
    case 'clearChargingProfile':
      // An empty filter would clear every profile (OPS-044).
      return values.filterType === 'OtherParameters' &&
        connectorId === undefined &&
        purpose === '' &&
        stackLevel === undefined
        ? { purpose: { key: 'operations.anyFilter' } }
        : {}
    default:
      return {}
  }
}

/** Why a command cannot be sent as it stands (OPS-011, OPS-012). */
export type SendProblem = 'noStation' | 'oneStation' | 'missing'

/** Why a command cannot be sent, the first thing first; undefined: it may. */
export function sendProblem(
  command: Command,
  stations: readonly string[],
  errors: CommandErrors,
): SendProblem | undefined {
  if (stations.length === 0) return 'noStation'
  if (isForOne(command) && stations.length > 1) return 'oneStation'
  return Object.keys(errors).length > 0 ? 'missing' : undefined
}
