import type { ThemeValues } from '../themes/key.ts'
import { brandOf, ofBrands } from '../themes/theme.ts'
import type { VisualParameters } from './storyPicture.ts'

/** Values of Storybook's globals by name, such as `{ language: 'es' }`. */
type Globals = Readonly<Record<string, string>>

/** One rendering of a story, and the themes that it is pictured under. */
export interface Showing {
  globals: Globals
  themes: ReadonlyMap<string, ThemeValues>
}

export interface ShowingOptions {
  /** Values by theme. */
  themes: ReadonlyMap<string, ThemeValues>
  /** The brands under which a story is shown that a script draws, as each of its cells takes most of a second, or that asks for no more. */
  representativeBrands: readonly string[]
  /** A brand's own globals, for stories that ask for them. */
  ownGlobalsOf(brand: string): Globals
}

/**
 * How often a story has to be rendered: once, or once for all brands with the same globals of their own. A theme is
 * attributes on a page that stands; a language is not.
 */
export function showingsOf(
  { ownGlobals, representative }: VisualParameters,
  { themes: all, representativeBrands, ownGlobalsOf }: ShowingOptions,
): Showing[] {
  const themes = representative ? ofBrands(all, representativeBrands) : all
  if (!ownGlobals || themes.size === 0) return [{ globals: {}, themes }]
  const alike = Map.groupBy(themes, ([id]) => JSON.stringify(ownGlobalsOf(brandOf(id))))
  return [...alike.values()].map((own) => ({
    globals: ownGlobalsOf(brandOf(own[0]?.[0] ?? '')),
    themes: new Map(own),
  }))
}
