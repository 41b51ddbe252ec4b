import * as z from 'zod/mini'

// Queries and bodies of the smart-charging service, written from the contract; strict like those of `schemas.ts`.

const key = z.int().check(z.positive())
const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const filled = z.string().check(z.regex(/\S/))

const create = {
  enabled: z.boolean(),
  current_nominal_a: z.number().check(z.gt(0)),
  start_date: day,
  end_date: day,
  charge_boxs: z.array(z.strictObject({ charge_box_id: key })),
  modulation: z.literal('DYNAMIC'),
}

/** `meters/measurements`, its list, and the bodies of `smart-charging`. */
export const smartChargingSchemas = {
  meter: z.union([z.strictObject({ mac_address: filled }), z.strictObject({ device_remote_id: filled })]),
  meters: z.strictObject({ device_remote_ids: filled }),
  create: z.strictObject(create),
  update: z.strictObject({
    ...create,
    smart_charging_id: key,
    meter_device_remote_id: z.nullable(filled),
    meter_device_remote_in_circuit: z.nullable(z.boolean()),
  }),
} as const

/** What POST and PUT share. */
export type SmartChargingBody = z.infer<typeof smartChargingSchemas.create>
