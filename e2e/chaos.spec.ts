import { statsWire } from '@corrente/domain/fixtures'
import { callsTo } from './support/calls.ts'
import { expectStanding, GOOD_HOME } from './support/chaos.ts'
import { isRepeated, type Sandbox, walkNotFound } from './support/chaosWalk.ts'
import { answerWith, expectCard, HOME_CALLS, homeScreen, legendCounts } from './support/home.ts'
import { ask } from './support/network.ts'
import { emailOf, enter, sendSignIn, sessionForm } from './support/session.ts'
import { expect, test } from './support/test.ts'

const MISSING = 'Uma parte do painel não chegou'

test.describe('one broken part', () => {
  /** What breaks while it is drawn, and the panel that it stands in. */
  const BREAKS = [{ what: 'a day of the lines', panel: 'Energia por dia', number: 873.75 }] as const
  for (const { what, panel, number } of BREAKS)
    test(`R12 ${what} that cannot be written leaves every other panel standing`, async ({
      page,
      sandbox,
    }) => {
      answerWith(sandbox, 'stats', statsWire())
      answerWith(sandbox, 'graphs', GOOD_HOME.graphs)
      await page.addInitScript((poison) => {
        const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')
        Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
          configurable: true,
          get(this: Intl.NumberFormat) {
            const write = format?.get?.call(this)
            return (value: number) => {
              if (value === poison && !Reflect.get(window, 'isHealed'))
                throw new RangeError('broken on purpose')
              return write(value)
            }
          },
        })
      }, number)
      await enter(page, sandbox)
      const broken = page.getByText('Este painel não pôde ser mostrado')
      const { events, legendCount, panel: panelOf, card } = homeScreen(page)
      await expect(broken).toHaveCount(1)
      await expect(events).toHaveCount(30)
      await expect(legendCount('Disponível')).toHaveText(/\d/)
      await expect(panelOf('Recargas por dia')).toContainText('129 recargas')
      if (panel) await expectCard(page, 'Total de usuários', ['1.240'])
      else await expect(panelOf('Energia por dia')).toContainText('2.621,25 kWh')
      await page.evaluate(() => Reflect.set(window, 'isHealed', true))
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(broken).toHaveCount(0)
      await expect(panel ? panelOf(panel) : card('Consumo de energia')).toBeVisible()
    })

  test.describe('with a map', () => {
    test.use({ hasGraphics: true })

    test('R12 code that cannot be fetched leaves the rest standing and offers the reload', async ({
      page,
      sandbox,
    }) => {
      await page.context().route(/\/assets\/(HomeCharts|StatusMapView)-/, (route) => route.abort())
      await enter(page, sandbox)
      const { events, legendCount, card } = homeScreen(page)
      await expect(card('Total de usuários')).toContainText(/\d/)
      await expect(events).toHaveCount(30)
      await expect(legendCount('Disponível')).toHaveText(/\d/)
      await page.getByRole('heading', { name: 'Indicadores' }).scrollIntoViewIfNeeded()
      await expect(page.getByText(MISSING)).toBeVisible()
      // In sight wherever the page was scrolled to.
      await expect(page.getByText(MISSING)).toBeInViewport()
      await page.context().unroute(/\/assets\/(HomeCharts|StatusMapView)-/)
      await page.getByRole('button', { name: 'Recarregar agora' }).click()
      await expect(homeScreen(page).panel('Energia por dia')).toContainText('Total no período')
      await expect(homeScreen(page).scale).toBeVisible()
    })
  })
})

