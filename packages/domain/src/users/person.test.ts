import { describe, expect, test } from 'vitest'
import { depositFixture, tagFixture } from '../fixtures/index.ts'
import type { Transaction } from '../transactions/index.ts'
import { cardsOf, latestRecharges, type PersonCard, verdictOf } from './index.ts'
import { lastFailedDeposit, openRechargeOf } from './person.ts'

const NOW = Date.parse('2026-03-14T15:00:00Z')
const DAY = 86_400_000
const recharge = (id: number, startedAt: number, stoppedAt?: number) =>
  ({ id, startedAt, stoppedAt }) as Transaction // what these rules read of one

const user = tagFixture({
  pk: 1,
  idTag: 'TAG1',
  type: 'USER',
  parentIdTag: undefined,
  isInactive: false,
  isCharging: false,
})
const card = tagFixture({
  pk: 2,
  idTag: 'AA',
  type: 'CARD',
  parentIdTag: 'tag1',
  isInactive: false,
  isCharging: false,
})
const states = (...tags: (typeof user)[]) => cardsOf(tags).map(({ state }) => state)

describe('a person', () => {
  test('each card works, is inactive, hangs on an inactive tag, or is in a recharge', () => {
    expect(states(user, card)).toEqual(['works', 'works'])
    expect(states(user, { ...card, isInactive: true })).toEqual(['works', 'inactive'])
    expect(states({ ...user, isInactive: true }, card)).toEqual(['inactive', 'parentInactive'])
    expect(states(user, { ...card, isCharging: true, isInactive: true })).toEqual(['works', 'charging'])
  })

  test('the last five recharges of all cards, each once; the one that goes on', () => {
    const all = [1, 2, 3, 4, 5, 6, 6].map((id) => recharge(id, NOW - id * DAY, NOW - id * DAY + 1))
    expect(latestRecharges(all).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    expect(openRechargeOf(all)).toBeUndefined()
    expect(openRechargeOf([...all, recharge(9, NOW)])?.id).toBe(9)
  })

  const works: readonly PersonCard[] = [{ tag: card, state: 'works' }]
  const broken: readonly PersonCard[] = [{ tag: card, state: 'inactive' }]
  const refused = depositFixture({ status: 'REJECTED', at: NOW - DAY })
  const facts = { isActive: true, cards: works, recharges: [], deposits: [], now: NOW }
  test.each([
    [{}, 'fine'],
    [{ isActive: false, recharges: [recharge(1, NOW)] }, 'inactive'],
    [{ recharges: [recharge(1, NOW)] }, 'charging'],
    [{ cards: [] }, 'noCard'],
    [{ cards: broken }, 'noWorkingCard'],
    [{ deposits: [refused] }, 'paymentRefused'],
    [{ deposits: [{ ...refused, at: NOW - 30 * DAY }] }, 'fine'],
    [{ isActive: undefined }, 'unknown'],
    [{ cards: undefined }, 'unknown'],
    [{ isActive: undefined, cards: broken }, 'noWorkingCard'],
  ])('the verdict with %j is %j', (changes, verdict) => {
    expect(verdictOf({ ...facts, ...changes })).toBe(verdict)
  })

  test('the last refused payment is the newest one', () => {
    const older = { ...refused, pk: 7, at: NOW - 5 * DAY }
    expect(lastFailedDeposit([older, refused, depositFixture()])).toBe(refused)
    expect(lastFailedDeposit([depositFixture()])).toBeUndefined()
  })
})
