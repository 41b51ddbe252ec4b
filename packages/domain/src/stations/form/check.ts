import {
  ADDRESS_FIELDS,
  ADDRESS_LIMITS,
  type AddressField,
  type AddressProblem,
  checkAddress,
} from '../../address/index.ts'
import { errorsPerTab, type FieldMessage, firstTabWithError, isSameValue } from '../../forms/index.ts'
import { MASKS, writeDecimal } from '../../text/index.ts'
import { customPowerProblem } from '../connector/power.ts'
import {
  type ConnectorField,
  STATION_TABS,
  type StationField,
  type StationPath,
  type StationTab,
  tabOfField,
} from './fields.ts'
import { isTime } from './hours.ts'
import { requiredAddress, type StationPolicy } from './policy.ts'
import { type ConnectorValues, MONEY_FIELDS, type StationBase, type StationValues } from './values.ts'

/** What can be wrong with a field of the station form; the words are in the catalogue of the stations area. */
export const STATION_MESSAGES = [
  'chargeBoxIdMissing',
  'chargeBoxIdHasBlanks',
  'chargeBoxIdTaken',
  'descriptionMissing',
  'visibilityMissing',
  'required',
  'tooLong',
  'openingMissing',
  'closingMissing',
  'macMissing',
  'latitudeMissing',
  'latitudeOutOfRange',
  'longitudeMissing',
  'longitudeOutOfRange',
  'zipIncomplete',
  'zipNotFound',
  'moneyTooLong',
  'negative',
  'connectorTypeMissing',
  'powerTooSmall',
  'powerTooFine',
] as const
/** One of `STATION_MESSAGES`. */
export type StationMessageKey = (typeof STATION_MESSAGES)[number]
/** What is wrong with one field. */
export type StationMessage = FieldMessage<StationMessageKey>
/** What is wrong with a form, by field; empty when it may be sent. */
export type StationErrors = Partial<Record<StationPath, StationMessage>>

/** Most characters of the texts (STF-035, STF-036); the address has its own limits, the rest the common one (AST-024). */
export const STATION_TEXT_LIMITS = {
  chargeBoxId: 40,
  description: 90,
  endpointAddress: 25,
  externalId: 40,
} as const
/** Most characters of a money field as typed, separator included (STF-075). */
export const STATION_MONEY_LIMIT = 5

const BLANK = /\s/u

/**
 * Everything that is wrong with the form. A rule holds for what this user can edit, and for what was changed and is sent;
 * what is hidden, or locked and sent as loaded, is not checked (decisions: Saving).
 */
export function checkStation(values: StationValues, base: StationBase, policy: StationPolicy): StationErrors {
  const errors: StationErrors = {}
  const holds = (field: StationField): boolean => {
    const { sentAs, isEditable } = policy.fields[field]
    return sentAs === 'value' && (isEditable || isChanged(field, values, base))
  }
  const say = (path: StationPath, key: StationMessageKey | undefined, limit?: number): void => {
    if (key) errors[path] = limit === undefined ? { key } : { key, values: { limit } }
  }
  // The keys are those that textProblems gives.
  for (const [field, problem] of Object.entries(textProblems(values)))
    if (holds(field as StationField)) say(field as StationField, problem)
  for (const [field, limit] of Object.entries(STATION_TEXT_LIMITS)) {
    const name = field as keyof typeof STATION_TEXT_LIMITS // the keys of the limits
    if (!errors[name] && holds(name) && values[name].trim().length > limit) say(name, 'tooLong', limit)
  }
  for (const field of MONEY_FIELDS)
    if (holds(field)) say(field, moneyProblem(values[field], base.values[field]), STATION_MONEY_LIMIT)
  const problems = checkAddress(values.address, { required: requiredAddressFields(values), holds })
  for (const field of ADDRESS_FIELDS) {
    const problem = problems[field]
    if (problem)
      say(field, addressMessage(field, problem), problem === 'tooLong' ? limitOf(field) : undefined)
  }
  values.connectors.forEach((connector, index) => {
    const before = base.values.connectors.find(({ id }) => id === connector.id)
    const found = connectorProblems(connector, before, policy)
    for (const [field, key] of Object.entries(found))
      say(
        `connectors.${index}.${field as ConnectorField}`,
        key,
        key === 'moneyTooLong' ? STATION_MONEY_LIMIT : undefined,
      ) // their keys
  })
  return errors
}

