import {
  connectorTypesFixture,
  photoFixture,
  privateUsersWire,
  type StationDetailWire,
  stationContextFixture,
  stationDetailWire,
} from '@corrente/domain/fixtures'
import { resultOf } from '@corrente/domain/forms'
import {
  boundAtFirst,
  changeConnector,
  loadedStation,
  newStation,
  readPrivateUsers,
  readStationDetail,
  type SavedForm,
  type StationBase,
  type StationValues,
  stationPolicy,
} from '@corrente/domain/stations'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CallOptions, Gateway, Outcome } from '../../gateways/index.ts'
import { goOn, lookUpAndGoOn, startRun } from './saveRun.ts'
import type { SaveWorld } from './sendStep.ts'

const ZONE = 'America/Sao_Paulo'
const PK = stationDetailWire().chargeBoxPk
const TYPES = connectorTypesFixture()
const DONE: Outcome<never> = { kind: 'done-empty' }
const LOST: Outcome<never> = { kind: 'unreachable', reason: 'network' }
const REFUSED: Outcome<never> = { kind: 'refused', status: 400, body: null }

/** What the server holds, what it answers to writes by their order, and which of its reads are silent. */
let held: { station: StationDetailWire | undefined; photos: string[]; people: unknown[] }
let answers: Outcome<never>[]
let isSilent: boolean
let sent: string[]

const bodyOf = (template: string): unknown => {
  if (template.endsWith('/photos')) return held.photos.map((name) => ({ name, url: null, base64: 'QUJD' }))
  if (template.startsWith('users_data')) return { error: null, userPrivateStationList: held.people }
  const list = held.station ? [held.station] : []
  if (template === 'chargepoints') return { error: null, chargePointList: list, count: list.length }
  return { error: null, chargePoint: held.station }
}
const fake: Gateway = {
  get: async (template, read) => {
    const found = isSilent ? undefined : read(bodyOf(template))
    return found ? { kind: 'done', data: found.data, unreadRows: 0 } : LOST
  },
  send: async (method, template, { params = {} }: CallOptions = {}) => {
    sent.push(`${method} ${template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(params[name]))}`)
    return answers.shift() ?? DONE
  },
  download: async () => LOST,
}
const world: SaveWorld = { cp: fake, country: 'BR', types: TYPES, zone: ZONE, offsetHours: () => -3 }

const people = () => readPrivateUsers(privateUsersWire())?.data ?? []
const loaded = (): StationBase => {
  const read = readStationDetail({ chargePoint: stationDetailWire() }, ZONE)
  if (!read) throw new Error('the fixture cannot be read')
  const photos = [photoFixture({ name: 'velha.png' })]
  return loadedStation(read.data, { country: 'BR', types: TYPES, photos, people: boundAtFirst(people()) })
}
const run = async (form: SavedForm) => {
  const moved: SavedForm[] = []
  const mode = form.base.pk === undefined ? ('new' as const) : ('edit' as const)
  const policy = stationPolicy(form.values, form.base, stationContextFixture({ mode }))
  const end = await goOn(world, startRun(form, policy), (next) => moved.push(next))
  return { ...end, moved }
}
const edited = (change: (values: StationValues) => StationValues): SavedForm => {
  const base = loaded()
  return { base, values: change(base.values) }
}
const overridden = (values: StationValues) =>
  changeConnector(changeConnector(values, 1, 'override', 'MAINTENANCE'), 2, 'override', 'MAINTENANCE')
const STATION = `PUT chargepoints/${PK}`
const connector = (id: number) => `PUT chargepoints/${PK}/connector/${id}`
const onServer = (override: 'MAINTENANCE') =>
  stationDetailWire({
    connectors: stationDetailWire().connectors.map((each) => ({ ...each, unusualStatus: override })),
  })

beforeEach(() => {
  held = { station: stationDetailWire(), photos: ['velha.png'], people: [...privateUsersWire()] }
  answers = []
  isSilent = false
  sent = []
})

