import {
  answerGeocode,
  answerLookup,
  geocodeQuestion,
  pickPoint,
  retryLookup,
  typeAddress,
  typeCoordinate,
} from '../../../address/index.ts'
import {
  accountsFixture,
  groupsFixture,
  NO_GRANTS,
  ODD_TEXTS,
  permissionFixtures,
  privateUsersFixture,
  type Random,
  rolePermission,
  routePermission,
  stationDetailFixture,
  stationFormFixture,
} from '../../../fixtures/index.ts'
import { buildAccess } from '../../../permissions/index.ts'
import {
  bindUser,
  boundAtFirst,
  changeConnector,
  chooseAccount,
  chooseGroup,
  chooseSystem,
  chooseVoltage,
  newStation,
  phasesOf,
  type StationBase,
  type StationFormContext,
  type StationPath,
  type StationPolicy,
  type StationValues,
  stationPolicy,
  voltagesOf,
} from '../../index.ts'
import { MONEY_FIELDS } from '../values.ts'

export const PERMISSIONS = [
  [routePermission('/stations')],
  permissionFixtures.operator,
  permissionFixtures.everything,
  [rolePermission('DASH_SMART_CHARGING_CREATE'), routePermission('/stations/allow_edit_address')],
  [rolePermission('DASH_CVE_PRO_MONETIZATION_CONFIG'), rolePermission('custom-powermax')],
  [
    ...permissionFixtures.everything,
    rolePermission('custom-powermax'),
    rolePermission('ocpi_enabled_button'),
  ],
].map((permissions) => buildAccess(permissions, NO_GRANTS))
export const ACCOUNTS = accountsFixture()
export const GROUPS = groupsFixture()
export const PEOPLE = privateUsersFixture()
export const TEXTS = [
  '',
  ' ',
  'A',
  'Rua das Palmeiras',
  'x'.repeat(26),
  'x'.repeat(91),
  ODD_TEXTS.emoji,
  'N/A',
]
export const ZIPS = ['', '8', '88010-123', '88010-999', '01310100', 'sem']
export const PRICES = [undefined, 0, 1.9, 12.34, -1, 123_456, 1.234_567]
export const POWERS = [undefined, 22, 7.4, 22_000, 3_700, 11]

export interface Form {
  readonly values: StationValues
  readonly base: StationBase
  readonly context: StationFormContext
}
export type Act = (form: Form, random: Random) => Form

export const put = (form: Form, values: Partial<StationValues>): Form => ({
  ...form,
  values: { ...form.values, ...values },
})
export const policyOf = ({ values, base, context }: Form): StationPolicy =>
  stationPolicy(values, base, context)
/** An act of the hand, which a field that is locked or hidden does not take. */
export const byHand =
  (field: keyof StationPolicy['fields'], act: Act): Act =>
  (form, random) =>
    policyOf(form).fields[field].isEditable ? act(form, random) : form
export const someConnector = (form: Form, random: Random) =>
  form.values.connectors.length === 0 ? undefined : random.pick(form.values.connectors).id

export const toggles = [
  'hasReservation',
  'isActive',
  'isOcpiCompatible',
  'isHubjectCompatible',
  'showsLocation',
  'isOpenAllDay',
  'hasFaceReader',
  'takesPayment',
] as const
export const texts = ['chargeBoxId', 'description', 'endpointAddress', 'externalId'] as const

