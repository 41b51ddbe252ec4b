import { callsTo } from './support/calls.ts'
import { expectStanding } from './support/chaos.ts'
import { HOME_CALLS } from './support/home.ts'
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
})
