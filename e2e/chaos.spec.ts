import { callsTo } from './support/calls.ts'
import { HOME_CALLS, homeScreen } from './support/home.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.describe('a call that hangs', () => {
  test('R13 an answer that never ends is given up after twenty seconds, the rest of the page works meanwhile', async ({
    page,
    sandbox,
  }) => {
    sandbox.control.addFault({ method: 'GET', path: HOME_CALLS.stats, kind: 'endless' })
    await enter(page, sandbox)
    const { events, panel, legendCount } = homeScreen(page)
    await expect(events).toHaveCount(30)
    await expect(legendCount('Disponível')).toHaveText(/\d/)
    const pie = panel('Situação das estações')
    await expect.poll(() => callsTo(sandbox, HOME_CALLS.stats)).toHaveLength(1)
    await page.clock.fastForward(20_000)
    await expect(pie.getByText('O servidor não pôde ser contatado')).toBeVisible()
    expect(callsTo(sandbox, HOME_CALLS.stats)).toHaveLength(1)
    sandbox.control.clearFaults()
    await pie.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(pie.getByRole('definition').first()).toHaveText(/\d/)
  })
})