export const ACTS: readonly Act[] = [
  ...toggles.map((name) => byHand(name, (form) => put(form, { [name]: !form.values[name] }))),
  ...texts.map((name) => byHand(name, (form, random) => put(form, { [name]: random.pick(TEXTS) }))),
  ...MONEY_FIELDS.map((name) => byHand(name, (form, random) => put(form, { [name]: random.pick(PRICES) }))),
  ...(['street', 'houseNumber', 'city', 'state'] as const).map((part) =>
    byHand(part, (form, random) =>
      put(form, { address: typeAddress(form.values.address, part, random.pick(TEXTS)) }),
    ),
  ),
  (form, random) => put(form, { address: typeAddress(form.values.address, 'zip', random.pick(ZIPS)) }),
  (form, random) => {
    const { address } = form.values
    const found = {
      street: random.pick(TEXTS),
      city: random.pick(TEXTS),
      state: random.pick(['SC', '', 'x'.repeat(26)]),
    }
    const answer = random.pick([
      { kind: 'found', address: found },
      { kind: 'notFound' },
      { kind: 'failed' },
    ] as const)
    return put(form, { address: answerLookup(address, address.lookup.digits, answer) })
  },
  (form) => put(form, { address: retryLookup(form.values.address) }),
  (form, random) =>
    put(form, { address: pickPoint(form.values.address, random.int(-90, 90), random.int(-180, 180)) }),
  (form, random) =>
    put(form, {
      address: typeCoordinate(
        form.values.address,
        random.pick(['latitude', 'longitude']),
        random.pick([undefined, 0, 95, -27.6]),
      ),
    }),
  (form) => {
    const question = geocodeQuestion(form.values.address)
    return question
      ? put(form, { address: answerGeocode(form.values.address, question, [{ lat: -27, lng: -48 }]) })
      : form
  },
  (form, random) => put(form, chooseGroup(form.values, random.pick([undefined, ...GROUPS]))),
  (form, random) => put(form, chooseAccount(form.values, random.pick([undefined, ...ACCOUNTS]))),
  byHand('system', (form, random) =>
    put(
      form,
      chooseSystem(form.values, random.pick(['', 'SINGLE_PHASE', 'TWO_PHASE', 'THREE_PHASE'])).values,
    ),
  ),
  byHand('phase', (form, random) => put(form, { phase: random.pick(['', ...phasesOf(form.values.system)]) })),
  byHand('voltage', (form, random) =>
    put(
      form,
      chooseVoltage(
        form.values,
        random.pick([undefined, ...voltagesOf(form.values.system).map(({ volts }) => volts)]),
      ).values,
    ),
  ),
  byHand('incomeBy', (form, random) =>
    put(form, {
      incomeBy: form.context.mode === 'new' ? 'CHARGE_BOX' : random.pick(['CHARGE_BOX', 'CONNECTOR']),
    }),
  ),
  byHand('incomeType', (form, random) => put(form, { incomeType: random.pick(['KWH', 'DURATION']) })),
  byHand('costType', (form, random) => put(form, { costType: random.pick(['KWH', 'DURATION']) })),
  (form, random) => put(form, { visibility: random.pick(['PUBLIC', 'PRIVATE', '']) }),
  (form, random) => put(form, { people: random.pick([undefined, boundAtFirst(PEOPLE)]) }),
  byHand('people', (form, random) =>
    put(form, { people: bindUser(form.values.people ?? [], random.pick(PEOPLE), random.chance(0.5)) }),
  ),
  ...(['openTime', 'closeTime'] as const).map((name) =>
    byHand(name, (form, random) => put(form, { [name]: random.pick(['', '08:00', '00:00', '25:00', '8h']) })),
  ),
  byHand('faceReaderMac', (form, random) =>
    put(form, { faceReaderMac: random.pick(['', 'AA:BB', 'aabbcc001122']) }),
  ),
  (form, random) => {
    const id = someConnector(form, random)
    if (id === undefined) return form
    const states = policyOf(form).connectors
    const field = random.pick(['typePk', 'powerMax', 'pricePerKwh', 'pricePerMinute'] as const)
    if (!states[field].isEditable) return form
    const value =
      field === 'typePk'
        ? random.pick([undefined, 1, 8])
        : random.pick(field === 'powerMax' ? POWERS : PRICES)
    return put(form, changeConnector(form.values, id, field, value))
  },
  (form, random) => {
    const id = someConnector(form, random)
    if (id === undefined || !policyOf(form).connectors.powerMaxCustom.isEditable) return form
    const on = changeConnector(form.values, id, 'isCustomPower', random.chance(0.7))
    return put(form, changeConnector(on, id, 'powerMaxCustom', random.pick([undefined, 0.5, 1.005, 25.5])))
  },
  (form, random) => ({ ...form, context: { ...form.context, access: random.pick(PERMISSIONS) } }),
  (form, random) => ({ ...form, context: { ...form.context, accounts: random.pick([undefined, ACCOUNTS]) } }),
]

export const STARTS: readonly StationBase[] = [
  newStation('BR', 7),
  newStation('CO', 8),
  stationFormFixture(),
  stationFormFixture({ address: undefined, latitude: undefined, longitude: undefined }),
  stationFormFixture({
    connectors: [],
    hasFaceReader: true,
    faceReaderMac: 'AA:BB:CC:00:11:22',
    accountPk: 8,
  }),
  stationFormFixture({
    payment: {
      ...stationDetailFixture().payment,
      incomeBy: 'CONNECTOR',
      incomeType: 'DURATION',
      costPerKwh: 1.234_567,
    },
  }),
]

/** A value that corrects any field of this name. */
export const CURES: Readonly<Record<string, (form: Form) => Form>> = {
  chargeBoxId: (form) => put(form, { chargeBoxId: 'CURA-1' }),
  description: (form) => put(form, { description: 'Cura' }),
  endpointAddress: (form) => put(form, { endpointAddress: '' }),
  externalId: (form) => put(form, { externalId: '' }),
  accountPk: (form) => put(form, { accountPk: 7 }),
  visibility: (form) => put(form, { visibility: 'PUBLIC' }),
  openTime: (form) => put(form, { openTime: '08:00' }),
  closeTime: (form) => put(form, { closeTime: '20:00' }),
  faceReaderMac: (form) => put(form, { faceReaderMac: 'AA:BB:CC:00:11:22' }),
  zip: (form) =>
    put(form, {
      address: typeAddress(form.values.address, 'zip', form.values.isHubjectCompatible ? '88010-124' : ''),
    }),
  street: (form) => put(form, { address: typeAddress(form.values.address, 'street', 'Rua A') }),
  houseNumber: (form) => put(form, { address: typeAddress(form.values.address, 'houseNumber', '1') }),
  city: (form) => put(form, { address: typeAddress(form.values.address, 'city', 'Palhoça') }),
  state: (form) => put(form, { address: typeAddress(form.values.address, 'state', 'SC') }),
  latitude: (form) => put(form, { address: typeCoordinate(form.values.address, 'latitude', -27) }),
  longitude: (form) => put(form, { address: typeCoordinate(form.values.address, 'longitude', -48) }),
  ...Object.fromEntries(MONEY_FIELDS.map((name) => [name, (form: Form) => put(form, { [name]: 1 })])),
}

export const cure = (form: Form, path: StationPath): Form => {
  const [list, at, field] = path.split('.')
  if (list !== 'connectors') return CURES[path]?.(form) ?? form
  const id = form.values.connectors[Number(at)]?.id ?? 0
  if (field === 'typePk') return put(form, changeConnector(form.values, id, 'typePk', 1))
  if (field === 'powerMaxCustom') return put(form, changeConnector(form.values, id, 'powerMaxCustom', 25))
  return put(
    form,
    changeConnector(form.values, id, field === 'pricePerKwh' ? 'pricePerKwh' : 'pricePerMinute', 1),
  )
}
