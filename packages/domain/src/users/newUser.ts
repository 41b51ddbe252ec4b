import { checkForm, choice, defineForm, type FormErrors, flag, keys, number, text } from '../forms/index.ts'
import { isEmail, isPasswordValid } from '../session/index.ts'
import { fingerprint } from '../text/index.ts'
import { isCpf } from './list.ts'

/** Longest password of a new user (USR-029, USR-039). */
export const USER_PASSWORD_MAX = 20

/** What the form of a new user holds. */
export interface NewUserValues {
  readonly firstName: string
  readonly email: string
  readonly password: string
  /** '' until one is chosen: the first of the list (USR-024). */
  readonly docType: string
  /** Of a CPF its digits. */
  readonly docNumber: string
  readonly accountPk: number | undefined
  readonly groupPk: number | undefined
  readonly phone: string
  readonly tagPks: readonly number[]
  readonly isTrusted: boolean
}
export interface NewUserBase {
  readonly values: NewUserValues
}
export type NewUserPath = keyof NewUserValues
/** What can be wrong with a user; the words are in the catalogue of forms. */
export type UserWord =
  | 'required'
  | 'tooLong'
  | 'user.nameMissing'
  | 'user.nameLetters'
  | 'user.emailMissing'
  | 'user.emailInvalid'
  | 'user.passwordMissing'
  | 'user.passwordWeak'
  | 'user.phoneMissing'
  | 'user.birthInvalid'
export type NewUserErrors = FormErrors<NewUserPath, UserWord>

const LETTERS = /^[\p{L}\p{M}\s]+$/u

/** The form of a new user (USR-028 to USR-039). It names a person: no draft is kept. */
export const NEW_USER_FORM = defineForm<NewUserValues, NewUserPath, UserWord>()({
  firstName: text({
    limit: 20,
    required: true,
    missing: 'user.nameMissing',
    rule: (name) => (LETTERS.test(name) ? undefined : 'user.nameLetters'),
  }),
  email: text({
    limit: 55,
    required: true,
    missing: 'user.emailMissing',
    rule: (email) => (isEmail(email) ? undefined : 'user.emailInvalid'),
  }),
  password: text({
    limit: USER_PASSWORD_MAX,
    required: true,
    missing: 'user.passwordMissing',
    rule: (password) => (isPasswordValid(password, USER_PASSWORD_MAX) ? undefined : 'user.passwordWeak'),
    sent: (password) => password,
    isKept: false,
  }),
  docType: choice({ empty: '' }),
  docNumber: text({ limit: 40 }),
  accountPk: number({ required: true }),
  groupPk: number(),
  phone: text({ limit: 40 }),
  tagPks: keys(),
  isTrusted: flag(),
})

/** An empty form. @param accountPk - the session user's own account */
export const newUser = (accountPk: number | undefined): NewUserBase => ({
  values: {
    firstName: '',
    email: '',
    password: '',
    docType: '',
    docNumber: '',
    accountPk,
    groupPk: undefined,
    phone: '',
    tagPks: [],
    isTrusted: false,
  },
})

/** What is wrong with a new user. @param hasSms - the chosen account sends SMS: then a phone is needed (USR-034) */
export function checkNewUser(values: NewUserValues, hasSms: boolean): NewUserErrors {
  const errors = checkForm(NEW_USER_FORM, values)
  return hasSms && values.phone.trim() === '' ? { ...errors, phone: { key: 'user.phoneMissing' } } : errors
}

/** `UserCreate`. */
export interface NewUserSave {
  readonly firstName: string
  readonly email: string
  readonly password: string
  readonly docType: string | null
  readonly docNumber: string | null
  readonly tenant_pk: number | undefined
  readonly user_group_pk: number | null
  readonly phone: string | null
  readonly ocppTags: readonly number[]
  readonly skip_three_ds_verification: boolean
}

/** Of a new user, what a lost creation is looked for by. */
export type NewUserSought = Pick<NewUserSave, 'email' | 'docNumber'>
/** What is kept of a creation on its way: nothing personal, only whom it fits. */
export interface NewUserMark {
  /** Of this creation alone. */
  readonly salt: string
  readonly mark: string
}

/** The mark of a person: by it a creation is found again after a reload, without keeping who it was (decisions: Users and wallet). */
export const newUserMark = (salt: string, { email, docNumber }: NewUserSought): NewUserMark => ({
  salt,
  mark: fingerprint([salt, email.trim().toLowerCase(), docNumber ?? ''].join(' ')),
})

/** Whether it is this person's. */
export const isMarkOf = ({ salt, mark }: NewUserMark, sought: NewUserSought): boolean =>
  newUserMark(salt, sought).mark === mark

/**
 * The body of POST users_data (USR-028). Without a number there is no type (USR-037); a CPF goes as digits (USR-038).
 * @param firstType - the type where none was chosen
 */
export function newUserRequest(values: NewUserValues, firstType: string | undefined): NewUserSave {
  const type = values.docType || firstType
  const typed = values.docNumber.trim()
  const docNumber = isCpf(type) ? typed.replace(/\D/g, '') : typed
  return {
    firstName: values.firstName.trim(),
    email: values.email.trim(),
    password: values.password,
    docType: docNumber === '' ? null : (type ?? null),
    docNumber: docNumber || null,
    tenant_pk: values.accountPk,
    user_group_pk: values.groupPk ?? null,
    phone: values.phone.trim() || null,
    ocppTags: values.tagPks,
    skip_three_ds_verification: values.isTrusted,
  }
}
