import { groupWire } from '@corrente/domain/fixtures'
import { expectPath, storedInTab, toast } from './support/browser.ts'
import { API } from './support/calls.ts'
import { NOW } from './support/constants.ts'
import { enter } from './support/session.ts'
import { ALL, CREATE, fill, LIST, POST, screen, writes } from './support/stationGroups.ts'
import { expect, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

test('a new group: from the list to the form and back; what is wrong, its zip code, a refusal', async ({
  page,
  sandbox,
}) => {
  await test.step('GRP-010 GRP-012 GRP-013 GRP-015 GRP-016 AST-025 AST-026 from the list to the form, pressed twice, sent once, and a second after the save back', async () => {
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
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(POST))
    // From here on the page's time stands: the second before the list is this one, not a busy machine's.
    await page.clock.pauseAt(NOW + 600_000)
    await save.dblclick()
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
    expect(writes(sandbox)).toHaveLength(1)
    await search.fill('torre norte')
    await expect(names).toHaveText(['Torre Norte'])
    // Nothing of it is left for the next one, not even what was typed just before the save.
    expect(Object.keys(await storedInTab(page)).filter((key) => key.includes('group'))).toEqual([])
  })
  await test.step('a new group: what is wrong is said at its field, the zip code fills the address, a refusal keeps everything', async () => {
    sandbox.control.clearRequests()
    const { field, save } = screen(page)
    await reopen(page, CREATE)
    await test.step('STF-069 STF-070 STF-071 STF-072 the zip code: found, not found, without a street, no answer and asked again', async () => {
      await field('Rua').fill('Rua de antes')
      await field('CEP').fill('88000-123')
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
    await test.step('GRP-015 a refusal keeps everything that was typed, and the keyboard where it was', async () => {
      // What is filled in waits for the street of its zip code.
      await field('Rua').fill('')
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
  })
})

test('a group that exists is saved', async ({ page, sandbox }) => {
  const { field, save, heading } = screen(page)
  page.on('dialog', (question) => void question.accept())
  await test.step('GRP-009 GRP-011 GRP-012 GRP-015 GRP-016 goes back as it came but for what was changed', async () => {
    const held = {
      ...groupWire({ status: 'BLOCKED' }),
      address: { ...groupWire().address, complement: 'Fundos', district: 'Centro', cityNumber: '7' },
    }
    const body = { error: null, chargeBoxGroup: held }
    sandbox.control.addFault({ method: 'GET', path: `${ALL}3/`, status: 200, body })
    const done = { type: 'success', error: null, data: null }
    sandbox.control.addFault({ method: 'PUT', path: `${ALL}3/`, status: 200, body: done })
    sandbox.control.addFault({ method: 'PUT', path: `${POST}/3`, status: 200, body: done })
    await enter(page, sandbox, 'everything', { path: '/station_groups/edit/3' })
    await expect(heading('Editar grupo de estações')).toBeVisible()
    await expect(field('Nome')).toHaveValue('Grupo Centro')
    await field('Nome').fill('Grupo Novo')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await save.click()
    expect((await sent).postDataJSON()).toEqual({ ...held, name: 'Grupo Novo' })
    await expect(toast(page, 'Grupo de estações alterado com sucesso!')).toBeVisible()
    await expectPath(page, LIST)
    sandbox.control.clearFaults()
  })
})
