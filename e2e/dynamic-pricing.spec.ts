import { expectPath } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { fromHome } from './support/hands.ts'
import { LIST, pricingWrites } from './support/pricing.ts'
import { expect, type Page, test } from './support/test.ts'
import { callsOf } from './support/virtualGroups.ts'
import { reopen } from './support/walk.ts'

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

test('a card for each profile, who uses it, who has none, deletion; a new one by its name from the list and the palette', async ({
  page,
  sandbox,
}) => {
  await test.step('jobs: a card for each profile; who uses this list; who has none? deletion', async () => {
    const night = card(page, 'Noturno 2026')
    const question = page.getByRole('alertdialog')
    const without = page.getByRole('dialog', { name: 'Quem não tem perfil' })
    const hand = await fromHome(page, sandbox)
    await hand.menu('Perfis de preço')
    await expectPath(page, LIST)
    await test.step('DPR-001 DPR-002 DPR-011 DPR-037 DPR-046 RTE-023 the most used first, entries read as cards come into view', async () => {
      const first = page.getByRole('main').getByRole('listitem').first()
      await expect(first).toContainText('Horário de ponta')
      await expect(first).toContainText('14 carregadores')
      await expect(first).toContainText('R$ 1,33–R$ 2,47/kWh')
      const reads = callsTo(sandbox).filter(({ path }) => /dynamic-pricing\/[^/]+\/detail\//.test(path))
      expect(reads.length).toBeGreaterThan(3)
    })
    await test.step('who uses it, and who has none', async () => {
      await expect(night).toContainText('Configurações: ')
      await expect(night.getByRole('link', { name: 'Pátio da frota' })).toHaveAttribute(
        'href',
        '/virtual-groups/view/3?tab=pricing',
      )
      await expect(card(page, 'Novo terminal')).toContainText('em uso por ninguém')
      await hand.click(page.getByRole('button', { name: 'Quem não tem perfil?' }))
      hand.did('pricing-6')
      const rows = without.getByRole('listitem')
      await expect(rows.filter({ hasText: 'Torre Norte' })).toContainText('precificação desligada')
      await expect(rows.filter({ hasText: 'Hotel Pitanga' })).toContainText('perfil removido')
      await expect(without.getByText(/carregadores? fora de qualquer configuração/)).toBeVisible()
      await expect(without.getByRole('link').last()).toHaveAttribute('href', /^\/stations\?station=\d+$/)
      // A group whose list entry has no pricing is not asked about.
      expect(callsOf(sandbox)).not.toContain('GET /virtual-groups/dynamic-pricing/7')
      await page.keyboard.press('Escape')
    })
    await test.step('DPR-044 a refused deletion says why, and the profile stays', async () => {
      const path = '/api/v1/dynamic-pricing/*'
      sandbox.control.addFault({
        method: 'DELETE',
        path,
        status: 409,
        body: { error: 'Perfil em uso' },
        times: 1,
      })
      await page.getByRole('button', { name: 'Excluir Copa 2025' }).click()
      await expect(question).toContainText('Nenhuma configuração o usa.')
      await question.getByRole('button', { name: 'Confirmar' }).click()
      await expect(question).toContainText('Erro ao excluir o perfil de preço: Perfil em uso')
      await question.getByRole('button', { name: 'Cancelar' }).click()
      await expect(card(page, 'Copa 2025')).toBeVisible()
    })
    await test.step('DPR-039 DPR-042 DPR-043 it names who loses a price, and sends one', async () => {
      sandbox.control.clearRequests()
      await page.getByRole('button', { name: 'Excluir Noturno 2026' }).click()
      await expect(question).toContainText('O perfil será desvinculado de todos os carregadores.')
      await expect(question).toContainText(
        'Vale hoje para 6 carregadores, que voltam ao preço do próprio conector.',
      )
      await expect(question.getByRole('link', { name: 'Garagem Sul' })).toBeVisible()
      await question.getByRole('button', { name: 'Confirmar' }).click()
      await expect(page.getByText('Perfil de preço excluído com sucesso')).toBeVisible()
      await expect(night).toHaveCount(0)
      expect(callsTo(sandbox).filter(({ method }) => method === 'DELETE')).toHaveLength(1)
      // Its groups have lost their price: read anew.
      await page.getByRole('button', { name: 'Quem não tem perfil?' }).click()
      await expect(without.getByRole('listitem').filter({ hasText: 'Garagem Sul' })).toContainText(
        'perfil removido',
      )
    })
  })
  await test.step('a new profile: by its name from the list and the palette, refused first', async () => {
    sandbox.control.clear()
    await reopen(page, LIST)
    const create = page.getByRole('button', { name: 'Criar', exact: true })
    const named = page.getByLabel('Nome do perfil')
    await test.step('DPR-003 DPR-005 DPR-012 DPR-023 DPR-038 a refusal keeps the name; one more try creates it, and its page opens', async () => {
      sandbox.control.addFault({ method: 'POST', path: `${API}dynamic-pricing`, status: 500, times: 1 })
      await page.getByRole('button', { name: 'Criar perfil' }).click()
      await create.click()
      await expect(page.getByText('Preencha o nome do perfil')).toBeVisible()
      await named.fill('Terminal Norte')
      await create.click()
      await expect(page.getByText('Não foi possível criar o perfil!')).toBeVisible()
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(page).toHaveURL(/\/dynamic-pricing\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { name: 'Terminal Norte' })).toBeVisible()
      expect(pricingWrites(sandbox)).toHaveLength(2)
    })
    await test.step('by the palette', async () => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Estação, tela ou ação' }).fill('criar perfil de pre')
      await expect(page.getByRole('option', { selected: true })).toContainText('Criar perfil de preço')
      await page.keyboard.press('Enter')
      await named.fill('Feriados')
      await create.click()
      await expect(page.getByText('Perfil Feriados criado')).toBeVisible()
      expect(pricingWrites(sandbox)).toHaveLength(3)
    })
  })
})
