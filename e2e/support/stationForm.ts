import {
  permissionFixtures,
  photoFixture,
  rolePermission,
  type StationDetailWire,
} from '@corrente/domain/fixtures'
import type { Permission } from '@corrente/domain/permissions'
import type { StationDetail } from '@corrente/domain/stations'
import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './calls.ts'
import { ask, readNetwork, readPrivateUsers, readStationDetail, tell } from './network.ts'
import { enter, type WirePermission } from './session.ts'
import type { Page } from './test.ts'

export const LIST = '/stations'
export const CREATE = '/stations/create'
export const POST = `${API}chargepoints`
export const one = (pk: number) => `${POST}/${pk}/`
export const edit = (pk: number) => `/stations/edit/${pk}`
/** A picture of one pixel. */
export const PICTURE = Buffer.from(photoFixture().base64 ?? '', 'base64')
export const NEW_CHARGER_MS = 4000

/** What the form of somebody who may do everything is made of. */
export const EVERYTHING: readonly Permission[] = [
  ...permissionFixtures.everything,
  rolePermission('custom-powermax'),
  rolePermission('ocpi_enabled_button'),
]
export const wire = (permissions: readonly Permission[]): WirePermission[] =>
  permissions.map(({ roleId, route, status }) => ({ role_id: roleId, route, status }))
export const without = (...keys: readonly string[]): WirePermission[] =>
  wire(EVERYTHING.filter(({ roleId, route }) => !keys.includes(roleId ?? route ?? '')))

/** The parts of the form, by what they are called on the screen. */
export const screen = (page: Page) => ({
  heading: (name: string) => page.getByRole('heading', { level: 1, name }),
  field: (label: string) => page.getByLabel(label, { exact: true }),
  /** A field that may be optional, by its name in the form. */
  named: (name: string) => page.locator(`[name="${name}"]`),
  tab: (name: string | RegExp) => page.getByRole('tab', { name }),
  toggle: (name: string) => page.getByRole('switch', { name }),
  save: page.getByRole('button', { name: /^(Criar|Salvar) estação$/ }),
  cancel: page.getByRole('link', { name: 'Cancelar' }),
  changes: page.getByRole('alertdialog', { name: 'Este cadastro mudou enquanto você editava' }),
  leaving: page.getByRole('alertdialog', { name: 'Sair sem salvar?' }),
  draft: page.getByText('Recuperamos o que você tinha digitado'),
  limit: page.getByRole('dialog', { name: 'Limite de estações atingido!' }),
})

/** Opens the form as somebody who may do everything, or what is given. */
export const open = (page: Page, sandbox: Sandbox, path: string, permissions = wire(EVERYTHING)) =>
  enter(page, sandbox, 'everything', { path, permissions })

export const writes = (sandbox: Sandbox) =>
  callsTo(sandbox).filter(({ method, path }) => method !== 'GET' && path.startsWith(POST))
export const puts = (sandbox: Sandbox) => writes(sandbox).map(({ method, path }) => `${method} ${path}`)

/** The station as the server has it now. */
export const readOne = async (sandbox: Sandbox, pk: number): Promise<StationDetail> => {
  const read = readStationDetail(await ask(sandbox, one(pk)), 'America/Sao_Paulo')
  if (read === undefined) throw new Error(`no station ${pk}`)
  return read.station
}
/** The station with this id, as the server has it now. */
export const findOne = async (sandbox: Sandbox, id: string): Promise<StationDetail | undefined> => {
  const found = (await readNetwork(sandbox)).find((station) => station.id === id)
  return found && readOne(sandbox, found.pk)
}
/** A station with so many connectors, all of a type that the form knows. */
export const someStation = async (sandbox: Sandbox, connectors: number): Promise<StationDetail> => {
  for (const { pk, connectors: own } of await readNetwork(sandbox))
    if (own.filter(({ id }) => id > 0).length === connectors) return readOne(sandbox, pk)
  throw new Error(`no station with ${connectors} connectors`)
}

/** The key of a private station that has people. */
export const privateStation = async (sandbox: Sandbox): Promise<number> => {
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
export const changeByOthers = async (sandbox: Sandbox, pk: number, change: Partial<StationDetailWire>) => {
  const held = (await ask(sandbox, one(pk))) as { chargePoint: StationDetailWire }
  const station: Record<string, unknown> = { ...held.chargePoint, ...change }
  const body: Record<string, unknown> = { photos: [], deletedPhotos: [], bindUsers: [] }
  for (const name of BODY) body[name] = station[name] ?? null
  const isOpen = body.isOpen_24Hours === true
  await tell(sandbox, 'PUT', one(pk), { ...body, ...(isOpen && { openTime: null, closeTime: null }) })
}
export const BODY = [
  ...['chargeBoxPk', 'chargeBoxId', 'endpointAddress', 'description', 'externalId', 'tenant_pk', 'typeOf'],
  ...['chargeBoxGroupPk', 'reservation', 'active', 'isOcpiCompatible', 'isHubjectCompatible', 'showLocation'],
  ...['address', 'locationLatitude', 'locationLongitude', 'isOpen_24Hours', 'openTime', 'closeTime'],
  ...['isTenantDeviceReader', 'deviceReaderMac', 'hasPayment', 'paymentChargeTypeCost'],
  ...['paymentChargeTypeIncome', 'paymentChargeByIncome', 'moneyPerKilowattCost', 'moneyPerDurationCost'],
  ...['moneyPerTransactionCost', 'moneyPerKilowattIncome', 'moneyPerDurationIncome'],
  ...['moneyPerTransactionIncome', 'taxIncome', 'system', 'phase', 'voltage', 'chargingRateUnit'],
] as const

/** One grey dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNoaGgAAAMEAYFL09IQAAAAAElFTkSuQmCC',
  'base64',
)
export const png = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG })

/** Types what every new station needs. */
export const fill = async (page: Page, id = 'NOVA-1') => {
  const { field } = screen(page)
  await field('ChargeBox ID').fill(id)
  await field('Descrição').fill('Torre Norte')
}
