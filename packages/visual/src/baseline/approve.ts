import { isMeant } from '../storybook/stories.ts'
import { brandOf } from '../themes/theme.ts'
import type { StoryManifest } from './manifest.ts'

/** A group of the report, as `approve` needs it. */
export interface ApprovableGroup {
  id: string
  /** Id of its cause. */
  cause: string
  story: string
  themes: readonly string[]
}

/** Whose cells to approve. A kind without words does not narrow the choice. */
export interface Selection {
  stories: readonly string[]
  brands: readonly string[]
  groups: readonly ApprovableGroup[]
}

/** What each word means: a cause or a group of the last report, a brand, else a story or a pattern of stories. Throws on none. */
export function readWords(
  words: readonly string[],
  known: { stories: readonly string[]; brands: readonly string[]; groups: readonly ApprovableGroup[] },
  brandWord: string,
): Selection {
  const chosen = {
    stories: new Set<string>(),
    brands: new Set<string>(),
    groups: new Set<ApprovableGroup>(),
  }
  for (const word of words) {
    const groups = known.groups.filter(({ id, cause }) => id === word || cause === word)
    const stories = known.stories.filter((story) => isMeant(story, word))
    if (groups.length > 0) for (const group of groups) chosen.groups.add(group)
    else if (known.brands.includes(word)) chosen.brands.add(word)
    else if (stories.length > 0) for (const story of stories) chosen.stories.add(story)
    else throw new Error(`"${word}" is no story, ${brandWord}, cause or group of the last run.`)
  }
  return { stories: [...chosen.stories], brands: [...chosen.brands], groups: [...chosen.groups] }
}

/** Stories, brands and groups narrow each other: `meadow primitives-*` are meadow's cells of the primitives. */
export function isChosen({ stories, brands, groups }: Selection, story: string, theme: string): boolean {
  return (
    (stories.length === 0 || stories.includes(story)) &&
    (brands.length === 0 || brands.includes(brandOf(theme))) &&
    (groups.length === 0 || groups.some((group) => group.story === story && group.themes.includes(theme)))
  )
}

/**
 * One story's new baseline: the chosen cells as they were seen, the others as they are, so that two branches which
 * approve different cells touch different lines. Cells that are gone go when chosen; undefined when none is left.
 */
export function approveStory(
  old: StoryManifest | undefined,
  seen: StoryManifest | undefined,
  isTaken: (theme: string) => boolean,
  isGone: (theme: string) => boolean,
): StoryManifest | undefined {
  const cells: StoryManifest['cells'] = {}
  const doubled: NonNullable<StoryManifest['doubled']> = {}
  const themes = new Set([...Object.keys(old?.cells ?? {}), ...Object.keys(seen?.cells ?? {})])
  for (const theme of [...themes].sort()) {
    const [before, now] = [old?.cells[theme], seen?.cells[theme]]
    if (now && isTaken(theme)) cells[theme] = now
    else if (before && !(isTaken(theme) && isGone(theme))) {
      cells[theme] = before
      const said = old?.doubled?.[theme]
      if (said) doubled[theme] = said
    }
  }
  if (Object.keys(cells).length === 0) return undefined
  const shows = (whole: StoryManifest | undefined): whole is StoryManifest =>
    whole !== undefined &&
    Object.keys(cells).length === Object.keys(whole.cells).length &&
    Object.entries(cells).every(([theme, { picture }]) => whole.cells[theme]?.picture === picture)
  const size = seen ?? old ?? { width: 0, height: 0 }
  // Whole screenshots stand for all of their cells: with some old and some new there is none that shows this.
  const sheets = shows(seen) ? seen.sheets : shows(old) ? old.sheets : []
  return {
    width: size.width,
    height: size.height,
    sheets,
    cells,
    ...(Object.keys(doubled).length > 0 && { doubled }),
  }
}
