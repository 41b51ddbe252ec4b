import { describe, expect, test } from 'vitest'
import { emptyValues } from '../forms/index.ts'
import {
  COMMAND_FORM,
  type Command,
  type CommandValues,
  connectorReached,
  needsNoForm,
  quietRisksOf,
} from './index.ts'

const quietOf = (
  command: Command,
  values: Partial<CommandValues>,
  { charging = 0, unknown = [] as readonly string[] } = {},
) =>
  quietRisksOf(
    command,
    { ...emptyValues(COMMAND_FORM), ...values },
    { charging, unknown },
    (key) => key === 'NumberOfConnectors',
  )

describe('what is asked with a yes alone', () => {
  test('a soft reset and an unlock ask where a recharge goes on, and where nobody knows', () => {
    for (const known of [{ charging: 1 }, { unknown: ['X-1'] }]) {
      expect(quietOf('remoteReset', { resetType: 'SOFT' }, known)).toEqual(['reset'])
      expect(quietOf('unlockConnector', { connectorId: 1 }, known)).toEqual(['unlock'])
    }
    expect(quietOf('remoteReset', { resetType: 'SOFT' })).toEqual([])
    expect(quietOf('unlockConnector', { connectorId: 1 })).toEqual([])
  })

  test('a stop does not: its form says whose recharge it is', () => {
    expect(quietOf('remoteStop', { transactionId: 1 }, { charging: 1, unknown: ['X-1'] })).toEqual([])
  })

  test('OPS-031 a read-only key that was typed asks; one of the list cannot be one', () => {
    const value = '2'
    const typed = { keyType: 'CUSTOM', customConfKey: ' NumberOfConnectors ', value } as const
    expect(quietOf('changeConfiguration', typed)).toEqual(['readOnly'])
    expect(quietOf('changeConfiguration', { ...typed, customConfKey: 'HeartbeatInterval' })).toEqual([])
    expect(quietOf('changeConfiguration', { ...typed, keyType: 'PREDEFINED' })).toEqual([])
  })
})

test('a reset reaches the whole box, whichever connector its menu stood at', () => {
  expect(connectorReached('remoteReset', { connectorId: 2 })).toBeUndefined()
  expect(connectorReached('unlockConnector', { connectorId: 2 })).toBe(2)
})

test('what is asked about anyway needs no form, nor does what only asks; what changes something does', () => {
  expect(needsNoForm('remoteReset', true)).toBe(true)
  expect(needsNoForm('triggerMessage', false)).toBe(true)
  expect(needsNoForm('remoteReset', false)).toBe(false)
  expect(needsNoForm('remoteStart', false)).toBe(false)
})
