import { readFileSync } from 'node:fs'
import type { StoryPage } from '../capture/browser.ts'
import type { Settings } from '../config/settings.ts'
import { shortHash } from '../pictures/cells.ts'
import type { ThemeValues } from './key.ts'
import { themeId } from './theme.ts'

/** What every theme of a build gives its tokens, as the browser resolves them, by the theme's id. */
export async function readThemes(
  { themes: { brands, schemes, images } }: Settings,
  { page, tokenNames }: StoryPage,
  build: string,
): Promise<Map<string, ThemeValues>> {
  const themes = brands(build).flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })))
  const values = await page.evaluate((args) => visual.tokenValues(args.themes, args.names), {
    themes,
    names: tokenNames,
  })
  const typefaces = await page.evaluate((asked) => visual.typefaces(asked), themes)
  const imageHash = (brand: string): string =>
    images ? shortHash(...images.files(build, brand).map((file) => readFileSync(file))) : ''
  const hashes = new Map(brands(build).map((brand) => [brand, imageHash(brand)]))
  return new Map(
    themes.map((theme, i) => [
      themeId(theme),
      {
        tokens: Object.fromEntries(tokenNames.map((name, j) => [name, values[i]?.[j] ?? ''])),
        images: hashes.get(theme.brand) ?? '',
        scheme: theme.scheme,
        typeface: typefaces[i] ?? '',
      },
    ]),
  )
}
