import {
  connectorTypesFixture,
  photoFixture,
  privateUsersWire,
  type StationDetailWire,
  stationContextFixture,
  stationDetailWire,
} from '@corrente/domain/fixtures'
import type { Held } from '@corrente/domain/forms'
import {
  boundAtFirst,
  changeConnector,
  loadedStation,
  newStation,
  readPrivateUsers,
  readStationDetail,
  type StationBase,
  type StationValues,
  stationPolicy,
} from '@corrente/domain/stations'
import { DELIVERY_MS } from '@corrente/domain/writes'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CallOptions, Gateway, Outcome } from '../gateways/index.ts'
import { createTestBrowser } from '../kit/writes/testing/tabs.ts'
import { workOfChain } from '../kit/writes/work.ts'
import { type StationSaveWorld, saveStation } from './stationSave.ts'

const ZONE = 'America/Sao_Paulo'
const PK = stationDetailWire().chargeBoxPk
const TYPES = connectorTypesFixture()
const DONE: Outcome<never> = { kind: 'done-empty' }
const LOST: Outcome<never> = { kind: 'unreachable', reason: 'network' }
const REFUSED: Outcome<never> = { kind: 'refused', status: 400, body: null }

/** What the server holds, what it answers to writes by their order. */
let held: { station: StationDetailWire | undefined; photos: string[]; people: unknown[] }
let answers: Outcome<never>[]
/** How many reads are answered before the server falls silent. */
let silentAfter: number
let refusedRead: number | undefined
/** What a write makes of what the server holds, whatever it answers. */
let apply: () => void
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
    if (refusedRead !== undefined) return { kind: 'refused', status: refusedRead, body: null }
    silentAfter -= 1
    const found = silentAfter < 0 ? undefined : read(bodyOf(template))
    return found ? { kind: 'done', data: found.data, unreadRows: 0 } : LOST
  },
  send: async (method, template, { params = {} }: CallOptions = {}) => {
    sent.push(`${method} ${template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(params[name]))}`)
    apply()
    return answers.shift() ?? DONE
  },
  download: async () => LOST,
}
const world: StationSaveWorld = {
  cp: fake,
  country: 'BR',
  types: TYPES,
  formats: { locale: 'pt-BR', zone: ZONE, offsetHours: () => -3 },
  policyOf: (values, base) =>
    stationPolicy(values, base, stationContextFixture({ mode: base.pk === undefined ? 'new' : 'edit' })),
}

const people = () => readPrivateUsers(privateUsersWire())?.data ?? []
const loaded = (): StationBase => {
  const read = readStationDetail({ chargePoint: stationDetailWire() }, { zoneless: ZONE })
  if (!read) throw new Error('the fixture cannot be read')
  const photos = [photoFixture({ name: 'velha.png' })]
  return loadedStation(read.data, { country: 'BR', types: TYPES, photos, people: boundAtFirst(people()) })
}
const begin = (form: Held<StationBase>) => {
  const moved: Held<StationBase>[] = []
  const taken: string[] = []
  const browser = createTestBrowser()
  const { writes, failures } = browser.tab()
  const told = { onMove: (to: Held<StationBase>) => moved.push(to), onTaken: (id: string) => taken.push(id) }
  const work = workOfChain(saveStation(world, form, told))
  const end = () => {
    expect(failures).toEqual([])
    return { state: writes.stateOf(work.keys), moved, taken }
  }
  const after = async (ms: number) => {
    await browser.pass(ms)
    return end()
  }
  return {
    press: () => {
      void writes.press(work)
      // The looks after a lost answer take two seconds.
      return after(2_000)
    },
    verify: () => {
      void writes.verify(work.keys)
      return after(0)
    },
    /** What no gateway can deliver any more. */
    wait: () => after(DELIVERY_MS),
  }
}
const run = (form: Held<StationBase>) => begin(form).press()
/** Pressed, and waited for until nothing of it can arrive any more. */
const runOut = async (form: Held<StationBase>) => {
  const save = begin(form)
  await save.press()
  return save.wait()
}
const edited = (change: (values: StationValues) => StationValues): Held<StationBase> => {
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
  silentAfter = Number.POSITIVE_INFINITY
  refusedRead = undefined
  apply = () => undefined
  sent = []
})

