import * as z from 'zod/mini'

// Queries of the two gateways, written from the contract; strict like those of `schemas.ts`.

const day = z.string().check(
  z.refine((text) => {
    const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
  }, 'not YYYY-MM-DD'),
)
const scope = {
  tenantApiKey: z.string().check(z.minLength(1)),
  searchTenantChildren: z.enum(['true', 'false']),
}
const query = (direction: 'asc' | 'desc') =>
  z.strictObject({
    page: z.string().check(z.regex(/^\d{1,7}$/)),
    size: z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
    startDate: day,
    endDate: day,
    userEmailOrTransactionId: z.optional(z.string().check(z.minLength(1))),
    sort: z.enum([`createdTimestamp,${direction}`, `paidTimestamp,${direction}`]),
    chargeBoxId: z.optional(z.string().check(z.minLength(1))),
    ...scope,
  })

/** The calls of the financial gateway. */
export const financialSchemas = {
  list: query('desc'),
  summary: query('asc'),
  options: z.strictObject(scope),
  refund: z.strictObject({
    partialAmount: z.optional(z.string().check(z.regex(/^\d{1,9}\.\d\d$/, 'not 12.34'))),
  }),
} as const
