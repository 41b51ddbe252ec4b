import { type Address, type AddressWire, toAddressWire } from '../../address/index.ts'
import { changedFields, isSameValue } from '../../forms/index.ts'
import { shiftDecimal } from '../../text/index.ts'
import { customPower } from '../connector/power.ts'
import type { ConnectorSave } from '../connector/request.ts'
import { macText, STATION_FORM, type StationField } from './fields.ts'
import { sentTime } from './hours.ts'
import { type BoundUser, sentUsers } from './people.ts'
import { sentPhotos } from './photos.ts'
import type { StationPolicy } from './policy.ts'
import {
  type ConnectorValues,
  MONEY_FIELDS,
  type MoneyField,
  type StationBase,
  type StationValues,
} from './values.ts'

/** The body of a station's POST and PUT: connectors go in their own calls, list-only fields never (STN-050). */
export interface StationSave {
  readonly chargeBoxPk?: number
  readonly chargeBoxId: string
  readonly endpointAddress: string | null
  readonly description: string
  readonly externalId: string | null
  readonly tenant_pk: number
  readonly typeOf: string
  readonly chargeBoxGroupPk: number | null
  readonly reservation: boolean
  readonly active: boolean
  readonly isOcpiCompatible: boolean
  readonly isHubjectCompatible: boolean
  readonly showLocation: boolean
  readonly address: AddressWire | null
  readonly locationLatitude: number | null
  readonly locationLongitude: number | null
  readonly isOpen_24Hours: boolean
  readonly openTime: string | null
  readonly closeTime: string | null
  readonly isTenantDeviceReader: boolean
  readonly deviceReaderMac: string | null
  readonly hasPayment: boolean
  readonly paymentChargeTypeCost: string
  readonly paymentChargeTypeIncome: string
  readonly paymentChargeByIncome: string
  readonly moneyPerKilowattCost: number
  readonly moneyPerDurationCost: number
  readonly moneyPerTransactionCost: number
  readonly moneyPerKilowattIncome: number
  readonly moneyPerDurationIncome: number
  readonly moneyPerTransactionIncome: number
  readonly taxIncome: number
  readonly photos: readonly { readonly name: string; readonly base64: string }[]
  readonly deletedPhotos: readonly string[]
  readonly bindUsers: readonly { readonly user_pk: number; readonly owner: boolean }[]
  readonly system: string | null
  readonly phase: string | null
  readonly voltage: number | null
  readonly chargingRateUnit: string | null
}

/**
 * The values that are sent: what is hidden or locked stands as it was loaded, what counts as nothing is emptied. The
 * address stays the form's: only the hand is kept from its locked texts.
 */
export function effectiveValues(
  values: StationValues,
  base: StationBase,
  policy: StationPolicy,
): StationValues {
  const pick = <Field extends StationField & keyof StationValues>(field: Field): StationValues[Field] =>
    policy.fields[field].sentAs === 'loaded' ? base.values[field] : values[field]
  const isNothing = (field: StationField) => policy.fields[field].sentAs === 'nothing'
  const money = Object.fromEntries(MONEY_FIELDS.map((field) => [field, pick(field)])) as Record<
    MoneyField,
    number | undefined
  > // one entry for each
  return {
    ...values,
    ...money,
    chargeBoxId: pick('chargeBoxId'),
    isOcpiCompatible: pick('isOcpiCompatible'),
    hasFaceReader: !isNothing('hasFaceReader') && pick('hasFaceReader'),
    faceReaderMac: isNothing('faceReaderMac') ? '' : pick('faceReaderMac'),
    openTime: isNothing('openTime') ? '' : pick('openTime'),
    closeTime: isNothing('closeTime') ? '' : pick('closeTime'),
    people: isNothing('people') ? [] : pick('people'),
    takesPayment: pick('takesPayment'),
    costType: pick('costType'),
    incomeType: pick('incomeType'),
    incomeBy: pick('incomeBy'),
    system: pick('system'),
    phase: pick('phase'),
    voltage: pick('voltage'),
    rateUnit: pick('rateUnit'),
    connectors: values.connectors.map((connector) => effectiveConnector(connector, base, policy)),
  }
}

