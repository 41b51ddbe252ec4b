import { expectPath, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { entriesOf, LIST, PEAK, pricingWrites, screen } from './support/pricing.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

async function type(page: Page, cents: string) {
  const price = screen(page).money('Preço por kWh')
  await expect(price).toBeVisible()
  await price.fill('')
  await price.pressSequentially(cents)
}

test('a copy is made once by two presses of Salvar: one creation, one list of prices', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: LIST })
  await page.getByRole('button', { name: 'Duplicar Horário de ponta' }).click()
  await page.getByLabel('Nome do perfil').fill('Terminal Sul')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Terminal Sul' })).toBeVisible()
  expect(pricingWrites(sandbox).map(({ method }) => method)).toEqual(['POST', 'PUT'])
})

test('DPR-041 the same profile in two tabs: what the first one saved is noticed by the second, and nothing of it is lost', async ({
  page,
  sandbox,
  context,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
  const other = await context.newPage()
  await other.goto(`${sandbox.url()}${LIST}/${PEAK}/monday`)
  await type(page, '210')
  await type(other, '220')
  const first = screen(page)
  await first.save.click()
  await first.confirm.click()
  await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
  const second = screen(other)
  await second.save.click()
  await second.confirm.click()
  await expect(second.dialog.getByRole('region', { name: 'Segunda-feira: O da outra pessoa' })).toContainText(
    'R$ 2,10/kWh',
  )
  expect(callsTo(sandbox).filter(({ method }) => method === 'PUT')).toHaveLength(1)
  await second.dialog.getByRole('radio', { name: 'Fica o da outra pessoa' }).check()
  await second.confirm.click()
  await expect(toast(other, 'atualizado com sucesso')).toBeVisible()
  const monday = (await entriesOf(sandbox, PEAK)).find(
    ({ dayOfWeek, general }) => dayOfWeek === 'MONDAY' && general === true,
  )
  expect(monday?.kwhPrice).toBe(2.1)
})

test('an exception that is open and typed is kept by Salvar; what is wrong in it stays to be corrected', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/exception` })
  const { save, confirm, dialog } = screen(page)
  await save.click()
  await expect(page.getByText('Selecione o dia')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Dia' }).fill('01/01/2030')
  await save.click()
  await expectPath(page, `${LIST}/${PEAK}`)
  await confirm.click()
  await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
  expect((await entriesOf(sandbox, PEAK)).some(({ startDate }) => startDate === '2030-01-01')).toBe(true)
})

test('DPR-019 a base price without its value is not saved as free', async ({ page, sandbox }) => {
  await enter(page, sandbox, 'everything', { path: LIST })
  await page.getByRole('button', { name: 'Criar perfil' }).click()
  await page.getByLabel('Nome do perfil').fill('Terminal Oeste')
  await page.getByRole('button', { name: 'Criar', exact: true }).click()
  await page.getByRole('button', { name: 'Definir preço base para os sete dias' }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('O valor é um campo obrigatório')).toBeVisible()
  await expect(screen(page).save).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.type('190')
  await page.keyboard.press('Enter')
  await expect(page.getByText('7 dias alterados')).toBeVisible()
})

test.describe('RTE-023 the pages of price profiles by their addresses', () => {
  test('each opens by its address, after a reload and by Back', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: LIST })
    const open = async (path: string, heading: string | RegExp) => {
      await page.goto(`${sandbox.url()}${path}`)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await expectPath(page, path)
    }
    await open(LIST, 'Perfis de preço')
    await open(`${LIST}/${PEAK}`, 'Horário de ponta')
    await open(`${LIST}/${PEAK}/friday`, /Sexta-feira/)
    await open(`${LIST}/${PEAK}/exception`, 'Nova exceção')
    await page.goBack()
    await expectPath(page, `${LIST}/${PEAK}/friday`)
    await expect(page.getByRole('heading', { name: /Sexta-feira/ }).first()).toBeVisible()
  })

  test('one that nobody has is said to be gone, an outage is not; a login is needed, and the permission', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${LIST}/${PEAK}`)
    await expectPath(page, '/auth/login')
    await enter(page, sandbox, 'everything', { path: `${LIST}/00000000-0000-4000-8000-000000000000` })
    await expect(page.getByText('Este perfil não existe mais')).toBeVisible()
    sandbox.control.addFault({ method: 'GET', path: `/api/v1/dynamic-pricing/${PEAK}/detail/`, status: 503 })
    await page.goto(`${sandbox.url()}${LIST}/${PEAK}`)
    await expect(page.getByText('Não foi possível carregar os preços')).toBeVisible()
  })

  test('without the permission', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', {
      permissions: [
        { role_id: 'DASH_CVE_PRO_MONETIZATION_CONFIG', route: null, status: true },
        { role_id: null, route: '/', status: true },
      ],
    })
    for (const path of [LIST, `${LIST}/${PEAK}`, `${LIST}/${PEAK}/friday`]) {
      await page.goto(`${sandbox.url()}${path}`)
      await expectPath(page, '/not-found')
    }
  })
})