describe('a save in steps', () => {
  test('CON-018 the station first, then each changed connector; the base moves with each', async () => {
    const { state, moved } = await run(edited((values) => overridden({ ...values, description: 'Outra' })))
    expect(state.phase).toBe('done')
    expect(sent).toEqual([STATION, connector(1), connector(2)])
    expect(moved.at(-1)?.base.values.connectors).toEqual(moved.at(-1)?.values.connectors)
  })

  test('CON-018 a refused connector stops it, and a retry sends only what is missing', async () => {
    answers = [DONE, REFUSED]
    const first = await run(edited((values) => overridden({ ...values, description: 'Outra' })))
    expect(first.state).toMatchObject({ phase: 'refused', saved: ['station'], step: 'connector.1' })
    sent = []
    held.station = stationDetailWire({ description: 'Outra' })
    const moved = first.moved.at(-1)
    if (!moved) throw new Error('the base has not moved')
    expect((await run(moved)).state.phase).toBe('done')
    expect(sent).toEqual([connector(1), connector(2)])
  })

  test('a lost connector that cannot be looked up is open; once it was found applied, the rest is sent', async () => {
    answers = [LOST]
    const save = begin(edited(overridden))
    silentAfter = 1
    expect((await save.press()).state).toMatchObject({ phase: 'unknown', step: 'connector.1' })
    sent = []
    silentAfter = Number.POSITIVE_INFINITY
    held.station = onServer('MAINTENANCE')
    const { state } = await save.verify()
    expect([state.phase, sent]).toEqual(['done', [connector(2)]])
  })

  test('a lost connector that was not applied is said to be lost, and nothing is sent after it', async () => {
    answers = [LOST]
    const { state } = await runOut(edited(overridden))
    expect([state.phase, sent]).toEqual(['notApplied', [connector(1)]])
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
    expect((await runOut(withPhoto())).state.phase).toBe('notApplied')
    answers = [LOST]
    held.photos.push('nova.png')
    expect((await run(withPhoto())).state.phase).toBe('done')
  })

  test('STF-086 a lost save of people is saved only where they are bound', async () => {
    const form = edited((values) => ({ ...values, visibility: 'PRIVATE', people: [] }))
    apply = () => {
      held.station = stationDetailWire({ typeOf: 'PRIVATE' })
    }
    answers = [LOST]
    expect((await runOut(form)).state.phase).toBe('notApplied')
    held.station = stationDetailWire()
    apply = () => {
      held.station = stationDetailWire({ typeOf: 'PRIVATE' })
      held.people = []
    }
    answers = [LOST]
    expect((await run(form)).state.phase).toBe('done')
  })
})

describe('the look before it', () => {
  const change = (values: StationValues) => ({ ...values, description: 'Minha' })

  test('STF-019 what somebody else saved meanwhile is asked about; a yes sends theirs with mine on top', async () => {
    held.station = stationDetailWire({ externalId: 'DELES' })
    const { state, moved } = await run(edited(change))
    expect(state).toMatchObject({
      phase: 'asking',
      ask: { values: { description: 'Minha', externalId: 'DELES' }, changes: [{ field: 'externalId' }] },
    })
    expect([sent, moved]).toEqual([[], []])
  })

  test('STF-086 people whom somebody else bound meanwhile are asked about too', async () => {
    const base = loaded()
    const asPrivate = { ...base, values: { ...base.values, visibility: 'PRIVATE' } }
    held.station = stationDetailWire({ typeOf: 'PRIVATE' })
    held.people = []
    const { state } = await run({ base: asPrivate, values: { ...asPrivate.values, description: 'Minha' } })
    expect(state).toMatchObject({ phase: 'asking', ask: { changes: [{ field: 'people' }] } })
  })

  test.each([
    [404, 'gone'],
    [403, 'notPermitted'],
    [500, 'unreachable'],
  ] as const)('a read that is answered %d: %s, and nothing is sent', async (status, why) => {
    refusedRead = status
    const { state } = await run(edited(change))
    expect([state, sent]).toEqual([{ phase: 'notSent', why }, []])
  })
})

describe('a creation', () => {
  const form = (): Held<StationBase> => {
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
      expect([end.state.phase, sent]).toEqual(['done', ['POST chargepoints']])
    },
  )

  test('STF-013 an id that is another station’s is taken, whether the server says so or its answer was lost', async () => {
    for (const answer of [TAKEN, LOST]) {
      answers = [answer]
      held.station = { ...created(), description: 'De outra pessoa' }
      const { state, taken } = await run(form())
      // The server cannot save it any more, however late it gets it.
      expect([state.phase, new Set(taken)]).toEqual([
        answer === TAKEN ? 'refused' : 'notApplied',
        new Set(['NOVA-1']),
      ])
    }
  })

  test('STF-018 lost it may be sent again once it cannot arrive; a server error is the refusal that it says', async () => {
    held.station = undefined
    answers = [LOST]
    const save = begin(form())
    expect((await save.press()).state).toMatchObject({ phase: 'unknown', canRelease: true })
    expect((await save.wait()).state.phase).toBe('notApplied')
    answers = [{ kind: 'refused', status: 500, body: null }]
    expect((await run(form())).state).toMatchObject({ phase: 'refused', refusal: { status: 500 } })
  })

  test('STN-039 a 403 is refused at once: it is the limit', async () => {
    answers = [{ kind: 'refused', status: 403, body: null }]
    expect((await run(form())).state).toMatchObject({ phase: 'refused', refusal: { status: 403 } })
  })
})
