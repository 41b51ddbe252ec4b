import { notificationWire, seriesWire, statsWire } from '@corrente/domain/fixtures'
import { callsTo } from './support/calls.ts'
import { answerWith, expectCard, HOME_CALLS, homeScreen, stationsReply } from './support/home.ts'
import { openRange, ranges } from './support/homeRange.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.describe('the range', () => {
  test('HOM-001 HOM-002 HOM-003 API-024 the range', async ({ page, sandbox }) => {
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
    await test.step('no day before 2010, none after today, no reversed range', async () => {
      sandbox.control.clearRequests()
      const picker = await openRange(page)
      const ask = async (from: string, to: string) => {
        await picker.getByRole('textbox', { name: 'De' }).fill(from)
        await picker.getByRole('textbox', { name: 'Até' }).fill(to)
        await picker.getByRole('button', { name: 'Aplicar' }).click()
      }
      await ask('31/12/2009', '05/03/2026')
      await expect(picker.getByText('A data mais antiga é 01/01/2010')).toBeVisible()
      await ask('01/03/2026', '15/03/2026')
      await expect(picker.getByText('A data mais recente é 14/03/2026')).toBeVisible()
      await ask('05/03/2026', '01/03/2026')
      await expect(picker.getByText('O início deve ser antes do fim')).toBeVisible()
      expect(ranges(sandbox)).toEqual([])
      await ask('01/01/2010', '14/03/2026')
      await expect(page).toHaveURL(/\?from=2010-01-01&to=2026-03-14$/)
      await expect.poll(() => ranges(sandbox).at(-1)?.[0]).toBe('2010-01-01 02:00:00')
    })
    await test.step('an address that means no range shows the default one', async () => {
      await page.goto('about:blank')
      sandbox.control.clearRequests()
      await page.goto('/?from=2026-03-10&to=2026-02-01&station=nobody')
      const { range, heading } = homeScreen(page)
      await expect(heading).toBeVisible()
      await expect(range).toHaveAccessibleName(/Últimos 7 dias/)
      await expect
        .poll(() => ranges(sandbox)[0])
        .toEqual(['2026-03-08 03:00:00', '2026-03-15 02:59:59', '-3'])
    })
  })
})

