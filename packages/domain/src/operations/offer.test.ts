import { describe, expect, test } from 'vitest'
import { commandOfferFixture, commandOfferWire, GOLDEN, stationFixture } from '../fixtures/index.ts'
import { emptyValues } from '../forms/index.ts'
import type { Station } from '../stations/index.ts'
import {
  blastOf,
  COMMAND_FORM,
  commonConnectors,
  readCommandOffer,
  readCommandReply,
  readPaymentTypes,
  risksOf,
} from './index.ts'

describe('readCommandOffer', () => {
  test('OPS-016 OPS-017 E6: what is listed is offered, what is missing is empty', () => {
    expect(readCommandOffer(GOLDEN.E6)).toEqual({
      unread: 0,
      data: {
        stations: [{ id: 'IPE-0001', name: 'Ipê Centro 01', hasPayment: true }],
        connectorIds: new Map([['IPE-0001', [1, 2]]]),
        transactionIds: new Map(),
        availabilityTypes: [],
        confKeys: [],
        idTags: ['TAG0001', 'TAG0002'],
        triggerTypes: [],
        profiles: [],
      },
    })
  })

  test('OPS-017 each list by its own name on the wire', () => {
    const offer = readCommandOffer({
      chargePointList: [],
      availabilityTypes: ['OPERATIVE'],
      ocppConfKeys: ['HeartbeatInterval'],
      idTagList: ['TAG0001'],
      triggerMessageTypes: ['Heartbeat'],
      connectorIds: { 'IPE-0001': [2, 1] },
      transactionIds: { 'IPE-0001': [55021] },
      profileList: [{ chargingProfilePk: 3, description: 'Noturno' }],
    })?.data
    expect(offer).toEqual({
      stations: [],
      availabilityTypes: ['OPERATIVE'],
      confKeys: ['HeartbeatInterval'],
      idTags: ['TAG0001'],
      triggerTypes: ['Heartbeat'],
      connectorIds: new Map([['IPE-0001', [1, 2]]]),
      transactionIds: new Map([['IPE-0001', [55021]]]),
      profiles: [{ pk: 3, name: 'Noturno' }],
    })
  })

  test('OPS-016 stations by name; one without a description is named by its id', () => {
    expect(commandOfferFixture().stations).toEqual([
      { id: 'IPE-0001', name: 'Ipê Centro 01', hasPayment: true },
      { id: 'IPE-0003', name: 'Ipê Sul 03', hasPayment: false },
      { id: 'IPE-0002', name: 'IPE-0002', hasPayment: false },
    ])
  })

  test('R10 rows that cannot be read are counted; a body that is no reply is none', () => {
    const odd = commandOfferWire({
      chargePointList: [null, { chargeBoxId: '' }, { chargeBoxId: 'A' }],
      connectorIds: { A: ['2', 1, 'x', 2], B: null },
      transactionIds: 'none',
      ocppConfKeys: ['A', 'A', null],
      profileList: [{}],
    })
    const read = readCommandOffer(odd)
    expect(read?.unread).toBe(3)
    expect(read?.data.connectorIds).toEqual(
      new Map([
        ['A', [1, 2]],
        ['B', []],
      ]),
    )
    expect(read?.data.transactionIds.size).toBe(0)
    expect(read?.data.confKeys).toEqual(['A'])
    for (const bad of ['<html>', null, 7, []]) expect(readCommandOffer(bad)).toBeUndefined()
  })

  test('OPS-023 OPS-033 connectors that all have, without 0; one unknown list makes the number a typed one', () => {
    const offer = {
      connectorIds: new Map([
        ['a', [0, 1, 2]],
        ['b', [2, 3]],
        ['c', [0]],
      ]),
    }
    expect(commonConnectors(offer, ['a'])).toEqual([1, 2])
    expect(commonConnectors(offer, ['a', 'b'])).toEqual([2])
    expect(commonConnectors(offer, ['a', 'c'])).toBeUndefined()
    expect(commonConnectors(offer, ['a', 'z'])).toBeUndefined()
    expect(commonConnectors(offer, [])).toEqual([])
  })

  test('OPS-027 the kinds of payment', () => {
    expect(
      readPaymentTypes({ payment_type_tenant_list: [{ payment_type: 'PIX' }, {}], error: null }),
    ).toEqual({ data: ['PIX'], unread: 1 })
  })

  test('OPS-020 a send is done with a task number alone', () => {
    expect(readCommandReply({ type: 'success', data: { taskId: 12 } })?.data.taskId).toBe(12)
    for (const body of [{ type: 'success', data: null }, { data: { taskId: 12 } }, [], 'x', null])
      expect(readCommandReply(body)?.data.taskId).toBeUndefined()
  })
})

describe('what a command will meet', () => {
  const empty = emptyValues(COMMAND_FORM)
  test('firmware, a hard reset, INOPERATIVE and more than 20 stations ask first', () => {
    expect(risksOf('updateFirmware', empty, 1)).toEqual(['firmware'])
    expect(risksOf('remoteReset', { ...empty, resetType: 'HARD' }, 1)).toEqual(['hardReset'])
    expect(risksOf('remoteReset', { ...empty, resetType: 'SOFT' }, 20)).toEqual([])
    expect(risksOf('changeAvailability', { ...empty, availType: 'INOPERATIVE' }, 21)).toEqual([
      'inoperative',
      'many',
    ])
    expect(risksOf('clearCache', { ...empty, resetType: 'HARD' }, 2)).toEqual([])
  })

  const connectors = (...reported: string[]): Station['connectors'] =>
    reported.map((status, index) => ({
      id: index + 1,
      type: undefined,
      status: undefined,
      rawStatus: status,
      // The first says it since 9 o'clock, the others since 8 and 7.
      statusAt: (9 - index) * 3_600_000,
      usage: undefined,
      override: undefined,
      reported: status,
      errorCode: undefined,
      errorInfo: undefined,
    }))
  const index = new Map<string, Station>([
    ['a', stationFixture({ id: 'a', connectors: connectors('Charging', 'SuspendedEV', 'Available') })],
    ['b', stationFixture({ id: 'b', connectors: connectors('Unavailable', 'Unavailable') })],
  ])
  const of = (id: string) => index.get(id)
  test('recharges that are going on, stations that are offline, and those that nobody knows', () => {
    expect(blastOf(['a', 'b', 'c'], of)).toEqual({
      stations: 3,
      charging: 2,
      oldestAt: 8 * 3_600_000,
      offline: ['b'],
      unknown: ['c'],
    })
    expect(blastOf(['a'], of, 0).charging).toBe(2)
    expect(blastOf(['a'], of, 1).charging).toBe(1)
    expect(blastOf(['a'], of, 1).oldestAt).toBe(9 * 3_600_000)
    expect(blastOf(['a'], of, 3)).toMatchObject({ charging: 0, oldestAt: undefined })
  })
})
