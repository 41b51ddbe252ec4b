import { expect, test } from 'vitest'
import { failureOf, LOAD_FAILURES, phaseOf, shownOf } from './loadable.ts'

test.each(LOAD_FAILURES)('%s is a failure; it takes the place of data only where there is none', (state) => {
  expect([failureOf({ state }), phaseOf({ state })]).toEqual([state, 'failed'])
  expect([shownOf({ state, data: undefined }), shownOf({ state, data: 0 })]).toEqual(['failed', 'ready'])
})

test('before the first answer it waits; what is refreshed is there', () => {
  expect([phaseOf({ state: 'loading' }), shownOf({ state: 'loading', data: undefined })]).toEqual([
    'loading',
    'loading',
  ])
  expect([phaseOf({ state: 'refreshing' }), failureOf({ state: 'refreshing' })]).toEqual(['ready', undefined])
})
