import { expectPath, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { PEAK, LIST as PRICING, screen as pricingScreen } from './support/pricing.ts'
import { enter } from './support/session.ts'
import { chargingOf, groupNamed, screen as limitScreen, tabOf, UPDATED } from './support/smartCharging.ts'
import { expect, test } from './support/test.ts'
import { callsOf, LIST, screen } from './support/virtualGroups.ts'
import { walkTo } from './support/walk.ts'

/** The network goes while somebody works with groups and prices: it is said, nothing typed is lost, the next try works. */

test('the network goes: the list of groups, a group that is renamed, its limit, and an exception of prices', async ({
  page,
  sandbox,
  context,
}) => {
  await test.step('the list of groups says so, and is read again', async () => {
    await enter(page, sandbox, 'everything', { path: LIST })
    const { names } = screen(page)
    await expect(names.first()).toBeVisible()
    await page.getByRole('link', { name: 'Indicadores', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Indicadores', level: 1 })).toBeVisible()
    await page.clock.fastForward(6 * 60_000)
    await context.setOffline(true)
    await page.goBack()
    await expect(page.getByText('Sem resposta do servidor').first()).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Tentar novamente' }).first().click()
    await expect(page.getByText('Sem resposta do servidor')).toHaveCount(0)
    await expect(names.first()).toBeVisible()
  })
  await test.step('a group that is renamed keeps what was typed, and is saved once', async () => {
    const { field, button, dialog } = screen(page)
    await walkTo(page, '/virtual-groups/edit/1')
    await field('Nome').fill('Centro novo')
    await context.setOffline(true)
    await button('Salvar alterações').click()
    await expect(dialog('Não foi possível atualizar a configuração!')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field('Nome')).toHaveValue('Centro novo')
    await context.setOffline(false)
    await button('Salvar alterações').click()
    await expect(dialog('Configuração atualizada com sucesso!')).toBeVisible()
    expect(callsOf(sandbox, 'PUT')).toEqual(['PUT /virtual-groups/1'])
  })
  await test.step('a limit that is typed stays in its form, and is sent once', async () => {
    const { save, current } = limitScreen(page)
    const id = await groupNamed(sandbox, 'Condomínio Ipê')
    await walkTo(page, tabOf(id))
    await expect(current).not.toHaveValue('')
    await current.fill('45')
    sandbox.control.clearRequests()
    await context.setOffline(true)
    await save.click()
    await expect(page.getByText(/Nada do que você digitou se perdeu\./).first()).toBeVisible()
    await expect(current).toHaveValue(/^45/)
    await context.setOffline(false)
    await save.click()
    await expect(toast(page, UPDATED)).toBeVisible()
    expect((await chargingOf(sandbox, id))?.current).toBe(45)
    expect(callsTo(sandbox).filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })
  await test.step('an exception cannot be applied without a network, says why, and keeps what is typed', async () => {
    await walkTo(page, `${PRICING}/${PEAK}/exception`)
    const day = page.getByRole('textbox', { name: 'Dia', exact: true })
    const apply = page.getByRole('button', { name: 'Aplicar' })
    await expect(day).toBeVisible()
    await context.setOffline(true)
    await day.fill('21/11/2026')
    await expect(page.getByText('Sem rede neste aparelho').filter({ visible: true }).first()).toBeVisible()
    await expect(apply).toHaveAttribute('aria-disabled', 'true')
    await context.setOffline(false)
    await expect(page.getByText('Sem rede neste aparelho')).toHaveCount(0)
    await expect(day).toHaveValue('21/11/2026')
    await page.getByRole('switch', { name: 'Preço por kWh' }).click()
    await pricingScreen(page).money('Preço por kWh').fill('3,15')
    await apply.click()
    await expectPath(page, `${PRICING}/${PEAK}`)
  })
})