function textProblems(values: StationValues): Partial<Record<StationField, StationMessageKey>> {
  const problems: Partial<Record<StationField, StationMessageKey>> = {}
  const { chargeBoxId } = values
  if (chargeBoxId.trim() === '') problems.chargeBoxId = 'chargeBoxIdMissing'
  else if (BLANK.test(chargeBoxId)) problems.chargeBoxId = 'chargeBoxIdHasBlanks'
  if (values.description.trim() === '') problems.description = 'descriptionMissing'
  if (values.accountPk === undefined) problems.accountPk = 'required'
  if (values.visibility === '') problems.visibility = 'visibilityMissing'
  if (!isTime(values.openTime)) problems.openTime = 'openingMissing'
  if (!isTime(values.closeTime)) problems.closeTime = 'closingMissing'
  // A MAC that is not whole counts as missing (STF-051).
  if (!MASKS.mac.isComplete(MASKS.mac.clean(values.faceReaderMac))) problems.faceReaderMac = 'macMissing'
  return problems
}

/** A loaded amount is kept, however long, until it is edited (decisions: Payment). */
function moneyProblem(
  amount: number | undefined,
  loaded: number | undefined,
  isOptional = false,
): StationMessageKey | undefined {
  if (amount === loaded) return undefined
  if (amount === undefined) return isOptional ? undefined : 'required'
  if (amount < 0) return 'negative'
  return writeDecimal(amount, 'en-US').length > STATION_MONEY_LIMIT ? 'moneyTooLong' : undefined
}

function requiredAddressFields(values: StationValues): ReadonlySet<AddressField> {
  const needed = requiredAddress(values)
  return new Set(ADDRESS_FIELDS.filter((field) => needed.has(field)))
}

function addressMessage(field: AddressField, problem: AddressProblem): StationMessageKey {
  if (problem === 'zipIncomplete' || problem === 'zipNotFound' || problem === 'tooLong') return problem
  if (field === 'latitude') return problem === 'missing' ? 'latitudeMissing' : 'latitudeOutOfRange'
  if (field === 'longitude') return problem === 'missing' ? 'longitudeMissing' : 'longitudeOutOfRange'
  return 'required'
}

function limitOf(field: AddressField): number | undefined {
  return field === 'latitude' || field === 'longitude' ? undefined : ADDRESS_LIMITS[field]
}

function connectorProblems(
  connector: ConnectorValues,
  before: ConnectorValues | undefined,
  { connectors: states }: StationPolicy,
): Partial<Record<ConnectorField, StationMessageKey>> {
  const problems: Partial<Record<ConnectorField, StationMessageKey>> = {}
  if (connector.typePk === undefined) problems.typePk = 'connectorTypeMissing'
  if (connector.isCustomPower && states.powerMaxCustom.isVisible) {
    const problem =
      connector.powerMaxCustom === undefined ? 'required' : customPowerProblem(connector.powerMaxCustom)
    if (problem) problems.powerMaxCustom = problem
  }
  for (const field of ['pricePerKwh', 'pricePerMinute'] as const) {
    const problem = moneyProblem(connector[field], before?.[field], true)
    if (states[field].sentAs === 'value' && problem) problems[field] = problem
  }
  return problems
}

/** Whether a field of the station differs from what was loaded. */
export function isChanged(field: StationField, values: StationValues, base: StationBase): boolean {
  return !isSameValue(fieldValue(field, values), fieldValue(field, base.values))
}

/** The value of a field, wherever in the values it stands. */
export function fieldValue(field: StationField, values: StationValues): unknown {
  if (field === 'latitude' || field === 'longitude' || field === 'country') return values.address[field]
  if (
    field === 'zip' ||
    field === 'street' ||
    field === 'houseNumber' ||
    field === 'city' ||
    field === 'state'
  )
    return values.address.texts[field]
  return values[field]
}

/** How many errors each tab has; tabs without one are left out. */
export function stationErrorsPerTab(errors: StationErrors): Partial<Record<StationTab, number>> {
  return errorsPerTab(Object.keys(errors) as StationPath[], tabOfField) // the keys of the errors
}

/** The tab that an invalid submit opens: the first with an error; General when only the server refused (STF-011). */
export function tabToOpen(errors: StationErrors): StationTab {
  return firstTabWithError(STATION_TABS, stationErrorsPerTab(errors)) ?? 'general'
}

/** Why the form cannot be sent at all, whatever its fields say. */
export const STATION_BLOCKS = ['zipWithoutLongitude', 'zipLooking', 'peopleNotLoaded'] as const
/** One of `STATION_BLOCKS`. */
export type StationBlock = (typeof STATION_BLOCKS)[number]

/**
 * Why the submit is disabled: a zip code without a longitude (STF-030), a look-up whose answer would clear the address, or
 * a private station whose people are not known and would be dropped (STF-086). undefined: it may be pressed.
 */
export function submitBlock(values: StationValues): StationBlock | undefined {
  if (values.address.lookup.state === 'looking') return 'zipLooking'
  if (values.address.texts.zip.trim() !== '' && values.address.longitude === undefined)
    return 'zipWithoutLongitude'
  return values.visibility === 'PRIVATE' && values.people === undefined ? 'peopleNotLoaded' : undefined
}