test('HOM-021 API-025 the charts', async ({ page, sandbox }) => {
  await test.step('the lines of recharges and energy cover the chosen range and the one before, and draw no other day', async () => {
    answerWith(sandbox, 'graphs', seriesWire())
    await enter(page, sandbox)
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
  await test.step('two pies with a hole of 80 %: who charges, and how the stations stand', async () => {
    // Statistics that the live state does not match: what is unavailable stays one slice (its parts: `counts.spec.ts`).
    answerWith(
      sandbox,
      'stats',
      statsWire({
        statusChargeBox: { total: 100, charging: 30, available: 40, unavailable: 25, maintenance: 5 },
      }),
    )
    await page.goto('/')
    const { panel } = homeScreen(page)
    const users = panel('Usuários carregando')
    const stations = panel('Situação das estações')
    await expect(users.getByRole('definition')).toHaveText(['31', '2,5%', '1.209', '97,5%'])
    await expect(stations.getByRole('definition')).toHaveText([
      '40',
      '40%',
      '30',
      '30%',
      '5',
      '5%',
      '25',
      '25%',
    ])
    for (const pie of [users, stations]) {
      const hole = await pie.locator('path[data-slice]').evaluateAll((slices) => {
        const [svg] = slices.map((slice) => slice.closest('svg'))
        const width = svg?.viewBox.baseVal.width ?? 0
        let nearest = Number.POSITIVE_INFINITY
        let farthest = 0
        for (const slice of slices) {
          if (!(slice instanceof SVGGeometryElement)) continue
          const length = slice.getTotalLength()
          for (let at = 0; at <= length; at += length / 400) {
            const { x, y } = slice.getPointAtLength(at)
            nearest = Math.min(nearest, Math.hypot(x, y))
            farthest = Math.max(farthest, Math.hypot(x, y))
          }
        }
        return { ratio: nearest / farthest, outer: (2 * farthest) / width }
      })
      expect(hole.ratio).toBeCloseTo(0.8, 2)
      expect(hole.outer).toBeCloseTo(1, 2)
    }
  })
})

test('HOM-017 FMT-005 FMT-007 SHL-006 the notifications, and rows that nobody can read', async ({
  page,
  sandbox,
}) => {
  await test.step('30 at most, newest first, of every type, in local time', async () => {
    const types = ['Failure', 'TransactionStarted', 'Available', 'SomethingNew'] as const
    const events = Array.from({ length: 40 }, (_, index) =>
      notificationWire({
        notificationPk: index,
        chargeBoxName: `Posto ${index}`,
        type: types[index % types.length] ?? 'Failure',
        // A minute apart, the first one at 00:00 UTC, which is the evening before in São Paulo.
        notificationTimestampDT: `2026-03-14 00:${String(index).padStart(2, '0')}:00`,
      }),
    )
    // The reply's own order is none.
    const shuffled = [
      ...events.filter((_, index) => index % 2 === 1),
      ...events.filter((_, index) => index % 2 === 0),
    ]
    answerWith(sandbox, 'notifications', { error: null, notificationList: shuffled })
    await enter(page, sandbox)
    const { events: rows } = homeScreen(page)
    await expect(rows).toHaveCount(30)
    expect(await rows.locator('time').allTextContents()).toEqual(
      Array.from({ length: 30 }, (_, place) => `13/03/26 21:${39 - place}`),
    )
    await expect(rows.nth(0)).toContainText('Posto 39')
    await expect(rows.nth(0)).toContainText('SomethingNew')
    await expect(rows.nth(1)).toContainText('Disponível')
    await expect(rows.nth(3)).toContainText('Falha')
    expect(callsTo(sandbox, HOME_CALLS.notifications).map(({ path }) => path)).toEqual([
      `${HOME_CALLS.notifications}?limit=100`,
    ])
  })
  await test.step('what cannot be read is dropped and counted', async () => {
    sandbox.control.clearFaults()
    answerWith(sandbox, 'notifications', {
      error: null,
      notificationList: [null, notificationWire({ chargeBoxName: 'Posto lido' }), 'x'],
    })
    const list = stationsReply([{ id: 'LIDA', statuses: ['Available'], at: { lat: -23.5, lng: -46.6 } }])
    answerWith(sandbox, 'stations', { ...list, chargePointList: [...list.chargePointList, 7] })
    answerWith(sandbox, 'graphs', [...seriesWire(), { key: 'duration', series: 'x' }])
    await page.goto('/')
    const { notifications, events, map, legendCount } = homeScreen(page)
    await expect(events).toHaveCount(1)
    await expect(notifications).toContainText('2 linhas não puderam ser lidas')
    await expect(legendCount('Disponível')).toHaveText('1')
    await expect(map).toContainText('1 linha não pôde ser lida')
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
    await test.step('a failed refresh keeps the figures, says how old they are, and the retry renews them', async () => {
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
      answerWith(sandbox, 'stats', statsWire({ totalUsers: 1241 }))
      await note.getByRole('button', { name: 'Tentar novamente' }).click()
      await expectCard(page, 'Total de usuários', ['1.241'])
      await expect(note).toHaveCount(0)
    })
    await test.step('an empty network is said to be empty, and is no failure', async () => {
      sandbox.control.clearFaults()
      answerWith(sandbox, 'notifications', { error: null, notificationList: [] })
      answerWith(sandbox, 'stations', stationsReply([]))
      answerWith(sandbox, 'graphs', [])
      await page.goto('/')
      const { notifications, map, panel } = homeScreen(page)
      await expect(map).toContainText('Nenhuma estação cadastrada')
      await expect(notifications).toContainText('Nenhuma notificação ainda')
      await expect(panel('Recargas por dia')).toContainText('Sem dados neste período')
      await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0)
    })
  })
})
