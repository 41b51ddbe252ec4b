import { type Block, looseNumber, looseText, type Read, readBlock, z } from '../wire/index.ts'
import { type PickerUser, pickerFields, pickerUserOf } from './picker.ts'

/** A row of the users list (USR-007). Personal data: it stays in memory, out of addresses, titles and storage. */
export interface User extends PickerUser {
  /** Brand and model, else what the car is called; undefined where no car is registered. */
  readonly vehicle: string | undefined
  readonly recharges: number | undefined
  /** Wh (USR-008 shows kWh). */
  readonly consumptionWh: number | undefined
  /** A recharge is going on (USR-009). */
  readonly isCharging: boolean
}

const isCharging = (status: string | undefined): boolean => status?.toLowerCase() === 'charging'

const userWire = z.pipe(
  z.object({
    ...pickerFields,
    car_brand_name: looseText,
    car_model_name: looseText,
    car_name: looseText,
    recharges: looseNumber,
    consumption: looseNumber,
    chargingStatus: looseText,
  }),
  z.transform(
    (wire): User => ({
      ...pickerUserOf(wire),
      vehicle:
        [wire.car_brand_name, wire.car_model_name].filter((part) => part !== undefined).join(' ') ||
        wire.car_name,
      recharges: wire.recharges,
      consumptionWh: wire.consumption,
      isCharging: isCharging(wire.chargingStatus),
    }),
  ),
)

/** Reads a `UserListReply` or a bare list (API-029); undefined when it is neither. */
export const readUsers = (body: unknown): Read<Block<User>> | undefined =>
  readBlock(userWire, body, 'userDashboardList', ({ pk }) => pk)

/** What somebody is called: the name, else the e-mail, else the key. */
export const userLabel = ({ name, email, pk }: Pick<User, 'name' | 'email' | 'pk'>): string =>
  name ?? email ?? String(pk)

/** The same on a shared screen: an e-mail that stands for a name is covered like any other. */
export const coveredUserLabel = (
  { name, email, pk }: Pick<User, 'name' | 'email' | 'pk'>,
  cover: (personal: string) => string,
): string => name ?? (email === undefined ? String(pk) : cover(email))
