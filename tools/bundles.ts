// Bundle budgets: gzipped bytes that each entry loads before it can be used. Fails when one is over.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LEAST_PACKED_BYTES } from '../packages/app/deploy/files.ts'
import { DEPLOYED, DIST } from './build.ts'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Record<string, Chunk>

interface Budget {
  readonly kB: number
  readonly chunks?: readonly string[]
  readonly areas?: readonly string[]
  readonly assets?: string
  /** Which build it measures: the sandbox's, or the product as it is deployed. Default: the sandbox's. */
  readonly build?: 'deployed'
}

const manifestOf = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

/** kB as everywhere here: 1,000 bytes. What the build packed counts as it is sent; without it the build is wrong. */
const gzipped = (dist: string, file: string): number => {
  const plain = readFileSync(join(dist, file))
  return (
    (plain.length < LEAST_PACKED_BYTES ? gzipSync(plain) : readFileSync(join(dist, `${file}.gz`))).length /
    1000
  )
}

/** The files that a chunk cannot run without, styles included. */
const closure = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const css of chunk.css ?? []) seen.add(css)
  for (const next of chunk.imports ?? []) closure(manifest, next, seen)
  return seen
}

const keyOf = (manifest: Manifest, pattern: RegExp): string => {
  const key = Object.keys(manifest).find((name) => pattern.test(name))
  if (key === undefined) throw new Error(`The build has no chunk like ${pattern}.`)
  return key
}

const filesOf = (manifest: Manifest, patterns: readonly RegExp[]): Set<string> => {
  const files = new Set<string>()
  for (const pattern of patterns) closure(manifest, keyOf(manifest, pattern), files)
  return files
}

/** The message files of a first load: one language, the areas that the screen shows. */
const messages = (manifest: Manifest, areas: readonly string[]): string[] =>
  Object.entries(manifest)
    .filter(([key]) => areas.some((area) => key.includes(`catalogues/${area}.pt-BR`)))
    .map(([, chunk]) => chunk.file)

const budgets = JSON.parse(readFileSync('tools/budgets.json', 'utf8')) as Record<string, Budget>

let failed = false
for (const [name, { kB, chunks = [], areas = [], assets, build }] of Object.entries(budgets)) {
  const dist = build === 'deployed' ? DEPLOYED : DIST
  const manifest = manifestOf(dist)
  const files = filesOf(
    manifest,
    chunks.map((pattern) => new RegExp(pattern)),
  )
  for (const file of messages(manifest, areas)) files.add(file)
  if (assets !== undefined)
    for (const file of readdirSync(join(dist, 'assets')))
      if (new RegExp(assets).test(file)) files.add(`assets/${file}`)
  if (files.size === 0) throw new Error(`The budget "${name}" measures nothing.`)
  const total = [...files]
    .filter((file) => /\.(js|css|mjs)$/.test(file))
    .reduce((sum, file) => sum + gzipped(dist, file), 0)
  const verdict = total <= kB ? 'ok' : 'OVER'
  if (total > kB) failed = true
  console.log(`${verdict.padEnd(5)} ${name.padEnd(34)} ${total.toFixed(1).padStart(7)} kB of ${kB}`)
  if (process.argv.includes('--files') || total > kB)
    for (const file of [...files].sort((a, b) => gzipped(dist, b) - gzipped(dist, a)))
      console.log(`        ${gzipped(dist, file).toFixed(1).padStart(7)} kB  ${file}`)
}
process.exit(failed ? 1 : 0)
