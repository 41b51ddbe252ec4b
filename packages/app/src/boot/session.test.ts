import { expect, test } from 'vitest'
import { createSession } from './session.ts'
import { twoTabs } from './testing/twoTabs.ts'

const login = (id = 101, token = 'T1') => ({
  token,
  user: { id, name: 'Marina', accountPk: 7, permissions: [{ roleId: null, route: '/', status: true }] },
})
const HOUR = 3_600_000

function setUp(maxHours?: number) {
  const tabs = twoTabs()
  let now = 0
  let reloads = 0
  const timers: (() => void)[] = []
  const open = (tab: typeof tabs.first, place = 'move KEY /api/v1/') =>
    createSession({
      storage: tab.door,
      place,
      clock: { now: () => now },
      maxHours,
      setTimer: (run) => timers.push(run),
      onOtherUser: () => reloads++,
    })
  return {
    ...tabs,
    open,
    advance: (ms: number) => {
      now += ms
      for (const run of timers.splice(0)) run()
    },
    reloads: () => reloads,
    armed: () => timers.length,
  }
}

test('AUT-007 AUT-015 a session that began is there after a reload', () => {
  const { first, open } = setUp()
  open(first).begin(login())
  expect(open(first).current()).toMatchObject({ token: 'T1', startedAt: 0 })
})

test('API-011 R14 an end clears what is stored, is told once and says why', () => {
  const { first, local, open } = setUp()
  const session = open(first)
  session.begin(login())
  let told = 0
  session.subscribe(() => told++)
  session.end('expired')
  session.end('elsewhere')
  expect(told).toBe(1)
  expect(session.endedBy()).toBe('expired')
  expect(session.current()).toBeUndefined()
  expect(local.getItem('session')).toBeNull()
})

test('AUT-015 a page of another brand, api key or gateway does not go on with a session, and leaves it where it is', () => {
  const { first, second, open, reloads } = setUp()
  const mine = open(first)
  mine.begin(login())
  for (const place of ['sol KEY /api/v1/', 'move OTHER /api/v1/', 'move KEY https://other.example/']) {
    const other = open(second, place)
    second.tell('session')
    expect(other.current()).toBeUndefined()
    other.end('expired')
  }
  expect(reloads()).toBe(0)
  expect(open(first).current()?.token).toBe('T1')
})

test('a sign-in at another brand of this host ends this page’s session, which takes nothing of theirs', () => {
  const { first, second, open, reloads } = setUp()
  const mine = open(first)
  mine.begin(login())
  const other = open(second, 'sol KEY /api/v1/')
  other.begin(login(101, 'T2'))
  first.tell('session')
  expect([mine.current(), mine.endedBy(), reloads()]).toEqual([undefined, 'elsewhere', 0])
  expect(open(second, 'sol KEY /api/v1/').current()?.token).toBe('T2')
})

test('R26 a sign-out in another tab ends this one', () => {
  const { first, second, open } = setUp()
  const mine = open(first)
  mine.begin(login())
  const other = open(second)
  other.signOut()
  first.tell('session')
  expect(mine.endedBy()).toBe('elsewhere')
})

test('another user in another tab makes this page load anew; the same user with a new token goes on', () => {
  const { first, second, open, reloads } = setUp()
  const mine = open(first)
  mine.begin(login())
  const other = open(second)
  other.begin(login(101, 'T2'))
  first.tell('session')
  expect(mine.current()?.token).toBe('T2')
  expect(reloads()).toBe(0)
  other.begin(login(202, 'T3'))
  first.tell('session')
  expect(reloads()).toBe(1)
})

test('a session ends at the age limit of its tenant, also when the page was closed meanwhile', () => {
  const { first, open, advance } = setUp(8)
  const session = open(first)
  session.begin(login())
  advance(8 * HOUR - 1)
  expect(session.current()).toBeDefined()
  advance(1)
  expect(session.endedBy()).toBe('ageLimit')
  open(first).begin(login())
  advance(9 * HOUR)
  expect(open(first).current()).toBeUndefined()
})

test('somebody signs in in another tab: a tab without a session, and one whose session ended, load anew', () => {
  const { first, second, open, reloads } = setUp()
  open(first)
  const other = open(second)
  other.begin(login())
  first.tell('session')
  expect(reloads()).toBe(1)
  const ended = open(first)
  ended.end('expired')
  second.tell('session')
  expect(other.endedBy()).toBe('elsewhere')
  open(second).begin(login(101, 'T2'))
  first.tell('session')
  expect(ended.current()).toBeUndefined()
  expect(reloads()).toBe(3)
})

test('a clock that is set back ends no session early; one that is set forward ends it, at the limit', () => {
  const { first, open, advance } = setUp(8)
  const session = open(first)
  session.begin(login())
  advance(-3 * 24 * HOUR)
  expect(session.current()).toBeDefined()
  expect(open(first).current()).toBeDefined()
  advance(3 * 24 * HOUR + 8 * HOUR)
  expect(session.endedBy()).toBe('ageLimit')
})

test('a token that is renewed a thousand times, here and in another tab, leaves one look at the age', () => {
  const { first, second, open, armed, advance } = setUp(24 * 60)
  const mine = open(first)
  const other = open(second)
  for (let day = 0; day < 1_000; day++) {
    mine.begin(login(101, `T${day}`))
    other.begin(login(101, `O${day}`))
    first.tell('session')
    second.tell('session')
  }
  expect(armed()).toBe(2)
  advance(60_000)
  expect(armed()).toBe(2)
})

test('without a limit a session has no age', () => {
  const { first, open, advance } = setUp()
  open(first).begin(login())
  advance(10_000 * HOUR)
  expect(open(first).current()).toBeDefined()
})
