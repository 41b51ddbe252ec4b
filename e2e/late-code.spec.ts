import type { Sandbox } from '@corrente/sandbox'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

/** Code of the product that does not come: why is said, the rest stands, and it comes by a retry (R12). */

const MISSING = 'Uma parte do painel não chegou'
const SUPPORT_CODE = /\/assets\/SupportPage-/
const brokenPage = (page: Page) => page.getByText('Esta tela não pôde ser mostrada')
const message = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' })

/** From a page that stands to one whose code is not here so far. */
async function goToSupport(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Suporte', exact: true }).click()
}
const atIndicators = async (page: Page, sandbox: Sandbox) => {
  await enter(page, sandbox, 'everything', { path: '/indicators' })
  await expect(page.getByRole('heading', { name: 'Indicadores' })).toBeVisible()
}

test('R12 a tab that outlived a deploy is told so', async ({ page, sandbox }) => {
  await atIndicators(page, sandbox)
  await page.context().route(SUPPORT_CODE, (route) => route.abort())
  // The document as the next build has it.
  await page.route(
    (url) => url.pathname === '/support',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/\/assets\/index-[^"]+\.js/g, '/assets/index-next.js')
      await route.fulfill({ response, body })
    },
  )
  await goToSupport(page)
  await expect(page.getByText('Há uma nova versão do painel')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Recarregar agora' })).toBeVisible()
})

test('R12 without a network no reload is offered, which would lose the page, until there is one', async ({
  page,
  context,
  sandbox,
}) => {
  await atIndicators(page, sandbox)
  await context.setOffline(true)
  await goToSupport(page)
  await expect(page.getByText(MISSING)).toBeVisible()
  const reload = page.getByRole('button', { name: 'Recarregar agora' })
  await page.getByRole('button', { name: 'Verificar conexão' }).click()
  await expect(page.getByText('O servidor não responde.')).toBeVisible()
  await expect(reload).toHaveCount(0)
  await context.setOffline(false)
  await reload.click()
  await expect(message(page)).toBeVisible()
})

test('R12 a calendar that did not come leaves what it stands in, and comes by its own retry', async ({
  page,
  sandbox,
  context,
}) => {
  await enter(page, sandbox, 'everything', { path: '/transactions' })
  await expect(page.getByRole('grid')).toBeVisible()
  await context.setOffline(true)
  await page
    .getByRole('button', { name: /período/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Período' })
  await expect(dialog.getByText('O calendário não chegou')).toBeVisible()
  await expect(brokenPage(page)).toHaveCount(0)
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(dialog.getByRole('button', { name: 'Aplicar' })).toBeVisible()
})
