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
}

export interface Baseline {
  environment?: Environment
  stories: Record<string, StoryManifest>
}

const ENVIRONMENT = 'environment.json'
const environmentSchema = z.object({ browser: z.string(), fonts: z.string(), probe: z.string() })

/** One text file per story and one line per cell, so that a review in git shows which cells changed. */
export function printManifest({ width, height, sheets, cells }: StoryManifest): string {
  const lines = Object.entries(cells).map(([theme, { picture, key }]) => `${theme} ${picture} ${key}`)
  return [`size ${width} ${height}`, ['sheets', ...sheets].join(' '), ...lines.sort(), ''].join('\n')
}

/** The opposite; throws on a text that is none, such as one with the marks of a conflict. */
export function parseManifest(text: string): StoryManifest {
  const [size = [], sheets = [], ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '))
  if (size[0] !== 'size' || sheets[0] !== 'sheets') throw new Error('This is no list of cells.')
  const cells = lines.map(([theme, picture, key, ...more]): [string, CellHashes] => {
    if (!theme?.includes('.') || !picture || !key || more.length > 0)
      throw new Error(`This is no line of a list of cells: ${[theme, picture, key, ...more].join(' ')}`)
    return [theme, { picture, key }]
  })
  return {
    width: Number(size[1]),
    height: Number(size[2]),
    sheets: sheets.slice(1),
    cells: Object.fromEntries(cells),
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
          `${join(folder, name)}: ${cause instanceof Error ? cause.message : ''} Hashes are never merged by hand: take either side, then run the check and approve again.`,
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
