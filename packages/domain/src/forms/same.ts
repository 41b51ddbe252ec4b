/**
 * Whether two plain values of a form are the same: texts, numbers, lists and objects by what they hold. A list counts by
 * its order; a field that is undefined counts as one that is absent.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  // Not a number is itself, and there is one zero only.
  if (a === b || Object.is(a, b)) return true
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, index) => isSameValue(item, b[index]))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSameValue(a[key], b[key]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
