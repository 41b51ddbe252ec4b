import { expectPath } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { hands } from './support/hands.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { callsOf, GROUPS } from './support/virtualGroups.ts'

const LIST = '/dynamic-pricing'
const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

test.describe('the cards', () => {
  test('DPR-001 DPR-002 DPR-011 DPR-037 DPR-046 RTE-023 a card for each profile, the most used first; entries are read as cards come into view', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: LIST })
    await expectPath(page, LIST)
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards.first()).toContainText('Horário de ponta')
    await expect(cards.first()).toContainText('14 carregadores')
    await expect(cards.first()).toContainText('R$ 1,33–R$ 2,47/kWh')
    await expect(page.getByText('em uso por ninguém').first()).toBeVisible()
    const reads = callsTo(sandbox).filter(({ path }) => /dynamic-pricing\/[^/]+\/detail\//.test(path))
    expect(reads.length).toBeGreaterThan(3)
  })

  test('jobs: the week small, in price colours, the next exception, and what is odd', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(
      card(page, 'Horário de ponta').getByRole('img', {
        name: 'A semana de Horário de ponta em cores de preço',
      }),
    ).toBeVisible()
    await expect(card(page, 'Horário de ponta')).toContainText('Próxima exceção: 14/04/2026 a 15/04/2026')
    await expect(card(page, 'Shopping, tabela antiga')).toContainText('conflito')
    await expect(card(page, 'Importado do sistema anterior')).toContainText('entrada ilegível')
    await expect(card(page, 'Noturno 2026')).not.toContainText('conflito')
  })
})

test.describe('who uses a profile, and who has none', () => {
  test('jobs: who uses this list; who has none? two presses from home; kept for five minutes', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything')
    const hand = hands(page)
    await hand.click(page.getByRole('link', { name: 'Perfis de preço' }))
    const night = card(page, 'Noturno 2026')
    await expect(night).toContainText('Configurações: ')
    await expect(night.getByRole('link', { name: 'Pátio da frota' })).toHaveAttribute(
      'href',
      '/virtual-groups/view/3?tab=pricing',
    )
    await expect(card(page, 'Novo terminal')).toContainText('em uso por ninguém')
    await hand.click(page.getByRole('button', { name: 'Quem não tem perfil?' }))
    expect(hand.count()).toBe(2)
    const dialog = page.getByRole('dialog', { name: 'Quem não tem perfil' })
    const without = dialog.getByRole('listitem')
    await expect(without.filter({ hasText: 'Torre Norte' })).toContainText('precificação desligada')
    await expect(without.filter({ hasText: 'Hotel Pitanga' })).toContainText('perfil removido')
    await expect(dialog.getByText(/carregadores? fora de qualquer configuração/)).toBeVisible()
    await expect(dialog.getByRole('link').last()).toHaveAttribute('href', /^\/stations\?station=\d+$/)
    // A group whose list entry has no pricing is not asked about.
    const asked = callsOf(sandbox).filter((call) => call.includes('virtual-groups/dynamic-pricing/'))
    expect(asked).not.toContain('GET /virtual-groups/dynamic-pricing/7')

    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Pátio da frota' }).click()
    await page.goBack()
    await expect(night.getByRole('link', { name: 'Pátio da frota' })).toBeVisible()
    const again = callsOf(sandbox).filter((call) => call.endsWith('virtual-groups/dynamic-pricing/4'))
    expect(again).toHaveLength(1)
  })

  test('what could not be read is said, on the list and before a deletion; nobody is then said to use nothing', async ({
    page,
    sandbox,
  }) => {
    const fault = sandbox.control.addFault({ method: 'GET', path: `${GROUPS}/list`, status: 500 })
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(page.getByText('Não foi possível ler quem usa cada perfil.')).toBeVisible()
    await expect(page.getByText('em uso por ninguém')).toHaveCount(0)
    await page.getByRole('button', { name: 'Excluir Noturno 2026' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'Não foi possível ler quais configurações o usam.',
    )
    sandbox.control.clearFaults(fault.id)
    sandbox.control.addFault({ method: 'GET', path: `${GROUPS}/dynamic-pricing/2`, status: 500 })
    await page.reload()
    await expect(page.getByText('Quem usa cada perfil: 1 configuração não pôde ser lida.')).toBeVisible()
    await expect(page.getByText('em uso por ninguém')).toHaveCount(0)
  })

  test('without the right to groups nothing is asked of them', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', {
      path: LIST,
      permissions: [
        { role_id: 'DASH_CVE_PRO_MONETIZATION_CONFIG', route: null, status: true },
        { role_id: null, route: LIST, status: true },
      ],
    })
    await expect(card(page, 'Horário de ponta')).toContainText('R$ 1,33–R$ 2,47/kWh')
    await expect(page.getByRole('button', { name: 'Quem não tem perfil?' })).toHaveCount(0)
    expect(callsOf(sandbox)).toEqual([])
  })
})

