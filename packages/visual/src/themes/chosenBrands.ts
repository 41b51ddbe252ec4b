import { LIMITS } from '../config/limits.ts'
import type { Settings } from '../config/settings.ts'

/** The brands that the command line asks for; undefined: all. Throws on a name that no brand of the build has. */
export function chosenBrands(
  { themes, words }: Pick<Settings, 'themes' | 'words'>,
  build: string,
  { brands, representative }: { brands?: readonly string[]; representative: boolean },
): readonly string[] | undefined {
  const known = themes.brands(build)
  for (const name of brands ?? [])
    if (!known.includes(name)) throw new Error(`--${words.brands} ${name}: there is no such ${words.brand}.`)
  return brands ?? (representative ? themes.representative(build, LIMITS.representative) : undefined)
}
