import {
  checkForm,
  choice,
  day,
  defineForm,
  type FormErrors,
  flag,
  type Held,
  isSameValue,
  keys,
  number,
  type RecordBase,
  text,
} from '../forms/index.ts'
import { keyNumberOf } from '../wire/index.ts'
import type { UserWord } from './newUser.ts'
import { type UserAddress, type UserRecord, unreadTagsOf } from './record.ts'

/** What the form of a user holds; what is read-only stands in its base. */
export interface UserValues {
  readonly firstName: string
  readonly lastName: string
  /** `YYYY-MM-DD`, or what was typed. */
  readonly birthDay: string
  readonly sex: string
  readonly phone: string
  readonly isActive: boolean
  readonly notifiesOffline: boolean
  readonly externalId: string
  readonly tagPks: readonly number[]
  readonly groupPk: number | undefined
  readonly accountPk: number | undefined
  readonly isTrusted: boolean
}

/** What the form of a user started from. */
export interface UserBase extends RecordBase<UserValues> {
  readonly user: UserRecord
  readonly address: UserAddress
}
export type UserPath = keyof UserValues
export type UserErrors = FormErrors<UserPath, UserWord>

/** The options of sex (USR-043); an unknown stored one is kept and offered as it is. */
export const SEXES = ['MALE', 'FEMALE', 'OTHER'] as const

/** The form of a user that exists (USR-043 to USR-049). */
export const USER_FORM = defineForm<UserValues, UserPath, UserWord>()({
  firstName: text({ limit: 20, required: true, missing: 'user.nameMissing' }),
  lastName: text({ limit: 40 }),
  birthDay: day({ missing: 'user.birthInvalid' }),
  sex: choice({ empty: '' }),
  phone: text({ limit: 40 }),
  isActive: flag(),
  notifiesOffline: flag(),
  externalId: text({ limit: 40 }),
  tagPks: keys(),
  groupPk: number(),
  accountPk: number(),
  isTrusted: flag(),
})

/** The form of a loaded user. */
export const userForm = (user: UserRecord, address: UserAddress): UserBase => ({
  user,
  address,
  values: {
    firstName: user.firstName,
    lastName: user.lastName ?? '',
    birthDay: user.birthDay ?? '',
    sex: user.sex ?? '',
    phone: user.phone ?? '',
    isActive: user.isActive,
    notifiesOffline: user.notifiesOffline ?? false,
    externalId: user.externalId ?? '',
    tagPks: user.tagPks,
    groupPk: user.groupPk,
    accountPk: user.accountPk,
    isTrusted: user.isTrusted ?? false,
  },
})

/** What is wrong with a user: a limit holds for what this user changed alone (decisions: Users and wallet). */
export function checkUser({ base, values }: Held<UserBase>): UserErrors {
  const errors = checkForm(USER_FORM, values, { loaded: base.values })
  const own = Object.entries(errors).filter(([path, error]) => {
    const field = path as UserPath // the paths of the form's own errors
    return error?.key === 'user.nameMissing' || values[field] !== base.values[field]
  })
  return Object.fromEntries(own)
}

/** `UserUpdate`. */
export interface UserSave extends UserAddress {
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string | null
  readonly dateBirthDay: string | null
  readonly sex: string | null
  readonly ocppIdTag: string | null
  readonly phone: string | null
  readonly activeUser: boolean
  readonly notificationOfflineCp: boolean | null
  readonly docType: string | null
  readonly docNumber: string | null
  readonly externalId: string | null
  /** Absent where it was absent, and nobody chose a tag. */
  readonly ocppTags: unknown
  readonly userGroupPk: number | null
  readonly tenant_pk: number | undefined
  readonly skipThreeDSVerification: boolean | null
}

/**
 * The body of PUT users_data/{pk} (USR-051): what is hidden or read-only goes as it was loaded, the address with it
 * (USR-044). A flag that nobody touched stays null where it was null.
 */
export function userRequest({ base, values }: Held<UserBase>): UserSave {
  const { user, address } = base
  const flagOf = (value: boolean, loaded: boolean | undefined) =>
    value === (loaded ?? false) ? (loaded ?? null) : value
  return {
    email: user.email ?? null,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim() || null,
    dateBirthDay: values.birthDay || null,
    sex: values.sex || null,
    ocppIdTag: user.idTag ?? null,
    phone: values.phone.trim() || null,
    activeUser: values.isActive,
    notificationOfflineCp: flagOf(values.notifiesOffline, user.notifiesOffline),
    docType: user.docType ?? null,
    docNumber: user.docNumber ?? null,
    externalId: values.externalId.trim() || null,
    ocppTags: tagsToSend(user, values.tagPks),
    userGroupPk: values.groupPk ?? null,
    tenant_pk: values.accountPk,
    skipThreeDSVerification: flagOf(values.isTrusted, user.isTrusted),
    ...address,
  }
}

/** A list of tags by what it names, whatever its order and its spelling. */
const named = (tags: unknown): readonly string[] =>
  Array.isArray(tags) ? tags.map((tag) => JSON.stringify(keyNumberOf(tag) ?? tag)).sort() : []

/** The tags as they were loaded where nobody changed them; else those chosen, beside what of the list could not be read. */
function tagsToSend(user: UserRecord, chosen: readonly number[]): unknown {
  if (isSameValue(named(chosen), named(user.tagPks))) return user.sentTags
  return [...chosen, ...unreadTagsOf(user)]
}

/** Whether a user that was read again is what was sent: how a lost answer is settled. */
export function isUserSavedAs(sent: UserSave, found: UserBase): boolean {
  const comparable = ({ ocppTags, ...rest }: UserSave) => ({
    ...rest,
    ocppTags: named(ocppTags),
  })
  return isSameValue(comparable(sent), comparable(userRequest({ base: found, values: found.values })))
}
