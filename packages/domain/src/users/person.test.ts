import { describe, expect, test } from 'vitest'
import { depositFixture, notificationFixture, tagFixture } from '../fixtures/index.ts'
import type { Transaction } from '../transactions/index.ts'
import { cardsOf, latestRecharges, type PersonCard, verdictOf } from './index.ts'
import {
  isSomebodyElses,
  lastFailedDeposit,
  openRechargeOf,
  rechargesOfNotifications,
  tagsOfPerson,
} from './person.ts'

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
    expect(openRechargeOf(all, 'Ana')).toBeUndefined()
    expect(openRechargeOf([...all, recharge(9, NOW)], 'Ana')?.id).toBe(9)
  })

  test.each([
    ['Marina Exemplo', 'Marina Exemplo', false],
    ['MARINA  EXEMPLÓ', 'Marina Exemplo', false],
    ['Marina E. da Silva Exemplo', 'Marina Exemplo', false],
    ['Marina E.', 'Marina Exemplo', false],
    ['Caio Modelo', 'Marina Exemplo', true],
    ['Caio Exemplo', 'Marina Exemplo', true],
    [undefined, 'Marina Exemplo', false],
    ['Caio Modelo', undefined, false],
  ])('a recharge of %j with a card of %j is a former holder’s: %j', (userName, name, is) =>
    expect(isSomebodyElses({ userName }, name)).toBe(is),
  )

  test('a former holder’s recharge is not the person’s: neither to be stopped nor in the verdict', () => {
    const open = { ...recharge(9, NOW), userName: 'Caio Modelo', idTag: 'aa' }
    expect(openRechargeOf([open], 'Marina Exemplo')).toBeUndefined()
    const busy: readonly PersonCard[] = [{ tag: card, state: 'charging' }]
    const given = { ...facts, cards: busy, recharges: [open] }
    expect(verdictOf({ ...given, name: 'Marina Exemplo' })).toBe('noWorkingCard')
    expect(verdictOf({ ...given, name: 'Marina Exemplo', cards: [...busy, ...works] })).toBe('fine')
    expect(verdictOf({ ...given, name: undefined })).toBe('charging')
    expect(verdictOf({ ...given, name: 'Marina Exemplo', recharges: undefined })).toBe('charging')
  })

  test('the recharges that notifications tell of: by their number, newest first; what is not told stays unknown', () => {
    const told = (
      type: 'TransactionStarted' | 'TransactionEnded' | 'Failure',
      transactionId: string,
      at: number,
    ) => notificationFixture({ type, transactionId, at, userName: 'Marina Exemplo' })
    const rows = rechargesOfNotifications([
      told('TransactionStarted', '9', NOW),
      told('Failure', '9', NOW),
      told('TransactionEnded', '8', NOW - DAY),
      told('TransactionStarted', '8', NOW - 2 * DAY),
      told('TransactionEnded', '7', NOW - 3 * DAY),
      told('TransactionStarted', 'x', NOW),
    ])
    expect(rows.map(({ id, startedAt, stoppedAt }) => [id, startedAt, stoppedAt])).toEqual([
      [9, NOW, undefined],
      [8, NOW - 2 * DAY, NOW - DAY],
      [7, undefined, NOW - 3 * DAY],
    ])
    expect(rows[0]?.energyKwh).toBeUndefined()
  })

  test('the tags of a person are told by owner, by parent, and by the own tag that they hang on', () => {
    const loose = { ownerPk: undefined, parentUserPk: undefined, parentIdTag: undefined }
    const tags = [
      tagFixture({ ...loose, pk: 1, idTag: 'TAG1' }),
      tagFixture({ ...loose, pk: 2, parentIdTag: 'tag1' }),
      tagFixture({ ...loose, pk: 3, ownerPk: 201 }),
      tagFixture({ ...loose, pk: 4, parentUserPk: 201 }),
      tagFixture({ ...loose, pk: 5, ownerPk: 202 }),
    ]
    expect(tagsOfPerson(tags, { pk: 201, idTag: 'TAG1' }).map(({ pk }) => pk)).toEqual([1, 2, 3, 4])
    expect(tagsOfPerson(tags, { pk: 201, idTag: undefined }).map(({ pk }) => pk)).toEqual([3, 4])
  })

  const works: readonly PersonCard[] = [{ tag: card, state: 'works' }]
  const broken: readonly PersonCard[] = [{ tag: card, state: 'inactive' }]
  const refused = depositFixture({ status: 'REJECTED', at: NOW - DAY })
  const facts = { name: undefined, isActive: true, cards: works, recharges: [], deposits: [], now: NOW }
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
