import * as z from 'zod/mini'

// The body of a charging profile, written from the contract; strict like those of `schemas.ts`.

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const amperes = z.number().check(z.minimum(0))

/** `ChargingProfileSave`. */
export const profileSave = z.strictObject({
  description: z.string().check(z.regex(/\S/), z.maxLength(20)),
  currentLimitDefault: amperes,
  intervals: z.array(z.strictObject({ beginningEnd: z.tuple([time, time]), currentLimit: amperes })),
})
export type ProfileBody = z.infer<typeof profileSave>