describe('a save in steps', () => {
  test('CON-018 the station first, then each changed connector; the base moves with each', async () => {
    const { answer, moved } = await run(edited((values) => overridden({ ...values, description: 'Outra' })))
    expect(answer.kind).toBe('saved')
    expect(sent).toEqual([STATION, connector(1), connector(2)])
    expect(moved.at(-1)?.base.values.connectors).toEqual(moved.at(-1)?.values.connectors)
  })

  test('CON-018 a refused connector stops it, and a retry sends only what is missing', async () => {
    answers = [DONE, REFUSED]
    const first = await run(edited((values) => overridden({ ...values, description: 'Outra' })))
    expect(resultOf(first.run.steps)).toMatchObject({
      kind: 'half',
      saved: ['station'],
      stoppedAt: 'connector.1',
    })
    sent = []
    expect((await run(first.run.form)).answer.kind).toBe('saved')
    expect(sent).toEqual([connector(1), connector(2)])
  })

  test('a lost connector that cannot be looked up is open; once it was found applied, the rest is sent', async () => {
    answers = [LOST]
    isSilent = true
    const first = await run(edited(overridden))
    expect(first.answer.kind).toBe('unknown')
    sent = []
    isSilent = false
    held.station = onServer('MAINTENANCE')
    const end = await lookUpAndGoOn(world, first.run, () => undefined)
    expect([end.answer.kind, sent]).toEqual(['saved', [connector(2)]])
  })

  test('a lost connector that was not applied is said to be lost, and nothing is sent after it', async () => {
    answers = [LOST]
    const { answer } = await run(edited(overridden))
    expect([answer.kind, sent]).toEqual(['lost', [connector(1)]])
  })
})

describe('what a station’s reply does not hold', () => {
  const withPhoto = () =>
    edited((values) => ({
      ...values,
      photos: [...values.photos, { kind: 'new', name: 'nova.png', base64: 'QUJD' }],
    }))

  test('STF-083 a lost save of photos is saved only where the photos are there', async () => {
    answers = [LOST]
    expect((await run(withPhoto())).answer.kind).toBe('lost')
    answers = [LOST]
    held.photos.push('nova.png')
    expect((await run(withPhoto())).answer.kind).toBe('saved')
  })

  test('STF-086 a lost save of people is saved only where they are bound', async () => {
    const form = edited((values) => ({ ...values, visibility: 'PRIVATE', people: [] }))
    answers = [LOST]
    held.station = stationDetailWire({ typeOf: 'PRIVATE' })
    expect((await run(form)).answer.kind).toBe('lost')
    answers = [LOST]
    held.people = []
    expect((await run(form)).answer.kind).toBe('saved')
  })
})

describe('a creation', () => {
  const form = (): SavedForm => {
    const base = newStation('BR', 7)
    return { base, values: { ...base.values, chargeBoxId: 'NOVA-1', description: 'Nova' } }
  }
  const TAKEN: Outcome<never> = {
    kind: 'refused',
    status: 409,
    body: { type: 'error', error: 'CHARGEBOX_ID_DUPLICATE: NOVA-1' },
  }
  /** The new station as the server answers it. */
  const created = () =>
    stationDetailWire({
      chargeBoxId: 'NOVA-1',
      description: 'Nova',
      endpointAddress: null,
      externalId: null,
      chargeBoxGroupPk: null,
      typeOf: 'PUBLIC',
      reservation: false,
      active: true,
      isOcpiCompatible: false,
      isHubjectCompatible: false,
      showLocation: false,
      address: null,
      locationLatitude: null,
      locationLongitude: null,
      isOpen_24Hours: true,
      openTime: null,
      closeTime: null,
      isTenantDeviceReader: false,
      deviceReaderMac: null,
      hasPayment: false,
      paymentChargeTypeCost: 'KWH',
      paymentChargeTypeIncome: 'KWH',
      paymentChargeByIncome: 'CHARGE_BOX',
      moneyPerKilowattCost: 0,
      moneyPerDurationCost: 0,
      moneyPerTransactionCost: 0,
      moneyPerKilowattIncome: 0,
      moneyPerDurationIncome: 0,
      moneyPerTransactionIncome: 0,
      taxIncome: 0,
      system: null,
      phase: null,
      voltage: null,
      chargingRateUnit: null,
      connectors: [],
    })

  test.each([
    ['lost', LOST],
    ['taken', TAKEN],
  ] as const)(
    'STF-013 whose answer says %s is done where the station stands there as sent',
    async (_says, answer) => {
      answers = [answer]
      held.station = created()
      const end = await run(form())
      expect([end.answer.kind, sent]).toEqual(['saved', ['POST chargepoints']])
    },
  )

  test('STF-013 an id that is another station’s is taken, whether the server says so or its answer was lost', async () => {
    for (const answer of [TAKEN, LOST]) {
      answers = [answer]
      held.station = { ...created(), description: 'De outra pessoa' }
      expect((await run(form())).answer.kind).toBe('taken')
    }
  })

  test('STF-018 lost and not there it may be sent again; a server error is the refusal that it says', async () => {
    held.station = undefined
    answers = [LOST]
    expect((await run(form())).answer.kind).toBe('lost')
    answers = [{ kind: 'refused', status: 500, body: null }]
    expect((await run(form())).answer.kind).toBe('refused')
  })

  test('STN-039 a 403 is the limit', async () => {
    answers = [{ kind: 'refused', status: 403, body: null }]
    expect((await run(form())).answer.kind).toBe('limit')
  })
})
