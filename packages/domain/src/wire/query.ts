const LONE_SURROGATES = /\p{Cs}/gu

/** A value of a query: booleans go as `true`/`false`, a list is comma-joined, undefined and null are left out. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]

/** The query text with its `?`, percent-encoded, in the order given; empty when no parameter has a value. */
export function queryText(parameters: Readonly<Record<string, QueryValue>>): string {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(parameters)) {
    const text = Array.isArray(value) ? value.join(',') : queryValueText(value)
    if (text !== '')
      pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(text.replace(LONE_SURROGATES, '\uFFFD'))}`)
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function queryValueText(value: QueryValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && !Number.isFinite(value)) return ''
  return String(value)
}
