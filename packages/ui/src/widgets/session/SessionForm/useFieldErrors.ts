import type { SessionMessageKey } from '@corrente/domain/session'
import { type RefObject, useState } from 'react'

/** A field's error, by the field's name; absent where it is right. */
export type FieldErrors<F extends string> = Partial<Record<F, SessionMessageKey | undefined>>

/** The errors found at the last submit; a field's error goes as soon as the field is changed. */
export function useFieldErrors<F extends string>(
  fields: Record<F, RefObject<HTMLInputElement | null>>,
  order: readonly F[],
) {
  const [errors, setErrors] = useState<FieldErrors<F>>({})
  return {
    errors,
    /** Shows what was found and goes to the first wrong field; true when there was nothing. */
    pass(found: FieldErrors<F>): boolean {
      setErrors(found)
      const first = order.find((field) => found[field] !== undefined)
      if (first) fields[first].current?.focus()
      return first === undefined
    },
    /** The field was changed: its error is of yesterday. */
    forget(field: F): void {
      if (errors[field] !== undefined) setErrors((known) => ({ ...known, [field]: undefined }))
    },
  }
}
