import { expect, test } from 'vitest'
import { phase, setUp } from './testing/oneTab.ts'
import { push, refund } from './testing/standIns.ts'
import { workOfAction } from './work.ts'

test('a push of unknown end is never repeated by a press, in no tab, after no reload; a release sends it anew', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ answer: 'lost' })
  await tab.writes.press(push(server, tab))
  expect(tab.writes.stateOfKey('push:1')).toMatchObject({
    phase: 'unknown',
    canVerify: false,
    canRelease: true,
  })
  await tab.writes.press(push(server, tab))
  tab.close()
  const again = browser.tab()
  await again.writes.press(push(server, again))
  expect([phase(again, 'push:1'), server.count('push')]).toEqual(['unknown', 1])
  await again.writes.release(push(server, again))
  expect([phase(again, 'push:1'), server.count('push'), browser.journal('push')]).toEqual(['done', 2, []])
})

test('a refund is accepted until it is read back; late settlement is found by itself', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ answer: 'yes', appliedAfter: 70_000 })
  void tab.writes.press(refund(server, tab))
  await browser.pass(5_500)
  expect(tab.writes.stateOfKey('refund:1')).toMatchObject({ phase: 'accepted', canRelease: false })
  expect(browser.journal('financial')).toMatchObject([{ stage: 'accepted' }])
  await browser.pass(100_000)
  expect([phase(tab, 'refund:1'), browser.journal('financial')]).toEqual(['done', []])
  expect([server.count('refund'), browser.timers()]).toEqual([1, 0])
})

test('a yes is kept before its look has ended: after a reload it is still a yes', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ answer: 'yes', appliedAfter: undefined })
  void tab.writes.press(refund(server, tab))
  await browser.pass(500)
  expect(browser.journal('financial')).toMatchObject([{ stage: 'accepted' }])
  tab.close()
  const again = browser.tab()
  void again.writes.resume(refund(server, again))
  await browser.pass(6_000)
  expect([phase(again, 'refund:1'), server.count('refund')]).toEqual(['accepted', 1])
})

test('a refund that is never seen stays locked past a reload, is released after ten minutes, and then sent anew', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ answer: 'lost', appliedAfter: undefined })
  void tab.writes.press(refund(server, tab))
  await browser.pass(300_000)
  tab.close()
  const again = browser.tab()
  void again.writes.resume(refund(server, again))
  await browser.pass(6_000)
  expect(again.writes.stateOfKey('refund:1')).toMatchObject({ phase: 'unknown', canRelease: false })
  await again.writes.release(refund(server, again))
  expect(server.count('refund')).toBe(1)
  await browser.pass(300_000)
  expect(again.writes.stateOfKey('refund:1')).toMatchObject({ phase: 'unknown', canRelease: true })
  void again.writes.release(refund(server, again))
  await browser.pass(6_000)
  expect([phase(again, 'refund:1'), server.count('refund')]).toEqual(['done', 2])
})

test('a change by another amount is shown, and keeps the row locked', async () => {
  const { browser, tab } = setUp()
  const what = { asked: 1000, found: 2500 }
  void tab.writes.press(
    workOfAction<null, { readonly refunded: number }, void, never, never>({
      keys: ['refund:2'],
      lock: 'allTabs',
      journal: 'financial',
      outdates: [['refund']],
      look: async () => ({ look: 'ready', ready: null }),
      proofOf: () => ({ refunded: 0 }),
      send: async () => ({ end: 'unknown' }),
      confirm: async () => ({ found: 'other', what }),
    }),
  )
  await browser.pass(10)
  expect(tab.writes.stateOfKey('refund:2')).toMatchObject({ phase: 'other', what, canVerify: true })
  expect([browser.journal('financial').length, tab.outdated]).toEqual([1, ['refund']])
})

test('what another tab has settled is not sent a second time by a release here', async () => {
  const { browser, server, tab } = setUp()
  const other = browser.tab()
  server.plan({ answer: 'lost', appliedAfter: 620_000 })
  void tab.writes.press(refund(server, tab))
  await browser.pass(6_000)
  void other.writes.press(refund(server, other))
  await browser.pass(600_000)
  expect([phase(tab, 'refund:1'), phase(other, 'refund:1')]).toEqual(['unknown', 'unknown'])
  await browser.pass(15_000)
  void other.writes.verify(['refund:1'])
  await browser.pass(1)
  expect(phase(other, 'refund:1')).toBe('done')
  await tab.writes.release(refund(server, tab))
  expect([phase(tab, 'refund:1'), server.count('refund')]).toEqual(['elsewhere', 1])
})

test('somebody who looked for themselves settles it, past a reload too; what is too old gives way by itself', async () => {
  const { browser, server, tab } = setUp()
  server.plan({ answer: 'lost' }, { answer: 'lost' })
  await tab.writes.press(push(server, tab))
  tab.close()
  const again = browser.tab()
  await again.writes.disprove(push(server, again))
  expect([phase(again, 'push:1'), browser.journal('push')]).toEqual(['notApplied', []])
  const stale = (by: typeof tab) => {
    const work = push(server, by)
    return { ...work, rules: { ...work.rules, patience: { delaysMs: [0, 0], staleAfterMs: 1000 } as const } }
  }
  await again.writes.press(stale(again))
  again.close()
  await browser.pass(1000)
  const later = browser.tab()
  await later.writes.press(stale(later))
  expect([phase(later, 'push:1'), server.count('push'), browser.journal('push')]).toEqual(['done', 3, []])
})
