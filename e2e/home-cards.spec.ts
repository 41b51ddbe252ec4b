import { statsWire } from '@corrente/domain/fixtures'
import { answerWith, expectCard, homeScreen } from './support/home.ts'
import { consent, enter, sessionOf, store } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

test.describe('the cards', () => {
  test('HOM-004..012 HOM-023 HOM-024 FMT-009 MON-008 MON-047 each figure in its card', async ({
    page,
    sandbox,
  }) => {
    await test.step('of the statistics', async () => {
      answerWith(sandbox, 'stats', statsWire())
      await enter(page, sandbox)
      await expectCard(page, 'Total de usuários', ['1.240'])
      await expectCard(page, 'Usuários carregando', ['31', '2,5% dos usuários'])
      await expectCard(page, 'Usuários que carregaram', ['318', 'no período'])
      await expectCard(page, 'Usuários cadastrados', ['41', 'no período'])
      await expect(homeScreen(page).card('Estações')).toMatchAriaSnapshot(`
      - article "Estações":
        - paragraph: "86"
        - term: Disponíveis
        - definition: "44"
        - term: Carregando
        - definition:
          - link "31"
        - term: Em manutenção
        - definition:
          - link "3"
        - term: Indisponíveis
        - definition: "8"
    `)
      await expectCard(page, 'Consumo de energia', ['18.342,75 kWh', 'igual a antes'])
      await expectCard(page, 'CO₂ evitado', ['12.656,50 kg', 'no período'])
      await expectCard(page, 'Árvores cultivadas', ['112', '64% da próxima árvore'])
      await expectCard(page, 'Custo', ['R$ 9.171,38', 'igual a antes'])
      await expectCard(page, 'Receita', ['R$ 27.514,13', 'igual a antes'])
      await expect(homeScreen(page).card('Receita')).toContainText('Moeda: BRL')
    })
  })

  test('AST-033 MON-009 MON-047 money of the tenant’s country', async ({ page, sandbox }) => {
    await test.step('money as the tenant’s country writes it', async () => {
      const income = page.getByRole('article', { name: 'Ingresos' }).getByRole('paragraph').first()
      answerWith(sandbox, 'stats', statsWire({ coin: 'COP' }))
      await enter(page, sandbox, 'everything', { tenant: 'cafetal' })
      await expect(income).toContainText(/\$\s27\.514,13/)
      await expect(income).not.toContainText('COP')
    })
  })

  test.describe('cost and income', () => {
    /** Opens home with the full account's rights but for a change. */
    const enterWith = async (
      page: Page,
      sandbox: Parameters<typeof enter>[1],
      change: (entry: { role_id: string | null; route: string | null; status: boolean | null }) => unknown,
      tenant?: string,
    ) => {
      const origin = sandbox.url(tenant)
      const session = await sessionOf(sandbox, 'everything', tenant)
      const text = JSON.stringify(session, (key, value) =>
        key === 'permissions' && Array.isArray(value) ? value.flatMap((entry) => change(entry) ?? []) : value,
      )
      await store(page, origin, { session: text })
      await consent(page, origin)
      await page.goto(origin)
      await expect(
        homeScreen(page).card('Consumo de energia').or(homeScreen(page).card('Consumo de energía')),
      ).toBeVisible()
    }
    const income = (page: Page) => page.getByRole('article', { name: /^(Receita|Ingresos?)$/ })
    const cost = (page: Page) => page.getByRole('article', { name: /^(Custo|Costo)$/ })

    test('HOM-013 HOM-014 MON-014 MON-025 MON-027 PRM-015 who sees them', async ({ page, sandbox }) => {
      await test.step('hidden without monetization, shown where the theme grants it', async () => {
        const without = (entry: { role_id: string | null }) =>
          entry.role_id === 'DASH_CVE_PRO_MONETIZATION_CONFIG' ? undefined : entry
        await enterWith(page, sandbox, without)
        await expect(income(page)).toHaveCount(0)
        await expect(cost(page)).toHaveCount(0)
        await enterWith(page, sandbox, without, 'terpel-demo')
        await expect(income(page)).toBeVisible()
        await expect(cost(page)).toBeVisible()
      })
    })
  })
})
