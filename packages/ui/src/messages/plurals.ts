import type { Catalogue } from './catalogueTypes.ts'

const PLURAL = /_(zero|one|two|few|many|other)$/

/** A key without its plural suffix: `rows_one` gives `rows`. */
export const stemOf = (key: string): string => key.replace(PLURAL, '')

/**
 * Portuguese and Spanish have a third form, `many`, for round millions, that reads as `other` does in every text of
 * ours. Catalogues may leave it out; here it is put in, so that the plural rules never fall through to another language.
 */
export function completePlurals(catalogue: Catalogue): Catalogue {
  const complete: Record<string, string | Catalogue> = {}
  for (const [key, value] of Object.entries(catalogue)) {
    complete[key] = typeof value === 'string' ? value : completePlurals(value)
    if (key.endsWith('_other')) {
      const many = `${stemOf(key)}_many`
      complete[many] ??= value
      if (catalogue[many] !== undefined) complete[many] = catalogue[many]
    }
  }
  return complete
}
