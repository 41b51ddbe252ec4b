import { homeScreen, legendCounts } from './support/home.ts'
import { enterLive, TOPIC, trueCounts } from './support/liveNetwork.ts'
import { freeStation, readNetwork, subscriptions, topicCount } from './support/network.ts'
import { quickTest } from './support/quickLive.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.describe('the connection', () => {
  test('LIV-001 LIV-002 LIV-003 LIV-007 LIV-008 opens with the session’s token, takes the stations’ topics after five seconds, and closes on sign-out', async ({
    page,
    sandbox,
  }) => {
    const stations = await readNetwork(sandbox)
    await enter(page, sandbox)
    await expect.poll(() => subscriptions(sandbox), { intervals: [30] }).toBe(3)
    const since = performance.now()
    await expect.poll(() => subscriptions(sandbox), { intervals: [30], timeout: 20_000 }).toBeGreaterThan(3)
    expect(performance.now() - since).toBeGreaterThan(3000)
    await expect.poll(() => subscriptions(sandbox)).toBe(topicCount(stations))
    const { connects, open } = sandbox.control.sockets({})
    expect(open).toBe(1)
    expect(connects).toEqual([
      {
        isAccepted: true,
        headers: expect.objectContaining({
          Authorization: 'Bearer …',
          Platform: 'DASHBOARD',
          'accept-version': expect.stringContaining('1.2'),
          'heart-beat': '10000,10000',
        }),
      },
    ])

    await page.getByRole('button', { name: /^Menu de / }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/auth\/login/)
    await expect.poll(() => sandbox.control.sockets({}).open).toBe(0)
  })

  test('LIV-001 R1 R2 R4 a dropped socket comes back by itself with every topic once, and what was missed is repaired', async ({
    page,
    sandbox,
  }) => {
    test.slow()
    const stations = await enterLive(page, sandbox)
    const { id } = freeStation(stations)
    const { live } = homeScreen(page)
    const before = await legendCounts(page)
    sandbox.control.sockets({ drop: true, refuseSeconds: 1 })
    await expect(live('reconectando…')).toBeVisible()
    expect(await legendCounts(page)).toEqual(before)
    sandbox.control.emit({ status: { chargeBoxId: id, status: 'Faulted' } })
    // The event of the gap comes with the list that is read again; nobody is told of it by a toast.
    sandbox.control.emit({
      notification: { chargeBoxId: id, type: 'Failure', errorMessage: 'Missed in the gap' },
    })
    await expect(live('ao vivo')).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => legendCounts(page)).toEqual(await trueCounts(sandbox))
    expect(await legendCounts(page)).not.toEqual(before)
    await expect(homeScreen(page).events.filter({ hasText: 'Missed in the gap' })).toHaveCount(1)
    await expect.poll(() => subscriptions(sandbox), { timeout: 20_000 }).toBe(topicCount(stations))
    expect(sandbox.control.sockets({})).toMatchObject({ open: 1, connects: { length: 2 } })
    // Each topic once: one event is one change, and one toast.
    sandbox.control.emit({ notification: { chargeBoxId: id, type: 'Warning' } })
    await expect(homeScreen(page).toasts).toHaveCount(1)
  })

  test('R6 LIV-001 a token that only the socket refuses ends the session at once, without knocking again', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox)
    const { live, panel, events, card } = homeScreen(page)
    await expect(live('ao vivo')).toBeVisible()
    // The calls of home have their answers, and a later one never arrives: the socket is the only one to knock.
    await expect(events).toHaveCount(30)
    await expect(panel('Energia por dia')).toContainText('Total no período')
    await expect(card('Total de usuários')).toContainText(/\d/)
    await expect(card('Sem pagamento')).toContainText(/\d/)
    await expect(card('Custo')).toContainText('antes')
    // But for the one by which a refused socket asks whether the session is good.
    await page.route(
      ({ pathname }) => /^\/(api|mk-ms-)/.test(pathname) && !pathname.includes('/report/user/permissions'),
      () => undefined,
    )
    sandbox.control.expireTokens()
    sandbox.control.sockets({ drop: true })
    await expect(page.getByRole('heading', { name: 'Sua sessão terminou' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Suas credenciais expiraram.')).toBeVisible()
    const { connects, open } = sandbox.control.sockets({})
    expect(connects.map(({ isAccepted }) => isAccepted)).toEqual([true, false])
    expect(open).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  })

  quickTest(
    'R3 R5 a frozen socket is said to be out of date, keeps what is shown, and is replaced',
    async ({ page, sandbox }) => {
      await enter(page, sandbox)
      const { live, card } = homeScreen(page)
      const talk = () => sandbox.control.emit({ raw: { destination: TOPIC.stats, body: { totalUsers: 7 } } })
      /** Waits while the server goes on talking: its own heart-beats are too seldom for this quick page. */
      const whileTalking = (fact: () => Promise<boolean>) =>
        expect
          .poll(async () => {
            talk()
            return fact()
          })
          .toBe(true)
      await whileTalking(() => live('ao vivo').isVisible())
      // The first answer is there and the live figures lie on top of it.
      await whileTalking(async () =>
        /^Total de usuários7/.test((await card('Total de usuários').textContent()) ?? ''),
      )
      const shown = await legendCounts(page)
      // Every state that the chip says from here on, however short.
      await page
        .getByRole('button', { name: /^Conexão ao vivo/ })
        .getByText('Conexão ao vivo')
        .evaluate((status) => {
          const said = [status.textContent]
          Reflect.set(window, 'said', said)
          new MutationObserver(() => said.push(status.textContent)).observe(status, {
            characterData: true,
            childList: true,
            subtree: true,
          })
        })
      const said = (): Promise<string> => page.evaluate(() => String(Reflect.get(window, 'said')))
      sandbox.control.sockets({ isSilent: true })
      await expect.poll(said, { timeout: 20_000 }).toMatch(/: desatualizado,.*: reconectando…/)
      expect(await legendCounts(page)).toEqual(shown)
      sandbox.control.clearFaults()
      await whileTalking(() => live('ao vivo').isVisible())
      expect(sandbox.control.sockets({}).open).toBe(1)
    },
  )

  test('a refused socket never keeps the page waiting, and says that it tries again', async ({
    page,
    sandbox,
  }) => {
    sandbox.control.sockets({ refuseSeconds: 60 })
    await enter(page, sandbox)
    const { live, events, legendCount } = homeScreen(page)
    await expect(live('reconectando…')).toBeVisible()
    await expect(events).toHaveCount(30)
    await expect(legendCount('Disponível')).toHaveText(/^[1-9]\d*$/)
    await live('reconectando…').click()
    sandbox.control.sockets({ refuseSeconds: 0 })
    await page.getByRole('button', { name: 'Atualizar agora' }).click()
    await expect(live('ao vivo')).toBeVisible({ timeout: 4000 })
  })
})
