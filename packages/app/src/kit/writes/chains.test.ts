import { expect, test } from 'vitest'
import { phase, setUp } from './testing/oneTab.ts'
import { chain, onceAction } from './testing/standIns.ts'

test('a chain stops where a step is not saved; a press goes on with what is missing', async () => {
  const { browser, server, tab } = setUp()
  server.plan({}, { answer: 'no', appliedAfter: undefined })
  await tab.writes.press(chain(server, tab))
  expect(tab.writes.stateOfKey('chain:1')).toMatchObject({
    phase: 'refused',
    step: 'second',
    saved: ['first'],
  })
  expect(tab.outdated).toEqual(['chain'])
  expect(browser.journal('cp')).toMatchObject([{ stage: 'half', proof: { count: 1 } }])
  tab.close()
  const again = browser.tab()
  await again.writes.press(chain(server, again))
  expect([phase(again, 'chain:1'), server.sent.map(({ name }) => name)]).toEqual([
    'done',
    ['first', 'second', 'second', 'third'],
  ])
  expect(browser.journal('cp')).toEqual([])
})

test('a chain whose step was lost is looked up and goes on from there, past a reload too', async () => {
  const { browser, server, tab } = setUp()
  server.plan({}, { answer: 'lost' })
  server.failReads('unreadable', 'unreadable', 'unreadable', 'unreadable')
  void tab.writes.press(chain(server, tab))
  await browser.pass(6000)
  expect(tab.writes.stateOfKey('chain:1')).toMatchObject({
    phase: 'unknown',
    step: 'second',
    saved: ['first'],
  })
  tab.close()
  const again = browser.tab()
  void again.writes.press(chain(server, again))
  await browser.pass(300)
  expect([phase(again, 'chain:1'), server.sent.map(({ name }) => name)]).toEqual([
    'done',
    ['first', 'second', 'third'],
  ])
})

test('a chain that goes on and stops again at once still knows what was saved before', async () => {
  const { browser, server, tab } = setUp()
  server.plan({}, { answer: 'no', appliedAfter: undefined }, { answer: 'no', appliedAfter: undefined })
  await tab.writes.press(chain(server, tab))
  await tab.writes.press(chain(server, tab))
  expect(browser.journal('cp')).toMatchObject([{ stage: 'half', proof: { count: 1 } }])
  tab.close()
  const again = browser.tab()
  await again.writes.press(chain(server, again))
  expect([phase(again, 'chain:1'), server.sent.map(({ name }) => name)]).toEqual([
    'done',
    ['first', 'second', 'second', 'second', 'third'],
  ])
})

test('a chain whose second step is refused as the session ends goes on from the first after the next sign-in', async () => {
  const { browser, server, tab } = setUp()
  server.plan({}, { after: 100, answer: 'no', appliedAfter: undefined })
  void tab.writes.press(chain(server, tab))
  await browser.pass(50)
  tab.endSession()
  await browser.pass(100)
  expect(browser.journal('cp')).toMatchObject([{ stage: 'half', proof: { count: 1 } }])
  const again = browser.tab()
  await again.writes.press(chain(server, again))
  expect(server.sent.map(({ name }) => name)).toEqual(['first', 'second', 'second', 'third'])
})

test('a chain that stopped half-way is let go of: what is saved stays, and a press begins anew; an open end is not let go of', async () => {
  const { browser, server, tab } = setUp()
  server.plan({}, { answer: 'no', appliedAfter: undefined }, { answer: 'lost', appliedAfter: undefined })
  await tab.writes.press(chain(server, tab))
  tab.close()
  const again = browser.tab()
  void again.writes.press(onceAction(server, again))
  await browser.pass(6_000)
  await again.writes.abandon(chain(server, again))
  await again.writes.abandon(onceAction(server, again))
  expect([phase(again, 'chain:1'), phase(again, 'once:1')]).toEqual(['idle', 'unknown'])
  expect(browser.journal('cp').map(({ keys }) => keys[0])).toEqual(['once:1'])
  await again.writes.press(chain(server, again))
  expect(server.sent.map(({ name }) => name)).toEqual(['first', 'second', 'once', 'first', 'second', 'third'])
})
