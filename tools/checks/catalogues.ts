import { readdirSync } from 'node:fs'

const FOLDER = 'packages/ui/src/messages/catalogues'
/** Made of the folder; what it holds is checked with every `npm test`. */
export const CATALOGUE_LIST = 'packages/ui/src/messages/catalogueList.ts'

/** The areas that have a Portuguese catalogue, which gives the keys, in the order of the alphabet. */
export const catalogueAreas = (): readonly string[] =>
  readdirSync(FOLDER)
    .flatMap((file) => /^(.+)\.pt-BR\.json$/.exec(file)?.[1] ?? [])
    .sort()

const camel = (area: string): string => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const keyOf = (area: string): string => (area.includes('-') ? `'${area}'` : area)

/** The text of the list: the areas as a value, and the types of their keys. */
export const catalogueList = (areas: readonly string[]): string =>
  [
    ...areas.map((area) => `import type ${camel(area)} from './catalogues/${area}.pt-BR.json'`),
    '',
    '/** Every area that has catalogues. Made of their folder by `pnpm catalogues:update`. */',
    'export const MESSAGE_AREAS = [',
    ...areas.map((area) => `  '${area}',`),
    '] as const',
    '',
    '/** The Portuguese catalogues give the keys; the other languages must match them (see catalogues.test.ts). */',
    'export interface Catalogues {',
    ...areas.map((area) => `  ${keyOf(area)}: typeof ${camel(area)}`),
    '}',
    '',
  ].join('\n')
