import { mutate, notificationWire, statsWire, statusEventWire } from '@corrente/domain/fixtures'
import { expectStanding, GOOD_HOME, seeded, spoilHome, spoilt } from './support/chaos.ts'
import { homeScreen } from './support/home.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

// The thousands are in domain/fixtures/mutation.test.ts; here a few broken bodies show that the screen stands.
const ROUNDS = 3

test(`R10 R11 home survives ${ROUNDS} rounds of broken answers and live messages`, async ({
  page,
  sandbox,
}) => {
  test.slow()
  const { random, seed } = seeded('chaos-home')
  spoilHome(sandbox, random)
  await enter(page, sandbox)
  const { heading, live, panel } = homeScreen(page)
  const good = [
    ['/topic/sandbox-move/notification/chargeBox', notificationWire()],
    ['/topic/sandbox-move/stats', statsWire()],
    ['/topic/sandbox-move/chargeBox', { action: 'UPDATE', ...GOOD_HOME.stations.chargePointList[0] }],
    ['/topic/status/chargeBox/A-1', statusEventWire({ chargeBoxId: 'A-1' })],
  ] as const
  for (let round = 1; round <= ROUNDS; round++) {
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
  expect(await page.evaluate(() => [Object.keys(Object.prototype), Reflect.get({}, 'polluted')])).toEqual([
    [],
    undefined,
  ])
})