function effectiveConnector(
  connector: ConnectorValues,
  base: StationBase,
  { connectors }: StationPolicy,
): ConnectorValues {
  const before = base.values.connectors.find(({ id }) => id === connector.id)
  if (!before) return connector
  const price = (field: 'pricePerKwh' | 'pricePerMinute') =>
    connectors[field].sentAs === 'loaded' ? before[field] : connector[field]
  const isCustomPower = connectors.powerMaxCustom.isVisible && connector.isCustomPower
  return {
    ...connector,
    isCustomPower,
    pricePerKwh: price('pricePerKwh'),
    pricePerMinute: price('pricePerMinute'),
  }
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The body that values make, as they stand. @param accountPk stands in where none is chosen, which no check lets through */
function bodyOf(values: StationValues, address: Address | undefined, pk: number | undefined): StationSave {
  return {
    ...(pk !== undefined && { chargeBoxPk: pk }),
    chargeBoxId: values.chargeBoxId.trim(),
    endpointAddress: textOrNull(values.endpointAddress),
    description: values.description.trim(),
    externalId: textOrNull(values.externalId),
    tenant_pk: values.accountPk ?? 0,
    typeOf: values.visibility,
    chargeBoxGroupPk: values.groupPk ?? null,
    reservation: values.hasReservation,
    active: values.isActive,
    isOcpiCompatible: values.isOcpiCompatible,
    isHubjectCompatible: values.isHubjectCompatible,
    showLocation: values.showsLocation,
    address: toAddressWire(values.address.texts, address, values.address.country),
    locationLatitude: values.address.latitude ?? null,
    locationLongitude: values.address.longitude ?? null,
    isOpen_24Hours: values.isOpenAllDay,
    openTime: sentTime(values.openTime, 'open'),
    closeTime: sentTime(values.closeTime, 'close'),
    isTenantDeviceReader: values.hasFaceReader,
    deviceReaderMac: textOrNull(macText(values.faceReaderMac)),
    hasPayment: values.takesPayment,
    paymentChargeTypeCost: values.costType,
    paymentChargeTypeIncome: values.incomeType,
    paymentChargeByIncome: values.incomeBy,
    moneyPerKilowattCost: values.costPerKwh ?? 0,
    moneyPerDurationCost: values.costPerMinute ?? 0,
    moneyPerTransactionCost: values.costPerRecharge ?? 0,
    moneyPerKilowattIncome: values.incomePerKwh ?? 0,
    moneyPerDurationIncome: values.incomePerMinute ?? 0,
    moneyPerTransactionIncome: values.incomePerRecharge ?? 0,
    taxIncome: shiftDecimal(values.taxPercent ?? 0, -2),
    ...sentPhotos(values.photos),
    bindUsers: sentUsers(values.people ?? []),
    system: textOrNull(values.system),
    phase: textOrNull(values.phase),
    voltage: values.voltage ?? null,
    chargingRateUnit: textOrNull(values.rateUnit),
  }
}

/** The body to create or update a station with (STF-018 to STF-024): only for a form whose check found nothing. */
export function stationRequest(values: StationValues, base: StationBase, policy: StationPolicy): StationSave {
  return bodyOf(effectiveValues(values, base, policy), base.address, base.pk)
}

/** The power that a connector is sent with: the free-typed one in W, or the chosen one as listed (CON-012, CON-015). */
export function sentPower(connector: ConnectorValues): number | null {
  const { isCustomPower, powerMaxCustom, powerMax } = connector
  if (!isCustomPower) return powerMax ?? null
  return powerMaxCustom === undefined ? null : (customPower(powerMaxCustom) ?? null)
}

function connectorBody(connector: ConnectorValues): Omit<ConnectorSave, 'connectorTypePk'> & {
  connectorTypePk: number | undefined
} {
  return {
    connectorTypePk: connector.typePk,
    powerMax: sentPower(connector),
    moneyPerKilowattIncome: connector.pricePerKwh ?? null,
    moneyPerDurationIncome: connector.pricePerMinute ?? null,
    unusualStatus: connector.override,
  }
}

/** The call of one connector. */
export interface ConnectorRequest {
  readonly id: number
  readonly body: ConnectorSave
}

/** One call for each connector that was changed, by number (CON-018); those that are as they were send nothing. */
export function connectorRequests(
  values: StationValues,
  base: StationBase,
  policy: StationPolicy,
): readonly ConnectorRequest[] {
  return effectiveValues(values, base, policy).connectors.flatMap((connector): ConnectorRequest[] => {
    const before = base.values.connectors.find(({ id }) => id === connector.id)
    const { connectorTypePk, ...rest } = connectorBody(connector)
    if (connectorTypePk === undefined) return []
    const body = { connectorTypePk, ...rest }
    return before && isSameValue(body, connectorBody(before)) ? [] : [{ id: connector.id, body }]
  })
}

/** Whether the station's own call would send anything else than was loaded. */
export function isStationChanged(values: StationValues, base: StationBase, policy: StationPolicy): boolean {
  return changedFields(STATION_FORM, values, base.values).some((field) => {
    if (field === 'connectors') return false
    return field === 'address' || policy.fields[field].sentAs === 'value'
  })
}

const sortedPeople = (people: StationSave['bindUsers']) => [...people].sort((a, b) => a.user_pk - b.user_pk)

/**
 * Whether a station that was read again is what was sent: how a lost answer is settled. Photos and people are not part of
 * a station's reply, its keys are the server's; everything else must agree.
 */
export function isSavedAs(sent: StationSave, found: StationBase): boolean {
  const now = bodyOf(found.values, found.address, undefined)
  return isSameValue(comparable(sent), comparable(now))
}

/** Whether a connector that was read again is what was sent (CON-018). */
export function isConnectorSavedAs({ id, body }: ConnectorRequest, found: StationBase): boolean {
  const now = found.values.connectors.find((connector) => connector.id === id)
  return now !== undefined && isSameValue(body, connectorBody(now))
}

/** Whether the photos that were read again are those that a save should have left (STF-083). */
export function arePhotosSavedAs(
  { photos, deletedPhotos }: Pick<StationSave, 'photos' | 'deletedPhotos'>,
  found: readonly { readonly name: string }[],
): boolean {
  const names = new Set(found.map(({ name }) => name))
  return photos.every(({ name }) => names.has(name)) && deletedPhotos.every((name) => !names.has(name))
}

/** Whether the people that were read again are those that were sent (STF-086). */
export function arePeopleSavedAs(
  { bindUsers }: Pick<StationSave, 'bindUsers'>,
  found: readonly BoundUser[],
): boolean {
  return isSameValue(sortedPeople(bindUsers), sortedPeople(sentUsers(found)))
}

function comparable(body: StationSave): unknown {
  const {
    chargeBoxPk: _pk,
    photos: _photos,
    deletedPhotos: _deleted,
    bindUsers: _people,
    address,
    ...rest
  } = body
  const { openTime, closeTime, ...fields } = rest
  const isEmpty = !address || toAddressWire(textsOf(address), undefined, '') === null
  return {
    ...fields,
    hours: body.isOpen_24Hours ? null : [openTime, closeTime],
    address: isEmpty ? null : textsOf(address),
  }
}

function textsOf(address: AddressWire) {
  const { street, houseNumber, zipCode, city, state } = address
  return {
    zip: zipCode ?? '',
    street: street ?? '',
    houseNumber: houseNumber ?? '',
    city: city ?? '',
    state: state ?? '',
  }
}

/** Whether saving would drop people who are bound: asked about before it is sent (STF-086). */
export function dropsPeople(values: StationValues, base: StationBase): boolean {
  if (values.visibility === 'PRIVATE' || base.pk === undefined) return false
  const { people, visibility } = base.values
  return people === undefined ? visibility === 'PRIVATE' : people.length > 0
}

/** Whether leaving the form would lose anything: a field that is sent differs from what was loaded. */
export function hasUnsaved(values: StationValues, base: StationBase, policy: StationPolicy): boolean {
  return isStationChanged(values, base, policy) || connectorRequests(values, base, policy).length > 0
}
