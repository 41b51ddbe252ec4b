import { describe, expect, test } from 'vitest'
import { tagFixture } from '../fixtures/index.ts'
import { isStillTheirs, switchableCards, tickedAtFirst } from './activation.ts'
import { cardsOf } from './person.ts'

const app = tagFixture({ pk: 1, idTag: 'TAG000201', type: 'USER', parentIdTag: undefined })
const card = tagFixture({ pk: 2, idTag: '04A2' })
const busy = tagFixture({ pk: 3, idTag: '04A3', isCharging: true })
const lost = tagFixture({ pk: 4, idTag: '04A4', isInactive: true })
const off = tagFixture({ ...app, pk: 5, isInactive: true })

describe('a person is switched off and on', () => {
  test('off: every active card is offered and ticked, the one in a recharge too; what is off stays out of it', () => {
    const offered = switchableCards(cardsOf([app, card, busy, lost]), 'deactivate')
    expect(offered.map(({ pk }) => pk)).toEqual([1, 2, 3])
    expect([...tickedAtFirst(offered, 'deactivate')]).toEqual([1, 2, 3])
  })

  test('on: every inactive card is offered; only the tag of the app is ticked, as a card may have been lost', () => {
    const offered = switchableCards(cardsOf([off, card, lost]), 'reactivate')
    expect(offered.map(({ pk }) => pk)).toEqual([5, 4])
    expect([...tickedAtFirst(offered, 'reactivate')]).toEqual([5])
  })

  test.each([
    [{}, true],
    [{ note: 'other', isInactive: true }, true],
    [{ idTag: '04a2' }, true],
    [{ idTag: '04A9' }, false],
    [{ parentUserPk: 999 }, false],
    [{ ownerPk: 999 }, false],
  ])('a card found with %j is still theirs: %j', (changes, isTheirs) => {
    expect(isStillTheirs(card, { ...card, ...changes })).toBe(isTheirs)
  })
})
