import type { ShowroomTenant } from '@corrente/themes/derive'

/** What the search looks at. */
export type SearchedTenant = Pick<
  ShowroomTenant,
  'id' | 'name' | 'country' | 'language' | 'chrome' | 'corners' | 'density' | 'brand' | 'hue'
>

/** Families of hues around the OKLCH wheel: the word, and the degrees at which it ends. */
const FAMILIES = [
  ['pink', 12],
  ['red', 38],
  ['orange', 68],
  ['yellow', 112],
  ['green', 165],
  ['teal', 215],
  ['blue', 275],
  ['violet', 315],
  ['pink', 360],
] as const

export const HUE_NAMES = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'grey',
] as const
/** A family of hues; `grey` is black, white and everything between. */
export type HueName = (typeof HUE_NAMES)[number]

/** The family of a hue in degrees (OKLCH, any turn); null, a colour without a hue, is grey. */
export function hueName(hue: number | null): HueName {
  if (hue === null) return 'grey'
  const turned = ((hue % 360) + 360) % 360
  return FAMILIES.find(([, end]) => turned < end)?.[0] ?? 'pink'
}

/** Lower case, without accents: `ipe` finds Ipê. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/**
 * A query as an address of Storybook can hold it, and as it finds the same: it drops an argument with any other character
 * than these, and the sheet that is sent to somebody would show all tenants.
 */
export const filterOf = (query: string): string => plain(query).replaceAll(/[^a-z0-9 _-]/g, ' ')

/** All words that a tenant answers to, and the parts of those with a hyphen. */
function wordsOf(tenant: SearchedTenant): string[] {
  const { id, name, country, language, chrome, corners, density, brand, hue } = tenant
  const words = filterOf(
    [id, name, country, language, `${chrome}-chrome`, corners, density, brand, hueName(hue)].join(' '),
  ).split(/\s+/)
  return [...words, ...words.flatMap((word) => word.split('-'))]
}

/**
 * The tenants that answer to every word of a query, begun is enough, in their order: name, id, hue (`teal`), chrome (`dark-chrome`),
 * corners, density, country, language or colour (`#0b6e6e`). An empty query finds all.
 */
export function searchTenants<T extends SearchedTenant>(tenants: readonly T[], query: string): T[] {
  const asked = filterOf(query).split(/\s+/).filter(Boolean)
  return tenants.filter((tenant) => {
    const words = wordsOf(tenant)
    return asked.every((start) => words.some((word) => word.startsWith(start)))
  })
}
