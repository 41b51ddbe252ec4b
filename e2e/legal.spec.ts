import { expect, test } from './support/test.ts'

test('the privacy policy: Portuguese, controller and operator', async ({ page }) => {
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
