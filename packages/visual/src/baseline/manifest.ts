import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Environment } from '../capture/environment.ts'

/** One cell of the baseline: the hash of its picture, and the key under which it was shot. */
export interface CellHashes {
  picture: string
  key: string
}

/** One story's baseline; no pictures. */
export interface StoryManifest {
  width: number
  height: number
  /** Hashes of whole screenshots of all themes: when they agree, nothing has to be decoded. Empty for a live story. */
  sheets: string[]
  /** By theme, `brand.scheme`. */
  cells: Record<string, CellHashes>
  /** Cells that two branches gave different hashes: what each of them says. Absent when there are none. */
  doubled?: Record<string, readonly CellHashes[]>
}

/**
 * What the baseline says of a cell as it is now. Of what two branches said, that counts whose key holds now (same key,
 * same picture), else whose picture does.
 */
export function cellOf(
  story: StoryManifest | undefined,
  theme: string,
  { key, picture }: Partial<CellHashes>,
): CellHashes | undefined {
  const said = story?.doubled?.[theme] ?? []
  return (
    said.find((cell) => cell.key === key) ??
    said.find((cell) => cell.picture === picture) ??
    story?.cells[theme]
  )
}

export interface Baseline {
  environment?: Environment
  stories: Record<string, StoryManifest>
}

const ENVIRONMENT = 'environment.json'
const environmentSchema = z.object({ browser: z.string(), fonts: z.string(), probe: z.string() })

/**
 * One text file per story and one line per cell, so that a review in git shows which cells changed, and git can merge them
 * as lines that are all kept (`merge=union`).
 */
export function printManifest({ width, height, sheets, cells, doubled = {} }: StoryManifest): string {
  const lines = Object.entries({ ...cells, ...doubled }).flatMap(([theme, said]) =>
    [said].flat().map(({ picture, key }) => `${theme} ${picture} ${key}`),
  )
  // The size hardly ever changes: it keeps the first cell's line apart from that of the sheets, where two branches meet.
  return [['sheets', ...sheets].join(' '), `size ${width} ${height}`, ...lines.sort(), ''].join('\n')
}

/** The opposite, from the lines of one branch or of two; throws on a text that is none. */
export function parseManifest(text: string): StoryManifest {
  const said = new Map<string, CellHashes[]>()
  const sheets = new Set<string>()
  let size: readonly number[] | undefined
  for (const line of new Set(text.trimEnd().split('\n'))) {
    const [word = '', ...rest] = line.split(' ')
    const [picture, key] = rest
    if (word === 'size' && rest.length === 2) size = rest.map(Number)
    else if (word === 'sheets') sheets.add(rest.join(' '))
    else if (word.includes('.') && picture && key && rest.length === 2)
      said.set(word, [...(said.get(word) ?? []), { picture, key }])
    else throw new Error(`"${line}" is no line of a list of cells.`)
  }
  const [width, height] = size ?? []
  if (width === undefined || height === undefined) throw new Error('This is no list of cells.')
  const cells: StoryManifest['cells'] = {}
  const doubled: Record<string, readonly CellHashes[]> = {}
  for (const [theme, each] of said) {
    for (const cell of each.slice(0, 1)) cells[theme] = cell
    if (each.length > 1) doubled[theme] = each
  }
  const [only = ''] = sheets
  return {
    width,
    height,
    // Whole screenshots of two branches stand for neither.
    sheets: sheets.size === 1 && only !== '' ? only.split(' ') : [],
    cells,
    ...(Object.keys(doubled).length > 0 && { doubled }),
  }
}

export function readBaseline(folder: string): Baseline {
  if (!existsSync(folder)) return { stories: {} }
  const stories: Baseline['stories'] = {}
  for (const name of readdirSync(folder).sort())
    if (name.endsWith('.txt'))
      try {
        stories[name.slice(0, -4)] = parseManifest(readFileSync(join(folder, name), 'utf8'))
      } catch (cause) {
        throw new Error(
          `${join(folder, name)}: ${cause instanceof Error ? cause.message : ''} Take either side, then run the check and approve; with merge=union in .gitattributes git keeps the lines of both.`,
          { cause },
        )
      }
  const path = join(folder, ENVIRONMENT)
  if (!existsSync(path)) return { stories }
  return { environment: environmentSchema.parse(JSON.parse(readFileSync(path, 'utf8'))), stories }
}

export function writeStory(folder: string, story: string, manifest: StoryManifest): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${story}.txt`), printManifest(manifest))
}

export function removeStory(folder: string, story: string): void {
  rmSync(join(folder, `${story}.txt`), { force: true })
}

export function writeEnvironment(folder: string, environment: Environment): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, ENVIRONMENT), `${JSON.stringify(environment, undefined, 2)}\n`)
}
