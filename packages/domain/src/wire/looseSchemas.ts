import { booleanOf, keyNumberOf, keyTextOf, numberOf, textOf } from './loose.ts'
import { z } from './zod.ts'

/** Schema of `numberOf`: any input passes, what is no number comes out undefined. */
export const looseNumber = z.pipe(z.optional(z.unknown()), z.transform(numberOf))
/** Schema of `keyNumberOf`: any input passes. */
export const looseKeyNumber = z.pipe(z.optional(z.unknown()), z.transform(keyNumberOf))
/** Schema of `textOf`: any input passes, absent text comes out undefined. */
export const looseText = z.pipe(z.optional(z.unknown()), z.transform(textOf))
/** Schema of `booleanOf`: any input passes, absent comes out undefined, unreadable false. */
export const looseBoolean = z.pipe(z.optional(z.unknown()), z.transform(booleanOf))
/** Schema of a field that must be a key number; anything else fails the row. */
export const keyNumber = z.pipe(looseKeyNumber, z.number())
/** Schema of a field that must be a key text; anything else fails the row. */
export const keyText = z.pipe(z.pipe(z.optional(z.unknown()), z.transform(keyTextOf)), z.string())
