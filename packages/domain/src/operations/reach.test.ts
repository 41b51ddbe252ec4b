import { describe, expect, test } from 'vitest'
import { emptyValues } from '../forms/index.ts'
import { COMMAND_FORM, type CommandValues, checkAtStations, goneAt, reachOf } from './index.ts'

const offer = {
  connectorIds: new Map([
    ['A', [1, 2]],
    ['B', [1]],
  ]),
  transactionIds: new Map([['A', [55021]]]),
}
const filled = (values: Partial<CommandValues>): CommandValues => ({
  ...emptyValues(COMMAND_FORM),
  ...values,
})

describe('what the chosen stations do not have', () => {
  test('OPS-023 OPS-033 a connector that not all of them have is an error, and is not sent', () => {
    const values = filled({ connectorId: 2, availType: 'INOPERATIVE' })
    const errorsAt = (stations: readonly string[]) =>
      checkAtStations('changeAvailability', values, 0, reachOf('changeAvailability', offer, stations))
    expect(errorsAt(['A'])).toEqual({})
    expect(errorsAt(['A', 'B'])).toEqual({
      connectorId: { key: 'operations.connectorGone', values: { id: 2 } },
    })
  })

  test('OPS-023 where the numbers are not known, one is typed: nothing says that it is wrong', () => {
    const values = filled({ connectorId: 9 })
    for (const stations of [['A', 'C'], []])
      expect(goneAt('unlockConnector', values, reachOf('unlockConnector', offer, stations))).toEqual({})
    expect(goneAt('unlockConnector', values, reachOf('unlockConnector', undefined, ['A']))).toEqual({})
  })

  test('OPS-024 OPS-043 the whole station is no connector of a start, and is one of a profile', () => {
    const values = filled({ connectorId: 0 })
    expect(goneAt('setChargingProfile', values, reachOf('setChargingProfile', offer, ['A']))).toEqual({})
    expect(goneAt('remoteStart', values, reachOf('remoteStart', offer, ['A']))).not.toEqual({})
  })

  test('OPS-028 a recharge of another station is none of this one', () => {
    const values = filled({ transactionId: 55021 })
    expect(goneAt('remoteStop', values, reachOf('remoteStop', offer, ['A']))).toEqual({})
    expect(goneAt('remoteStop', values, reachOf('remoteStop', offer, ['B']))).toEqual({
      transactionId: { key: 'operations.transactionGone' },
    })
  })

  test('a connector that the command does not name does not matter', () => {
    expect(goneAt('remoteReset', filled({ connectorId: 9 }), reachOf('remoteReset', offer, ['A']))).toEqual(
      {},
    )
  })
})
