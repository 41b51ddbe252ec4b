import { expect, test } from 'vitest'
import { writeCalls } from '../../../resources/testing/writeCalls.ts'
import { LEFT_OUT, MONEY_AND_COMMANDS, RECORDS } from './rows.ts'

test('each write of the product has its row in the table, or is left out by name', () => {
  const named = [...[...RECORDS, ...MONEY_AND_COMMANDS].map(({ call }) => call), ...Object.keys(LEFT_OUT)]
  expect(new Set(named)).toEqual(new Set(writeCalls()))
})
