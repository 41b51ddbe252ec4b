/** Where the handle keeps each value: `theme.brand.bgHover` for `var(--brand-bg-hover)`. Of two places, the first. */
export function handlePaths(handle: object, at = 'theme'): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(handle)) {
    const path = /^\d+$/.test(key) ? `${at}[${key}]` : `${at}.${key}`
    if (typeof value === 'object' && value !== null)
      for (const [leaf, place] of handlePaths(value, path)) found.set(leaf, found.get(leaf) ?? place)
    else found.set(String(value), found.get(String(value)) ?? path)
  }
  return found
}
