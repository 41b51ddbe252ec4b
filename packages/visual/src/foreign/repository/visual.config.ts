import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineVisual } from '@corrente/visual'

const BRANDS = ['harbour', 'meadow'] as const
const executable = process.env.CHROMIUM_PATH

export default defineVisual({
  storybook: {
    sources: ['site', 'build.mjs'],
    build: (folder, to) => [process.execPath, join(folder, 'build.mjs'), to],
  },
  themes: {
    attributes: { brand: 'data-brand', scheme: 'data-mode' },
    brands: BRANDS,
    schemes: ['day', 'night'],
    ownGlobals: (brand) => ({ language: brand === 'meadow' ? 'nl' : 'en' }),
    styles: (build) =>
      BRANDS.map((brand) => readFileSync(join(build, 'brands', `${brand}.css`), 'utf8')).join('\n'),
    images: {
      match: /\/brands\/[a-z]+-(mark)\.svg/,
      addresses: { day: '/brands/{brand}-$1.svg', night: '/brands/{brand}-$1.svg' },
      files: (build, brand) => [join(build, 'brands', `${brand}-mark.svg`)],
    },
  },
  stories: { names: ['Plain'], tags: ['picture'] },
  browser: {
    args: ['--no-sandbox'],
    ...(executable !== undefined && { executablePath: () => executable }),
  },
  baseline: 'approved',
  words: { brand: 'client', brands: 'clients', command: 'npx visual' },
})
