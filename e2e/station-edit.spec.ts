import type { Sandbox } from '@corrente/sandbox'
import { expectPath, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { ask } from './support/network.ts'
import { enter } from './support/session.ts'
import {
  changeByOthers,
  EVERYTHING,
  edit,
  LIST,
  one,
  open,
  PICTURE,
  POST,
  privateStation,
  puts,
  readOne,
  screen,
  someStation,
  wire,
} from './support/stationForm.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

test.describe('a station that exists', () => {
  async function everyPart(page: Page, sandbox: Sandbox) {
    sandbox.control.clear()
    const { field, named, tab, toggle, save } = screen(page)
    const { pk } = await someStation(sandbox, 1)
    const { tenantList } = (await ask(sandbox, `${API}tenants/`)) as {
      tenantList: { tenant_pk: number; name: string; isTenantDeviceReader?: boolean }[]
    }
    const account = tenantList.find(({ isTenantDeviceReader }) => isTenantDeviceReader === true)
    if (!account) throw new Error('no account with a face reader')
    await reopen(page, edit(pk))
    await field('Conta').selectOption(account.name)
    await toggle('Leitor facial').check()
    await save.click()
    await expect(named('faceReaderMac')).toHaveAccessibleDescription(/é obrigatório/)
    await named('faceReaderMac').fill('aabb ccdd-eeff')
    await expect(named('faceReaderMac')).toHaveValue('AA:BB:CC:DD:EE:FF')
    await toggle('Aberta 24 horas').uncheck()
    await named('openTime').fill('08:00')
    await named('closeTime').fill('00:00')
    await tab('Configurações técnicas').click()
    await named('system').selectOption('Trifásico')
    await named('phase').selectOption('ABC')
    await named('voltage').selectOption('220/380 V')
    await named('rateUnit').selectOption('Watts (W)')
    await tab('Endereço').click()
    await toggle('Mostrar localização aos motoristas').check()
    await page.getByLabel(/^Latitude/).fill('-27,6')
    await page.getByLabel(/^Longitude/).fill('-48,5')
    await tab('Pagamento').click()
    await toggle('Recarga paga').check()
    await page
      .getByRole('radiogroup', { name: /^Cobrança da receita/ })
      .getByRole('radio', { name: 'Por energia (kWh)' })
      .check()
    await page.getByRole('radio', { name: 'Na estação' }).check()
    await named('incomePerKwh').fill('1,85')
    await named('taxPercent').fill('12,5')
    await page
      .getByRole('radiogroup', { name: /^Cobrança do custo/ })
      .getByRole('radio', { name: 'Por tempo (minuto)' })
      .check()
    await named('costPerMinute').fill('0,30')
    const sent = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith(one(pk)),
    )
    await save.click()
    expect((await sent).postDataJSON()).toMatchObject({
      chargeBoxPk: pk,
      tenant_pk: account.tenant_pk,
      isTenantDeviceReader: true,
      deviceReaderMac: 'AA:BB:CC:DD:EE:FF',
      isOpen_24Hours: false,
      openTime: '08:00:00',
      closeTime: '23:59:59',
      system: 'THREE_PHASE',
      phase: 'ABC',
      voltage: 380,
      chargingRateUnit: 'W',
      showLocation: true,
      locationLatitude: -27.6,
      locationLongitude: -48.5,
      hasPayment: true,
      paymentChargeTypeIncome: 'KWH',
      paymentChargeTypeCost: 'DURATION',
      paymentChargeByIncome: 'CHARGE_BOX',
      moneyPerKilowattIncome: 1.85,
      moneyPerDurationCost: 0.3,
      taxIncome: 0.125,
      photos: [],
      deletedPhotos: [],
    })
    await expectPath(page, LIST)
    await reopen(page, edit(pk))
    await expect(named('closeTime')).toHaveValue('00:00')
  }

  test('it goes back as it came but for what was changed, every part as documented, in steps, and asks first', async ({
    page,
    sandbox,
  }) => {
    await test.step('STF-002 STF-015 STF-016 STF-017 STF-019 STF-033 it goes back as it came but for what was changed', async () => {
      const { field, save, tab, heading } = screen(page)
      const before = await someStation(sandbox, 1)
      await open(page, sandbox, edit(before.pk))
      await expect(heading('Editar estação')).toBeVisible()
      await expect(field('Descrição')).toHaveValue(before.description ?? '')
      await tab('Fotos').click()
      const photos = (await ask(sandbox, `${POST}/${before.id}/photos/`)) as { name: string }[]
      for (const { name } of photos) await expect(page.getByText(name, { exact: true })).toBeVisible()
      await tab('Geral').click()
      await field('Descrição').fill('Outra descrição')
      sandbox.control.clearRequests()
      await save.click()
      await expect(toast(page, 'Estação alterada com sucesso!')).toBeVisible()
      expect(puts(sandbox)).toEqual([`PUT ${one(before.pk)}`])
      expect(await readOne(sandbox, before.pk)).toEqual({
        ...before,
        description: 'Outra descrição',
        name: 'Outra descrição',
      })
      await expectPath(page, LIST)
      await test.step('what somebody else saved meanwhile is shown before it is sent over', async () => {
        const { named, changes } = screen(page)
        const { pk } = before
        await reopen(page, edit(pk))
        await field('Descrição').fill('Minha')
        await changeByOthers(sandbox, pk, { description: 'Deles', externalId: 'X-77', reservation: true })
        sandbox.control.clearRequests()
        await save.click()
        await expect(changes.getByRole('listitem').filter({ hasText: 'Os dois alteraram' })).toContainText(
          /Descrição.*Deles.*Minha/,
        )
        await expect(changes.getByRole('listitem').filter({ hasText: 'ID externo' })).toContainText('X-77')
        expect(puts(sandbox)).toEqual([])
        await changes.getByRole('button', { name: 'Rever o formulário' }).click()
        await expect(field('Descrição')).toHaveValue('Minha')
        await save.click()
        await changes.getByRole('button', { name: 'Salvar assim' }).click()
        await expectPath(page, LIST)
        expect(await readOne(sandbox, pk)).toMatchObject({
          description: 'Minha',
          externalId: 'X-77',
          hasReservation: true,
        })
        await expect(named('externalId')).toHaveCount(0)
      })
    })
    await test.step('STF-021 STF-022 STF-023 STF-024 STF-039 STF-048 STF-050 STF-051 STF-056 STF-057 STF-076 every part is sent as documented', () =>
      everyPart(page, sandbox))
    await test.step('CON-018 STF-086 API-030 USR-065 a save in steps, and one that asks first', async () => {
      sandbox.control.clear()
      await test.step('a refused connector is named with what is saved; a retry sends only what is missing', async () => {
        const { field, named, tab, save } = screen(page)
        const before = await someStation(sandbox, 2)
        const { pk } = before
        const [first, second] = before.connectors.map(({ id }) => id)
        await reopen(page, edit(pk))
        await field('Descrição').fill('Meio salva')
        await tab('Configurações técnicas').click()
        for (const id of [first, second])
          await named(`connectors.${id}.override`).selectOption('Em manutenção')
        const path = `${POST}/${pk}/connector/${second}/`
        sandbox.control.addFault({ method: 'PUT', path, status: 400, body: { error: 'x' }, times: 1 })
        await save.click()
        const notice = page.getByRole('alert').filter({ hasText: 'Salvo em parte' })
        await expect(notice).toContainText(`Já está salvo: os dados da estação, conector ${first}.`)
        await expect(notice).toContainText(`O servidor recusou: conector ${second}.`)
        await expect(toast(page, /Não foi possível realizar a operação/.source)).toBeVisible()
        await expect(tab('Configurações técnicas')).toHaveAttribute('aria-selected', 'true')
        sandbox.control.clearRequests()
        await save.click()
        await expect(toast(page, 'Estação alterada com sucesso!')).toBeVisible()
        expect(puts(sandbox)).toEqual([`PUT ${path}`])
        const saved = await readOne(sandbox, pk)
        expect(saved.description).toBe('Meio salva')
        expect(saved.connectors.map(({ override }) => override)).toEqual(['Maintenance', 'Maintenance'])
      })
      await test.step('a private station that becomes public loses its people only after a yes', async () => {
        const { save } = screen(page)
        const pk = await privateStation(sandbox)
        sandbox.control.clearRequests()
        await reopen(page, edit(pk))
        await expect(page.getByRole('combobox', { name: /^Donos/ })).toBeVisible()
        const people = `${API}users_data/private_charge_point/`
        expect(callsTo(sandbox, people).map(({ path }) => path)).toEqual([`${people}?chargeBoxPK=${pk}`])
        await page.getByRole('radio', { name: 'Pública' }).check()
        await save.click()
        const question = page.getByRole('alertdialog', { name: 'Tornar a estação pública?' })
        await question.getByRole('button', { name: 'Continuar editando' }).click()
        expect(puts(sandbox)).toEqual([])
        await save.click()
        await question.getByRole('button', { name: 'Salvar como pública' }).click()
        await expectPath(page, LIST)
        expect((await readOne(sandbox, pk)).visibility).toBe('PUBLIC')
      })
    })
  })

  test('STF-017 R25 photos at an address', async ({ page, sandbox, context }) => {
    await test.step('a photo at an address: shown where the tenant names its host, else by its name and a link', async () => {
      const tenant = 'girassol'
      const { tab } = screen(page)
      const { pk, id } = await someStation(sandbox, 1)
      const asked: string[] = []
      await context.route('https://*.example.com/**', (route) => {
        asked.push(new URL(route.request().url()).host)
        return route.fulfill({ contentType: 'image/png', body: PICTURE })
      })
      const body = ['fotos.girassol', 'fotos.outra'].map((host) => ({
        name: `${host}.png`,
        url: `https://${host}.example.com/a.png`,
        base64: null,
      }))
      sandbox.control.addFault({ method: 'GET', path: `${POST}/${id}/photos/`, status: 200, body })
      await enter(page, sandbox, 'everything', { tenant, path: edit(pk), permissions: wire(EVERYTHING) })
      await tab('Fotos').click()
      const shown = page.getByRole('listitem').filter({ hasText: 'fotos.girassol.png' }).locator('img')
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
      const other = page.getByRole('listitem').filter({ hasText: 'fotos.outra.png' })
      await expect(other.getByRole('link', { name: /fotos.outra.example.com/ })).toHaveAttribute(
        'href',
        'https://fotos.outra.example.com/a.png',
      )
      await expect(other.locator('img')).toHaveCount(0)
      expect(asked).toEqual(['fotos.girassol.example.com'])
    })
  })
})
