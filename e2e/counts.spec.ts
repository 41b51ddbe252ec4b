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

test('one network has one count on every screen, or the reason beside it: card, donut, map, list, menu, problems, chips', async ({
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
  const counted = (await card('Estações').getByRole('definition').evaluateAll(said)).map(numberIn)
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(network.length)
  const donut = panel('Situação das estações')
  await donut.scrollIntoViewIfNeeded()
  await expect(donut).toContainText(included)
  const values = (await donut.getByRole('definition').allTextContents()).filter((text) => !text.includes('%'))
  expect(values.map(numberIn)).toEqual(counted)

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
  await expect(
    page.getByRole('navigation').getByRole('link', { name: `${open} problemas em aberto` }),
  ).toHaveAttribute('href', /view=triage/)
  const offline = numberIn(await page.getByRole('link', { name: /estaç(ão|ões) sem conexão$/ }).textContent())
  await page.getByRole('link', { name: 'Ver todos', exact: true }).click()
  await expect(page.getByRole('button', { name: `A tratar ${open}`, exact: true })).toBeVisible()
  await expect(page.getByText(`Situação ao vivo de ${active} estações ativas`)).toBeVisible()

  // The list is of the active ones, and says how many more are disabled.
  await page.getByRole('navigation').getByRole('link', { name: 'Estações', exact: true }).click()
  await expect(
    page.getByText(new RegExp(`^${active} estações · mais ${disabled} desativadas?`)),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: `Sem conexão ${offline}` })).toBeVisible()
})
