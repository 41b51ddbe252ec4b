import * as z from 'zod/mini'
import { readUtcText } from '../wire/times.ts'

// What the calls of recharges take, written from the contract; strict like those of `schemas.ts`.

const utcText = z
  .string()
  .check(z.refine((value) => readUtcText(value) !== undefined, 'not YYYY-MM-DD HH:mm:ss'))
const pk = z.int().check(z.positive())
const keyText = z.string().check(z.regex(/^\d{1,9}$/))
const manual = z.literal('MANUAL_DASHBOARD')

/** Bodies and queries by call. */
export const transactionSchemas = {
  pay: z.strictObject({
    paid_timestamp: utcText,
    payment_type: manual,
    payment_external_id: z.string().check(z.maxLength(255)),
  }),
  confirm: z.strictObject({
    transaction_pks: z.array(pk).check(z.minLength(1)),
    paid_timestamp: utcText,
    payment_type: manual,
  }),
  resend: z.strictObject({ transaction_pk: pk }),
  excel: z.strictObject({
    chargeBoxPK: z.optional(keyText),
    fromDate: utcText,
    toDate: utcText,
    ocppUserTag: z.optional(z.string()),
    paymentStatus: z.optional(z.enum(['', 'PAID', 'UNPAID', 'PRICELESS'])),
    searchInput: z.optional(z.string()),
    timeZone: z.string().check(z.regex(/^-?\d{1,2}(\.\d{1,2})?$/)),
  }),
} as const
