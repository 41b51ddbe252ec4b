import * as z from 'zod/mini'

/** What `POST /_sandbox/chargers` takes: what a charger answers to commands from now on. The latest that fits counts. */
export const chargerFaultSchema = z.strictObject({
  /** Left out: every charger. */
  chargeBoxId: z.optional(z.string()),
  /** The command as in its call, `remote_reset`; left out: every command. */
  command: z.optional(z.string()),
  /** Its answer. */
  response: z.optional(z.string()),
  /** The error that the server notes in place of an answer. */
  error: z.optional(z.string()),
  /** It never answers. */
  isSilent: z.optional(z.boolean()),
  /** Milliseconds of the clock until it answers. */
  delayMs: z.optional(z.number()),
})
/** What a tester says of a charger. */
export type ChargerFault = z.infer<typeof chargerFaultSchema>
