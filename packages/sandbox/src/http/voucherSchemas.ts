import * as z from 'zod/mini'
import { readUtcText } from '../wire/times.ts'

// Queries and bodies of the vouchers' calls, written from the contract; strict like those of `schemas.ts`.

const KINDS = ['PERCENT_RECHARGE', 'MONEY_RECHARGE', 'KWH_RECHARGE'] as const
const STATUSES = ['NOT_STARTED', 'ACTIVE', 'EXPIRED', 'INACTIVE', 'USED'] as const
const page = z.string().check(z.regex(/^[1-9]\d{0,6}$/))
const keyText = z.string().check(z.regex(/^\d{1,9}$/))
const offset = z.string().check(z.regex(/^-?\d{1,2}(\.\d{1,2})?$/))
const filter = z.optional(z.string().check(z.minLength(1)))
const key = z.int().check(z.positive())
const filled = (most: number) => z.string().check(z.maxLength(most), z.regex(/\S/))
const utcText = z
  .string()
  .check(z.refine((text) => readUtcText(text) !== undefined, 'not YYYY-MM-DD HH:mm:ss'))

const fields = {
  description: filled(100),
  title: filled(50),
  units: z.int().check(z.minimum(1), z.maximum(1000)),
  start: utcText,
  expire: utcText,
  charge_box_pks: z.nullable(z.array(key)),
  tenant_pk: key,
  user_pks: z.nullable(z.array(key)),
  uses_per_user: z.int().check(z.minimum(1)),
  expire_type: z.enum(['EXPIRATION_DATE', 'USES_PER_USER']),
  kind: z.enum(KINDS),
  kind_value: z.number().check(z.gt(0)),
  active: z.boolean(),
}

/** `vouchers`, `vouchers/{id}`, `vouchers/last` and the bodies. */
export const voucherSchemas = {
  list: z.strictObject({
    page,
    size: page,
    code: filter,
    title: filter,
    description: filter,
    kind: z.optional(z.enum(KINDS)),
    status: z.optional(z.enum(STATUSES)),
    tenantPk: keyText,
    timeZone: offset,
  }),
  one: z.strictObject({ timeZone: offset }),
  last: z.strictObject({ code: filled(30), tenantPk: keyText }),
  update: z.strictObject(fields),
  create: z.strictObject({ ...fields, code: filled(30).check(z.regex(/^[^a-z]+$/)) }),
} as const
/** `VoucherUpdate`. */
export type VoucherBody = z.infer<typeof voucherSchemas.update>
