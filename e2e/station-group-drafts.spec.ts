import { expectPath, storedInTab } from './support/browser.ts'
import { emailOf, enter, sendSignIn } from './support/session.ts'
import { CREATE, fill, LIST, makeGroup, screen } from './support/stationGroups.ts'
import { expect, test } from './support/test.ts'

test.describe('what was typed', () => {
  test('is not left without a word; an untouched form is', async ({ page, sandbox }) => {
    const { field, cancel, leaving, create, draft } = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await create.click()
    await cancel.click()
    await expectPath(page, LIST)
    await create.click()
    await field('Nome').fill('Torre')
    await cancel.click()
    await expect(leaving.getByRole('button', { name: 'Continuar editando' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectPath(page, CREATE)
    await expect(field('Nome')).toHaveValue('Torre')
    await page.goBack()
    await leaving.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expectPath(page, LIST)
    await create.click()
    await expect(field('Nome')).toHaveValue('')
    await expect(draft).toHaveCount(0)
  })

  test('outlives a reload; it can be dropped, and what was put back by hand is no draft', async ({
    page,
    sandbox,
  }) => {
    const { field, draft } = screen(page)
    const { edit } = await makeGroup(sandbox)
    await enter(page, sandbox, 'everything', { path: edit })
    await field('Nome').fill('Torre Sul')
    await field('Latitude').fill('')
    await page.reload()
    await expect(draft).toBeVisible()
    await expect(field('Nome')).toHaveValue('Torre Sul')
    await expect(field('Latitude')).toHaveValue('')
    await expect(field('Rua')).not.toHaveValue('')
    await page.getByRole('button', { name: 'Descartar rascunho' }).click()
    await expect(draft).toHaveCount(0)
    await expect(field('Nome')).toHaveValue('Torre Norte')
    await page.reload()
    await expect(field('Nome')).toHaveValue('Torre Norte')
    await expect(draft).toHaveCount(0)

    await field('Nome').fill('Torre Sul')
    await expect.poll(async () => JSON.stringify(await storedInTab(page))).toContain('Torre Sul')
    await field('Nome').fill('Torre Norte')
    await expect.poll(async () => JSON.stringify(await storedInTab(page))).not.toContain('Torre Sul')
    await page.reload()
    await expect(field('Nome')).toHaveValue('Torre Norte')
    await expect(draft).toHaveCount(0)
  })

  test('outlives a session that ends while it is saved', async ({ page, sandbox }) => {
    const { field, save, draft } = screen(page)
    await enter(page, sandbox, 'everything', { path: CREATE })
    await fill(page)
    sandbox.control.expireTokens()
    await save.click()
    await page.getByRole('button', { name: 'Entrar de novo' }).click()
    await expectPath(page, '/auth/login')
    await sendSignIn(page, emailOf('everything'))
    await expectPath(page, '/')
    await page.getByRole('link', { name: 'Voltar para onde você estava' }).dispatchEvent('click')
    await expectPath(page, CREATE)
    await expect(draft).toBeVisible()
    await expect(field('Nome')).toHaveValue('Torre Norte')
    await expect(field('Número')).toHaveValue('77')
    await save.click()
    await expectPath(page, LIST)
  })
})
