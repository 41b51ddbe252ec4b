import { notificationWire, statsWire } from '@corrente/domain/fixtures'
import { callsTo } from './support/calls.ts'
import {
  answerWith,
  expectCard,
  HOME_CALLS,
  homeScreen,
  type LegendWord,
  legendCounts,
} from './support/home.ts'
import { documents, enterLive, TOPIC } from './support/liveNetwork.ts'
import { expectMap, legendColour, selectedColour } from './support/map.ts'
import { freeStation, readNetwork } from './support/network.ts'
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
    const { live, toasts, range, card, panel } = homeScreen(page)
    await expect(live('ao vivo')).toBeVisible()
    await expectCard(page, 'Total de usuários', ['1.240'])
    const tell = (body: unknown) => sandbox.control.emit({ raw: { destination: TOPIC.stats, body } })
    tell({ totalUsers: 4321, statusChargeBox: { charging: 50 } })
    await expectCard(page, 'Total de usuários', ['4.321'])
    // At once, also for the eye: a live change never counts up.
    await expect(card('Total de usuários').locator('p [aria-hidden]')).toHaveText('4.321', { timeout: 1500 })
    await expect(card('Estações').getByRole('definition').nth(1)).toHaveText(/^50/)
    await expectCard(page, 'Usuários cadastrados', ['41', 'no período'])

    await test.step('WCAG 2.2.2 paused, all of it stands still and says since when; a failure is told all the same', async () => {
      await page.getByRole('button', { name: 'Pausar' }).click()
      await expect(page.getByText(/^Parado desde \d\d:\d\d/)).toBeVisible()
      tell({ totalUsers: 5555 })
      sandbox.control.emit({ raw: { destination: TOPIC.notification, body: notificationWire() } })
      await expect(toasts).toHaveCount(1)
      await expect(panel('Notificações em tempo real')).toContainText('1 nova')
      await expectCard(page, 'Total de usuários', ['4.321'])
      await page.getByRole('button', { name: 'Continuar' }).click()
      await expectCard(page, 'Total de usuários', ['5.555'])
    })

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
})