test.describe('the fault matrix', () => {
  /** What home asks for when all is well, counted per call. */
  const calls = (sandbox: Sandbox) => Object.values(HOME_CALLS).map((path) => callsTo(sandbox, path).length)
  /** One of each outcome that a page can tell apart; what else comes to the same is the gateways' table. */
  const FAULTS = [
    ['2 s of latency', { latencyMs: 2000 }],
    ['503 with Retry-After', { status: 503, headers: { 'Retry-After': '1' } }],
    ['HTML', { kind: 'html' }],
  ] as const
  for (const [what, rule] of FAULTS)
    test(`R13 R15 home under ${what}: says so, asks at most twice, and ends in the server’s state`, async ({
      page,
      sandbox,
    }) => {
      sandbox.control.addFault({ method: 'GET', path: '/api/v1/*', ...rule })
      await enter(page, sandbox)
      const { heading, map, notifications, panel, events, live } = homeScreen(page)
      await expect(heading).toBeVisible()
      await expect(live('ao vivo').or(live('sincronizando…'))).toBeVisible()
      if (!('latencyMs' in rule)) {
        const retry = { name: 'Tentar novamente' }
        // Everything has failed visibly; no call was made more than twice, none was left out.
        for (const place of [map, notifications, panel('Energia por dia'), panel('Situação das estações')])
          await expect(place.getByRole('button', retry)).toBeVisible()
        await expectCard(page, 'Total de usuários', ['-'])
        expect(Math.min(...calls(sandbox))).toBe(1 + Number(isRepeated(rule)))
        expect(Math.max(...calls(sandbox))).toBeLessThanOrEqual(2)
        sandbox.control.clearFaults()
        for (const place of [map, notifications, panel('Energia por dia'), panel('Situação das estações')])
          await place.getByRole('button', retry).click()
      }
      await expect(events).toHaveCount(30)
      const stats = await ask(
        sandbox,
        `${HOME_CALLS.stats}?fromDate=2026-03-08+03%3A00%3A00&toDate=2026-03-15+02%3A59%3A59&timeZone=-3`,
      )
      expect(stats).toMatchObject({ totalUsers: expect.any(Number) })
      const total = Number(Reflect.get(Object(stats), 'totalUsers')).toLocaleString('pt-BR')
      await expectCard(page, 'Total de usuários', [total])
      await expect(panel('Energia por dia')).toContainText('Total no período')
      await expect
        .poll(async () => Object.values(await legendCounts(page)).every((text) => /^\d+$/.test(text)))
        .toBe(true)
      await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0)
    })

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

  test('R13 a signed-out visitor meets each fault of the start and can still sign in', async ({
    page,
    sandbox,
  }) => {
    const files = '/tenants/*'
    for (const rule of [{ kind: 'truncated' }, { kind: 'html' }, { status: 500 }] as const) {
      sandbox.control.clearFaults()
      sandbox.control.addFault({ path: files, ...rule })
      await page.goto('/auth/login')
      await expect(sessionForm(page).submit, JSON.stringify(rule)).toBeVisible()
      await expectStanding(page, JSON.stringify(rule))
    }
    sandbox.control.clearFaults()
    await sendSignIn(page, emailOf('everything'))
    await expect(homeScreen(page).heading).toBeVisible()
  })

  test('R14 a storm of 401 ends the session once, with one message, and stops asking', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox)
    const { live, events, panel, card } = homeScreen(page)
    await expect(live('ao vivo')).toBeVisible()
    await expect(events).toHaveCount(30)
    await expect(panel('Energia por dia')).toContainText('Total no período')
    await expect(card('Total de usuários')).toContainText(/\d/)
    await expect(card('Sem pagamento')).toContainText(/\d/)
    sandbox.control.expireTokens()
    sandbox.control.clearRequests()
    // All are asked before the first is refused.
    sandbox.control.addFault({ path: '/*', latencyMs: 500 })
    // Old enough to be asked again, all at once; then the page's time stands, so that the way out waits.
    await page.clock.pauseAt(new Date('2026-03-14T15:30:00Z'))
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Suas credenciais expiraram.')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Sua sessão terminou' })).toBeVisible()
    const refused = () => callsTo(sandbox).filter(({ status }) => status === 401)
    await expect.poll(() => refused().length).toBeGreaterThanOrEqual(2)
    // Each question once; two periods are two questions.
    const questions = refused().map(({ path }) => path)
    expect(questions).toEqual([...new Set(questions)])
    await expect.poll(() => sandbox.control.sockets({}).open).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  })
})

test('R13 an unknown address stands under every fault of the calls', async ({ page, sandbox }) => {
  sandbox.control.addFault({ method: 'GET', path: '/api/v1/*', kind: 'reset' })
  await walkNotFound(page)
  await enter(page, sandbox, 'everything', { path: null })
  await walkNotFound(page)
})