test.describe('deletion', () => {
  test('DPR-039 DPR-042 DPR-043 it names the chargers and the configurations that lose their price, and sends one', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: LIST })
    await page.getByRole('button', { name: 'Excluir Noturno 2026' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('O perfil será desvinculado de todos os carregadores.')
    await expect(question).toContainText(
      'Vale hoje para 6 carregadores, que voltam ao preço do próprio conector.',
    )
    await expect(question.getByRole('link', { name: 'Garagem Sul' })).toBeVisible()
    await question.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText('Perfil de preço excluído com sucesso')).toBeVisible()
    await expect(card(page, 'Noturno 2026')).toHaveCount(0)
    expect(callsTo(sandbox).filter(({ method }) => method === 'DELETE')).toHaveLength(1)
    // Its groups have lost their price: read anew.
    await page.getByRole('button', { name: 'Quem não tem perfil?' }).click()
    await expect(
      page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Garagem Sul' }),
    ).toContainText('perfil removido')
  })

  test('DPR-044 a refusal says why, and the profile stays', async ({ page, sandbox }) => {
    sandbox.control.addFault({
      method: 'DELETE',
      path: '/api/v1/dynamic-pricing/*',
      status: 409,
      body: { error: 'Perfil em uso' },
    })
    await enter(page, sandbox, 'everything', { path: LIST })
    await page.getByRole('button', { name: 'Excluir Copa 2025' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Nenhuma configuração o usa.')
    await question.getByRole('button', { name: 'Confirmar' }).click()
    await expect(question).toContainText('Erro ao excluir o perfil de preço: Perfil em uso')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(card(page, 'Copa 2025')).toBeVisible()
  })
})

test('DPR-015 of a Colombian tenant the hours are Colombia’s, whatever zone the browser is in, and the screen says so', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: LIST, tenant: 'cafetal' })
  await card(page, 'Horário de ponta').getByRole('link', { name: 'Horário de ponta' }).click()
  await expect(page.getByRole('gridcell', { name: /^Lunes, 00:00 a 06:00, período/ })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /^Sábado, 12:00 a 24:00, período/ })).toBeVisible()
  await expect(page.getByText(/Colombia \(UTC−5\)/).first()).toBeVisible()
})

test.describe('creation', () => {
  const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nome do perfil' })

  test('DPR-003 DPR-023 DPR-038 from the palette: a name is needed, one POST sends it', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything')
    await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Estação, tela ou ação' }).fill('criar perfil de pre')
    await expect(page.getByRole('option', { selected: true })).toContainText('Criar perfil de preço')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Criar perfil' })
    await dialog.getByRole('button', { name: 'Criar' }).click()
    await expect(dialog.getByText('Preencha o nome do perfil')).toBeVisible()
    await nameField(page).fill('Feriados')
    await dialog.getByRole('button', { name: 'Criar' }).click()
    await expect(page.getByText('Perfil Feriados criado')).toBeVisible()
    const posts = callsTo(sandbox).filter(({ method }) => method === 'POST')
    expect(posts.filter(({ path }) => path.includes('dynamic-pricing'))).toHaveLength(1)
  })
})
