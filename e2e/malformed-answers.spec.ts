import { GOLDEN, mutate, notificationWire, statsWire, statusEventWire } from '@corrente/domain/fixtures'
import { callsTo } from './support/calls.ts'
import { expectStanding, GOOD_HOME, seeded, spoilHome, spoilt } from './support/chaos.ts'
import { ROUNDS } from './support/chaosWalk.ts'
import { PASSWORD } from './support/constants.ts'
import { homeScreen } from './support/home.ts'
import { tokenOf } from './support/network.ts'
import { emailOf, enter, sendSignIn, sessionForm, store } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.describe('malformed answers', () => {
  test.describe.configure({ timeout: 180_000 })

  /** Drawing the map is the dearest part of a load, and one answer of four. */
  const WALKS = [
    ['with its map', true, 2],
    ['with a list for its map', false, 5],
  ] as const
  for (const [what, hasGraphics, rounds] of WALKS)
    test.describe(what, () => {
      test.use({ hasGraphics })

      test(`R10 R11 home ${what} survives ${rounds} rounds of broken answers and live messages`, async ({
        page,
        sandbox,
      }) => {
        const { random, seed } = seeded(`chaos-home ${what}`)
        spoilHome(sandbox, random)
        await enter(page, sandbox)
        const { heading, live, panel } = homeScreen(page)
        const good = [
          ['/topic/sandbox-move/notification/chargeBox', notificationWire()],
          ['/topic/sandbox-move/stats', statsWire()],
          ['/topic/sandbox-move/chargeBox', { action: 'UPDATE', ...GOOD_HOME.stations.chargePointList[0] }],
          ['/topic/status/chargeBox/A-1', statusEventWire({ chargeBoxId: 'A-1' })],
        ] as const
        for (let round = 1; round <= rounds; round++) {
          const about = `${seed}, round ${round}`
          await expect(heading, about).toBeVisible()
          await expect(live('ao vivo').or(live('sincronizando…')), about).toBeVisible()
          for (const [destination, body] of good) {
            sandbox.control.emit({ raw: { destination, body: spoilt(random, body) } })
            sandbox.control.emit({ raw: { destination, body: JSON.stringify(mutate(random, body)) ?? '' } })
          }
          for (const name of ['Mapa das estações', 'Notificações em tempo real', 'Energia por dia'])
            await expect(panel(name), about).toBeVisible()
          await expectStanding(page, about)
          // A panel that gave up would say so.
          await expect(page.getByText('Este painel não pôde ser mostrado'), about).toHaveCount(0)
          spoilHome(sandbox, random)
          await page.reload({ waitUntil: 'commit' })
        }
        await expect(heading).toBeVisible()
        expect(
          await page.evaluate(() => [Object.keys(Object.prototype), Reflect.get({}, 'polluted')]),
        ).toEqual([[], undefined])
      })
    })

  test('R10 the sign-in survives broken answers, keeps what was typed', async ({ page, sandbox }) => {
    const { random, seed } = seeded('chaos-sign-in')
    await page.goto('/auth/login')
    const form = sessionForm(page)
    const good = JSON.parse(JSON.stringify(GOLDEN.E1).replace('demo.token.1', await tokenOf(sandbox)))
    for (let round = 1; round <= ROUNDS; round++) {
      const body = spoilt(random, good)
      const about = `${seed}, round ${round}: ${body.slice(0, 300)}`
      sandbox.control.clearFaults()
      sandbox.control.addFault({ method: 'POST', path: '/api/v1/login', status: 200, body, times: 1 })
      await page.clock.fastForward(500)
      await sendSignIn(page, emailOf('everything'))
      // Either it was understood after all, or it says so and everything typed is still there.
      const isInside = () => new URL(page.url()).pathname !== '/auth/login'
      await expect
        .poll(async () => isInside() || (await form.failure.count()) > 0, { message: about })
        .toBe(true)
      await expectStanding(page, about)
      expect(callsTo(sandbox, '/api/v1/login').filter(({ fault }) => fault !== undefined)).toHaveLength(round)
      if (isInside()) {
        await store(page, sandbox.url(), {})
        await page.evaluate(() => localStorage.clear())
        await page.goto('/auth/login')
      } else {
        await expect(form.email).toHaveValue(emailOf('everything'))
        await expect(form.password).toHaveValue(PASSWORD)
      }
    }
  })

  test('R10 the legal pages stand on broken tenant files and headers', async ({ page, sandbox }) => {
    const { random, seed } = seeded('chaos-legal')
    const tenant: unknown = await (await fetch(`${sandbox.origin}/tenants/move/tenant.json`)).json()
    const odd = ['javascript:0', '//e.example', 'x'.repeat(4000), '{"a":1}', 'https://a:b@c/', '%00', '../..']
    for (let round = 1; round <= ROUNDS; round++) {
      sandbox.control.clearFaults()
      sandbox.control.addFault({
        path: '/tenants/*/tenant.json',
        status: 200,
        body: spoilt(random, tenant),
        headers: { 'cache-control': 'no-store' },
      })
      sandbox.control.handshake({
        omit: random.chance(0.3) ? [random.pick(['Api-Key', 'Theme', 'Terms-Of-Use'])] : [],
        set: { [random.pick(['Api-Key', 'Theme', 'Terms-Of-Use', 'Deeplinking-Host'])]: random.pick(odd) },
      })
      await page.goto(round % 2 === 0 ? '/privacy-policy' : '/terms-of-use')
      await expectStanding(page, `${seed} round ${round}`)
      await expect(page.locator('[href^="javascript:" i]'), `${seed} round ${round}`).toHaveCount(0)
    }
  })
})
