import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Typeface } from '../contract/index.ts'

/** A typeface as a brand's folder holds it. */
export interface Font {
  /** From a style sheet beside it; caches may keep what stands there for ever. */
  address: string
  /** By their names in the folder: the typeface, and its licence, which goes wherever that goes. */
  files: ReadonlyMap<string, Buffer>
}

const require = createRequire(import.meta.url)

/** Where each typeface lies on this machine: all weights in one file, the letters of Western Europe. */
export const FONT_PATHS: Readonly<Record<Typeface, string>> = {
  figtree: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'nunito-sans': require.resolve(
    '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
  ),
  'source-serif-4': require.resolve(
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  ),
}

export function fontOf(typeface: Typeface): Font {
  const bytes = readFileSync(FONT_PATHS[typeface])
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  const file = `${typeface}.woff2`
  const licence = readFileSync(join(dirname(FONT_PATHS[typeface]), '../LICENSE'))
  return {
    address: `${file}?v=${version}`,
    files: new Map([
      [file, bytes],
      [`${typeface}.licence.txt`, licence],
    ]),
  }
}
