import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoryPage } from './browser.ts'
import { shortHash } from './cells.ts'
import type { ThemeValues } from './key.ts'
import { themeId } from './storyPicture.ts'

const SCHEMES = ['light', 'dark'] as const

/** What every theme of a build gives its tokens, as the browser resolves them, by the theme's id. */
export async function readThemes(
  { page, tokenNames }: StoryPage,
  build: string,
): Promise<Map<string, ThemeValues>> {
  const tenants = readdirSync(join(build, 'tenants')).sort()
  const themes = tenants.flatMap((tenant) => SCHEMES.map((scheme) => ({ tenant, scheme })))
  const values = await page.evaluate((args) => visual.tokenValues(args.themes, args.names), {
    themes,
    names: tokenNames,
  })
  const logos = new Map(tenants.map((tenant) => [tenant, logoHash(join(build, 'tenants', tenant))]))
  return new Map(
    themes.map((theme, i) => [
      themeId(theme),
      {
        tokens: Object.fromEntries(tokenNames.map((name, j) => [name, values[i]?.[j] ?? ''])),
        logo: logos.get(theme.tenant) ?? '',
        scheme: theme.scheme,
      },
    ]),
  )
}

const logoHash = (folder: string): string =>
  shortHash(
    ...readdirSync(folder)
      .filter((name) => name.startsWith('logo'))
      .sort()
      .map((name) => readFileSync(join(folder, name))),
  )
