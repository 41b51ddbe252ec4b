import { homeScreen, legendCounts } from './support/home.ts'
import { enterLive, trueCounts } from './support/liveNetwork.ts'
import { freeStation, readNetwork, subscriptions, topicCount } from './support/network.ts'
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
})
