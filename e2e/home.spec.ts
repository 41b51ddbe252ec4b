import { seriesWire, statsAltWire, statsWire } from '@corrente/domain/fixtures'
import { callsTo } from './support/calls.ts'
import { answerWith, expectCard, HOME_CALLS, homeScreen } from './support/home.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

/** The query of each call for the statistics, in order. */
const ranges = (sandbox: Parameters<typeof callsTo>[0]) =>
  callsTo(sandbox, HOME_CALLS.stats).map(({ path }) => {
    const { searchParams } = new URL(path, 'http://sandbox')
    return [searchParams.get('fromDate'), searchParams.get('toDate'), searchParams.get('timeZone')]
  })

const openRange = async (page: Page) => {
  await homeScreen(page).range.click()
  const dialog = page.getByRole('dialog', { name: 'Período' })
  await expect(dialog.getByRole('grid')).toBeVisible()
  return dialog
}

test.describe('the range', () => {
  test('HOM-001 HOM-002 HOM-003 HOM-021 API-024 API-025 the range, and what the charts draw of it', async ({
    page,
    sandbox,
  }) => {
    await test.step('seven days up to today by default; a chosen range is in the address and reloads the figures alone', async () => {
      await enter(page, sandbox)
      const { range, card } = homeScreen(page)
      await expect(range).toHaveAccessibleName('Período: Últimos 7 dias, 08/03/2026 a 14/03/2026')
      await expect(card('Usuários cadastrados')).toContainText(/\d/)
      expect(new URL(page.url()).search).toBe('')
      const usual = [
        ['2026-03-08 03:00:00', '2026-03-15 02:59:59', '-3'],
        // The seven days before, up to the same time of day, which the figures are compared with.
        ['2026-03-01 03:00:00', '2026-03-07 15:00:00', '-3'],
      ]
      await expect.poll(() => ranges(sandbox)).toEqual(usual)

      await (await openRange(page)).getByRole('button', { name: 'Mês passado' }).click()
      await expect(page).toHaveURL(/\?from=2026-02-01&to=2026-02-28$/)
      await expect(range).toHaveAccessibleName('Período: Mês passado, 01/02/2026 a 28/02/2026')
      await expect
        .poll(() => ranges(sandbox).slice(2).toSorted())
        .toEqual([
          ['2026-01-04 03:00:00', '2026-02-01 02:59:59', '-3'],
          ['2026-02-01 03:00:00', '2026-03-01 02:59:59', '-3'],
        ])
      await expect(card('Usuários cadastrados').getByRole('paragraph').first()).not.toBeEmpty()

      await page.goBack()
      await expect(range).toHaveAccessibleName(/Últimos 7 dias/)
      expect(new URL(page.url()).search).toBe('')

      const picker = await openRange(page)
      await picker.getByRole('textbox', { name: 'De' }).fill('01/03/2026')
      await picker.getByRole('textbox', { name: 'Até' }).fill('05/03/2026')
      await picker.getByRole('button', { name: 'Aplicar' }).click()
      await expect(page).toHaveURL(/\?from=2026-03-01&to=2026-03-05$/)
      await expect
        .poll(() => ranges(sandbox).slice(-2))
        .toContainEqual(['2026-03-01 03:00:00', '2026-03-06 02:59:59', '-3'])

      await (await openRange(page)).getByRole('button', { name: 'Últimos 7 dias' }).click()
      await expect.poll(() => new URL(page.url()).search).toBe('')
      // Once at the start, and once more when all topics stand (R4); never for a range.
      expect(callsTo(sandbox, HOME_CALLS.stations).length).toBeLessThanOrEqual(2)
      expect(callsTo(sandbox, HOME_CALLS.notifications)).toHaveLength(1)
    })
    await test.step('HOM-021 API-025 the lines of recharges and energy cover the chosen range and the one before, and draw no other day', async () => {
      sandbox.control.clear()
      answerWith(sandbox, 'graphs', seriesWire())
      await page.goto('/')
      const { panel } = homeScreen(page)
      await expect(panel('Recargas por dia')).toContainText('Total no período: 129 recargas')
      // Not what the indicator's call says, and the chart tells so.
      await expect(panel('Energia por dia')).toContainText('Soma dos dias: 2.621,25 kWh')
      await page.goto('/?from=2026-03-13&to=2026-03-13')
      await expect(panel('Recargas por dia')).toContainText('Total no período: 43 recargas')
      await expect(panel('Energia por dia')).toContainText('Soma dos dias: 873,75 kWh')
      // Counted back from today; what lies outside the range is cut off.
      expect(callsTo(sandbox, HOME_CALLS.graphs).map(({ path }) => path)).toEqual([
        `${HOME_CALLS.graphs}?days=14&timeDiff=-3`,
        `${HOME_CALLS.graphs}?days=3&timeDiff=-3`,
      ])
    })
  })
})

