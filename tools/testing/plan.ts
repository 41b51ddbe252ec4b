import type { Source } from '../checks/source.ts'
import { PARTS, type Part } from './parts.ts'
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
const OF_NO_VITEST = /^e2e\//
/** No story may import them. */
const NO_STORY = /^(?:packages\/(?:app|sandbox)|e2e)\//
/** Data, styles and pictures are read by path or glob: no import leads from a test to them. */
const isReadByPath = (path: string): boolean =>
  /^(?:packages|\.storybook)\//.test(path) && !MODULE.test(path) && !PAGE.test(path)

/** A part that runs only the tests whose imports lead to the change. */
const related = (part: Part, fork: string): Part => ({
  ...part,
  command: [...part.command, '--changed', fork, '--passWithNoTests'],
})

/** A part without one of its projects: Vitest's own `--exclude` does not reach them. */
const without = (part: Part, project: string): Part => {
  const [program, ...args] = part.command
  const at = args.indexOf(project)
  return { ...part, command: [program, ...args.toSpliced(at - 1, 2)] }
}

type Choice = { readonly parts: readonly Part[]; readonly leftOut?: string }

interface Change {
  readonly fork: string
  readonly files: readonly string[]
}

const whole = (part: Part): Choice => ({ parts: [part] })
const none = (part: Part, why: string): Choice => ({ parts: [], leftOut: `${part.id}: ${why}` })

const vitestPart = (part: Part, { fork, files }: Change, always: RegExp, never = OF_NO_VITEST): Choice => {
  if (files.some((path) => always.test(path) || SURROUNDINGS.test(path) || isReadByPath(path)))
    return whole(part)
  if (!files.some((path) => MODULE.test(path) && !never.test(path)))
    return none(part, 'no module of theirs changed')
  return {
    parts: [related(part, fork)],
    leftOut: `${part.id}: tests whose imports do not lead to the change`,
  }
}

const NEVER = /^$/

/** The house checks and the tools' own tests read the sources, pages and git by path, so they run with every change. */
const unitPart = (part: Part, change: Change): Choice => {
  const choice = vitestPart(part, change, NEVER)
  if (choice.leftOut === undefined) return choice
  const house: Part = { ...without(part, 'unit'), name: 'house checks and tools' }
  return { ...choice, parts: [...choice.parts.map((one) => without(one, 'house')), house] }
}

/** The table of every write imports every page: it runs where the change is on the way of writes, and on whole runs. */
const browserPart = (part: Part, change: Change): Choice => {
  const choice = vitestPart(part, change, NEVER)
  if (choice.leftOut === undefined || change.files.some((path) => OF_WRITES.test(path))) return choice
  return {
    parts: choice.parts.map((one) => without(one, 'writes')),
    leftOut: `${choice.leftOut}; the table of every write`,
  }
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
      return vitestPart(part, change, OF_ALL_STORIES, NO_STORY)
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
 * @param change where it was measured from, and its files
 * @param sources all sources of the repository
 */
export const planChange = (change: Change, sources: readonly Source[]): Plan => {
  const chosen = new Map(PARTS.map((part) => [part.id, choose(part, change, sources)]))
  // The build is for the bundles and the end-to-end tests; types, lint, unused code and requirements are quick and whole.
  const needsBuild = ['bundles', 'e2e'].some((id) => (chosen.get(id)?.parts.length ?? 0) > 0)
  for (const part of PARTS)
    if (part.id === 'build' && !needsBuild) chosen.set('build', none(part, 'nothing that runs needs it'))
  return {
    parts: [...chosen.values()].flatMap(({ parts }) => parts),
    leftOut: [...chosen.values()].flatMap(({ leftOut }) => leftOut ?? []),
  }
}
