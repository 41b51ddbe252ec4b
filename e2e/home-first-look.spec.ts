import { seriesWire, statsWire } from '@corrente/domain/fixtures'
import type { Locator } from '@playwright/test'
import { answerWith, expectCard, HOME_CALLS, homeScreen, stationsReply } from './support/home.ts'
import { expectMap, SAO_PAULO, shownZoom } from './support/map.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const bottomOf = async (page: Page, name: string): Promise<number> => {
  const box = await homeScreen(page).panel(name).boundingBox()
  return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)
}
const problems = (page: Page) => page.getByRole('region', { name: /problemas? em aberto|Problemas agora/ })

test('the first screen of a laptop, a wide screen and a phone', async ({ page, sandbox }) => {
  await test.step('a laptop has the problems, the four numbers with their change and the whole map with its legend', async () => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await enter(page, sandbox)
    await expect(problems(page)).toContainText('estações ativas')
    await expect(problems(page).getByRole('list', { name: 'Os piores' }).getByRole('listitem')).toHaveCount(3)
    for (const name of ['Consumo de energia', 'Recargas', 'Receita', 'Custo']) {
      const card = homeScreen(page).card(name)
      await expect(card).toContainText(/antes/)
      const box = await card.boundingBox()
      expect((box?.y ?? 768) + (box?.height ?? 0)).toBeLessThan(360)
    }
    await expect(homeScreen(page).legendItem('Indisponível')).toBeVisible()
    expect(await bottomOf(page, 'Mapa das estações')).toBeLessThan(768)
  })
  await test.step('a wide screen is used: problems beside the figures, four charts in a line', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    const { panel, map, card } = homeScreen(page)
    await expect(problems(page)).toContainText('estações ativas')
    const [listed, figure] = [await problems(page).boundingBox(), await card('Recargas').boundingBox()]
    expect(figure?.x).toBeGreaterThan((listed?.x ?? 0) + (listed?.width ?? 0))
    // The whole map, too.
    expect(await bottomOf(page, 'Mapa das estações')).toBeLessThan(1080)
    await expect(panel('Situação das estações')).toBeVisible()
    const line = await Promise.all(
      ['Recargas por dia', 'Energia por dia', 'Usuários carregando', 'Situação das estações'].map(
        async (name) => (await panel(name).boundingBox())?.y,
      ),
    )
    expect(new Set(line).size).toBe(1)
    expect(((await map.boundingBox())?.x ?? 0) + 1_700).toBeLessThan(1_920)
  })
  await test.step('a phone has the problems, the three tasks as buttons, then the numbers', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const tasks = page.getByRole('group', { name: 'Tarefas' })
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? 844
    await expect(tasks.getByRole('link')).toHaveText(['Parar recarga', 'Cartão', 'Pessoa'])
    expect(await top(tasks)).toBeGreaterThan(await top(problems(page)))
    expect(await top(tasks)).toBeLessThan(await top(homeScreen(page).card('Consumo de energia')))
    expect(await top(tasks)).toBeLessThan(480)
    await tasks.getByRole('link', { name: 'Parar recarga' }).click()
    await expect(page).toHaveURL(/\/operations\/remote_stop$/)
  })
})

test('figures beside the period before, and the lists that they count', async ({ page, sandbox }) => {
  await test.step('energy, recharges and income stand beside the period before, which is named; what is not known is not told', async () => {
    const incomes: Record<string, number> = { '2026-02-01 03:00:00': 110, '2026-01-04 03:00:00': 100 }
    await page.route(`**${HOME_CALLS.stats}*`, (route) => {
      const from = new URL(route.request().url()).searchParams.get('fromDate') ?? ''
      return route.fulfill({ json: statsWire({ income: incomes[from] ?? 0 }) })
    })
    answerWith(sandbox, 'graphs', seriesWire())
    await enter(page, sandbox, 'everything', { path: '/?from=2026-02-01&to=2026-02-28' })
    await expectCard(page, 'Receita', ['R$ 110,00', '+10% a mais que antes'])
    await expect(homeScreen(page).card('Receita')).toHaveAccessibleDescription(
      /^Antes, 04\/01 a 31\/01: R\$\s100,00$/,
    )
    // The chart's answer does not reach back so far.
    await expectCard(page, 'Recargas', ['-', 'no período'])
  })
  await test.step('a count is a link to the list that it counts, where that is permitted', async () => {
    sandbox.control.clearFaults()
    await page.unrouteAll()
    answerWith(sandbox, 'stats', statsWire())
    await page.goto('/')
    const stations = homeScreen(page).card('Estações')
    await stations.getByRole('link', { name: '31' }).click()
    await expect(page).toHaveURL(/\/stations\?show=busy$/)
    await page.goBack()
    await stations.getByRole('link', { name: 'Estações' }).click()
    await expect(page).toHaveURL(/\/stations$/)
    await page.goto(`${sandbox.url()}/?from=2026-03-02&to=2026-03-05`)
    await homeScreen(page).card('Receita').getByRole('link', { name: 'Receita' }).click()
    await expect(page).toHaveURL(/\/transactions\?from=2026-03-02&to=2026-03-05$/)
    await enter(page, sandbox, 'everything', {
      permissions: [{ role_id: null, route: '/', status: true }],
    })
    await expect(stations).toContainText('86')
    await expect(stations.getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('article').getByRole('link')).toHaveCount(0)
  })
})

test.describe('the map', () => {
  test.use({ hasGraphics: true })

  test('how many stations lie outside, and where the map opens', async ({ page, sandbox }) => {
    const far = { lat: -3.7, lng: -38.5 }
    answerWith(
      sandbox,
      'stations',
      stationsReply([
        { id: 'PERTO', statuses: ['Available'], at: SAO_PAULO },
        { id: 'LONGE', statuses: ['Available'], at: far },
        { id: 'SEM-LUGAR', statuses: ['Available'], at: undefined },
      ]),
    )
    await enter(page, sandbox)
    const { map } = homeScreen(page)
    await expectMap(page)
    await expect(map).toContainText('1 estação sem localização')
    await map.getByRole('button', { name: '1 fora do mapa: ver todas' }).click()
    await expect(map.getByRole('button', { name: /fora do mapa/ })).toHaveCount(0)
    await expect.poll(() => shownZoom(page, SAO_PAULO)).toBeLessThan(6)

    await page.reload()
    await expectMap(page)
    await expect.poll(() => shownZoom(page, SAO_PAULO)).toBeLessThan(6)
    await expect(map.getByRole('button', { name: /fora do mapa/ })).toHaveCount(0)
  })
})
