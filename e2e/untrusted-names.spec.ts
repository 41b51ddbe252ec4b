import { callsTo } from './support/calls.ts'
import { expectStanding } from './support/chaos.ts'
import { answerWith, HOME_CALLS, homeScreen, stationsReply } from './support/home.ts'
import { SAO_PAULO } from './support/map.ts'
import { subscriptions } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.describe('R20 names from outside change no path, topic, header or file', () => {
  test('of the host: theme, api key, deep-link host', async ({ page, sandbox }) => {
    sandbox.control.handshake({
      set: {
        Theme: '../../assets/x"><img src=x>',
        'Api-Key': 'sandbox-move/#/../stats',
        'Deeplinking-Host': 'evil.example/path?x=1',
      },
    })
    await enter(page, sandbox)
    await expectStanding(page, 'a hostile handshake')
    const paths = sandbox.control.requests().map(({ path }) => path)
    const files = paths.filter((path) => path.startsWith('/tenants/') && !path.includes('favicon'))
    expect(files.length).toBeGreaterThan(0)
    for (const path of files) expect(path).toMatch(/^\/tenants\/move\/[\w.-]+\?v=\w+$/)
    const keys = new Set(callsTo(sandbox, HOME_CALLS.stations).map(({ headers }) => headers['api-key']))
    expect([...keys]).not.toContain('sandbox-move/#/../stats')
    expect(await page.evaluate(() => localStorage.getItem('deeplinking-host'))).not.toContain('evil')
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })

  test('of stations: an id that would be another topic is never subscribed', async ({ page, sandbox }) => {
    const at = SAO_PAULO
    const ids = ['A/B', 'A*', 'A>', 'A#', 'A:B', 'A\nselector:1', 'A\u202eB', 'x'.repeat(200)]
    const good = ['IPE-0001', 'Ipê 02']
    answerWith(
      sandbox,
      'stations',
      stationsReply(
        [...ids, ...good].map((id, index) => ({ id, name: `Posto ${index}`, statuses: ['Available'], at })),
      ),
    )
    await enter(page, sandbox)
    await expect(homeScreen(page).legendCount('Disponível')).toHaveText(String(ids.length + good.length))
    await expect.poll(() => subscriptions(sandbox), { timeout: 20_000 }).toBe(3 + 2 * good.length)
    // The connection that they were kept from stands, and is the first one.
    expect(sandbox.control.sockets({})).toMatchObject({ open: 1, connects: [{ isAccepted: true }] })
  })

  test('of an address: a station’s id goes into the query and nowhere else', async ({ page, sandbox }) => {
    const id = '../../api?x=1&y=2#z'
    answerWith(
      sandbox,
      'stations',
      stationsReply([{ id, name: 'Posto', statuses: ['Available'], at: SAO_PAULO }]),
    )
    await enter(page, sandbox, 'everything', { path: `/?station=${encodeURIComponent(id)}` })
    await expect(homeScreen(page).panel('Posto')).toContainText(id)
    expect(callsTo(sandbox).filter(({ path }) => path.includes('x=1'))).toEqual([])
  })
})
