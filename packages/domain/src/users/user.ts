import { type Block, loose, looseNumber, ownField, type Read, readBlock, row, textOf } from '../wire/index.ts'
import { type PickerUser, pickerFields } from './picker.ts'

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

const userWire = row<User>({
  ...pickerFields,
  vehicle: (wire) => {
    const [brand, model, name] = ['car_brand_name', 'car_model_name', 'car_name'].map((part) =>
      textOf(ownField(wire, part)),
    )
    return [brand, model].filter((part) => part !== undefined).join(' ') || name
  },
  recharges: ['recharges', looseNumber],
  consumptionWh: ['consumption', looseNumber],
  isCharging: ['chargingStatus', loose((status) => textOf(status)?.toLowerCase() === 'charging')],
})

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
