import { isJsonObject } from './json.ts'
import { booleanOf, keyNumberOf, keyTextOf, numberOf, textOf } from './loose.ts'
import { z } from './zod.ts'

/** Schema of a reader that takes any input: what is missing is undefined to it. */
export const loose = <Value>(read: (value: unknown) => Value) =>
  z.pipe(z.optional(z.unknown()), z.transform(read))

/** Schema of `numberOf`: any input passes, what is no number comes out undefined. */
export const looseNumber = loose(numberOf)
/** Schema of `keyNumberOf`: any input passes. */
export const looseKeyNumber = loose(keyNumberOf)
/** Schema of `textOf`: any input passes, absent text comes out undefined. */
export const looseText = loose(textOf)
/** Schema of `booleanOf`: any input passes, absent comes out undefined, unreadable false. */
export const looseBoolean = loose(booleanOf)
/** The same where absent is false. */
export const looseFlag = loose((value) => booleanOf(value) ?? false)
/** The text of `textOf`, '' where it is absent. */
export const looseName = loose((value) => textOf(value) ?? '')
/** A nested object that may be missing or anything else: what cannot be read reads as an empty one. */
export const looseObject = loose((value) => (isJsonObject(value) ? value : {}))
/** Schema of a field that must be a key number; anything else fails the row. */
export const keyNumber = z.pipe(looseKeyNumber, z.number())
/** Schema of a field that must be a key text; anything else fails the row. */
export const keyText = z.pipe(loose(keyTextOf), z.string())
