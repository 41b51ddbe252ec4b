import { expect, test } from './support/test.ts'

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
