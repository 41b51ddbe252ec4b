/** Whether two values of plain data (records, lists, scalars) are equal. Not for cyclic data. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((value, index) => samePlain(value, b[index]))
    )
  const entries = Object.entries(a)
  const others = new Map(Object.entries(b))
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && samePlain(value, others.get(key)))
  )
}
