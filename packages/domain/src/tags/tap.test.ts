import { expect, test } from 'vitest'
import { createRandom, mutate, unknownTagWire } from '../fixtures/index.ts'
import { newTaps, readTaps } from './tap.ts'

const REPLY = {
  error: null,
  unknownOcppTags: [
    unknownTagWire({ key: '04A2', numberOfAttempts: 3, chargeBoxID: 'IPE-0001' }),
    unknownTagWire({ key: '04A2', numberOfAttempts: 9, chargeBoxID: 'IPE-0002' }),
    unknownTagWire({ key: '9F3C', numberOfAttempts: null, chargeBoxID: 'IPE-0001', tenantPk: null }),
    unknownTagWire({ key: '5D10', chargeBoxID: null }),
  ],
}

test('what was held to one station: its own attempts, not those at others', () => {
  expect(readTaps(REPLY, 'IPE-0001')).toEqual({
    unread: 0,
    data: [
      { idTag: '04A2', attempts: 3, accountPk: 7 },
      { idTag: '9F3C', attempts: 0, accountPk: undefined },
    ],
  })
  expect(readTaps('x', 'IPE-0001')).toBeUndefined()
})

const tap = (idTag: string, attempts: number) => ({ idTag, attempts, accountPk: 7 })
test.each([
  ['nothing happened', [tap('04A2', 3)], [tap('04A2', 3)], []],
  ['a new id', [tap('04A2', 3)], [tap('04A2', 3), tap('9F3C', 0)], ['9F3C']],
  ['an id that grew, written in another case', [tap('04a2', 3)], [tap('04A2', 4)], ['04A2']],
  ['an id that was deleted meanwhile', [tap('04A2', 3)], [], []],
])('%s', (_what, before, now, ids) => {
  expect(newTaps(before, now).map(({ idTag }) => idTag)).toEqual(ids)
})

test('R10 a thousand broken replies never throw', () => {
  for (let run = 0; run < 1000; run += 1) readTaps(mutate(createRandom(`tap/${run}`), REPLY), 'IPE-0001')
})
