import * as z from 'zod/mini'

// Bodies and queries of the tags' calls, written from the contract; strict like those of `schemas.ts`.

const whole = z.string().check(z.regex(/^\d{1,9}$/))
const page = {
  page: z.string().check(z.regex(/^[1-9]\d{0,6}$/)),
  size: z.string().check(z.regex(/^[1-9]\d{0,6}$/)),
}
const tag = {
  id_tag: z.string(),
  type: z.enum(['CARD', 'USER']),
  tenant_pk: z.int().check(z.positive()),
  parent_id_tag: z.nullable(z.string().check(z.minLength(1))),
  note: z.nullable(z.string().check(z.maxLength(200))),
  isFreeRecharge: z.boolean(),
}

/** `ocpptags`, `report/xlsx/ocpptags` and `ocpptags/unknown`. */
export const tagSchemas = {
  list: z.strictObject({
    searchInput: z.optional(z.string()),
    ...page,
    tenantPk: z.optional(whole),
  }),
  options: z.strictObject({ type: z.enum(['CARD', 'USER']), userPk: z.optional(whole) }),
  excel: z.strictObject({ searchInput: z.optional(z.string()), tenantPk: z.optional(whole) }),
  save: z.strictObject(tag),
  update: z.strictObject({ ...tag, inactive: z.boolean() }),
  approval: z.strictObject({
    id_tag: z.string().check(z.minLength(1)),
    tenant_pk: z.int().check(z.positive()),
  }),
} as const
