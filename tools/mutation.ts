// pnpm mutation            tonight's share of the code where a wrong line costs money is broken, one place at a time: what no unit
//                          test notices is named, and too much of it fails (docs/decisions/0060-mutation.md).
// pnpm mutation PATH…      these files and folders, whole.
import { globSync, readFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

/** Code that is held to a score: the least percentage of its changes that a test must notice. */
export interface Part {
  readonly at: string
  readonly least: number
}

export const PARTS: readonly Part[] = [
  { at: 'packages/domain/src', least: 90 },
  { at: 'packages/app/src/gateways', least: 80 },
  { at: 'packages/app/src/kit', least: 80 },
]

/** Nights until each file had its turn. */
const NIGHTS = 7
const DAY_MS = 86_400_000

/** Hooks and views are tested in the page, which Stryker does not start. */
const LEFT_OUT = /\.test\.ts$|\/use[A-Z]\w*\.ts$|\/(?:testing|fixtures)\//

/** The files of a part, in order. */
export const filesOf = ({ at }: Part): string[] =>
  globSync(`${at}/**/*.ts`)
    .filter((path) => !LEFT_OUT.test(path))
    .sort()

/** Every seventh file, from another one each night: a night's score is a sample of the whole part. */
export const shareOf = (files: readonly string[], date: Date): string[] => {
  const night = Math.floor(date.getTime() / DAY_MS) % NIGHTS
  return files.filter((_, index) => index % NIGHTS === night)
}

/** The files among the named files and folders. */
export const filesAt = (files: readonly string[], paths: readonly string[]): string[] => {
  const wanted = paths.map((path) => path.replace(/\/$/, ''))
  return files.filter((file) => wanted.some((path) => file === path || file.startsWith(`${path}/`)))
}

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout'])
const UNNOTICED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage'])

/** The percentage of changes that a test noticed; 100 where there was none to make. */
export const scoreOf = (mutants: readonly Pick<Mutant, 'status'>[]): number => {
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length
  const all = noticed + mutants.filter(({ status }) => UNNOTICED.has(status)).length
  return all === 0 ? 100 : (noticed / all) * 100
}

const onOneLine = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}

/** `packages/domain/src/money/priceOff.ts:13 EqualityOperator: a > b -> a >= b` */
export const survivorLine = (
  { fileName, location: { start, end }, mutatorName, replacement = '', status }: Mutant,
  source: string,
): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  const original = lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line))
    .join('\n')
  const untested = status === 'NoCoverage' ? ' (no test comes here)' : ''
  return `${fileName}:${start.line} ${mutatorName}: ${onOneLine(original)} -> ${onOneLine(replacement)}${untested}`
}

const mutated = (part: Part, files: readonly string[]): Promise<Mutant[]> =>
  new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: {
      configFile: 'tools/mutation.config.ts',
      pool: 'forks',
      // Its own tests notice a change, or nobody does.
      dir: part.at,
    },
    coverageAnalysis: 'perTest',
    // What runs when a module is loaded would need every test again for each of its changes.
    ignoreStatic: true,
    concurrency: 1,
    // A busy machine must not count as noticed.
    timeoutMS: 20_000,
    // It speaks at least every ten seconds: a silent step is ended (`steps.ts`).
    reporters: ['progress-append-only'],
    ignorePatterns: ['**', '!packages/*/src/**', '!packages/*/package.json', '!tools/mutation.config.ts'],
    tempDirName: '.cache/stryker',
    // Vitest needs none, and Stryker reads it with an interface that TypeScript 7 has no more.
    tsconfigFile: '.cache/no-tsconfig.json',
  }).runMutationTest()

const toRelative = (path: string): string => path.replace(`${process.cwd()}/`, '')

async function mutation(paths: readonly string[]): Promise<number> {
  const results: string[] = []
  let isBelow = false
  for (const part of PARTS) {
    const all = filesOf(part)
    const files = paths.length > 0 ? filesAt(all, paths) : shareOf(all, new Date())
    if (files.length === 0) continue
    const mutants = await mutated(part, files)
    const survivors = mutants.filter(({ status }) => UNNOTICED.has(status))
    for (const mutant of survivors)
      console.log(
        survivorLine(
          { ...mutant, fileName: toRelative(mutant.fileName) },
          readFileSync(mutant.fileName, 'utf8'),
        ),
      )
    const score = scoreOf(mutants)
    isBelow ||= score < part.least
    results.push(
      `${part.at}: ${score.toFixed(1)} %, of ${files.length} files; at least ${part.least} %. ${survivors.length} changes went unnoticed.`,
    )
  }
  console.log(['', ...results].join('\n'))
  if (results.length === 0) console.error('No file of the parts is at these paths.')
  return isBelow || results.length === 0 ? 1 : 0
}

if (import.meta.main) process.exit(await mutation(process.argv.slice(2)))
