import { describe, expect, test } from 'vitest'
import {
  answerGeocode,
  answerLookup,
  geocodeQuestion,
  pickPoint,
  retryLookup,
  typeAddress,
  typeCoordinate,
} from '../../address/index.ts'
import {
  accountsFixture,
  createRandom,
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
} from '../../fixtures/index.ts'
import { buildAccess } from '../../permissions/index.ts'
import { z } from '../../wire/index.ts'
import {
  bindUser,
  boundAtFirst,
  changeConnector,
  checkStation,
  chooseAccount,
  chooseGroup,
  chooseSystem,
  chooseVoltage,
  connectorRequests,
  newStation,
  phasesOf,
  powerOptions,
  type StationBase,
  type StationErrors,
  type StationFormContext,
  type StationPath,
  type StationPolicy,
  type StationValues,
  stationPolicy,
  stationRequest,
  submitBlock,
  voltagesOf,
} from '../index.ts'
import { tabOfField } from './check.ts'
import { effectiveValues } from './request.ts'

// 100,000 sequences of what somebody may do to the form, while what they may do changes under their hands. Three promises:
// no error stands on a field that cannot be corrected; nothing is sent that the rules forbid; some edits always save.
const SEQUENCES = 100_000
const PERMISSIONS = [
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
const ACCOUNTS = accountsFixture()
const GROUPS = groupsFixture()
const PEOPLE = privateUsersFixture()
const TEXTS = ['', ' ', 'A', 'Rua das Palmeiras', 'x'.repeat(26), 'x'.repeat(91), ODD_TEXTS.emoji, 'N/A']
const ZIPS = ['', '8', '88010-123', '88010-999', '01310100', 'sem']
const PRICES = [undefined, 0, 1.9, 12.34, -1, 123_456, 1.234_567]
const POWERS = [undefined, 22, 7.4, 22_000, 3_700, 11]

interface Form {
  readonly values: StationValues
  readonly base: StationBase
  readonly context: StationFormContext
}
type Act = (form: Form, random: Random) => Form

const put = (form: Form, values: Partial<StationValues>): Form => ({
  ...form,
  values: { ...form.values, ...values },
})
const policyOf = ({ values, base, context }: Form): StationPolicy => stationPolicy(values, base, context)
/** An act of the hand, which a field that is locked or hidden does not take. */
const byHand =
  (field: keyof StationPolicy['fields'], act: Act): Act =>
  (form, random) =>
    policyOf(form).fields[field].isEditable ? act(form, random) : form
const someConnector = (form: Form, random: Random) =>
  form.values.connectors.length === 0 ? undefined : random.pick(form.values.connectors).id

const toggles = [
  'hasReservation',
  'isActive',
  'isOcpiCompatible',
  'isHubjectCompatible',
  'showsLocation',
  'isOpenAllDay',
  'hasFaceReader',
  'takesPayment',
] as const
const texts = ['chargeBoxId', 'description', 'endpointAddress', 'externalId'] as const
const prices = [
  'costPerKwh',
  'costPerMinute',
  'costPerRecharge',
  'incomePerKwh',
  'incomePerMinute',
  'incomePerRecharge',
  'taxPercent',
] as const

const ACTS: readonly Act[] = [
  ...toggles.map((name) => byHand(name, (form) => put(form, { [name]: !form.values[name] }))),
  ...texts.map((name) => byHand(name, (form, random) => put(form, { [name]: random.pick(TEXTS) }))),
  ...prices.map((name) => byHand(name, (form, random) => put(form, { [name]: random.pick(PRICES) }))),
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

const STARTS: readonly StationBase[] = [
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
const CURES: Readonly<Record<string, (form: Form) => Form>> = {
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
  ...Object.fromEntries(prices.map((name) => [name, (form: Form) => put(form, { [name]: 1 })])),
}

const cure = (form: Form, path: StationPath): Form => {
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

const stateOf = (policy: StationPolicy, path: StationPath) => {
  const field = path.split('.')[2]
  return field === undefined
    ? policy.fields[path as keyof StationPolicy['fields']]
    : policy.connectors[field as keyof StationPolicy['connectors']]
}

/** Why an error stands where nobody can correct it; undefined when it does not. */
const stuck = (form: Form, errors: StationErrors): string | undefined => {
  const policy = policyOf(form)
  for (const path of Object.keys(errors) as StationPath[]) {
    const { isEditable, isVisible } = stateOf(policy, path)
    if (!isVisible || !isEditable) return `${path} cannot be edited`
    if (!policy.tabs.includes(tabOfField(path))) return `${path} is on a hidden tab`
  }
  return undefined
}

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const degrees = (most: number) => z.nullable(z.number().check(z.minimum(-most), z.maximum(most)))
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/))
const BODY = z.object({
  chargeBoxId: z.string().check(z.regex(/^\S+$/)),
  description: text(90),
  endpointAddress: z.nullable(text(25)),
  tenant_pk: z.int().check(z.positive()),
  typeOf: z.enum(['PUBLIC', 'PRIVATE']),
  address: z.nullable(
    z.object({
      street: z.nullable(text(30)),
      houseNumber: z.nullable(text(5)),
      zipCode: z.nullable(text(9)),
      city: z.nullable(text(25)),
      state: z.nullable(text(25)),
    }),
  ),
  locationLatitude: degrees(90),
  locationLongitude: degrees(180),
  openTime: z.nullable(clock),
  closeTime: z.nullable(clock),
  moneyPerKilowattCost: z.number().check(z.minimum(0)),
  moneyPerKilowattIncome: z.number().check(z.minimum(0)),
  taxIncome: z.number().check(z.minimum(0)),
})

/** Which rule a form that may be sent breaks; undefined when it breaks none. */
const forbidden = (form: Form): string | undefined => {
  const { values, base, context } = form
  const policy = policyOf(form)
  const body = stationRequest(values, base, policy)
  const read = BODY.safeParse(body)
  if (!read.success) return JSON.stringify(read.error.issues)
  const before = stationRequest(base.values, base, stationPolicy(base.values, base, context))
  const has = (field: keyof StationPolicy['fields']) => policy.fields[field].isVisible
  if (!has('isOcpiCompatible') && body.isOcpiCompatible !== before.isOcpiCompatible)
    return 'OCPI without permission'
  if (!has('system') && body.system !== before.system) return 'a system without permission'
  if (!has('takesPayment') && body.taxIncome !== before.taxIncome) return 'a tax without permission'
  if (context.mode === 'edit' && body.chargeBoxId !== before.chargeBoxId) return 'another id'
  if (body.typeOf === 'PUBLIC' && body.bindUsers.length > 0) return 'people of a public station'
  if (body.isOpen_24Hours !== (body.openTime === null)) return 'times'
  // A text that is locked and was never filled is nobody's to fill: the rule does not hold for it (decisions: Saving).
  if (body.isHubjectCompatible && policy.fields.city.isEditable && (body.address?.city ?? null) === null)
    return 'Hubject without a city'
  if ((body.showLocation || body.isHubjectCompatible) && body.locationLatitude === null)
    return 'shown nowhere'
  if (body.address?.zipCode != null && body.locationLongitude === null)
    return 'a zip code without a longitude'
  const account = context.accounts?.find(({ pk }) => pk === body.tenant_pk)
  const isReaderNew = body.isTenantDeviceReader && body.tenant_pk !== before.tenant_pk
  if (account && !account.hasFaceReader && isReaderNew) return 'a reader that the account has not'
  const basis = effectiveValues(values, base, policy)
  for (const { id, body: connector } of connectorRequests(values, base, policy)) {
    const { powerMax } = connector
    const loaded = base.values.connectors.find((each) => each.id === id)?.powerMax
    if (powerMax === null || powerMax === loaded) continue
    const options = powerOptions(basis, powerMax)
    if (!options.some((option) => option.powerMax === powerMax)) return `power ${powerMax}`
    if (!policy.connectors.powerMaxCustom.isVisible && powerMax === 25_500)
      return 'a typed power without permission'
  }
  return undefined
}

/** Corrects every error by an edit that the policy allows, until the form may be sent; undefined when that never happens. */
const heal = (start: Form): Form | undefined => {
  let form = start
  for (let round = 0; round < 6; round += 1) {
    const policy = policyOf(form)
    const errors = checkStation(form.values, form.base, policy)
    const block = submitBlock(form.values)
    const paths = Object.keys(errors) as StationPath[]
    if (paths.length === 0 && block === undefined) return form
    for (const path of paths) form = cure(form, path)
    const { address } = form.values
    // What comes by itself: the answer of a look-up, here none at all.
    if (address.lookup.state === 'looking')
      form = put(form, { address: answerLookup(address, address.lookup.digits, { kind: 'failed' }) })
    if (block === 'zipWithoutLongitude')
      form = put(form, { address: pickPoint(form.values.address, -27, -48) })
    if (block === 'peopleNotLoaded') form = put(form, { visibility: 'PUBLIC' })
  }
  return undefined
}

describe('the field policy', () => {
  test(`after ${SEQUENCES} sequences no field is stuck, nothing forbidden is sent, and some edits save`, () => {
    const random = createRandom('station-form')
    let sendable = 0
    let healed = 0
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      const own = random.fork(sequence)
      const base = own.pick(STARTS)
      const mode = base.pk === undefined ? 'new' : 'edit'
      let form: Form = {
        base,
        values: base.values,
        context: { mode, access: own.pick(PERMISSIONS), accounts: ACCOUNTS },
      }
      for (let acts = own.int(1, 8); acts > 0; acts -= 1) form = own.pick(ACTS)(form, own)
      const errors = checkStation(form.values, form.base, policyOf(form))
      const trouble = stuck(form, errors)
      if (trouble !== undefined) expect.fail(`sequence ${sequence}: ${trouble}`)
      if (Object.keys(errors).length === 0 && submitBlock(form.values) === undefined) sendable += 1
      const saved = heal(form)
      if (saved === undefined)
        expect.fail(`sequence ${sequence}: no edits save it: ${JSON.stringify(errors)}`)
      if (saved !== form) healed += 1
      const broken = saved && forbidden(saved)
      if (broken !== undefined) expect.fail(`sequence ${sequence}: ${broken}`)
    }
    // Both kinds occur often, or the promises above would be empty.
    expect(Math.min(sendable, healed)).toBeGreaterThan(SEQUENCES / 20)
  }, 240_000)
})
