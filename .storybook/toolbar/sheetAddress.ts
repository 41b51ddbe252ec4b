/** What an address of Storybook can hold of a global: letters, digits, hyphens, points and underscores. */
const PLAIN = /^[\w.-]+$/

/** The address of a page of the showroom for a story, with the toolbar as it stands. */
export function addressOfSheet(
  page: string,
  story: string,
  globals: Readonly<Record<string, unknown>>,
): string {
  const kept = Object.entries(globals).flatMap(([key, value]) =>
    typeof value === 'string' && PLAIN.test(value) ? [`${key}:${value}`] : [],
  )
  const query = [
    `path=/story/${page}`,
    `args=story:${story}`,
    ...(kept.length > 0 ? [`globals=${kept.join(';')}`] : []),
  ]
  return `?${query.join('&')}`
}