test.describe('when something is missing', () => {
  test('API-018 what is missing, old or empty', async ({ page, sandbox }) => {
    await test.step('what cannot be had says so in its own place, and comes with the retry', async () => {
      sandbox.control.addFault({ path: HOME_CALLS.stats, status: 500 })
      sandbox.control.addFault({ path: HOME_CALLS.graphs, kind: 'reset' })
      sandbox.control.addFault({ path: HOME_CALLS.notifications, kind: 'html' })
      sandbox.control.addFault({ path: HOME_CALLS.stations, status: 500 })
      await enter(page, sandbox)
      const { map, notifications, panel, events, legendCount, heading } = homeScreen(page)
      const refused = 'O servidor não entregou os dados'
      await expect(map.getByText(refused).first()).toBeVisible()
      await expect(notifications.getByText('A resposta do servidor não pôde ser lida')).toBeVisible()
      await expect(panel('Recargas por dia').getByText('O servidor não pôde ser contatado')).toBeVisible()
      await expect(panel('Situação das estações').getByText(refused)).toBeVisible()
      await expectCard(page, 'Total de usuários', ['-'])
      await expect(page.getByText('null')).toHaveCount(0)

      sandbox.control.clearFaults()
      const retry = { name: 'Tentar novamente' }
      await notifications.getByRole('button', retry).click()
      await map.getByRole('button', retry).click()
      await panel('Recargas por dia').getByRole('button', retry).click()
      await panel('Situação das estações').getByRole('button', retry).click()
      await expect(events).toHaveCount(30)
      await expect(legendCount('Disponível')).toHaveText(/^\d+$/)
      await expect(panel('Energia por dia')).toContainText('Total no período')
      await expect(page.getByRole('article', { name: 'Total de usuários' })).toContainText(/\d/)
      await expect(page.getByRole('button', retry)).toHaveCount(0)
      await expect(heading).toBeVisible()
    })
    await test.step('HOM-023 HOM-024 a failed refresh keeps the figures, says how old they are, and the retry renews them, in the second form', async () => {
      const first = answerWith(sandbox, 'stats', statsWire())
      await page.goto('/')
      await expectCard(page, 'Total de usuários', ['1.240'])
      sandbox.control.clearFaults(first)
      const failing = sandbox.control.addFault({ path: HOME_CALLS.stats, kind: 'reset' })
      await page.clock.fastForward('06:00')
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      const note = page.getByRole('status').filter({ hasText: 'Último dado há 6 min' })
      await expect(note).toContainText('O servidor não pôde ser contatado')
      await expectCard(page, 'Total de usuários', ['1.240'])
      sandbox.control.clearFaults(failing.id)
      answerWith(sandbox, 'stats', statsAltWire({ users: { total: 1241, inUse: 31, notUsing: 1210 } }))
      await note.getByRole('button', { name: 'Tentar novamente' }).click()
      await expectCard(page, 'Total de usuários', ['1.241'])
      await expect(note).toHaveCount(0)
    })
  })
})
