import type { PricingPath, PricingValues } from '@corrente/domain/virtual-groups'
import { useState } from 'react'

const PATHS: readonly string[] = ['first', 'second', 'third'] satisfies readonly PricingPath[]

/** The fields of a form that has a pricing. */
interface PricedFields<Values extends PricingValues, Errors extends object> {
  readonly values: Values
  readonly errors: Errors
  readonly onChange: (change: (values: Values) => Values) => void
  readonly onSubmit: () => void
}

/** Takes the errors of the three choices away once the mode is switched, until the next try to save (VGR-038). */
export function usePricingErrors<Values extends PricingValues, Errors extends object>(
  fields: PricedFields<Values, Errors>,
) {
  const { values, errors, onSubmit } = fields
  const place = `${values.isPriced}:${values.mode}`
  const [tried, setTried] = useState<string>()
  const isQuiet = tried !== undefined && tried !== place
  return {
    errors: isQuiet
      ? // Fewer of the same.
        (Object.fromEntries(Object.entries(errors).filter(([path]) => !PATHS.includes(path))) as Errors)
      : errors,
    onSubmit: () => {
      setTried(place)
      onSubmit()
    },
  }
}
