import * as z from 'zod/mini'

// Queries and bodies of the virtual-group gateway, written from the contract; strict like those of `schemas.ts`.

const page = z.string().check(z.regex(/^\d{1,6}$/))
const size = z.string().check(z.regex(/^[1-9]\d{0,4}$/))
const keyText = z.string().check(z.regex(/^\d{1,9}$/))
const key = z.int().check(z.positive())
const search = z.optional(z.string().check(z.minLength(1)))
const filled = (most: number) => z.string().check(z.maxLength(most), z.regex(/\S/))
const uuid = z.nullable(z.string().check(z.minLength(1)))
const day = z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)))

const pricing = {
  enabled: z.boolean(),
  connector1_dynamic_pricing_id: uuid,
  connector2_dynamic_pricing_id: uuid,
  connector3_dynamic_pricing_id: uuid,
}
const named = { name: filled(30), description: filled(50), tenant_id: key }

/** Queries and bodies by what they are for. */
export const virtualGroupSchemas = {
  list: z.strictObject({ page, size, tenant_id: keyText, search }),
  one: z.strictObject({ tenant_id: keyText }),
  links: z.strictObject({ virtual_group_id: keyText, page, size }),
  log: z.strictObject({ page, size }),
  create: z.strictObject({
    ...named,
    charge_boxs: z.array(z.strictObject({ charge_box_id: key })),
    smart_charging: z.strictObject({
      enabled: z.boolean(),
      start_date: day,
      end_date: day,
      current_nominal_a: z.nullable(z.number().check(z.positive())),
      modulation: z.literal('DYNAMIC'),
      meter_device_remote_id: z.nullable(z.string()),
      meter_device_remote_in_circuit: z.literal(true),
    }),
    dynamic_pricing: z.strictObject(pricing),
  }),
  update: z.strictObject(named),
  chargers: z.array(z.strictObject({ virtual_group_id: key, charge_box_id: key })).check(z.minLength(1)),
  pricing: z.strictObject(pricing),
  pricingCreate: z.strictObject({ ...pricing, virtual_group_id: key }),
  smartLink: z.strictObject({
    virtual_group_id: key,
    enabled: z.boolean(),
    smart_charging_id: z.nullable(key),
  }),
} as const
/** The body of a creation. */
export type VirtualGroupBody = z.infer<typeof virtualGroupSchemas.create>
/** `ConnectorPricing`. */
export type GroupPricingBody = z.infer<typeof virtualGroupSchemas.pricing>
