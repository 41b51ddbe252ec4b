import { offered } from './support/operations.ts'
import { enter } from './support/session.ts'
import { sidebar } from './support/shell.ts'
import { expect, type Page, test } from './support/test.ts'
import { walkTo } from './support/walk.ts'

/** That it cannot be read now, in the words of lists, cards and charts; or how old is what stands. */
const UNREAD =
  /Sem resposta do servidor|O servidor não pôde ser contatado|Não foi possível (?:carregar|atualizar|ler)|não puderam ser lid[ao]s|Sem ao vivo, último sinal há/
/** The pages of the menu, and what each says of a network that is gone; the three others read nothing. */
const MENU = [
  ['/stations', 'Estações', UNREAD],
  ['/station_groups', 'Grupos de estações', UNREAD],
  ['/users', 'Usuários', UNREAD],
  ['/ocpptags', 'Tags OCPP', UNREAD],
  ['/operations', 'Operações', undefined],
  ['/transactions', 'Transações', UNREAD],
  ['/financial', 'Financeiro', UNREAD],
  ['/indicators', 'Indicadores', UNREAD],
  ['/alerts', 'Alertas', UNREAD],
  ['/log', 'Log', UNREAD],
  ['/support', 'Suporte', undefined],
  ['/push_notification', 'Enviar notificação push ao telefone dos usuários', undefined],
  ['/vouchers', 'Vouchers', UNREAD],
  ['/dynamic-pricing', 'Perfis de preço', UNREAD],
  ['/virtual-groups', 'Configurações Avançadas', UNREAD],
  ['/', 'Visão geral', UNREAD],
] as const
type Row = (typeof MENU)[number]
/** Loaded anew without a network: a list, one with a form, charts, home. The worker has one document for all pages. */
const RELOADED: readonly string[] = ['/stations', '/operations', '/indicators', '/']

const content = (page: Page) => page.getByRole('main')

/** The page stands, has ended its waiting, and says what it could not read. */
async function standsWithout(page: Page, [path, name, says]: Row): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true }), path).toBeVisible()
  await expect(content(page).locator('[aria-busy="true"]'), path).toHaveCount(0)
  if (says) await expect(content(page), path).toContainText(says)
}

test.describe('with what this browser keeps', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network every page of the menu stands, by its link or a reload, and says what it could not read', async ({
    page,
    context,
    sandbox,
  }) => {
    test.slow()
    const link = (path: string) => sidebar(page).locator(`a[href="${path}"]`)
    const go = async ([path, name]: Row) => {
      await link(path).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    }
    await enter(page, sandbox, 'everything')
    await expect(link('/')).toBeVisible()
    const hrefs = await sidebar(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    expect(new Set(hrefs.map((href) => href.split('?')[0]))).toEqual(new Set(MENU.map(([path]) => path)))
    // The worker comes when the visit has been quiet for a while; the clock of the test hides from it what was loaded before.
    await page.clock.fastForward(5_000)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.reload()
    for (const row of MENU) await go(row)

    await context.setOffline(true)
    for (const row of MENU)
      await test.step(`by its link: ${row[1]}`, async () => {
        // Nothing that was read counts as fresh.
        await page.clock.fastForward(60_000)
        await go(row)
        await page.clock.fastForward(20_000)
        await standsWithout(page, row)
      })
    for (const row of MENU.filter(([path]) => RELOADED.includes(path)))
      await test.step(`by a reload: ${row[1]}`, async () => {
        await page.goto(row[0])
        await page.clock.fastForward(20_000)
        await standsWithout(page, row)
      })
  })
})

test('without a network a form, a command and a deletion are refused in words', async ({
  page,
  context,
  sandbox,
}) => {
  const [station = ''] = await offered(sandbox, 'v1.6')
  const refused = (text: RegExp) => expect(page.getByText(text)).toBeVisible()
  await enter(page, sandbox, 'everything', { path: '/support' })
  await test.step('a form', async () => {
    const message = page.getByLabel('Mensagem', { exact: true })
    await message.fill('O conector 2 não libera o cabo.')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await refused(/^Nada foi enviado: este aparelho está sem rede/)
    await expect(message).toHaveValue('O conector 2 não libera o cabo.')
    await context.setOffline(false)
  })
  await test.step('a command', async () => {
    await walkTo(page, `/operations/unlock_connector?station=${encodeURIComponent(station)}`)
    await page.getByLabel('Conector', { exact: true }).selectOption('1')
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Enviar/ }).click()
    await refused(/^Nada foi enviado: o servidor não pôde ser consultado/)
    await context.setOffline(false)
  })
  await test.step('a deletion', async () => {
    await walkTo(page, '/stations/delete/1')
    await context.setOffline(true)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir', exact: true }).click()
    await refused(/Nada foi enviado: não foi possível ler o registro/)
  })
})
