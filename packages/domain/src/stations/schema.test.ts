import { describe, expect, test } from 'vitest'
import { chargePointWire, connectorWire, GOLDEN, listReplyWire } from '../fixtures/index.ts'
import { readStations, type Station } from './index.ts'

function only(row: unknown): Station {
  const [station] = readStations([row])?.data ?? []
  if (!station) throw new Error('not read')
  return station
}

describe('readStations', () => {
  test('HOM-025 HOM-026 E4: every field that the map and the live connection use', () => {
    expect(readStations(GOLDEN.E4)).toEqual({
      unread: 0,
      data: [
        {
          pk: 12,
          id: 'IPE-0001',
          uuid: '6f0c2f0e-0000-4000-8000-000000000012',
          name: 'Ipê Centro 01',
          isActive: true,
          origin: 'MOVE',
          position: { lat: -27.6136, lng: -48.6366 },
          status: 'busy',
          protocol: 'ocpp1.6J',
          vendor: 'Fabricante Exemplo',
          model: 'W22',
          firmware: '1.2.0',
          monthConsumptionWh: 324_200,
          groupPk: 3,
          groupName: 'Grupo Centro',
          street: 'Rua das Palmeiras',
          houseNumber: 'na',
          city: 'São José',
          state: 'SC',
          connectors: [
            {
              id: 1,
              type: 'Type 2',
              status: 'SuspendedEV',
              rawStatus: 'SuspendedEV',
              statusAt: Date.parse('2026-03-14T14:45:15.989Z'),
              usage: 57,
              override: undefined,
              reported: 'SuspendedEV',
            },
            {
              id: 2,
              type: 'CCS Type 2',
              status: 'Maintenance',
              rawStatus: 'Maintenance',
              statusAt: undefined,
              usage: undefined,
              override: 'Maintenance',
              reported: undefined,
            },
          ],
        },
      ],
    })
  })

  test('HOM-027 the origin is MOVE or PLUG_SHARE, another one is kept raw', () => {
    expect(only(chargePointWire({ origin: 'PLUG_SHARE' })).origin).toBe('PLUG_SHARE')
    expect(only(chargePointWire({ origin: 'HUBJECT' })).origin).toBe('HUBJECT')
  })

  test('R10 rows and connectors that cannot be read are dropped and counted', () => {
    const rows = [
      chargePointWire(),
      null,
      chargePointWire({ chargeBoxPk: 13, chargeBoxId: ' ' }),
      chargePointWire({
        chargeBoxPk: 14,
        chargeBoxId: 'IPE-0014',
        connectors: [connectorWire({ connectorId: null })],
      }),
    ]
    const read = readStations(listReplyWire('chargePointList', rows, 4))
    expect(read?.data.map((station) => station.id)).toEqual(['IPE-0001', 'IPE-0014'])
    // The connector is missing in its station, which is none of the missing rows.
    expect([read?.unread, read?.data[1]?.unreadConnectors]).toEqual([2, 1])
  })

  test('a null list is empty; a body that is no such reply is unreadable', () => {
    expect(readStations({ error: null, chargePointList: null, count: 0 })).toEqual({
      data: [],
      unread: 0,
    })
    for (const body of [null, 'x', {}, { chargePointList: 'x' }, 5])
      expect(readStations(body)).toBeUndefined()
  })

  test('what is absent in any way is undefined; a station without a description is named by its id', () => {
    const bare = only({
      chargeBoxPk: '7',
      chargeBoxId: 'A',
      description: 'null',
      address: 5,
      connectors: null,
    })
    expect(bare).toMatchObject({
      pk: 7,
      name: 'A',
      isActive: true,
      position: undefined,
      street: undefined,
      connectors: [],
    })
    expect(bare.status).toBe('unavailable')
  })

  test.each([
    [null, -48, undefined],
    [-27, null, undefined],
    [91, 0, undefined],
    [0, 181, undefined],
    [-27, -180, undefined],
    [0, 0, undefined],
    ['-27.5', '-48.5', { lat: -27.5, lng: -48.5 }],
    [0, -78.4, { lat: 0, lng: -78.4 }],
  ])('coordinates %j, %j are %j', (lat, lng, expected) => {
    expect(only({ ...chargePointWire(), locationLatitude: lat, locationLongitude: lng }).position).toEqual(
      expected,
    )
  })

  test('connectors stand in the order of their numbers, 0 is left out, of the same number the later report counts', () => {
    const at = (connectorId: number | string, status: string, timeStamp: string) =>
      connectorWire({ connectorId, lastStatus: { status, usage: 1, timeStamp } })
    const station = only(
      chargePointWire({
        connectors: [
          at(0, 'Charging', '2026-03-14T10:00:00Z'),
          at('2', 'Charging', '2026-03-14T10:00:00Z'),
          at(1, 'Available', '2026-03-14T10:00:00Z'),
          at(2, 'Available', '2026-03-14T09:00:00Z'),
        ],
      }),
    )
    expect(station.connectors.map(({ id, status }) => [id, status])).toEqual([
      [1, 'Available'],
      [2, 'Charging'],
    ])
  })

  test('a repeated station counts once, the last', () => {
    const read = readStations([chargePointWire(), chargePointWire({ description: 'B' })])
    expect(read?.data.map((station) => station.name)).toEqual(['B'])
  })

  test('the use of a connector is its last status’s, else its own', () => {
    const lastStatus = { status: 'Available', usage: null }
    const station = only({
      ...chargePointWire(),
      connectors: [{ ...connectorWire({ lastStatus }), usage: 9 }],
    })
    expect(station.connectors[0]?.usage).toBe(9)
  })
})
