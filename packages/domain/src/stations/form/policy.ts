import { ADDRESS_FIELDS, isAddressOpen } from '../../address/index.ts'
import { type FieldState, HIDDEN_FIELD, lockedField, OPEN_FIELD } from '../../forms/index.ts'
import { type Access, grants, grantsExactly } from '../../permissions/index.ts'
import type { Account } from '../account.ts'
import { phasesOf } from './electrics.ts'
import {
  type ConnectorField,
  STATION_FIELDS,
  STATION_FORM,
  STATION_TABS,
  type StationField,
  type StationTab,
} from './fields.ts'
import { MONEY_FIELDS, type MoneyField, type StationBase, type StationValues } from './values.ts'

/** Why a visible field of the station form cannot be edited; the words are in the catalogue of the stations area. */
export const STATION_WHY_NOT = [
  'fixedAfterCreation',
  'fixedByTenant',
  'addressFromZip',
  'accountUnknown',
  'accountHasNoReader',
  'readerOff',
  'openAllDay',
  'systemMissing',
  'paymentOff',
  'pricedPerConnector',
  'pricedPerStation',
  'peopleNotLoaded',
] as const
export type StationWhyNot = (typeof STATION_WHY_NOT)[number]
type State = FieldState<StationWhyNot>

/** What the policy needs besides the values. */
export interface StationFormContext {
  readonly mode: 'new' | 'edit'
  readonly access: Access
  /** undefined while, or because, they could not be read. */
  readonly accounts: readonly Account[] | undefined
}

/** What each field of the form is for this user, now. */
export interface StationPolicy {
  readonly fields: Readonly<Record<StationField, State>>
  /** The same for every connector. */
  readonly connectors: Readonly<Record<ConnectorField, State>>
  /** In the form's order (STF-006, STF-007). */
  readonly tabs: readonly StationTab[]
  /** Whether the search by CPF is offered (STF-087). */
  readonly canSearchCpf: boolean
}

/**
 * The field policy of the station form: what is visible, editable, required and how it is sent, from the values, what they
 * were, and what this user may do. Pure; cheap enough for every change.
 */
export function stationPolicy(
  values: StationValues,
  base: StationBase,
  context: StationFormContext,
): StationPolicy {
  const rights = rightsOf(context.access)
  const fields = {
    ...DEFINED,
    ...identity(values, context.mode, rights),
    ...reader(values, base, context),
    ...hours(values),
    ...electrics(values, rights),
    ...address(values, rights),
    ...payment(values, rights.hasPayment),
  }
  return {
    fields,
    connectors: connectorFields(values, rights),
    tabs: STATION_TABS.filter(
      (tab) =>
        (tab !== 'technical' || values.connectors.length > 0) && (tab !== 'payment' || rights.hasPayment),
    ),
    canSearchCpf: rights.canSearchCpf,
  }
}

// As the definition has them; each field has just been given its state.
const DEFINED = Object.fromEntries(
  STATION_FIELDS.map((field) => [field, STATION_FORM.states[field]]),
) as Record<StationField, State>

/** What of a user's access the form asks for. */
interface Rights {
  readonly hasPayment: boolean
  readonly canSetOcpi: boolean
  readonly canSetElectrics: boolean
  readonly canEditAddress: boolean
  readonly canTypePower: boolean
  readonly canSearchCpf: boolean
}

// The policy is asked at every key press; an access is built once per session.
const known = new WeakMap<Access, Rights>()

function rightsOf(access: Access): Rights {
  const held = known.get(access)
  if (held) return held
  const rights: Rights = {
    hasPayment: access.capabilities.monetization,
    canSetOcpi: grants(access, 'ocpi_enabled_button'),
    canSetElectrics: grantsExactly(access, 'DASH_SMART_CHARGING_CREATE'),
    canEditAddress: grants(access, '/stations/allow_edit_address'),
    canTypePower: grants(access, 'custom-powermax'),
    canSearchCpf: grants(access, '/users_data/tenant_parent/cpf'),
  }
  known.set(access, rights)
  return rights
}

const required = (isRequired: boolean): State => ({ ...OPEN_FIELD, isRequired })

function identity(
  values: StationValues,
  mode: 'new' | 'edit',
  rights: Rights,
): Partial<Record<StationField, State>> {
  return {
    ...(mode === 'edit' && { chargeBoxId: lockedField('fixedAfterCreation') }),
    isOcpiCompatible: rights.canSetOcpi ? OPEN_FIELD : HIDDEN_FIELD,
    people: people(values),
  }
}

/** An empty list is sent for a public station (STF-086); an unknown list cannot be edited, and not be sent. */
function people({ visibility, people: held }: StationValues): State {
  if (visibility !== 'PRIVATE') return { ...HIDDEN_FIELD, sentAs: 'nothing' }
  return held === undefined ? lockedField('peopleNotLoaded') : OPEN_FIELD
}

