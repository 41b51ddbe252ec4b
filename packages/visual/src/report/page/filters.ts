import type { Group } from '../explain.ts'

/** What the reader wants to see; an empty text means all. */
export interface Filter {
  /** Words of a story's title, all of which must be in it. */
  story: string
  brand: string
  scheme: string
  kind: string
}

export const NO_FILTER: Filter = { story: '', brand: '', scheme: '', kind: '' }

const isTheme = (theme: string, { brand, scheme }: Filter): boolean =>
  (brand === '' || theme.startsWith(`${brand}.`)) && (scheme === '' || theme.endsWith(`.${scheme}`))

/** The groups that a filter leaves, each with the themes and pictures that it leaves. */
export function filterGroups(
  groups: readonly Group[],
  titles: Readonly<Record<string, string>>,
  filter: Filter,
): Group[] {
  const words = filter.story.toLowerCase().split(/\s+/).filter(Boolean)
  return groups.flatMap((group) => {
    const title = `${titles[group.story] ?? ''} ${group.story}`.toLowerCase()
    if (!words.every((word) => title.includes(word))) return []
    if (filter.kind !== '' && group.kind !== filter.kind) return []
    const themes = group.themes.filter((theme) => isTheme(theme, filter))
    if (themes.length === 0) return []
    return [{ ...group, themes, examples: group.examples.filter(({ theme }) => isTheme(theme, filter)) }]
  })
}
