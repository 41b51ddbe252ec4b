import * as z from 'zod/mini'

// The bodies of the pricing calls, written from the contract; strict like those of `schemas.ts`.

const date = z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))
const time = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)))
const money = z.number().check(z.minimum(0))
const fraction = z.number().check(z.minimum(0), z.maximum(0.999))

/** `PricingDetail` as it is sent. */
export const pricingEntry = z.strictObject({
  dynamicPricingDetailUuid: z.nullable(z.string()),
  dayOfWeek: z.nullable(
    z.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  ),
  general: z.boolean(),
  exception: z.boolean(),
  active: z.boolean(),
  startDate: date,
  endDate: date,
  startTimeGMT: time,
  endTimeGMT: time,
  servicePrice: money,
  kwhPrice: money,
  durationPrice: money,
  idleTimePrice: money,
  reservePrice: money,
  operationFee: fraction,
  taxes: fraction,
  tenantPk: z.nullable(z.int()),
})

/** `PricingDetailUpdate` and the body of a creation. */
export const pricingSchemas = {
  create: z.strictObject({ name: z.string().check(z.regex(/\S/), z.maxLength(40)) }),
  update: z.strictObject({ dynamicPricingDetailFormList: z.array(z.unknown()) }),
} as const
