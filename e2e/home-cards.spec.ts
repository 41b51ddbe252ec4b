import { statsWire } from '@corrente/domain/fixtures'
import { answerWith, homeScreen } from './support/home.ts'
import { enter } from './support/session.ts'
import { without } from './support/stationForm.ts'
import { expect, test } from './support/test.ts'

test('cost and income: in the money of the tenant’s country, and who sees them', async ({
  page,
  sandbox,
}) => {
  const income = page.getByRole('article', { name: /^(Receita|Ingresos?)$/ })
  const cost = page.getByRole('article', { name: /^(Custo|Costo)$/ })
  await test.step('AST-033 MON-009 MON-047 money as the tenant’s country writes it', async () => {
    answerWith(sandbox, 'stats', statsWire({ coin: 'COP' }))
    await enter(page, sandbox, 'everything', { tenant: 'cafetal' })
    const amount = income.getByRole('paragraph').first()
    await expect(amount).toContainText(/\$\s27\.514,13/)
    await expect(amount).not.toContainText('COP')
  })
  await test.step('HOM-013 HOM-014 MON-014 MON-025 MON-027 PRM-015 hidden without monetization, shown where the theme grants it', async () => {
    const permissions = without('DASH_CVE_PRO_MONETIZATION_CONFIG')
    await enter(page, sandbox, 'everything', { permissions })
    await expect(homeScreen(page).card('Consumo de energia')).toBeVisible()
    await expect(income).toHaveCount(0)
    await expect(cost).toHaveCount(0)
    await enter(page, sandbox, 'everything', { permissions, tenant: 'terpel-demo' })
    await expect(income).toBeVisible()
    await expect(cost).toBeVisible()
  })
})
