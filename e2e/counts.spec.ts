import { homeScreen } from './support/home.ts'
import { enterLive } from './support/liveNetwork.ts'
import { readNetwork } from './support/network.ts'
import { expect, test } from './support/test.ts'

/** The one number in a text. */
const numberIn = (text: string | null): number => Number((text ?? '').replaceAll('.', '').match(/\d+/)?.[0])

/** What is read out: the final value, whatever a counter shows to the eye. */
const said = (all: Element[]) =>
  all.map((element) => {
    const copy = element.cloneNode(true)
    if (copy instanceof Element) for (const part of copy.querySelectorAll('[aria-hidden]')) part.remove()
    return copy.textContent
  })

test('one network has one count on every screen, or the reason beside it: card, donut, map, list, menu, problems', async ({
  page,
  sandbox,
}) => {
  const network = await readNetwork(sandbox)
  const disabled = network.filter(({ isActive }) => !isActive).length
  const active = network.length - disabled
  const placed = network.filter(({ position }) => position).length
  expect(Math.min(disabled, network.length - placed)).toBeGreaterThan(0)
  await enterLive(page, sandbox, '/')
  const { card, panel, map, legendCount } = homeScreen(page)
  const included = new RegExp(`inclui ${disabled} desativadas?`)

  // The card and the donut are of one answer: all stations, and it says that disabled ones are among them.
  await expect(card('Estações')).toContainText(included)
  const ofCard = card('Estações').getByRole('definition')
  const [available, charging, maintenance, unavailable] = (await ofCard.evaluateAll(said)).map(numberIn)
  expect((available ?? 0) + (charging ?? 0) + (maintenance ?? 0) + (unavailable ?? 0)).toBe(network.length)
  const donut = panel('Situação das estações')
  await donut.scrollIntoViewIfNeeded()
  await expect(donut).toContainText(included)
  const terms = await donut.getByRole('term').allTextContents()
  const values = (await donut.getByRole('definition').allTextContents()).filter((text) => !text.includes('%'))
  const slices = Object.fromEntries(terms.map((term, index) => [term, numberIn(values[index] ?? null)]))
  expect(Object.values(slices).reduce((sum, count) => sum + count, 0)).toBe(network.length)
  // Why they are unavailable is told apart, as on the map and in the list; the parts are the card's number.
  const apart = ['Falha', 'Sem conexão', 'Parcial', 'Indisponível', 'Desconhecida']
  const parts = Object.entries(slices).filter(([term]) => apart.some((word) => term.startsWith(word)))
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.reduce((sum, [, count]) => sum + count, 0)).toBe(unavailable)

  // The map counts what it shows, and says how many have no place.
  const shown = await Promise.all(
    (['Disponível', 'Ocupada', 'Em manutenção', 'Indisponível'] as const).map(async (word) =>
      numberIn(await legendCount(word).textContent()),
    ),
  )
  expect(shown.reduce((sum, count) => sum + count, 0)).toBe(placed)
  await expect(map).toContainText(new RegExp(`${network.length - placed} estaç(ão|ões) sem localização`))

  // The problems look at active stations; the menu, home and their own page count alike.
  await expect(page.getByText(new RegExp(`^${active} estações ativas$`))).toBeVisible()
  const open = numberIn(await page.getByRole('heading', { name: /problemas? em aberto$/ }).textContent())
  const menu = page.getByRole('navigation').getByRole('link', { name: /Alertas/ })
  await expect(menu).toContainText(`${open} problemas em aberto`)
  await page.getByRole('link', { name: 'Ver todos', exact: true }).click()
  await expect(page.getByRole('button', { name: `A tratar ${open}`, exact: true })).toBeVisible()
  await expect(page.getByText(`Situação ao vivo de ${active} estações ativas`)).toBeVisible()

  // The list is of the active ones, and says how many more are disabled.
  await page.getByRole('navigation').getByRole('link', { name: 'Estações', exact: true }).click()
  await expect(
    page.getByText(new RegExp(`^${active} estações · mais ${disabled} desativadas?`)),
  ).toBeVisible()
})
