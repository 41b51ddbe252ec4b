import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '@corrente/themes/contract'
import { type ApprovableGroup, approveStory, isChosen, readWords } from './approve.ts'
import { currentStorybook } from './builds.ts'
import { WHOLE } from './check.ts'
import { chooseStories } from './choose.ts'
import { compare } from './compare.ts'
import { compareEnvironments, type Environment } from './environment.ts'
import { type Baseline, readBaseline, removeStory, writeEnvironment, writeStory } from './manifest.ts'
import type { Options } from './options.ts'
import { SETTINGS } from './settings.ts'
import { readStories } from './stories.ts'
import { printProgress, secondsSince } from './words.ts'

const reportSchema = z.object({
  groups: z.array(z.object({ id: z.string(), story: z.string(), themes: z.array(z.string()) })),
})

const lastGroups = (): ApprovableGroup[] => {
  const path = join(SETTINGS.report, 'report.json')
  return existsSync(path) ? reportSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).groups : []
}

/** Makes what was seen the baseline; 0 when done. */
export const approveSeen = (options: Options): Promise<number> | number =>
  options.all ? takeWhole(options) : approveLast(options)

function approveLast({ words }: Options): number {
  const seen = readBaseline(SETTINGS.seen)
  const old = readBaseline(SETTINGS.baseline)
  if (!seen.environment) throw new Error('Nothing was looked at yet: run `pnpm visual` first.')
  refuseMixture(old, seen.environment)
  const known = [...new Set([...Object.keys(seen.stories), ...Object.keys(old.stories)])].sort()
  const groups = lastGroups()
  const tenants = [...Object.values(seen.stories), ...Object.values(old.stories)].flatMap(({ cells }) =>
    Object.keys(cells).map((theme) => theme.split('.')[0] ?? ''),
  )
  const selection = readWords(words, { stories: known, tenants: [...new Set(tenants)], groups })
  const isWhole = existsSync(join(SETTINGS.seen, WHOLE))
  let stories = 0
  for (const story of known) {
    const isGone = (theme: string) =>
      isWhole || groups.some((group) => group.story === story && group.themes.includes(theme))
    const next = approveStory(
      old.stories[story],
      seen.stories[story],
      (theme) => isChosen(selection, story, theme),
      (theme) => isGone(theme) && !seen.stories[story]?.cells[theme],
    )
    if (write(old, story, next)) stories++
  }
  if (!old.environment || (isWhole && words.length === 0))
    writeEnvironment(SETTINGS.baseline, seen.environment)
  console.log(`Approved: ${stories} files of ${SETTINGS.baseline} changed. Commit them with the change.`)
  return 0
}

/** Hashes of two machines that draw differently say nothing about each other. */
function refuseMixture({ environment }: Baseline, now: Environment): void {
  if (environment && !compareEnvironments(environment, now).isComparable)
    throw new Error(
      'This machine draws differently from the baseline’s: its hashes cannot stand beside the others. Take the whole baseline anew with `pnpm visual approve --all`.',
    )
}

function write(old: Baseline, story: string, next: Baseline['stories'][string] | undefined): boolean {
  if (JSON.stringify(next) === JSON.stringify(old.stories[story])) return false
  if (next) writeStory(SETTINGS.baseline, story, next)
  else removeStory(SETTINGS.baseline, story)
  return true
}

/** The baseline of all stories (or of those named) anew: every cell is shot, nothing is compared. */
async function takeWhole(options: Options): Promise<number> {
  const started = performance.now()
  const build = currentStorybook()
  const { ids, isWhole } = chooseStories(await readStories(build), options)
  const { seen, errors, counts, notes, environment } = await compare(
    build,
    { stories: {} },
    {
      stories: ids,
      shootAll: true,
      onProgress: printProgress,
      ...(options.tenants && { tenants: options.tenants }),
    },
  )
  for (const note of notes) console.log(note)
  for (const { story, messages } of errors) console.log(`FAILED ${story}: ${messages[0] ?? ''}`)
  const old = readBaseline(SETTINGS.baseline)
  if (!isWhole) refuseMixture(old, environment)
  for (const [story, manifest] of Object.entries(seen)) writeStory(SETTINGS.baseline, story, manifest)
  if (isWhole)
    for (const story of Object.keys(old.stories))
      if (!ids.includes(story)) removeStory(SETTINGS.baseline, story)
  if (isWhole || !old.environment) writeEnvironment(SETTINGS.baseline, environment)
  const seconds = secondsSince(started)
  console.log(
    `${counts.stories} stories, ${counts.cells} cells (${counts.live} one by one) in ${seconds.toFixed(1)} s: ${Math.round(counts.cells / seconds)} cells/s, ${(seconds / Math.max(counts.stories, 1)).toFixed(2)} s a story`,
  )
  return errors.length > 0 ? 1 : 0
}
