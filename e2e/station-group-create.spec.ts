import { expectPath, storedInTab, toast } from './support/browser.ts'
import { API } from './support/calls.ts'
import { NOW } from './support/constants.ts'
import { emailOf, enter, sendSignIn } from './support/session.ts'
import { CREATE, fill, LIST, POST, screen, writes } from './support/stationGroups.ts'
import { expect, test } from './support/test.ts'

test.describe('a new group', () => {
  test('GRP-010 GRP-012 GRP-013 GRP-015 GRP-016 AST-026 STF-069..072 a new group, and its zip code', async ({
    page,
    sandbox,
  }) => {
    await test.step('from the list to the form and, a second after the save, back', async () => {
      const { create, heading, field, save, names, search } = screen(page)
      await enter(page, sandbox, 'everything', { path: LIST })
      await create.click()
      await expect(heading('Novo grupo de estações')).toBeVisible()
      await fill(page)
      await field('ID externo(opcional)')
        .or(field('ID externo'))
        .or(field('ID externo (opcional)'))
        .fill(' TN-1 ')
      const [street, city, state] = await Promise.all(
        ['Rua', 'Cidade', 'Estado'].map((label) => field(label).inputValue()),
      )
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith(POST),
      )
      // From here on the page's time stands: the second before the list is this one, not a busy machine's.
      await page.clock.pauseAt(NOW + 600_000)
      await save.click()
      expect((await sent).postDataJSON()).toEqual({
        name: 'Torre Norte',
        status: null,
        externalId: 'TN-1',
        address: {
          addressPk: null,
          street,
          houseNumber: '77',
          zipCode: '88000-123',
          city,
          state,
          country: 'BR',
        },
        locationLatitude: -27.6,
        locationLongitude: -48.5,
      })
      await expect(toast(page, 'Grupo de estações criado com sucesso!')).toBeVisible()
      await page.clock.runFor(900)
      await expectPath(page, CREATE)
      await page.clock.runFor(200)
      await page.clock.resume()
      await expectPath(page, LIST)
      await search.fill('torre norte')
      await expect(names).toHaveText(['Torre Norte'])
      // Nothing of it is left for the next one, not even what was typed just before the save.
      expect(Object.keys(await storedInTab(page)).filter((key) => key.includes('group'))).toEqual([])
    })
    await test.step('the zip code fills the address: found, not found, without a street, no answer and asked again', async () => {
      const { create, field } = screen(page)
      await create.click()
      await field('Rua').fill('Rua de antes')
      await field('Número').fill('5')
      await field('Latitude').fill('-10')
      await field('CEP').fill('88000-123')
      await expect(field('Cidade')).not.toHaveValue('')
      await expect(field('Rua')).not.toHaveValue('Rua de antes')
      await expect(field('Número')).toHaveValue('')
      await expect(field('Latitude')).toHaveValue('')
      await expect(field('CEP')).toHaveValue('88000-123')

      const street = await field('Rua').inputValue()
      await field('CEP').fill('88000999')
      await expect(page.getByText('CEP não encontrado.')).toBeVisible()
      await expect(field('Rua')).toHaveValue(street)
      await expect(field('CEP')).toBeFocused()

      await field('CEP').fill('88000000')
      await expect(field('Rua')).toHaveValue('')
      await expect(field('Cidade')).not.toHaveValue('')

      const failing = sandbox.control.addFault({ path: `${API}users_data/ceps/*`, status: 500, body: null })
      const city = await field('Cidade').inputValue()
      await field('CEP').fill('01310123')
      await expect(page.getByText(/Não foi possível consultar o CEP agora/)).toBeVisible()
      await expect(field('Cidade')).toHaveValue(city)
      sandbox.control.clearFaults(failing.id)
      await page.getByRole('button', { name: 'Consultar de novo' }).click()
      await expect(field('Rua')).not.toHaveValue('')
      await expect(field('Cidade')).not.toHaveValue(city)
    })
  })

  test('GRP-015 GRP-017 GRP-018 GRP-019 GRP-020 GRP-021 what cannot be saved', async ({ page, sandbox }) => {
    await test.step('a refusal keeps everything that was typed, and the keyboard where it was', async () => {
      const { save, field } = screen(page)
      await enter(page, sandbox, 'everything', { path: CREATE })
      await fill(page)
      sandbox.control.addFault({ method: 'POST', path: POST, status: 400, body: { error: 'x' }, times: 1 })
      await save.click()
      await expect(page.getByRole('alert')).toContainText(
        'Não foi possível realizar a operação. Certifique-se de que os campos foram corretamente preenchidos.',
      )
      await expect(field('Nome')).toHaveValue('Torre Norte')
      await expect(save).toBeFocused()
      await page.keyboard.press('Enter')
      await expectPath(page, LIST)
      expect(writes(sandbox)).toHaveLength(2)
    })
    await test.step('what is missing, too long or out of range is said at its field, and nothing is sent', async () => {
      const { field, save } = screen(page)
      sandbox.control.clearRequests()
      await page.goto(CREATE)
      await save.click()
      for (const [label, word] of [
        ['Nome', 'nome'],
        ['Latitude', 'latitude'],
        ['Longitude', 'longitude'],
        ['Rua', 'rua'],
        ['Número', 'número'],
        ['CEP', 'CEP'],
        ['Cidade', 'cidade'],
        ['Estado', 'estado'],
      ] as const)
        await expect(field(label)).toHaveAccessibleDescription(new RegExp(`O campo ${word} é obrigatório\\.`))
      await expect(field('Nome')).toBeFocused()
      await expect(page.getByText('8 campos precisam de correção')).toBeVisible()
      for (const [label, text, words] of [
        ['Nome', 'x'.repeat(26), 'No máximo 25 caracteres.'],
        ['Rua', 'x'.repeat(31), 'No máximo 30 caracteres.'],
        ['Número', 'x'.repeat(6), 'No máximo 5 caracteres.'],
        ['Cidade', 'x'.repeat(26), 'No máximo 25 caracteres.'],
        ['Latitude', '90,5', 'O campo latitude deve estar entre -90 e 90.'],
        ['Longitude', '-180,5', 'O campo longitude deve estar entre -180 e 180.'],
        ['CEP', '8800', 'O CEP tem 8 dígitos.'],
      ] as const) {
        await field(label).fill(text)
        await expect(page.getByText(words).first()).toBeVisible()
      }
      await save.click()
      expect(writes(sandbox)).toEqual([])
    })
  })

  test('what was typed outlives a session that ends while it is saved', async ({ page, sandbox }) => {
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
