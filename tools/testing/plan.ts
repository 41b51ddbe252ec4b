import type { Source } from '../checks/source.ts'
import { PARTS, type Part } from './parts.ts'
import { relatedTo } from './related.ts'
import { chooseSpecs, isProductFile } from './specs.ts'

export interface Plan {
  readonly parts: readonly Part[]
  /** What does not run, or not whole, and why: one line each. */
  readonly leftOut: readonly string[]
}

const MODULE = /\.[cm]?tsx?$/
const PAGE = /\.mdx?$/
/** What every test runs with, and no import names. */
const SURROUNDINGS =
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig[^/]*\.json|vitest\.config\.ts|packages\/[^/]+\/(?:package\.json|tsconfig[^/]*\.json|vite\.config\.ts)|tools\/chromium\.ts)$/
/** What the preview of all stories loads, and no story imports; Storybook's own page shows tools and tenants of it. */
const OF_ALL_STORIES = /^(?:\.storybook|packages\/themes)\//
const OF_PICTURES =
  /^(?:\.storybook|packages\/(?:domain|themes|ui|visual)|visual-baseline)\/|^visual\.config\.ts$/
/** What all writes go through. */
const OF_WRITES =
  /^packages\/(?:domain\/src\/writes|app\/src\/(?:boot|gateways|kit\/writes|resources)|sandbox)\//
/** What speaks with the broker. */
const OF_THE_BROKER = /^(?:packages\/(?:app\/src\/live|domain|sandbox)|tools\/broker)\//
const NEVER = /^$/
/** Data, styles and pictures are read by path or glob: no import leads from a test to them. */
const isReadByPath = (path: string): boolean =>
  /^(?:packages|\.storybook)\//.test(path) && !MODULE.test(path) && !PAGE.test(path)

/** The tests of each project, as `vitest.config.ts` names them. */
const TESTS_OF_PROJECT: Readonly<Record<string, RegExp>> = {
  unit: /^packages\/(?!.*\.(?:browser|chromium|night|table)\.test\.).*\.test\.tsx?$/,
  browser: /(?<!\.mocked)\.browser\.test\.tsx?$/,
  mocked: /\.mocked\.browser\.test\.tsx$/,
  writes: /\.table\.test\.tsx$/,
  storybook: /\.stories\.tsx$/,
}

/** A part without one of its projects: Vitest's own `--exclude` does not reach them. */
const without = (part: Part, project: string): Part => {
  const [program, ...args] = part.command
  const at = args.indexOf(project)
  return { ...part, command: [program, ...args.toSpliced(at - 1, 2)] }
}

type Choice = { readonly parts: readonly Part[]; readonly leftOut?: string }

interface Change {
  readonly files: readonly string[]
  /** The files whose imports lead to the change. */
  readonly related: ReadonlySet<string>
}

const whole = (part: Part): Choice => ({ parts: [part] })
const none = (part: Part, why: string): Choice => ({ parts: [], leftOut: `${part.id}: ${why}` })

/** Of the tests of Vitest those whose imports lead to the change; all with a change that no import shows. */
const vitestPart = (part: Part, { files, related }: Change, always = NEVER): Choice => {
  if (files.some((path) => always.test(path) || SURROUNDINGS.test(path) || isReadByPath(path)))
    return whole(part)
  const patterns = part.command.flatMap((word) => TESTS_OF_PROJECT[word] ?? [])
  const tests = [...related].filter((path) => patterns.some((pattern) => pattern.test(path))).sort()
  if (tests.length === 0) return none(part, 'no import leads from a test to the change')
  return {
    parts: [{ ...part, command: [...part.command, ...tests] }],
    leftOut: `${part.id}: tests whose imports do not lead to the change`,
  }
}

/** The house checks and the tools' own tests read the sources, pages and git by path, so they run with every change. */
const unitPart = (part: Part, change: Change): Choice => {
  const choice = vitestPart(without(part, 'house'), change)
  if (choice.leftOut === undefined) return whole(part)
  const house: Part = { ...without(part, 'unit'), name: 'house checks and tools' }
  return { ...choice, parts: [...choice.parts, house] }
}

/** The table of every write imports every page: it runs where the change is on the way of writes, and on whole runs. */
const browserPart = (part: Part, change: Change): Choice => {
  if (change.files.some((path) => OF_WRITES.test(path))) return vitestPart(part, change)
  const choice = vitestPart(without(part, 'writes'), change)
  if (choice.leftOut === undefined) return whole(part)
  return { ...choice, leftOut: `${choice.leftOut}; the table of every write` }
}

const choose = (part: Part, change: Change, sources: readonly Source[]): Choice => {
  const { files } = change
  const isAround = files.some((path) => SURROUNDINGS.test(path))
  const touchesProduct = isAround || files.some((path) => isProductFile(path) || isReadByPath(path))
  switch (part.id) {
    case 'unit':
      return unitPart(part, change)
    case 'broker':
      return isAround || files.some((path) => OF_THE_BROKER.test(path) && !PAGE.test(path))
        ? whole(part)
        : none(part, 'nothing of the live connection changed')
    case 'browser':
      return browserPart(part, change)
    case 'stories':
      return vitestPart(part, change, OF_ALL_STORIES)
    case 'visual':
      return isAround || files.some((path) => OF_PICTURES.test(path) && !PAGE.test(path))
        ? whole(part)
        : none(part, 'no file that a story can show changed')
    case 'showroom':
      return isAround || files.some((path) => OF_ALL_STORIES.test(path) && !PAGE.test(path))
        ? whole(part)
        : none(part, 'nothing of the showroom changed')
    case 'bundles':
      return touchesProduct ? whole(part) : none(part, 'no file of the product changed')
    case 'e2e': {
      if (isAround) return whole(part)
      const { specs, why } = chooseSpecs(sources, files)
      if (specs === 'all') return whole(part)
      if (specs.length === 0) return none(part, why)
      const command: Part['command'] = [...part.command, ...specs.map((name) => `e2e/${name}.spec.ts`)]
      return { parts: [{ ...part, command }], leftOut: `e2e: all but ${specs.join(', ')}; ${why}` }
    }
    default:
      return whole(part)
  }
}

/**
 * What of `npm test` a change can touch.
 * @param files the files of the change
 * @param sources all sources of the repository
 */
export const planChange = (files: readonly string[], sources: readonly Source[]): Plan => {
  const related = relatedTo(sources, files)
  const chosen = new Map(PARTS.map((part) => [part.id, choose(part, { files, related }, sources)]))
  // The build is for the bundles and the end-to-end tests; types, lint, unused code and requirements are quick and whole.
  const needsBuild = ['bundles', 'e2e'].some((id) => (chosen.get(id)?.parts.length ?? 0) > 0)
  for (const part of PARTS)
    if (part.id === 'build' && !needsBuild) chosen.set('build', none(part, 'nothing that runs needs it'))
  return {
    parts: [...chosen.values()].flatMap(({ parts }) => parts),
    leftOut: [...chosen.values()].flatMap(({ leftOut }) => leftOut ?? []),
  }
}
