import { describe, expect, test } from 'vitest'
import {
  busyConnectorWire,
  chargePointWire,
  connectorWire,
  GOLDEN,
  stationDetailWire,
} from '../fixtures/index.ts'
import {
  freshnessOf,
  isClockWrong,
  readAccounts,
  readStationDetail,
  readStationRows,
  stationConditionOf,
  withLive,
} from './index.ts'

const ZONE = 'America/Sao_Paulo'

describe('rows of the list', () => {
  test('STN-008 STN-010 STN-011 STN-012 STN-021 STN-030 E4: every column, in its own unit', () => {
    const read = readStationRows(GOLDEN.E4, { zoneless: ZONE })
    expect(read).toMatchObject({ unread: 0, data: { count: 1 } })
    expect(read?.data.rows[0]).toMatchObject({
      name: 'Ipê Centro 01',
      id: 'IPE-0001',
      accountName: 'Rede Ipê',
      state: 'SC',
      city: 'São José',
      usage: 57,
      monthConsumptionWh: 324_200,
      visibility: 'PUBLIC',
      groupName: 'Grupo Centro',
      vendor: 'Fabricante Exemplo',
      model: 'W22',
      firmware: '1.2.0',
    })
  })

  test('STN-012 a heartbeat without a zone was written by the caller’s clock', () => {
    const [row] =
      readStationRows([chargePointWire({ lastHeartbeatTimestamp: '2026-03-14 15:03:58' })], {
        zoneless: ZONE,
      })?.data.rows ?? []
    expect(row?.heartbeatAt).toBe(Date.parse('2026-03-14T18:03:58Z'))
  })

  test('STN-012 times of a clock ten years ahead are nobody’s: the row says that the clock is wrong', () => {
    const ahead = chargePointWire({
      lastHeartbeatTimestamp: '2036-05-01 00:00:00',
      connectors: [
        connectorWire({ lastStatus: { status: 'Available', usage: 1, timeStamp: '2036-05-01T00:00:00Z' } }),
      ],
    })
    const serverNow = Date.parse('2026-11-26T16:18:26Z')
    const [row] = readStationRows([ahead], { zoneless: ZONE, serverNow })?.data.rows ?? []
    if (!row) throw new Error('not read')
    expect([row.heartbeatAt, row.connectors[0]?.statusAt]).toEqual([undefined, undefined])
    expect(isClockWrong(row)).toBe(true)
    expect(freshnessOf(row, { isLive: true, readAt: serverNow })).toBe('wrongClock')
    // What was told with a true time wins over it, whatever it says.
    const [first] = row.connectors
    const live = {
      ...row,
      connectors: first ? [{ ...first, reported: 'Faulted', statusAt: serverNow - 60_000 }] : [],
    }
    expect(withLive(row, live).connectors[0]?.status).toBe('Faulted')
  })

  test('LIV-014 a station that reported number 0 alone is not offline: what it says is its own', () => {
    const lastStatus = {
      usage: 1,
      status: 'Faulted',
      timeStamp: '2026-03-14T15:04:00Z',
      errorCode: 'PowerMeterFailure',
    }
    const bare = chargePointWire({
      lastHeartbeatTimestamp: '2026-03-14 12:05:00',
      connectors: [connectorWire({ connectorId: 0, lastStatus })],
    })
    const [row] = readStationRows([bare], { zoneless: ZONE })?.data.rows ?? []
    if (!row) throw new Error('not read')
    expect(row.connectors).toEqual([])
    expect(stationConditionOf(row)).toMatchObject({
      condition: 'faulted',
      own: { errorCode: 'PowerMeterFailure' },
    })
    expect(freshnessOf(row, { isLive: true, readAt: Date.parse('2026-03-14T15:06:00Z') })).toBe('live')
    const { own: _, ...unsaid } = row
    expect(freshnessOf(unsaid, { isLive: true, readAt: Date.parse('2026-03-14T15:06:00Z') })).toBe('live')
  })

  test('CON-001 STN-014 connectors with power, prices and what the charger says', () => {
    const [row] =
      readStationRows([chargePointWire({ connectors: [busyConnectorWire({ powerMax: 22_000 })] })], {
        zoneless: ZONE,
      })?.data.rows ?? []
    expect(row?.connectors[0]).toMatchObject({
      type: 'Type 2',
      status: 'Charging',
      powerMax: 22_000,
      pricePerKwh: 1.9,
      pricePerMinute: 0,
      errorCode: undefined,
      userName: 'Caio Fictício',
      socPercentage: 64,
      usage: 57,
    })
  })

  test.each(['NoError', 'NO_ERROR', 'no-error', null])(
    'the error code %j is none, in either field',
    (errorCode) => {
      const lastStatus = {
        status: 'Faulted',
        usage: 1,
        errorCode,
        ...{ erroInfo: errorCode },
      }
      const connector = connectorWire({ lastStatus })
      const [row] =
        readStationRows([chargePointWire({ connectors: [connector] })], { zoneless: ZONE })?.data.rows ?? []
      expect(row?.connectors[0]?.errorCode).toBeUndefined()
      expect(row?.connectors[0]?.errorInfo).toBeUndefined()
    },
  )

  test('a count that is absent, a bare list, and a body that is no reply', () => {
    expect(readStationRows([chargePointWire()], { zoneless: ZONE })?.data.count).toBeUndefined()
    expect(readStationRows({ error: null, chargePointList: null, count: '12' }, { zoneless: ZONE })).toEqual({
      data: { rows: [], count: 12 },
      unread: 0,
    })
    for (const body of [null, 'x', 5, {}]) expect(readStationRows(body, { zoneless: ZONE })).toBeUndefined()
  })

  test('connector 0 is the station as a whole: no row of it', () => {
    const connectors = [
      connectorWire({ connectorId: 0 }),
      connectorWire({ connectorId: '2' }),
      connectorWire({ connectorId: null }),
    ]
    const read = readStationRows([chargePointWire({ connectors })], { zoneless: ZONE })
    expect(read?.data.rows[0]?.connectors.map(({ id }) => id)).toEqual([2])
    // A lost connector is its row's to tell: no row is missing.
    expect([read?.unread, read?.data.rows[0]?.unreadConnectors]).toEqual([0, 1])
  })
})

