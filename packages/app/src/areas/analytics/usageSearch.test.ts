import { expect, test } from 'vitest'
import { filtersOf, searchOf, USAGE_RULES } from './usageSearch.ts'

test('ANL-002 ANL-003 ANL-004 an address that says nothing is all users and all stations of 28 days', () => {
  expect(filtersOf(USAGE_RULES.read({}))).toEqual({ period: 28, userPk: undefined, stationPk: undefined })
})

test('a period is one of three, keys are numbers; whatever else is typed counts as not given', () => {
  expect(USAGE_RULES.read({ days: 7, station: 3, user: 9 })).toEqual({ days: 7, station: 3, user: 9 })
  expect(USAGE_RULES.read({ days: 8, station: 'x', user: 0 })).toEqual({
    days: undefined,
    station: undefined,
    user: undefined,
  })
})

test('the usual period is not written', () => {
  expect(searchOf({ period: 28 })).toEqual({ days: undefined })
  expect(searchOf({ period: 365, userPk: undefined })).toEqual({ days: 365, user: undefined })
})
