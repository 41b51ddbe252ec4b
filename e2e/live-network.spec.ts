import { notificationWire, statsWire, statusEventWire } from '@corrente/domain/fixtures'
import { callsTo } from './support/calls.ts'
import {
  answerWith,
  expectCard,
  HOME_CALLS,
  homeScreen,
  type LegendWord,
  legendCounts,
} from './support/home.ts'
import { documents, enterLive, TOPIC, trueCounts } from './support/liveNetwork.ts'
import { expectMap, legendColour, selectedColour } from './support/map.ts'
import { freeStation, readNetwork, subscriptions, topicCount } from './support/network.ts'
import { quickTest } from './support/quickLive.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.describe('what the network tells', () => {
  test.describe('on the map', () => {
    test.use({ hasGraphics: true })

    test('LIV-014 HOM-028 HOM-029 HOM-030 HOM-031 a status change recolours the station everywhere without a reload', async ({
      page,
      sandbox,
    }) => {
      const network = await readNetwork(sandbox)
      const { id, name } = freeStation(network)
      await enterLive(page, sandbox, `/?station=${encodeURIComponent(id)}`)
      const { selectedMark, map, stationList, panel } = homeScreen(page)
      await expectMap(page)
      await expect(selectedMark).toContainText(name)
      await map.getByRole('button', { name: 'Mostrar lista' }).click()
      const before = await legendCounts(page)
      const loaded = documents(sandbox)
      const list = callsTo(sandbox, HOME_CALLS.stations).length

      const become = async (status: string, word: LegendWord, connector: string, inList: string = word) => {
        sandbox.control.emit({ status: { chargeBoxId: id, connectorId: 1, status } })
        await expect(panel(name)).toContainText(connector)
        await expect.poll(() => selectedColour(page)).toEqual(await legendColour(page, word))
        const counts: Record<string, string> = { ...before }
        if (word !== 'Disponível') {
          counts.Disponível = String(Number(before.Disponível) - 1)
          counts[word] = String(Number(before[word]) + 1)
        }
        await expect.poll(() => legendCounts(page)).toEqual(counts)
        await expect(
          stationList.getByRole('option', { name: new RegExp(`^(?:${inList}) ${name}`) }),
        ).toBeVisible()
      }
      await become('Charging', 'Ocupada', 'Carregando')
      // One colour, two marks: a fault of all its connectors, or of some.
      await become('Faulted', 'Indisponível', 'Falha', 'Falha|Parcial')
      await become('Maintenance', 'Em manutenção', 'Em manutenção')
      await become('Available', 'Disponível', 'Disponível')
      expect(documents(sandbox)).toBe(loaded)
      // Not for any of the four; the reading once all topics stand (R4) may fall in between.
      expect(callsTo(sandbox, HOME_CALLS.stations).length).toBeLessThanOrEqual(list + 1)
    })
  })

  test('LIV-004 LIV-009 LIV-010 LIV-011 SHL-005 an event arrives as a toast, in the list and, of three types, in the header’s menu', async ({
    page,
    sandbox,
  }) => {
    answerWith(sandbox, 'notifications', { error: null, notificationList: [] })
    await enter(page, sandbox)
    const { live, notifications, events, toasts, bell } = homeScreen(page)
    await expect(live('ao vivo')).toBeVisible()
    await expect(notifications).toContainText('Nenhuma notificação ainda')
    // The page's time stands still, so that no toast goes before it was looked at.
    await page.clock.pauseAt(new Date('2026-03-14T15:30:00Z'))
    await expect(bell).toHaveAccessibleName('Notificações')
    const tell = (notificationPk: number, overrides: Parameters<typeof notificationWire>[0]) =>
      sandbox.control.emit({
        raw: { destination: TOPIC.notification, body: notificationWire({ notificationPk, ...overrides }) },
      })

    tell(1, { chargeBoxName: 'Posto Norte', type: 'Failure', notificationTimestampDT: '2026-03-14 15:05:30' })
    await expect(toasts).toHaveText([/Posto Norte acionou o evento Falha/])
    await expect(events).toHaveCount(1)
    await expect(events.first()).toContainText(/Posto Norte.*14\/03\/26 12:05.*Falha/)
    await expect(bell).toHaveAccessibleName('Notificações, 1 nova')

    tell(2, {
      chargeBoxName: '',
      type: 'FirmwareUpdated',
      transactionId: '1',
      notificationTimestampDT: '2026-03-14 15:05:31',
    })
    await expect(toasts).toHaveText([/IPE-0001 acionou o evento FirmwareUpdated/])
    await expect(bell).toHaveAccessibleName('Notificações, 1 nova')

    tell(3, {
      chargeBoxName: 'Posto Sul',
      type: 'Disconnected',
      transactionId: null,
      notificationTimestampDT: '2026-03-14 15:05:32',
    })
    await expect(toasts).toHaveText([/Posto Sul acionou o evento Desconectada/])
    await expect(events).toHaveText([/Posto Sul/, /FirmwareUpdated/, /Posto Norte/])
    await bell.click()
    const menu = page.getByRole('dialog', { name: 'Notificações' }).getByRole('listitem')
    await expect(menu).toHaveText([/Posto Sul.*Desconectada/, /Posto Norte.*Falha/])
    // The same message once more, as the live system sends it: nothing new.
    tell(1, { chargeBoxName: 'Posto Norte', type: 'Failure', notificationTimestampDT: '2026-03-14 15:05:30' })
    tell(4, {
      chargeBoxName: 'Posto Leste',
      type: 'Warning',
      transactionId: '9',
      notificationTimestampDT: '2026-03-14 15:05:33',
    })
    await expect(menu).toHaveText([/Posto Leste.*Recarga curta/, /Posto Sul/, /Posto Norte/])
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain('Posto')
  })

  test('LIV-005 live figures jump in their cards while the range ends today, and only then', async ({
    page,
    sandbox,
  }) => {
    answerWith(sandbox, 'stats', statsWire())
    await enter(page, sandbox)
    const { live, toasts, range, card } = homeScreen(page)
    await expect(live('ao vivo')).toBeVisible()
    await expectCard(page, 'Total de usuários', ['1.240'])
    const tell = (body: unknown) => sandbox.control.emit({ raw: { destination: TOPIC.stats, body } })
    tell({ totalUsers: 4321, statusChargeBox: { charging: 50 } })
    await expectCard(page, 'Total de usuários', ['4.321'])
    // At once, also for the eye: a live change never counts up.
    await expect(card('Total de usuários').locator('p [aria-hidden]')).toHaveText('4.321', { timeout: 1500 })
    await expect(card('Estações').getByRole('definition').nth(1)).toHaveText(/^50/)
    await expectCard(page, 'Usuários cadastrados', ['41', 'no período'])

    await page.goto('/?from=2026-02-01&to=2026-02-28')
    await expect(range).toHaveAccessibleName(/Mês passado/)
    await expectCard(page, 'Total de usuários', ['1.240'])
    await expect(live('ao vivo')).toBeVisible()
    tell({ totalUsers: 9999 })
    // The event behind it on the same socket has come, so the figures before it have too.
    sandbox.control.emit({ raw: { destination: TOPIC.notification, body: notificationWire() } })
    await expect(toasts).toHaveCount(1)
    await expectCard(page, 'Total de usuários', ['1.240'])
  })

  quickTest(
    'LIV-006 LIV-012 LIV-013 a known station takes over what changed, an unknown one has the list read again',
    async ({ page, sandbox }) => {
      const [station] = await readNetwork(sandbox)
      if (station === undefined) throw new Error('no station')
      await enter(page, sandbox, 'everything', { path: `/?station=${encodeURIComponent(station.id)}` })
      const { panel } = homeScreen(page)
      await expect(panel(station.name)).toBeVisible()
      const tell = (body: unknown) => sandbox.control.emit({ raw: { destination: TOPIC.chargeBox, body } })
      const reads = () =>
        callsTo(sandbox, HOME_CALLS.stations).filter(({ headers }) =>
          headers['user-agent']?.includes('Chrome'),
        ).length
      // By the worker's clock the list is read once more when all topics stand: not what this test waits for.
      await expect
        .poll(
          () => {
            tell({ action: 'UPDATE', chargeBoxId: station.id, description: 'Nome de antes' })
            return reads()
          },
          { timeout: 20_000 },
        )
        .toBe(2)
      tell({ action: 'UPDATE', chargeBoxId: station.id, description: 'Nome novo', monthConsumption: 324_200 })
      await expect(panel('Nome novo')).toContainText('324,20 kWh')
      expect(reads()).toBe(2)
      await expect
        .poll(
          () => {
            tell({ action: 'INSERT', chargeBoxId: 'NOVA-0001', description: 'Estação nova' })
            return reads()
          },
          { timeout: 20_000 },
        )
        .toBe(3)
    },
  )

  test('R7 duplicates and late messages never move a status backwards', async ({ page, sandbox }) => {
    const network = await readNetwork(sandbox)
    const { id, name } = freeStation(network)
    const other = freeStation(network, 1)
    await enterLive(page, sandbox, `/?station=${encodeURIComponent(id)}`)
    const { panel, toasts } = homeScreen(page)
    const before = await legendCounts(page)
    sandbox.control.sockets({ duplicateEvery: 1 })
    sandbox.control.emit({ status: { chargeBoxId: id, connectorId: 1, status: 'Charging' } })
    await expect(panel(name)).toContainText('Carregando')
    const tell = (body: unknown) =>
      sandbox.control.emit({ raw: { destination: `/topic/status/chargeBox/${id}/connector/1`, body } })
    const at = (time: string, status: string) =>
      statusEventWire({ chargeBoxId: id, connectorId: 1, timestampDT: `2026-03-14 ${time}`, status })
    tell(at('15:08:00', 'Finishing'))
    // From here on only the past, and what makes no sense.
    tell(at('15:06:00', 'Faulted'))
    tell(at('14:05:00', 'Available'))
    tell('no JSON {')
    tell({ connectorId: 1 })
    // The event behind them on the same socket has come once, so they have all come before it.
    sandbox.control.emit({ notification: { chargeBoxId: other.id, type: 'Warning' } })
    await expect(toasts).toHaveCount(1)
    await expect(panel(name)).toContainText('Finalizando')
    expect(await legendCounts(page)).toEqual({
      ...before,
      Disponível: String(Number(before.Disponível) - 1),
      Ocupada: String(Number(before.Ocupada) + 1),
    })
  })

  test('half an hour of the network’s life ends in the server’s own picture', async ({ page, sandbox }) => {
    const stations = await enterLive(page, sandbox)
    const before = await legendCounts(page)
    const newest = await homeScreen(page).events.first().textContent()
    for (let minute = 0; minute < 30; minute++) sandbox.control.clock({ advanceMs: 60_000 })
    await expect.poll(() => legendCounts(page)).toEqual(await trueCounts(sandbox))
    expect(await legendCounts(page)).not.toEqual(before)
    await expect(homeScreen(page).events.first()).not.toHaveText(newest ?? '')
    expect(subscriptions(sandbox)).toBe(topicCount(stations))
  })
})
