import type { ThemeValues } from '../themes/key.ts'
import { brandOf, ofBrands } from '../themes/theme.ts'
import type { VisualParameters } from './storyPicture.ts'
import type { StoryVisit, VisitOptions } from './visit.ts'

/** Values of Storybook's globals by name, such as `{ language: 'es' }`. */
export type Globals = Readonly<Record<string, string>>

/** One rendering of a story, and the themes that it is pictured under. */
export interface Showing {
  globals: Globals
  themes: ReadonlyMap<string, ThemeValues>
}

/**
 * How often a story has to be rendered: once, or once for all brands with the same globals of their own. A theme is
 * attributes on a page that stands; a language is not.
 */
export function showingsOf(
  { ownGlobals, representative }: VisualParameters,
  {
    themes: all,
    representativeBrands,
    ownGlobalsOf,
  }: Pick<VisitOptions, 'themes' | 'representativeBrands' | 'ownGlobalsOf'>,
): Showing[] {
  const themes = representative ? ofBrands(all, representativeBrands) : all
  if (!ownGlobals || themes.size === 0) return [{ globals: {}, themes }]
  const alike = Map.groupBy(themes, ([id]) => JSON.stringify(ownGlobalsOf(brandOf(id))))
  return [...alike.values()].map((own) => ({
    globals: ownGlobalsOf(brandOf(own[0]?.[0] ?? '')),
    themes: new Map(own),
  }))
}

/** Two showings as the story's one visit. Each is as large as its own content; the larger size is said of the story. */
export const together = (a: StoryVisit, b: StoryVisit): StoryVisit => ({
  ...a,
  picture: {
    ...a.picture,
    width: Math.max(a.picture.width, b.picture.width),
    height: Math.max(a.picture.height, b.picture.height),
  },
  keys: { ...a.keys, ...b.keys },
  structure: `${a.structure}\n${b.structure}`,
  shots: [...a.shots, ...b.shots],
  liveBecause: a.liveBecause || b.liveBecause,
})
