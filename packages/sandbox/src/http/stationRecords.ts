import type { GroupRow, PhotoRow, StationRow } from '../store/rows.ts'
import type { SqlValue } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { GroupBody, StationBody } from './stationSchemas.ts'

const flag = (value: boolean): number => (value ? 1 : 0)

/** The columns of a station that its form sends. */
export const stationColumns = (body: StationBody) => ({
  accountPk: body.tenant_pk,
  groupPk: body.chargeBoxGroupPk,
  description: body.description,
  active: flag(body.active),
  typeOf: body.typeOf,
  endpointAddress: body.endpointAddress,
  externalId: body.externalId,
  latitude: body.locationLatitude,
  longitude: body.locationLongitude,
  showLocation: flag(body.showLocation),
  openAllDay: flag(body.isOpen_24Hours),
  openTime: body.openTime,
  closeTime: body.closeTime,
  deviceReader: flag(body.isTenantDeviceReader),
  deviceReaderMac: body.deviceReaderMac,
  reservation: flag(body.reservation),
  ocpi: flag(body.isOcpiCompatible),
  hubject: flag(body.isHubjectCompatible),
  hasPayment: flag(body.hasPayment),
  chargeTypeCost: body.paymentChargeTypeCost,
  chargeTypeIncome: body.paymentChargeTypeIncome,
  chargeByIncome: body.paymentChargeByIncome,
  kwhCost: body.moneyPerKilowattCost,
  durationCost: body.moneyPerDurationCost,
  rechargeCost: body.moneyPerTransactionCost,
  kwhIncome: body.moneyPerKilowattIncome,
  durationIncome: body.moneyPerDurationIncome,
  rechargeIncome: body.moneyPerTransactionIncome,
  taxIncome: body.taxIncome,
  system: body.system,
  phase: body.phase,
  voltage: body.voltage,
  rateUnit: body.chargingRateUnit,
})

/** The columns of an address. @param held its key so far; a new address gets `fresh` */
export const addressColumns = (
  address: StationBody['address'],
  held: number | null,
  fresh: number,
): Pick<StationRow, 'addressPk' | 'street' | 'houseNumber' | 'zipCode' | 'city' | 'state'> => ({
  addressPk: address === null ? held : (held ?? fresh),
  street: address?.street ?? null,
  houseNumber: address?.houseNumber ?? null,
  zipCode: address?.zipCode ?? null,
  city: address?.city ?? null,
  state: address?.state ?? null,
})

/** The columns of a group that its form sends. */
export const groupColumns = (
  body: GroupBody,
): Pick<GroupRow, 'name' | 'status' | 'externalId' | 'latitude' | 'longitude'> => ({
  name: body.name,
  status: body.status,
  externalId: body.externalId,
  latitude: body.locationLatitude,
  longitude: body.locationLongitude,
})

/** The next free key of a table. */
export const nextKey = (
  store: Store,
  table:
    | 'station'
    | 'stationGroup'
    | 'person'
    | 'tag'
    | 'task'
    | 'chargingProfile'
    | 'voucher'
    | 'virtualGroup'
    | 'virtualGroupCharger'
    | 'virtualGroupLog'
    | 'smartCharging',
): number => (store.get<{ pk: number | null }>(`SELECT max(pk) AS pk FROM ${table}`)?.pk ?? 0) + 1

/** Changes columns of one row. */
export const updateRow = (
  store: Store,
  table:
    | 'station'
    | 'stationGroup'
    | 'connector'
    | 'person'
    | 'tag'
    | 'chargingProfile'
    | 'voucher'
    | 'virtualGroup'
    | 'smartCharging',
  pk: number,
  columns: Readonly<Record<string, SqlValue>>,
): void => {
  const names = Object.keys(columns)
  store.run(
    `UPDATE ${table} SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE pk = ?`,
    ...Object.values(columns),
    pk,
  )
}

/** The photos of a station, oldest first. */
export const photosOf = (store: Store, stationPk: number): PhotoRow[] =>
  store.all<PhotoRow>('SELECT * FROM photo WHERE stationPk = ? ORDER BY pk', stationPk)

/** Takes away and adds photos; nothing is sent of those that stay. */
export const changePhotos = (
  store: Store,
  stationPk: number,
  { photos, deletedPhotos }: Pick<StationBody, 'photos' | 'deletedPhotos'>,
): void => {
  for (const name of deletedPhotos)
    store.run('DELETE FROM photo WHERE stationPk = ? AND name = ?', stationPk, name)
  store.insertAll(
    'photo',
    photos.map(({ name, base64 }) => ({ stationPk, name, base64 })),
  )
}

/** Puts the whole list of people of a station in the place of the one before; who was bound keeps what they answered. */
export const changeBindings = (store: Store, stationPk: number, people: StationBody['bindUsers']): void => {
  const before = new Map(
    store
      .all<{ personPk: number; status: string }>(
        'SELECT personPk, status FROM binding WHERE stationPk = ?',
        stationPk,
      )
      .map(({ personPk, status }) => [personPk, status]),
  )
  store.run('DELETE FROM binding WHERE stationPk = ?', stationPk)
  const unique = new Map(people.map((person) => [person.user_pk, person]))
  store.insertAll(
    'binding',
    [...unique.values()].map(({ user_pk: personPk, owner }) => ({
      stationPk,
      personPk,
      owner: flag(owner),
      status: before.get(personPk) ?? (owner ? 'ACCEPTED' : 'NOT_REQUESTED'),
    })),
  )
}

/** Everything of a station but its recharges, which stay in the books. */
export const deleteStation = (store: Store, stationPk: number): void => {
  for (const table of ['connector', 'photo', 'binding', 'event'])
    store.run(`DELETE FROM ${table} WHERE stationPk = ?`, stationPk)
  store.run('DELETE FROM station WHERE pk = ?', stationPk)
}
