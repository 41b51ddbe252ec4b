import * as z from 'zod/mini'

// Queries and bodies of the users' calls, written from the contract; strict like those of `schemas.ts`.

const text = (most: number) => z.string().check(z.maxLength(most))
const textOrNull = z.nullable(text(255))
const key = z.int().check(z.positive())
const keyOrNull = z.nullable(key)
const keyText = z.string().check(z.regex(/^\d{1,9}$/))
const pageText = z.string().check(z.regex(/^[1-9]\d{0,6}$/))
const flag = z.enum(['true', 'false'])
const password = z
  .string()
  .check(
    z.regex(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^\dA-Za-z\s]).{8,20}$/, 'password: the documented rules'),
  )
const day = z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)))
const flagOrNull = z.nullable(z.boolean())

/** `UserCreate`. */
export const userCreate = z.strictObject({
  firstName: z.string().check(z.maxLength(20), z.regex(/^[\p{L}\p{M}\s]*\p{L}[\p{L}\p{M}\s]*$/u)),
  email: z.string().check(z.maxLength(55), z.regex(/^[^\s@]+@[^\s@]+$/)),
  password,
  docType: z.nullable(text(40)),
  docNumber: z.nullable(text(40)),
  tenant_pk: key,
  user_group_pk: keyOrNull,
  phone: z.nullable(text(40)),
  ocppTags: z.array(key),
  skip_three_ds_verification: z.boolean(),
})
/** A new user as it is sent. */
export type UserCreateBody = z.infer<typeof userCreate>

/** `UserUpdate`. */
export const userUpdate = z.strictObject({
  email: z.nullable(text(255)),
  firstName: text(255).check(z.regex(/\S/)),
  lastName: textOrNull,
  dateBirthDay: day,
  sex: textOrNull,
  ocppIdTag: textOrNull,
  phone: textOrNull,
  activeUser: z.boolean(),
  notificationOfflineCp: flagOrNull,
  docType: textOrNull,
  docNumber: textOrNull,
  externalId: textOrNull,
  ocppTags: z.array(key),
  userGroupPk: keyOrNull,
  tenant_pk: key,
  skipThreeDSVerification: flagOrNull,
  addressPk: keyOrNull,
  street: textOrNull,
  houseNumber: textOrNull,
  zipCode: textOrNull,
  city: textOrNull,
  state: textOrNull,
  country: text(255),
})
/** A user that exists as it is sent. */
export type UserUpdateBody = z.infer<typeof userUpdate>

/** Queries. */
export const userQueries = {
  list: z.strictObject({
    activeUsers: flag,
    page: pageText,
    size: pageText,
    searchInput: z.optional(z.string()),
  }),
  groups: z.strictObject({ userPk: z.optional(keyText) }),
  report: z.strictObject({ activeUsers: flag, searchInput: z.optional(z.string()) }),
} as const
