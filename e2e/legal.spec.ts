import { expectPath } from './support/browser.ts'
import { consent, enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

const TERMS = 'https://termos.example.com/uso'

test('the privacy policy: Portuguese, controller and operator; in English too; a brand that nobody knows names no firm', async ({
  page,
  sandbox,
}) => {
  await test.step('LEG-001 LEG-002 LEG-003 RTE-032 the privacy policy: Portuguese, controller and operator, last updated 29 Sep 2021', async () => {
    await page.goto('/privacy-policy')
    await expect(page.getByRole('heading', { name: 'Política de Privacidade', level: 1 })).toBeVisible()
    await expect(page.getByText('Última atualização: 29 Set 2021')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText('Lei Geral de Proteção de Dados')
    await expect(main).toContainText('é a controladora dos dados pessoais')
    await expect(main).toContainText('atua como operadora')
    await expect(page).toHaveTitle('Política de Privacidade · Dashboard')
  })
  await test.step('LEG-001 LEG-002 LEG-005 in English too; a brand that nobody knows names no firm', async () => {
    await page.goto('/privacy-policy')
    await page.getByText('English', { exact: true }).click()
    await expect(page.getByText('Last updated: 29 Sep 2021')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Move Mobilidade')
    sandbox.control.handshake({ set: { Theme: 'somebody-else' } })
    for (const [path, title] of [
      ['/privacy-policy', 'Privacy Policy'],
      ['/terms-of-use', 'Terms of Use'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText('We do not know which network this document belongs to')).toBeVisible()
      await expect(page.getByText('Mobilidade')).toHaveCount(0)
    }
    sandbox.control.handshake({})
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main')).toContainText('Move Mobilidade')
  })
})

test('LEG-004 LEG-005 the terms: 12 numbered sections in their order, with the company of the tenant', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.url('girassol')}/terms-of-use`)
  await expect(page.getByRole('heading', { name: 'Termos de Uso', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
    'Permissão de uso',
    'Uso',
    'Dados pessoais',
    'Obrigações da empresa',
    'Obrigações do usuário',
    'Limitação de responsabilidade',
    'Propriedade intelectual',
    'Prazo',
    'Encerramento',
    'Disposições gerais',
    'Notificações',
    'Foro',
  ])
  const main = page.getByRole('main')
  for (const words of [
    'Girassol Recarga Exemplo S.A.',
    '22.333.444/0001-81',
    'Avenida do Campo, 520',
    'ola@girassol.example.com',
  ])
    await expect(main).toContainText(words)
  await page.goto('/terms-of-use')
  await expect(main).toContainText('Permissão de uso')
  await expect(main).not.toContainText('Girassol')
})

test('the accessibility statement has an address of its own, from every page without login', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Acessibilidade' }).click()
  await expect(page).toHaveURL(/\/accessibility$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Acessibilidade' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('WCAG 2.2, nível AA')
  await expect(main.getByRole('region', { name: /ainda não foi testado/ })).toContainText('leitores de tela')
  // It does not link to itself; whom to write to is the brand's own address.
  await expect(page.getByRole('link', { name: 'Acessibilidade' })).toHaveCount(0)
  await expect(main.getByRole('region', { name: /barreira/ })).toContainText('@')
})

test('LEG-006 BOOT-005 terms at an outside address: a page with a real link to a new tab, and the way to the root', async ({
  page,
  context,
  sandbox,
}) => {
  await consent(page, sandbox.url())
  await context.route(`${TERMS}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Termos</p>' }),
  )
  sandbox.control.handshake({ set: { 'Terms-Of-Use': TERMS } })
  await page.goto('/terms-of-use')
  const link = page.getByRole('link', { name: 'Abrir Termos de Uso' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page.getByText('Abre em uma nova aba, em termos.example.com')).toBeVisible()
  await expect(page.getByText('Permissão de uso')).toHaveCount(0)
  const opened = context.waitForEvent('page')
  await link.click()
  const outside = await opened
  await expect(outside.getByText('Termos')).toBeVisible()
  expect(outside.url()).toBe(TERMS)
  expect(await outside.evaluate(() => window.opener)).toBeNull()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expectPath(page, '/auth/login')
})

test('LEG-003 LEG-007 RTE-033 RTE-038 not-found says so in its heading and in the window’s title, and leads on', async ({
  page,
  sandbox,
}) => {
  await page.goto('/not-found')
  await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Página não encontrada · Dashboard')
  await page.getByRole('link', { name: 'Ir para o login' }).click()
  await expectPath(page, '/auth/login')
  await expect(page).toHaveTitle('Entrar · Dashboard')
  await enter(page, sandbox, 'roles-only', { path: '/not-found' })
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expectPath(page, '/')
  await expect(page).toHaveTitle('Dashboard')
})
