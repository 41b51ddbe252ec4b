import {
  permissionFixtures,
  photoFixture,
  rolePermission,
  routePermission,
  type StationDetailWire,
} from '@corrente/domain/fixtures'
import type { Permission } from '@corrente/domain/permissions'
import type { StationDetail } from '@corrente/domain/stations'
import type { Sandbox } from '@corrente/sandbox'
import { expectPath, storedInTab, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { ask, readNetwork, readPrivateUsers, readStationDetail, tell } from './support/network.ts'
import { enter, type WirePermission } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const LIST = '/stations'
const CREATE = '/stations/create'
const POST = `${API}chargepoints`
const one = (pk: number) => `${POST}/${pk}/`
const edit = (pk: number) => `/stations/edit/${pk}`
/** A picture of one pixel. */
const PICTURE = Buffer.from(photoFixture().base64 ?? '', 'base64')
const NEW_CHARGER_MS = 4000

/** What the form of somebody who may do everything is made of. */
const EVERYTHING: readonly Permission[] = [
  ...permissionFixtures.everything,
  rolePermission('custom-powermax'),
  rolePermission('ocpi_enabled_button'),
]
const wire = (permissions: readonly Permission[]): WirePermission[] =>
  permissions.map(({ roleId, route, status }) => ({ role_id: roleId, route, status }))
const without = (...keys: readonly string[]): WirePermission[] =>
  wire(EVERYTHING.filter(({ roleId, route }) => !keys.includes(roleId ?? route ?? '')))

/** The parts of the form, by what they are called on the screen. */
const screen = (page: Page) => ({
  heading: (name: string) => page.getByRole('heading', { level: 1, name }),
  field: (label: string) => page.getByLabel(label, { exact: true }),
  /** A field that may be optional, by its name in the form. */
  named: (name: string) => page.locator(`[name="${name}"]`),
  tab: (name: string | RegExp) => page.getByRole('tab', { name }),
  toggle: (name: string) => page.getByRole('switch', { name }),
  save: page.getByRole('button', { name: /^(Criar|Salvar) estação$/ }),
  cancel: page.getByRole('link', { name: 'Cancelar' }),
  verify: page.getByRole('button', { name: 'Verificar' }),
  changes: page.getByRole('alertdialog', { name: 'Este cadastro mudou enquanto você editava' }),
  leaving: page.getByRole('alertdialog', { name: 'Sair sem salvar?' }),
  draft: page.getByText('Recuperamos o que você tinha digitado'),
  limit: page.getByRole('dialog', { name: 'Limite de estações atingido!' }),
})

/** Opens the form as somebody who may do everything, or what is given. */
const open = (page: Page, sandbox: Sandbox, path: string, permissions = wire(EVERYTHING)) =>
  enter(page, sandbox, 'everything', { path, permissions })

const writes = (sandbox: Sandbox) =>
  callsTo(sandbox).filter(({ method, path }) => method !== 'GET' && path.startsWith(POST))
const puts = (sandbox: Sandbox) => writes(sandbox).map(({ method, path }) => `${method} ${path}`)

/** The station as the server has it now. */
const readOne = async (sandbox: Sandbox, pk: number): Promise<StationDetail> => {
  const read = readStationDetail(await ask(sandbox, one(pk)), 'America/Sao_Paulo')
  if (read === undefined) throw new Error(`no station ${pk}`)
  return read.station
}
/** The station with this id, as the server has it now. */
const findOne = async (sandbox: Sandbox, id: string): Promise<StationDetail | undefined> => {
  const found = (await readNetwork(sandbox)).find((station) => station.id === id)
  return found && readOne(sandbox, found.pk)
}
/** A station with so many connectors, all of a type that the form knows. */
const someStation = async (sandbox: Sandbox, connectors: number): Promise<StationDetail> => {
  for (const { pk, connectors: own } of await readNetwork(sandbox))
    if (own.filter(({ id }) => id > 0).length === connectors) return readOne(sandbox, pk)
  throw new Error(`no station with ${connectors} connectors`)
}

/** The key of a private station that has people. */
const privateStation = async (sandbox: Sandbox): Promise<number> => {
  for (const { pk } of await readNetwork(sandbox)) {
    const people = readPrivateUsers(
      await ask(sandbox, `${API}users_data/private_charge_point/?chargeBoxPK=${pk}`),
    )
    if (!people?.rows.some(({ isBound }) => isBound)) continue
    const { visibility, isHubjectCompatible, latitude } = await readOne(sandbox, pk)
    if (visibility === 'PRIVATE' && !isHubjectCompatible && latitude !== undefined) return pk
  }
  throw new Error('no private station with people')
}

/** Changes a station past the product, as a colleague would. */
const changeByOthers = async (sandbox: Sandbox, pk: number, change: Partial<StationDetailWire>) => {
  const held = (await ask(sandbox, one(pk))) as { chargePoint: StationDetailWire }
  const station: Record<string, unknown> = { ...held.chargePoint, ...change }
  const body: Record<string, unknown> = { photos: [], deletedPhotos: [], bindUsers: [] }
  for (const name of BODY) body[name] = station[name] ?? null
  const isOpen = body.isOpen_24Hours === true
  await tell(sandbox, 'PUT', one(pk), { ...body, ...(isOpen && { openTime: null, closeTime: null }) })
}
const BODY = [
  ...['chargeBoxPk', 'chargeBoxId', 'endpointAddress', 'description', 'externalId', 'tenant_pk', 'typeOf'],
  ...['chargeBoxGroupPk', 'reservation', 'active', 'isOcpiCompatible', 'isHubjectCompatible', 'showLocation'],
  ...['address', 'locationLatitude', 'locationLongitude', 'isOpen_24Hours', 'openTime', 'closeTime'],
  ...['isTenantDeviceReader', 'deviceReaderMac', 'hasPayment', 'paymentChargeTypeCost'],
  ...['paymentChargeTypeIncome', 'paymentChargeByIncome', 'moneyPerKilowattCost', 'moneyPerDurationCost'],
  ...['moneyPerTransactionCost', 'moneyPerKilowattIncome', 'moneyPerDurationIncome'],
  ...['moneyPerTransactionIncome', 'taxIncome', 'system', 'phase', 'voltage', 'chargingRateUnit'],
] as const

/** One grey dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNoaGgAAAMEAYFL09IQAAAAAElFTkSuQmCC',
  'base64',
)
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG })

/** Types what every new station needs. */
const fill = async (page: Page, id = 'NOVA-1') => {
  const { field } = screen(page)
  await field('ChargeBox ID').fill(id)
  await field('Descrição').fill('Torre Norte')
}

test.describe('a new station', () => {
  test('STF-001 STF-010 STF-014 STF-018 STF-020 STF-025 STF-026 STF-027 STF-028 STF-085 STF-089 STF-091 CON-018 from the first field to the prices of the connectors that its charger announces', async ({
    page,
    sandbox,
  }) => {
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
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(POST))
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

    const created = await findOne(sandbox, 'NOVA-1')
    if (!created) throw new Error('it was not created')
    sandbox.control.clock({ advanceMs: NEW_CHARGER_MS })
    await page.goto(edit(created.pk))
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
    expect(saved.connectors.map(({ type, powerMax, pricePerKwh }) => [type, powerMax, pricePerKwh])).toEqual([
      ['Type 2', 22, 1.85],
      ['CCS Type 2', 50, 2.1],
      ['CHAdeMO', 43_500, 2],
    ])
    await expectPath(page, LIST)
  })

  test('STF-011 STF-012 STF-031 STF-032 STF-034 an invalid one opens the first tab with an error, counts them, warns and sends nothing', async ({
    page,
    sandbox,
  }) => {
    const { field, named, tab, toggle, save } = screen(page)
    await open(page, sandbox, CREATE)
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

  test('STF-013 a taken id is said at its field and with the server’s words; another one is saved', async ({
    page,
    sandbox,
  }) => {
    const { field, tab, save } = screen(page)
    const [taken] = await readNetwork(sandbox)
    await open(page, sandbox, CREATE)
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

  test('STF-012 AST-025 a refusal keeps everything that was typed; pressed twice it is sent once', async ({
    page,
    sandbox,
  }) => {
    const { field, save } = screen(page)
    await open(page, sandbox, CREATE)
    await fill(page)
    sandbox.control.addFault({ method: 'POST', path: POST, status: 400, body: { error: 'x' }, times: 1 })
    await save.click()
    await expect(toast(page, /Não foi possível realizar a operação/.source)).toBeVisible()
    await expect(field('Descrição')).toHaveValue('Torre Norte')
    sandbox.control.clearRequests()
    sandbox.control.addFault({ method: 'POST', path: POST, latencyMs: 600 })
    await save.dblclick()
    await page.keyboard.press('Enter')
    await expectPath(page, LIST)
    expect(writes(sandbox)).toHaveLength(1)
  })

  test('STN-038 STN-039 AST-005 where no more stations may be created, the form says so, before and after', async ({
    page,
    sandbox,
  }) => {
    const { limit, save, field } = screen(page)
    sandbox.control.limits({ stations: 0 })
    await open(page, sandbox, CREATE)
    await expect(limit).toContainText('Move Pro')
    await limit.getByRole('button', { name: 'Fechar' }).last().click()
    await expectPath(page, LIST)

    sandbox.control.limits({ stations: null })
    await page.goto(CREATE)
    await fill(page)
    sandbox.control.limits({ stations: 0 })
    await save.click()
    await limit.getByRole('button', { name: 'Fechar' }).last().click()
    await expectPath(page, CREATE)
    await expect(field('ChargeBox ID')).toHaveValue('NOVA-1')
  })

  test('STF-018 a lost answer is looked up by the station’s id: saved, not saved, not known', async ({
    page,
    sandbox,
  }) => {
    const { save, verify, field } = screen(page)
    const lose = (isSaved: boolean) =>
      sandbox.control.addFault({
        method: 'POST',
        path: POST,
        kind: 'truncated',
        times: 1,
        ...(isSaved ? { after: true } : { status: 200, body: { type: 'success', error: null, data: {} } }),
      })
    await open(page, sandbox, CREATE)
    await test.step('it was saved, and is said to be', async () => {
      await fill(page, 'SALVA')
      lose(true)
      await save.click()
      await expect(toast(page, 'Estação criada com sucesso!')).toBeVisible()
      await expectPath(page, LIST)
    })
    await test.step('it was not: the person may send again', async () => {
      await page.goto(CREATE)
      await fill(page, 'PERDIDA')
      lose(false)
      await save.click()
      await expect(page.getByText('Verificamos: não foi salvo. Você pode enviar de novo.')).toBeVisible()
      expect(await findOne(sandbox, 'PERDIDA')).toBeUndefined()
      await save.click()
      await expectPath(page, LIST)
    })
    await test.step('nobody can tell: nothing can be sent before it was looked up', async () => {
      await page.goto(CREATE)
      await fill(page, 'ABERTA')
      lose(true)
      const silent = sandbox.control.addFault({ method: 'GET', path: `${POST}/`, kind: 'reset' })
      sandbox.control.clearRequests()
      await save.click()
      await expect(page.getByText(/A resposta não chegou\. Pode ter sido salvo/)).toBeVisible()
      await expect(save).toHaveAccessibleDescription('Verifique antes se já foi salvo')
      expect(await field('Descrição').evaluate((node) => node.closest('[inert]') !== null)).toBe(true)
      sandbox.control.clearFaults(silent.id)
      await verify.click()
      await expectPath(page, LIST)
      expect(writes(sandbox)).toHaveLength(1)
      expect(await findOne(sandbox, 'ABERTA')).toBeDefined()
    })
  })

  test('STF-071 STF-072 STF-073 a zip code that is not found keeps the address; a town without streets opens it', async ({
    page,
    sandbox,
  }) => {
    const { named, tab } = screen(page)
    await open(page, sandbox, CREATE, without('/stations/allow_edit_address'))
    await tab('Endereço').click()
    await expect(named('street')).toHaveAttribute('readonly')
    await expect(named('houseNumber')).not.toHaveAttribute('readonly')
    await named('zip').fill('88010123')
    await expect(named('city')).not.toHaveValue('')
    const street = await named('street').inputValue()
    await named('zip').fill('88010999')
    await expect(page.getByText('CEP não encontrado.')).toBeVisible()
    await expect(named('street')).toHaveValue(street)
    await expect(named('zip')).toBeFocused()
    await named('zip').fill('88010000')
    await expect(named('street')).toHaveValue('')
    await expect(named('street')).not.toHaveAttribute('readonly')
    await named('street').fill('Rua Nova')
    await expect(named('street')).toHaveValue('Rua Nova')
  })

  test('STF-052 STF-053 a group brings its address; without one the typed address is back', async ({
    page,
    sandbox,
  }) => {
    const { named, tab } = screen(page)
    const groups = (await ask(sandbox, `${API}chargepoint-groups/`)) as {
      chargeBoxGroupList: {
        name: string
        address: { street: string; zipCode: string } | null
        locationLatitude: number | null
      }[]
    }
    const full = groups.chargeBoxGroupList.find((group) => group.address && group.locationLatitude !== null)
    if (!full) throw new Error('no group with an address')
    await open(page, sandbox, CREATE)
    await tab('Endereço').click()
    await named('city').fill('Minha cidade')
    await tab('Geral').click()
    await named('groupPk').selectOption(full.name)
    await tab('Endereço').click()
    await expect(named('street')).toHaveValue(full.address?.street ?? '')
    await tab('Geral').click()
    await named('groupPk').selectOption('Não especificado')
    await tab('Endereço').click()
    await expect(named('street')).toHaveValue('')
    await expect(named('city')).toHaveValue('Minha cidade')
  })
})

test.describe('a station that exists', () => {
  test('STF-002 STF-015 STF-016 STF-017 STF-019 STF-033 goes back as it came but for what was changed', async ({
    page,
    sandbox,
  }) => {
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
  })

  test('STF-021 STF-022 STF-023 STF-024 STF-039 STF-048 STF-050 STF-051 STF-056 STF-057 STF-076 every part is sent as documented', async ({
    page,
    sandbox,
  }) => {
    const { field, named, tab, toggle, save } = screen(page)
    const { pk } = await someStation(sandbox, 1)
    const { tenantList } = (await ask(sandbox, `${API}tenants/`)) as {
      tenantList: { tenant_pk: number; name: string; isTenantDeviceReader?: boolean }[]
    }
    const account = tenantList.find(({ isTenantDeviceReader }) => isTenantDeviceReader === true)
    if (!account) throw new Error('no account with a face reader')
    await open(page, sandbox, edit(pk))
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
    await page.goto(edit(pk))
    await expect(named('closeTime')).toHaveValue('00:00')
  })

  test('STF-003 an unknown one says so and leads back; one that cannot be reached is asked for again', async ({
    page,
    sandbox,
  }) => {
    const { field } = screen(page)
    await open(page, sandbox, edit(999_999))
    await expect(page.getByText('Nenhuma estação encontrada com este id.')).toBeVisible()
    await page.getByRole('link', { name: 'Voltar às estações' }).click()
    await expectPath(page, LIST)
    const { pk } = await someStation(sandbox, 1)
    const silent = sandbox.control.addFault({ method: 'GET', path: one(pk), kind: 'reset' })
    await page.goto(edit(pk))
    await expect(page.getByText('Não foi possível carregar a estação.')).toBeVisible()
    sandbox.control.clearFaults(silent.id)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(field('Descrição')).toBeVisible()
  })

  test('STF-017 R25 a photo at an address: shown where the tenant names its host, else by its name and a link', async ({
    page,
    sandbox,
    context,
  }) => {
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

  test('STF-017 STF-049 photos, types and accounts that cannot be had do not block the form', async ({
    page,
    sandbox,
  }) => {
    const { field, tab } = screen(page)
    const { pk, id } = await someStation(sandbox, 2)
    for (const path of [`${POST}/${id}/photos/`, `${API}connector_types/`, `${API}tenants/`])
      sandbox.control.addFault({ method: 'GET', path, status: 500, body: null })
    await open(page, sandbox, edit(pk))
    await expect(field('Descrição')).toBeVisible()
    await tab('Configurações técnicas').click()
    await expect(page.getByText('Os tipos de conector não puderam ser carregados.')).toBeVisible()
    sandbox.control.clearFaults()
    await page.getByRole('button', { name: 'Carregar tipos' }).click()
    await expect(page.getByText('Os tipos de conector não puderam ser carregados.')).toHaveCount(0)
  })

  test('CON-018 a refused connector is named with what is saved; a retry sends only what is missing', async ({
    page,
    sandbox,
  }) => {
    const { field, named, tab, save } = screen(page)
    const before = await someStation(sandbox, 2)
    const { pk } = before
    const [first, second] = before.connectors.map(({ id }) => id)
    await open(page, sandbox, edit(pk))
    await field('Descrição').fill('Meio salva')
    await tab('Configurações técnicas').click()
    for (const id of [first, second]) await named(`connectors.${id}.override`).selectOption('Manutenção')
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

  test('CON-018 a connector whose answer was lost is looked up, and the save goes on', async ({
    page,
    sandbox,
  }) => {
    const { named, tab, save } = screen(page)
    const { pk, connectors } = await someStation(sandbox, 2)
    const [first, second] = connectors.map(({ id }) => id)
    await open(page, sandbox, edit(pk))
    await tab('Configurações técnicas').click()
    for (const id of [first, second]) await named(`connectors.${id}.override`).selectOption('Indisponível')
    const path = `${POST}/${pk}/connector/${first}/`
    sandbox.control.addFault({ method: 'PUT', path, kind: 'truncated', after: true, times: 1 })
    sandbox.control.clearRequests()
    await save.click()
    await expect(toast(page, 'Estação alterada com sucesso!')).toBeVisible()
    expect(puts(sandbox)).toEqual([`PUT ${path}`, `PUT ${POST}/${pk}/connector/${second}/`])
  })

  test('STF-019 what somebody else saved meanwhile is shown before it is sent over, and nothing of either side is lost', async ({
    page,
    sandbox,
  }) => {
    const { field, named, save, changes } = screen(page)
    const { pk } = await someStation(sandbox, 1)
    await open(page, sandbox, edit(pk))
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

  test('STF-086 API-030 a private station that becomes public loses its people only after a yes', async ({
    page,
    sandbox,
  }) => {
    const { save } = screen(page)
    const pk = await privateStation(sandbox)
    sandbox.control.clearRequests()
    await open(page, sandbox, edit(pk))
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

test.describe('what was typed', () => {
  test('outlives a reload, photos and names excepted; it is not left without a word', async ({
    page,
    sandbox,
  }) => {
    const { field, tab, draft, cancel, leaving } = screen(page)
    await open(page, sandbox, CREATE)
    await fill(page)
    await tab('Fotos').click()
    await expect(page.getByText(/um rascunho não as guarda/)).toBeVisible()
    await page.locator('input[type="file"]').setInputFiles([png('frente.png')])
    await expect(page.getByText('frente.png', { exact: true })).toBeVisible()
    await expect.poll(async () => JSON.stringify(await storedInTab(page))).toContain('Torre Norte')
    expect(JSON.stringify(await storedInTab(page))).not.toContain('frente.png')
    await page.reload()
    await expect(draft).toBeVisible()
    await expect(field('Descrição')).toHaveValue('Torre Norte')
    await page.getByRole('button', { name: 'Descartar rascunho' }).click()
    await expect(field('Descrição')).toHaveValue('')
    await fill(page)
    await cancel.click()
    await leaving.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(field('Descrição')).toHaveValue('Torre Norte')
    await cancel.click()
    await leaving.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expectPath(page, LIST)
  })
})

test.describe('what a permission gives', () => {
  test('STF-004 without its entry neither form opens', async ({ page, sandbox }) => {
    const { pk } = await someStation(sandbox, 1)
    await open(page, sandbox, CREATE, without('/stations/create', '/stations/edit/:id'))
    await expectPath(page, '/not-found')
    await page.goto(edit(pk))
    await expectPath(page, '/not-found')
  })

  test('STF-007 STF-038 STF-039 STF-087 PRM-022 CON-017 AST-010 each capability shows its part, and its absence hides it', async ({
    page,
    sandbox,
  }) => {
    const { tab, toggle, named } = screen(page)
    const { pk, connectors } = await someStation(sandbox, 2)
    const power = named(`connectors.${connectors[0]?.id}.powerMax`)
    const look = async () => {
      await expect(toggle('Compatível com Hubject')).toBeVisible()
      await page.getByRole('radio', { name: 'Privada' }).check()
      await expect(page.getByRole('combobox', { name: /^Donos/ })).toBeVisible()
      const general = [await toggle('Compatível com OCPI').count(), await named('cpf').count()]
      const payment = await tab('Pagamento').count()
      await tab('Configurações técnicas').click()
      await expect(power).toBeVisible()
      const own = await power.locator('option', { hasText: 'Outra potência…' }).count()
      return [...general, payment, await named('system').count(), own]
    }
    await open(page, sandbox, edit(pk))
    expect(await look()).toEqual([1, 1, 1, 1, 1])
    await open(
      page,
      sandbox,
      edit(pk),
      without(
        'ocpi_enabled_button',
        '/users_data/tenant_parent/cpf',
        'DASH_CVE_PRO_MONETIZATION_CONFIG',
        'DASH_SMART_CHARGING_CREATE',
        'custom-powermax',
      ),
    )
    expect(await look()).toEqual([0, 0, 0, 0, 0])
  })

  test('STF-007 a tenant that grants monetization shows the payment to whoever edits a station', async ({
    page,
    sandbox,
  }) => {
    const { tab } = screen(page)
    const permissions = wire([routePermission('/'), routePermission('/stations/create')])
    await enter(page, sandbox, 'everything', { path: CREATE, permissions, tenant: 'terpel-voltex' })
    await expect(tab(/./)).toHaveCount(4)
    await open(page, sandbox, CREATE, permissions)
    await expect(tab(/./)).toHaveCount(3)
  })
})
