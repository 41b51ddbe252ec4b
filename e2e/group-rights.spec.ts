import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { callsOf, LIST, openGroup, permissionsOf, screen } from './support/virtualGroups.ts'
import { walkTo } from './support/walk.ts'

test('MON-004 the words of the menu and the title; what smart charging and its role show', async ({
  page,
  sandbox,
}) => {
  await test.step('MON-004 the menu and the title say "Configurações avançadas", buttons, forms and dialogs "Configuração"', async () => {
    const { button, question } = screen(page)
    await enter(page, sandbox, 'everything')
    await page.getByRole('navigation').getByRole('link', { name: 'Configurações avançadas' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Configurações Avançadas' })).toBeVisible()
    await expect(page).toHaveTitle(/Configurações Avançadas/)
    await expect(page.getByRole('link', { name: 'Criar Configuração' })).toBeVisible()
    await button('Excluir Garagem Sul').click()
    await expect(question).toContainText(/configuração/i)
    await expect(question).not.toContainText(/grupo/i)
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await openGroup(page, 'Garagem Sul')
    await expect(page.getByRole('link', { name: 'Editar Configuração' })).toBeVisible()
    await walkTo(page, '/virtual-groups/create')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Configuração')
  })
  await test.step('MON-018 MON-019 PRM-013 PRM-014 VGR-019 VGR-022 what smart charging and its role show, with and without', async () => {
    for (const smart of [true, false]) {
      const has = smart ? 'with' : 'without'
      sandbox.control.clearRequests()
      await test.step(`${has} the right: fields in the form, columns, tabs, events and banner`, async () => {
        const { tab } = screen(page)
        const shows = async (target: ReturnType<typeof tab>) => {
          if (smart) await expect(target.first()).toBeVisible()
          else await expect(target).toHaveCount(0)
        }
        await enter(page, sandbox, 'everything', { permissions: permissionsOf({ smart }), path: LIST })
        await expect(page.getByRole('columnheader', { name: 'Perfil de Precificação' })).toBeVisible()
        await shows(page.getByRole('columnheader', { name: 'Smart Charging' }))
        await openGroup(page, 'Garagem Sul')
        await expect(tab('Visão geral')).toBeVisible()
        await shows(tab('Smart Charging'))
        await shows(tab('Eventos'))
        await shows(page.getByText(/Medidor MTR-0003/))
        if (!smart) expect(callsOf(sandbox).filter((call) => /events|smart-charging/.test(call))).toEqual([])
        await walkTo(page, '/virtual-groups/create')
        await expect(page.getByRole('switch', { name: /Precificação/ })).toBeVisible()
        await shows(page.getByRole('switch', { name: /Smart Charging/i }))
      })
      await test.step(`${has} its role: "Adicionar carregadores" and the way out of a configuration`, async () => {
        const permissions = permissionsOf({ add: smart })
        await enter(page, sandbox, 'everything', { permissions, path: '/virtual-groups/view/4?tab=chargers' })
        await expect(page.getByRole('rowheader')).toHaveCount(6)
        await expect(page.getByRole('link', { name: 'Adicionar carregadores' })).toHaveCount(smart ? 1 : 0)
        await expect(page.getByRole('button', { name: /^Remover / })).toHaveCount(smart ? 6 : 0)
      })
    }
  })
})
