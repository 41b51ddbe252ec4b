import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import {
  type ApprovableGroup,
  approveStory,
  isChosen,
  readWords,
  type Selection,
} from '../baseline/approve.ts'
import { compare } from '../baseline/compare.ts'
import { readDecisions, writeDecision } from '../baseline/decisions.ts'
import {
  type Baseline,
  readBaseline,
  removeStory,
  writeEnvironment,
  writeStory,
} from '../baseline/manifest.ts'
import { compareEnvironments, type Environment } from '../capture/environment.ts'
import type { Settings } from '../config/settings.ts'
import { secondsSince } from '../secondsSince.ts'
import { currentStorybook } from '../storybook/builds.ts'
import { chooseStories } from '../storybook/choose.ts'
import { readStories } from '../storybook/stories.ts'
import { chosenBrands } from '../themes/chosenBrands.ts'
import { brandOf } from '../themes/theme.ts'
import { WHOLE } from './check.ts'
import type { Options } from './options.ts'
import { printProgress } from './words.ts'

const reportSchema = z.object({
  commit: z.optional(z.string()),
  causes: z.array(z.object({ id: z.string(), digest: z.string(), name: z.string() })),
  groups: z.array(
    z.object({ id: z.string(), cause: z.string(), story: z.string(), themes: z.array(z.string()) }),
  ),
})

/** What of a report approving needs: which cells stand together, and what the causes are called. */
export type LastReport = z.infer<typeof reportSchema>

/** The last run's report; throws when there is none. */
export function readLastReport({ report, words }: Pick<Settings, 'report' | 'words'>): LastReport {
  const path = join(report, 'report.json')
  if (!existsSync(path)) throw new Error(`Nothing was looked at yet: run \`${words.command}\` first.`)
  return reportSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Makes what was seen the baseline; 0 when done. */
export const approveSeen = (settings: Settings, options: Options): Promise<number> | number =>
  options.all ? takeWhole(settings, options) : approveLast(settings, options)

function approveLast(settings: Settings, { words }: Options): number {
  const { causes, groups } = readLastReport(settings)
  const seen = readBaseline(settings.seen)
  const old = readBaseline(settings.baseline)
  const brands = [...Object.values(seen.stories), ...Object.values(old.stories)].flatMap(({ cells }) =>
    Object.keys(cells).map((theme) => brandOf(theme)),
  )
  const stories = [...new Set([...Object.keys(seen.stories), ...Object.keys(old.stories)])]
  const selection = readWords(words, { stories, brands: [...new Set(brands)], groups }, settings.words.brand)
  const named = causes.filter(({ id }) => words.includes(id))
  if (words.length === 0) refuseRejected(settings, causes)
  const files = approveCells(settings, selection, groups)
  for (const { digest, name } of named)
    writeDecision(settings, { digest, name, verdict: 'approved', remark: '' })
  if (!old.environment || (existsSync(join(settings.seen, WHOLE)) && words.length === 0))
    writeEnvironment(settings.baseline, environmentOf(settings, seen))
  console.log(`Approved: ${files} files of ${settings.baseline} changed. Commit them with the change.`)
  return 0
}

/** What somebody rejected is not approved in passing. */
function refuseRejected(settings: Settings, causes: LastReport['causes']): void {
  const rejected = readDecisions(settings).filter(({ verdict }) => verdict === 'rejected')
  const said = causes.flatMap(({ id, digest, name }) => {
    const decision = rejected.find((each) => each.digest === digest)
    return decision ? [`${id} (${name}) was rejected${decision.remark && `: ${decision.remark}`}.`] : []
  })
  if (said.length > 0)
    throw new Error(
      `${said.join('\n')}\nName the causes to approve, such as \`${settings.words.command} approve c1\`.`,
    )
}

function environmentOf({ words }: Settings, { environment }: Baseline): Environment {
  if (!environment) throw new Error(`Nothing was looked at yet: run \`${words.command}\` first.`)
  return environment
}

/**
 * Writes the cells that are meant as the report's run saw them, whichever machine it ran on. Throws when that one draws
 * differently from the baseline's. Returns how many files changed.
 */
export function approveCells(
  settings: Settings,
  selection: Selection,
  groups: readonly ApprovableGroup[],
): number {
  const seen = readBaseline(settings.seen)
  const old = readBaseline(settings.baseline)
  refuseMixture(settings, old, environmentOf(settings, seen))
  const grouped = new Set(groups.flatMap(({ story, themes }) => themes.map((theme) => `${story} ${theme}`)))
  let files = 0
  for (const story of new Set([...Object.keys(seen.stories), ...Object.keys(old.stories)])) {
    const next = approveStory(
      old.stories[story],
      seen.stories[story],
      (theme) => isChosen(selection, story, theme),
      (theme) => grouped.has(`${story} ${theme}`) && !seen.stories[story]?.cells[theme],
    )
    if (write(settings, old, story, next)) files++
  }
  return files
}

/** Hashes of two machines that draw differently say nothing about each other. */
function refuseMixture({ words }: Settings, { environment }: Baseline, now: Environment): void {
  if (environment && !compareEnvironments(environment, now).isComparable)
    throw new Error(
      `This machine draws differently from the baseline’s: its hashes cannot stand beside the others. Take the whole baseline anew with \`${words.command} approve --all\`.`,
    )
}

function write(
  { baseline }: Settings,
  old: Baseline,
  story: string,
  next: Baseline['stories'][string] | undefined,
): boolean {
  if (JSON.stringify(next) === JSON.stringify(old.stories[story])) return false
  if (next) writeStory(baseline, story, next)
  else removeStory(baseline, story)
  return true
}

/** The baseline of all stories (or of those named) anew: every cell is shot, nothing is compared. */
async function takeWhole(settings: Settings, options: Options): Promise<number> {
  const started = performance.now()
  const build = currentStorybook(settings)
  const brands = chosenBrands(settings, build, options)
  const { ids, isWhole } = chooseStories(settings, await readStories(build), options)
  const { seen, errors, counts, notes, environment } = await compare(
    settings,
    build,
    { stories: {} },
    {
      stories: ids,
      shootAll: true,
      onProgress: printProgress,
      brands,
    },
  )
  for (const note of notes) console.log(note)
  for (const { story, messages } of errors) console.log(`FAILED ${story}: ${messages[0] ?? ''}`)
  const old = readBaseline(settings.baseline)
  if (!isWhole) refuseMixture(settings, old, environment)
  for (const [story, manifest] of Object.entries(seen)) writeStory(settings.baseline, story, manifest)
  if (isWhole)
    for (const story of Object.keys(old.stories))
      if (!ids.includes(story)) removeStory(settings.baseline, story)
  if (isWhole || !old.environment) writeEnvironment(settings.baseline, environment)
  const seconds = secondsSince(started)
  console.log(
    `${counts.stories} stories, ${counts.cells} cells (${counts.live} one by one) in ${seconds.toFixed(1)} s: ${Math.round(counts.cells / seconds)} cells/s, ${(seconds / Math.max(counts.stories, 1)).toFixed(2)} s a story`,
  )
  return errors.length > 0 ? 1 : 0
}