function reader(
  values: StationValues,
  base: StationBase,
  { accounts }: StationFormContext,
): Partial<Record<StationField, State>> {
  const account = accounts?.find(({ pk }) => pk === values.accountPk)
  if (!account?.hasFaceReader) {
    // Choosing such an account has cleared both (STF-049); a loaded one is not altered.
    const isChosen = account !== undefined && values.accountPk !== base.values.accountPk
    const locked: State = lockedField(
      account ? 'accountHasNoReader' : 'accountUnknown',
      isChosen ? 'nothing' : 'loaded',
    )
    return { hasFaceReader: locked, faceReaderMac: locked }
  }
  return { faceReaderMac: values.hasFaceReader ? required(true) : lockedField('readerOff') }
}

function hours({ isOpenAllDay }: StationValues): Partial<Record<StationField, State>> {
  const state: State = isOpenAllDay ? lockedField('openAllDay', 'nothing') : required(true)
  return { openTime: state, closeTime: state }
}

function electrics(
  { system, connectors }: StationValues,
  rights: Rights,
): Partial<Record<StationField, State>> {
  if (!rights.canSetElectrics || connectors.length === 0)
    return { system: HIDDEN_FIELD, phase: HIDDEN_FIELD, voltage: HIDDEN_FIELD, rateUnit: HIDDEN_FIELD }
  // A phase or voltage of an unknown system was loaded; choosing a system clears them both.
  const state: State = phasesOf(system).length > 0 ? OPEN_FIELD : lockedField('systemMissing', 'value')
  return { phase: state, voltage: state }
}

function address(values: StationValues, rights: Rights): Partial<Record<StationField, State>> {
  const block = values.address
  const isNeeded = requiredAddress(values)
  const states: Partial<Record<StationField, State>> = { country: lockedField('fixedByTenant') }
  for (const field of ADDRESS_FIELDS) {
    const isPoint = field === 'latitude' || field === 'longitude'
    const isOpen = isPoint || isAddressOpen(block, field, rights.canEditAddress)
    // What a look-up or a group put into a locked text is sent: only the hand is kept away.
    states[field] = isOpen ? required(isNeeded.has(field)) : lockedField('addressFromZip', 'value')
  }
  return states
}

/** The fields of the address that must be filled (STF-060 to STF-065). */
export function requiredAddress(values: StationValues): ReadonlySet<StationField> {
  const needed = new Set<StationField>()
  const hasZip = values.address.texts.zip.trim() !== ''
  if (values.showsLocation || values.isHubjectCompatible) needed.add('latitude').add('longitude')
  if (hasZip || values.isHubjectCompatible) needed.add('street').add('houseNumber')
  if (values.isHubjectCompatible) needed.add('zip').add('city').add('state')
  return needed
}

function payment(values: StationValues, isGranted: boolean): Partial<Record<StationField, State>> {
  const states: Partial<Record<StationField, State>> = {}
  if (!isGranted) {
    for (const field of ['takesPayment', 'costType', 'incomeType', 'incomeBy', ...MONEY_FIELDS] as const)
      states[field] = HIDDEN_FIELD
    return states
  }
  for (const field of MONEY_FIELDS) states[field] = moneyField(field, values)
  return states
}

function moneyField(field: MoneyField, values: StationValues): State {
  if (!isPriceShown(field, values)) return HIDDEN_FIELD
  if (!values.takesPayment) return lockedField('paymentOff')
  const isOfConnectors = field === 'incomePerKwh' || field === 'incomePerMinute'
  if (isOfConnectors && values.incomeBy === 'CONNECTOR') return lockedField('pricedPerConnector')
  return required(true)
}

/** KWH shows the price per kWh, DURATION the price per minute (decisions: Payment); another raw word shows both. */
function isPriceShown(field: MoneyField | 'pricePerKwh' | 'pricePerMinute', values: StationValues): boolean {
  const type = field.startsWith('cost') ? values.costType : values.incomeType
  if (field.endsWith('PerKwh')) return type !== 'DURATION'
  return !field.endsWith('PerMinute') || type !== 'KWH'
}

function connectorFields(values: StationValues, rights: Rights): Readonly<Record<ConnectorField, State>> {
  const price = (field: 'pricePerKwh' | 'pricePerMinute'): State => {
    if (!rights.hasPayment || !isPriceShown(field, values)) return HIDDEN_FIELD
    if (!values.takesPayment) return lockedField('paymentOff')
    return values.incomeBy === 'CONNECTOR' ? OPEN_FIELD : lockedField('pricedPerStation')
  }
  return {
    typePk: required(true),
    powerMax: OPEN_FIELD,
    powerMaxCustom: rights.canTypePower ? OPEN_FIELD : HIDDEN_FIELD,
    pricePerKwh: price('pricePerKwh'),
    pricePerMinute: price('pricePerMinute'),
    override: OPEN_FIELD,
  }
}