describe('the detail', () => {
  test('STF-016 STF-020 STF-021 STF-022 STF-023 STF-024 every field of the form', () => {
    const read = readStationDetail({ error: null, chargePoint: stationDetailWire() }, { zoneless: ZONE })
    expect(read?.unread).toBe(0)
    expect(read?.data).toMatchObject({
      pk: 12,
      id: 'IPE-0001',
      description: 'Ipê Centro 01',
      endpointAddress: undefined,
      externalId: undefined,
      accountPk: 7,
      visibility: 'PUBLIC',
      groupPk: 3,
      hasReservation: false,
      isActive: true,
      isOcpiCompatible: false,
      isHubjectCompatible: false,
      showsLocation: true,
      latitude: -27.6136,
      longitude: -48.6366,
      address: { pk: 40, texts: { zip: '88000-000' } },
      isOpenAllDay: true,
      openTime: undefined,
      hasFaceReader: false,
      faceReaderMac: undefined,
      takesPayment: true,
      payment: {
        costType: 'KWH',
        incomeBy: 'CHARGE_BOX',
        costPerKwh: 0.8,
        incomePerRecharge: 1,
        taxFraction: 0.15,
      },
      system: 'THREE_PHASE',
      phase: 'ABC',
      voltage: 380,
      rateUnit: 'A',
    })
  })

  test('both spellings of account and reader, wrapped or bare', () => {
    const {
      tenantPk: _tenantPk,
      isTenantDeviceReader: _reader,
      ...rest
    } = stationDetailWire({ tenant_pk: 8 })
    const read = readStationDetail({ ...rest, tenantDeviceReader: true }, { zoneless: ZONE })
    expect(read?.data).toMatchObject({ accountPk: 8, hasFaceReader: true })
  })

  test.each([null, 'x', 5, [], {}, { chargePoint: null }, { chargePoint: { chargeBoxPk: 1 } }])(
    'STF-003 %j is no station',
    (body) => expect(readStationDetail(body, { zoneless: ZONE })).toBeUndefined(),
  )

  test('unknown words stay raw', () => {
    const wire = {
      ...stationDetailWire(),
      typeOf: 'SECRET',
      system: 'FOUR_PHASE',
      paymentChargeTypeCost: 'MOON',
    }
    expect(readStationDetail(wire, { zoneless: ZONE })?.data).toMatchObject({
      visibility: 'SECRET',
      system: 'FOUR_PHASE',
      payment: { costType: 'MOON' },
    })
  })
})

describe('accounts', () => {
  test('AST-036 STF-048 name, key and what they have; missing means no', () => {
    expect(
      readAccounts({
        error: null,
        tenantList: [
          { tenantPk: '7', name: 'A', tenantDeviceReader: true },
          { name: 'B' },
          { tenant_pk: 8, name: 'C' },
        ],
      }),
    ).toEqual({
      data: [
        { pk: 7, name: 'A', hasSms: false, hasFaceReader: true },
        { pk: 8, name: 'C', hasSms: false, hasFaceReader: false },
      ],
      unread: 1,
    })
    expect(readAccounts(5)).toBeUndefined()
  })
})
