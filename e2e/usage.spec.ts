import { readFile } from 'node:fs/promises'
import type { Sandbox } from '@corrente/sandbox'
import { expectPath, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { fromHome, homeAgain } from './support/hands.ts'
import { readNetwork } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

const PAGE = '/indicators'
const GRAPHS = `${API}stations/usage/graphs/`
const SUMS = `${API}stats/sums/`
const USERS = `${API}users_data/dashboard-details/`

/** The charts of the usage, in their order. */
const CHARTS = [
  'Recargas',
  'Consumo de energia (kWh)',
  'Duração',
  'Autonomia (km)',
  'Horários mais populares',
  'Tempo de permanência',
  'Marcas de veículos cadastrados',
]

const screen = (page: Page) => ({
  user: page.getByRole('combobox', { name: 'Usuário' }),
  station: page.getByRole('combobox', { name: 'Estação' }),
  period: page.getByLabel('Período'),
  chart: (name: string) => page.getByRole('region', { name, exact: true }),
  options: (name: string) => page.getByRole('button', { name: `Opções de ${name}` }),
})
const queriesOf = (sandbox: Sandbox, path: string) =>
  callsTo(sandbox, path).map((call) => Object.fromEntries(new URL(`http://x${call.path}`).searchParams))

/** Answers the graphs with these series. */
const answerGraphs = (sandbox: Sandbox, series: unknown) =>
  sandbox.control.addFault({ method: 'GET', path: GRAPHS, status: 200, body: series })

test.describe('the usage of the network', () => {
  test('the page alone, narrowed to a person and to stations, and its charts as files', async ({
    page,
    sandbox,
  }) => {
    await test.step('the page alone: are we growing, how long they block the bay, which earn nothing', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const { user, station, period, chart, options } = screen(page)
      const { click, did, menu } = await fromHome(page, sandbox)
      await menu('Indicadores')
      await test.step('ANL-001 ANL-002 ANL-003 ANL-004 ANL-016 ANL-019 MON-013 RTE-018 all users and stations of 28 days, with seven charts and the sums', async () => {
        await expect(page.getByRole('heading', { name: 'Indicadores', level: 1 })).toBeVisible()
        for (const name of CHARTS) await expect(chart(name)).toBeVisible()
        await expect(period).toHaveValue('28')
        await expect(user).toHaveAttribute('placeholder', 'Todos os usuários')
        await expect(station).toHaveAttribute('placeholder', 'Todas as estações')
        expect(queriesOf(sandbox, GRAPHS)).toEqual([
          { days: '28', timeDiff: '-3' },
          { days: '365', timeDiff: '-3' },
        ])
        expect(queriesOf(sandbox, SUMS)).toEqual([
          { fromDate: '2026-02-15 03:00:00', toDate: '2026-03-15 02:59:59', timeZone: '-3' },
        ])
        expect(queriesOf(sandbox, USERS)).toEqual([{ activeUsers: 'true', page: '1', size: '30000' }])
        await expect(page.getByText('Somas do servidor no período', { exact: false })).toBeVisible()
        await expect(page.getByText(/ antes, em 27 dias$/)).toHaveCount(3)
        await expect(chart('Tempo de permanência')).toContainText(/% ficam mais de 4 h/)
        did('analytics-1')
        did('analytics-3')
      })
      await test.step('a link to the stations that earn least, sorted', async () => {
        await click(page.getByRole('link', { name: 'Estações com menos consumo no mês' }))
        await expectPath(page, '/stations')
        await expect(page.getByRole('columnheader', { name: 'kWh' })).toHaveAttribute(
          'aria-sort',
          'ascending',
        )
        // Of the whole network, not of the server's page.
        await expect(page.getByText(/^Filtrado aqui: \d+ de \d+ estações/)).toBeVisible()
        did('analytics-5')
        await page.goBack()
      })
      await test.step('a sentence is copied', async () => {
        await options('Tempo de permanência').click()
        await page.getByRole('menuitem', { name: 'Copiar a frase' }).click()
        await expect
          .poll(() => page.evaluate(() => navigator.clipboard.readText()))
          .toMatch(/ficam mais de 4 h/)
      })
    })
    await test.step('narrowed to a person and to stations', async () => {
      sandbox.control.clear()
      const { user, station, period, chart, options } = screen(page)
      const [one, two] = await readNetwork(sandbox)
      await test.step('ANL-004 ANL-011 filters stand in the address by their keys; a person has no pie and no sums', async () => {
        await reopen(page, PAGE)
        await expect(chart('Marcas de veículos cadastrados')).toBeVisible()
        await period.selectOption('7')
        await expect.poll(() => new URL(page.url()).search).toBe('?days=7')
        await user.fill('a')
        await page.getByRole('listbox').getByRole('option').first().click()
        await expect(chart('Marcas de veículos cadastrados')).toHaveCount(0)
        await expect(page.getByText('Somas do servidor', { exact: false })).toHaveCount(0)
        expect(new URL(page.url()).searchParams.get('user')).toMatch(/^\d+$/)
        await expect(page).toHaveTitle('Indicadores · Dashboard')
        await station.fill(one?.id ?? '')
        await page.getByRole('listbox').getByRole('option').first().click()
        await expect.poll(() => queriesOf(sandbox, GRAPHS).at(-1)?.stationId).toBe(String(one?.pk))
        await user.fill('')
        await expect.poll(() => new URL(page.url()).searchParams.get('user')).toBeNull()
        await page.goBack()
        await expect.poll(() => new URL(page.url()).searchParams.get('user')).toMatch(/^\d+$/)
      })
      await test.step('two stations stand in one chart, by two calls; a second one that cannot be read says so, with a way on, and draws no zeros', async () => {
        await reopen(page, `${PAGE}?station=${one?.pk}`)
        await expect(chart('Recargas')).toBeVisible()
        const fault = sandbox.control.addFault({ method: 'GET', path: GRAPHS, status: 500 })
        const other = page.getByRole('combobox', { name: 'Comparar com' })
        await other.fill(two?.id ?? '')
        await page.getByRole('listbox').getByRole('option').first().click()
        const said = page.getByText(/não puderam ser lidos\. Os gráficos mostram só/)
        await expect(said).toBeVisible()
        await options('Recargas').click()
        await page.getByRole('menuitem', { name: 'Ver como tabela' }).click()
        const heads = page.getByRole('table', { name: 'Recargas' }).getByRole('columnheader')
        await expect(heads).toHaveCount(2)
        sandbox.control.clearFaults(fault.id)
        await page.getByRole('button', { name: 'Tentar novamente' }).click()
        await expect(heads).toHaveCount(3)
        await expect(said).toBeHidden()
        expect(queriesOf(sandbox, GRAPHS).at(-1)?.stationId).toBe(String(two?.pk))
        expect(new URL(page.url()).searchParams.get('other')).toBe(String(two?.pk))
      })
    })
    await test.step('charts as files', async () => {
      sandbox.control.clear()
      const { user, options } = screen(page)
      await test.step('client X’s month for the slide: chosen, and a picture that says what it is of (jobs: Analytics 4)', async () => {
        const { click, did, menu } = await homeAgain(page)
        await menu('Indicadores')
        await user.fill('an')
        const option = page.getByRole('listbox').getByRole('option').first()
        const name = ((await option.textContent()) ?? '').trim()
        await click(option)
        await expect.poll(() => new URL(page.url()).searchParams.get('user')).toMatch(/^\d+$/)
        await click(options('Recargas'))
        const picture = page.waitForEvent('download')
        await click(page.getByRole('menuitem', { name: 'Salvar PNG' }))
        const file = await picture
        did('analytics-4')
        // One person's chart has her name in no file name.
        expect(file.suggestedFilename()).toBe('move-usage-recharges-28-2026-03-14.png')
        expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG')
        await options('Recargas').click()
        const sheet = page.waitForEvent('download')
        await page.getByRole('menuitem', { name: 'Salvar CSV' }).click()
        const text = await readFile(await (await sheet).path(), 'utf8')
        expect(text.split('\r\n')[0]).not.toContain('Todos os usuários')
        expect(text.split('\r\n')[0]).toContain('Todas as estações · Últimos 28 dias')
        expect(name).not.toBe('')
      })
    })
  })

  test('what the answer holds and lacks; the hours of a station, and lists that come late or never', async ({
    page,
    sandbox,
  }) => {
    await test.step('what the answer holds and lacks', async () => {
      const { options, chart } = screen(page)
      await test.step('ANL-018 an outage, a missing series and an unknown one are told apart; today and gaps are in no sum', async () => {
        const broken = sandbox.control.addFault({ method: 'GET', path: GRAPHS, status: 500 })
        await enter(page, sandbox, 'everything', { path: PAGE })
        await expect(page.getByText('Não foi possível carregar os indicadores').first()).toBeVisible()
        sandbox.control.clearFaults(broken.id)
        answerGraphs(sandbox, [
          { key: 'moonPhases', title: '?', series: [{ x: '2026-03-12', y: 1 }] },
          {
            key: 'recharges',
            title: 'Recargas',
            series: [
              { x: '2026-03-12', y: 4 },
              { x: '2026-03-13', y: 6 },
              { x: '2026-03-14', y: 90 },
            ],
          },
        ])
        await page.getByRole('button', { name: 'Tentar novamente' }).first().click()
        await expect(page.getByText('10 recargas', { exact: true })).toBeVisible()
        await expect(
          page.getByText('Faltam 25 dias na resposta do servidor.', { exact: false }),
        ).toBeVisible()
        await expect(page.getByText('Não há dados')).toHaveCount(6)
        await expect(page.getByText('moonPhases')).toHaveCount(0)
      })
      await test.step('ANL-005 ANL-006 ANL-007 ANL-008 AST-028 ANL-009 ANL-010 each chart has a table twin with its unit', async () => {
        sandbox.control.clearFaults()
        answerGraphs(sandbox, [
          { key: 'recharges', title: '', series: [{ x: '2026-03-13', y: 12 }] },
          { key: 'duration', title: '', series: [{ x: '2026-03-13', y: 9_000 }] },
          { key: 'consumption', title: '', series: [{ x: '2026-03-13', y: 20.5 }] },
          { key: 'autonomy', title: '', series: [{ x: '2026-03-13', y: 123 }] },
          {
            key: 'lengthOfStay',
            title: '',
            series: [
              { x: '<1h', y: 3 },
              { x: '>4h', y: 1 },
            ],
          },
          { key: 'popularHours', title: '', series: [{ x: 18, y: 5 }] },
          {
            key: 'carBrands',
            title: '',
            series: [40, 20, 10, 10, 10, 6, 4].map((y, i) => ({ x: `Marca ${i + 1}`, y })),
          },
        ])
        await page.reload()
        for (const [name, cell] of [
          ['Recargas', '12 recargas'],
          ['Duração', '2:30'],
          ['Consumo de energia (kWh)', '20,50 kWh'],
          ['Autonomia (km)', '123 km'],
          ['Tempo de permanência', 'Mais de 4 h125%'],
          ['Horários mais populares', '18–19 h5'],
        ] as const) {
          await options(name).click()
          await page.getByRole('menuitem', { name: 'Ver como tabela' }).click()
          await expect(page.getByRole('table', { name })).toContainText(cell)
        }
        await expect(page.getByRole('table', { name: 'Recargas' })).toContainText(
          '14/03/2026, hoje até agora',
        )
      })
      await test.step('ANL-012 ANL-013 seven brands are five and the others, with one decimal', async () => {
        const pie = chart('Marcas de veículos cadastrados')
        await expect(pie.getByRole('term')).toHaveText([
          'Marca 1',
          'Marca 2',
          'Marca 3',
          'Marca 4',
          'Marca 5',
          'Outras',
        ])
        await expect(pie).toContainText('40,0%')
        await expect(pie.getByRole('term').last().locator('xpath=..')).toContainText('10,0%')
      })
    })
    await test.step('the hours of a station, and lists that come late or never', async () => {
      sandbox.control.clear()
      await test.step('when to switch it off for work: from home to its hours, the quietest four marked (jobs: Analytics 2)', async () => {
        const station = (await readNetwork(sandbox))[5]
        const busy = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 6]
        answerGraphs(sandbox, [{ key: 'popularHours', title: '', series: busy.map((x) => ({ x, y: 10 })) }])
        const { click, did, palette } = await homeAgain(page)
        await palette(station?.id ?? '', station?.id ?? '')
        await click(page.getByRole('link', { name: 'Uso', exact: true }))
        await expectPath(page, PAGE)
        await expect.poll(() => queriesOf(sandbox, GRAPHS)[0]?.stationId).toBe(String(station?.pk))
        await expect(screen(page).station).toHaveValue(new RegExp(station?.id ?? '?'))
        await expect(screen(page).chart('Horários mais populares')).toContainText(/2.*6 h/)
        did('analytics-2')
      })
      await test.step('ANL-014 ANL-015 the charts wait for no list; a list that fails is told in a toast, and all is shown', async () => {
        sandbox.control.clearFaults()
        const late = sandbox.control.addFault({ method: 'GET', path: USERS, latencyMs: 4_000 })
        await page.goto(PAGE)
        await expect(page.getByText('Carregando: Usuário')).toBeAttached()
        await expect(screen(page).chart('Recargas').locator('svg').last()).toBeVisible()
        await expect(page.getByText('Carregando: Usuário')).toHaveCount(0)
        sandbox.control.clearFaults(late.id)
        sandbox.control.addFault({ method: 'GET', path: USERS, status: 500 })
        await page.reload()
        await expect(toast(page, 'Erro ao carregar listas')).toBeVisible()
        await expect(page.getByText('Carregando: Usuário')).toHaveCount(0)
        await expect(page.getByText(/ antes, em 27 dias$/)).toHaveCount(3)
      })
    })
  })
})
