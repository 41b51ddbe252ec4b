import type { Sandbox } from '@corrente/sandbox'
import { expectPath, toast } from './support/browser.ts'
import { API } from './support/calls.ts'
import { ask, readNetwork } from './support/network.ts'
import {
  CREATE,
  edit,
  fill,
  findOne,
  LIST,
  NEW_CHARGER_MS,
  one,
  open,
  POST,
  png,
  puts,
  readOne,
  screen,
  writes,
} from './support/stationForm.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

test.describe('a new station', () => {
  async function whatCannotBeSaved(page: Page, sandbox: Sandbox) {
    sandbox.control.clearFaults()
    await test.step('a taken id is said at its field and with the server’s words; another one is saved', async () => {
      const { field, tab, save } = screen(page)
      const [taken] = await readNetwork(sandbox)
      await reopen(page, CREATE)
      await fill(page, taken?.id)
      await tab('Fotos').click()
      await save.click()
      await expect(toast(page, 'Já existe uma estação cadastrada com este identificador.')).toContainText(
        'CHARGEBOX_ID_DUPLICATE',
      )
      await expect(tab(/^Geral/)).toHaveAttribute('aria-selected', 'true')
      await expect(field('ChargeBox ID')).toHaveAccessibleDescription(/CHARGEBOX_ID_DUPLICATE/)
      await field('ChargeBox ID').fill('NOVA-2')
      await expect(field('ChargeBox ID')).not.toHaveAttribute('aria-invalid')
      await save.click()
      await expectPath(page, LIST)
      expect(await findOne(sandbox, 'NOVA-2')).toBeDefined()
    })
    await test.step('an invalid one opens the first tab with an error, counts them, warns and sends nothing', async () => {
      const { field, named, tab, toggle, save } = screen(page)
      sandbox.control.clearRequests()
      await reopen(page, CREATE)
      await field('ChargeBox ID').fill('NOVA 1')
      await field('Descrição').fill('Torre Norte')
      await tab('Endereço').click()
      await toggle('Mostrar localização aos motoristas').check()
      await page.getByLabel('Latitude', { exact: true }).fill('91')
      await save.click()
      await expect(toast(page, /Não foi possível realizar a operação/.source)).toBeVisible()
      await expect(tab(/^Geral/)).toHaveAttribute('aria-selected', 'true')
      await expect(tab(/^Geral/)).toHaveAccessibleName(/1 campo com erro/)
      await expect(tab(/^Endereço/)).toHaveAccessibleName(/2 campos com erro/)
      await expect(page.getByText('3 campos precisam de correção')).toBeVisible()
      await expect(field('ChargeBox ID')).toBeFocused()
      await expect(field('ChargeBox ID')).toHaveAccessibleDescription(/não pode conter espaços/)
      await field('ChargeBox ID').fill('NOVA-1')
      await expect(page.getByText('2 campos precisam de correção')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(tab(/^Endereço/)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByText('O campo Latitude deve estar entre -90 e 90.')).toBeVisible()
      await expect(page.getByText('O campo Longitude deve ser preenchido.')).toBeVisible()
      expect(writes(sandbox)).toEqual([])
      await expect(named('street')).toHaveValue('')
    })
  }

  test('a new station: from the first field to the prices of its connectors; what cannot be saved', async ({
    page,
    sandbox,
  }) => {
    await test.step('STF-001 STF-010 STF-014 STF-018 STF-020 STF-025 STF-026 STF-027 STF-028 STF-085 STF-089 STF-091 CON-018 from the first field to the prices of the connectors that its charger announces', async () => {
      const { field, named, tab, toggle, save, heading } = screen(page)
      await open(page, sandbox, CREATE)
      await expect(heading('Nova estação')).toBeVisible()
      await expect(page).toHaveTitle('Nova estação · Dashboard')
      await expect(tab('Configurações técnicas')).toHaveCount(0)
      await expect(toggle('Estação ativa')).toBeChecked()
      await expect(toggle('Aberta 24 horas')).toBeChecked()
      await expect(page.getByRole('radio', { name: 'Pública' })).toBeChecked()
      const [person] = (
        (await ask(sandbox, `${API}users_data/dashboard-details/?activeUsers=true&page=1&size=50`)) as {
          userDashboardList: { user_pk: number; docType: string; docNumber: string; user_name: string }[]
        }
      ).userDashboardList.filter(({ docType }) => docType === 'CPF')
      if (!person) throw new Error('nobody has a CPF')
      await fill(page)

      await test.step('who may charge there', async () => {
        await page.getByRole('radio', { name: 'Privada' }).check()
        await named('cpf').fill(person.docNumber)
        await page.getByRole('button', { name: 'Buscar' }).click()
        await page.getByRole('button', { name: 'Incluir como dono' }).click()
        await expect(page.getByRole('combobox', { name: /^Donos/ })).toContainText('1')
        await page.getByRole('combobox', { name: /^Usuários com acesso/ }).click()
        // The first of the list is the owner, who would be moved.
        for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'Escape']) await page.keyboard.press(key)
        await expect(page.getByRole('combobox', { name: /^Usuários com acesso/ })).toContainText('1')
      })
      await test.step('where it stands', async () => {
        await tab('Endereço').click()
        await named('zip').fill('88010123')
        await expect(named('street')).not.toHaveValue('')
        await expect(save).toHaveAccessibleDescription(/marque o ponto no mapa/)
        await named('houseNumber').fill('77')
        // The geocoder of the sandbox.
        await expect(page.getByLabel(/^Latitude/)).not.toHaveValue('')
      })
      await test.step('how it looks', async () => {
        await tab('Fotos').click()
        await page.locator('input[type="file"]').setInputFiles([png('frente.png'), png('fundos.png')])
        await expect(page.getByText('fundos.png', { exact: true })).toBeVisible()
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'rasgada.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
        await expect(page.getByText('rasgada.png: Erro ao enviar a imagem!')).toBeVisible()
      })
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith(POST),
      )
      await save.click()
      const body = (await sent).postDataJSON() as Record<string, unknown>
      expect(body).toMatchObject({
        chargeBoxId: 'NOVA-1',
        typeOf: 'PRIVATE',
        active: true,
        isOpen_24Hours: true,
        openTime: null,
        paymentChargeTypeCost: 'KWH',
        paymentChargeTypeIncome: 'KWH',
        paymentChargeByIncome: 'CHARGE_BOX',
        moneyPerKilowattCost: 0,
        moneyPerTransactionIncome: 0,
        taxIncome: 0,
        address: { country: 'BR', houseNumber: '77' },
        photos: [{ name: 'frente.png' }, { name: 'fundos.png' }],
        deletedPhotos: [],
      })
      expect(body.bindUsers).toContainEqual({ user_pk: person.user_pk, owner: true })
      expect(body.bindUsers).toHaveLength(2)
      await expect(toast(page, 'Estação criada com sucesso!')).toBeVisible()
      await expectPath(page, LIST)

      await test.step('the prices of its connectors', async () => {
        const created = await findOne(sandbox, 'NOVA-1')
        if (!created) throw new Error('it was not created')
        sandbox.control.clock({ advanceMs: NEW_CHARGER_MS })
        await reopen(page, edit(created.pk))
        await expect(heading('Editar estação')).toBeVisible()
        await expect(field('ChargeBox ID')).toHaveAttribute('readonly')
        await tab('Pagamento').click()
        await toggle('Recarga paga').check()
        await page.getByRole('radio', { name: 'Em cada conector' }).check()
        await tab('Configurações técnicas').click()
        for (const [id, type, power, price] of [
          [1, 'Type 2', '22 kW', '1,85'],
          [2, 'CCS Type 2', '50 kW', '2,10'],
          [3, 'CHAdeMO', 'Outra potência…', '2,00'],
        ] as const) {
          await named(`connectors.${id}.typePk`).selectOption(type)
          await named(`connectors.${id}.powerMax`).selectOption(power)
          await named(`connectors.${id}.pricePerKwh`).fill(price)
        }
        await named('connectors.3.powerMaxCustom').fill('43,5')
        sandbox.control.clearRequests()
        await save.click()
        await expect(toast(page, 'Estação alterada com sucesso!')).toBeVisible()
        expect(puts(sandbox)).toEqual([
          `PUT ${one(created.pk)}`,
          ...[1, 2, 3].map((id) => `PUT ${POST}/${created.pk}/connector/${id}/`),
        ])
        const saved = await readOne(sandbox, created.pk)
        expect(
          saved.connectors.map(({ type, powerMax, pricePerKwh }) => [type, powerMax, pricePerKwh]),
        ).toEqual([
          ['Type 2', 22, 1.85],
          ['CCS Type 2', 50, 2.1],
          ['CHAdeMO', 43_500, 2],
        ])
        await expectPath(page, LIST)
      })
    })
    await test.step('STF-011 STF-012 STF-013 STF-031 STF-032 STF-034 AST-025 what cannot be saved', () =>
      whatCannotBeSaved(page, sandbox))
  })
})
