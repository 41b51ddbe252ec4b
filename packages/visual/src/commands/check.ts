import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Comparison, compare } from '../baseline/compare.ts'
import { readDecisions } from '../baseline/decisions.ts'
import {
  type Baseline,
  printManifest,
  readBaseline,
  type StoryManifest,
  writeEnvironment,
  writeStory,
} from '../baseline/manifest.ts'
import { compareEnvironments } from '../capture/environment.ts'
import { type Looked, readFacts } from '../causes/facts.ts'
import type { Settings } from '../config/settings.ts'
import type { ReportData } from '../report/data.ts'
import { type Explained, explain } from '../report/explain.ts'
import { writeReport } from '../report/write.ts'
import { secondsSince } from '../secondsSince.ts'
import { type Base, findBase, storybookOf } from '../storybook/base.ts'
import { currentStorybook } from '../storybook/builds.ts'
import { chooseStories } from '../storybook/choose.ts'
import { readStories } from '../storybook/stories.ts'
import { chosenBrands } from '../themes/chosenBrands.ts'
import type { Options } from './options.ts'
import { printDoubled, printProgress, printResult } from './words.ts'

/** Left beside what was seen: approving all of it may then remove what was not seen. */
export const WHOLE = 'whole'

/** Compares with the baseline, writes the report; 1 when anything differs or complains, 2 when nothing can be said. */
export async function check(settings: Settings, options: Options): Promise<number> {
  const started = performance.now()
  const build = currentStorybook(settings)
  const stories = await readStories(build)
  const brands = chosenBrands(settings, build, options)
  const { ids, isWhole } = chooseStories(settings, stories, options)
  const baseline = readBaseline(settings.baseline)
  const comparison = await compare(settings, build, baseline, {
    stories: ids,
    brands,
    shootAll: options.all,
    isWhole,
    onProgress: printProgress,
  })
  const visited = secondsSince(started)
  keepSeen(settings, baseline, comparison, isWhole && brands === undefined)
  const environment = baseline.environment
    ? compareEnvironments(baseline.environment, comparison.environment)
    : { isComparable: true, words: [] }
  if (!environment.isComparable && options.all) {
    console.error(environment.words.join('\n'))
    console.error(
      `So --all has nothing to compare with. Take a baseline of the base commit here (check it out, \`${settings.words.command} approve --all\`), and compare with that one.`,
    )
    return 2
  }
  const { explained, base } = await explainFindings(settings, comparison, options, {
    baseline,
    isComparable: environment.isComparable,
    build,
    stories,
  })
  const refuted = new Set(explained.refuted.map(({ story, theme }) => `${story} ${theme}`))
  const findings = comparison.findings.filter(({ story, theme }) => !refuted.has(`${story} ${theme}`))
  const data: ReportData = {
    at: new Date().toISOString(),
    seconds: secondsSince(started),
    asked: process.argv.slice(2).join(' '),
    counts: comparison.counts,
    themes: themesOf(comparison),
    schemes: settings.themes.schemes,
    words: settings.words,
    titles: Object.fromEntries(stories.map(({ id, title, name }) => [id, `${title} · ${name}`])),
    causes: explained.causes,
    groups: explained.groups,
    decisions: readDecisions(settings),
    ...(settings.themes.globals && { globals: settings.themes.globals }),
    ownGlobals: ownGlobalsIn(settings, build, comparison),
    errors: comparison.errors,
    environment: environment.words,
    notes: [...comparison.notes, ...explained.notes],
    ...(base ? { base } : {}),
    ...headOf(settings),
  }
  const page = await writeReport(settings.report, data)
  printResult(data, findings, visited, page)
  printDoubled(baseline, settings.words)
  return findings.length + comparison.errors.length > 0 ? 1 : 0
}

/** The commit that the working tree stands on; nothing outside of git. */
function headOf({ root }: Settings): Pick<ReportData, 'commit'> {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? { commit: stdout.trim() } : {}
}

const ownGlobalsIn = (
  { themes: { brands, ownGlobals } }: Settings,
  build: string,
  { inOwnGlobals }: Comparison,
): NonNullable<ReportData['ownGlobals']> => ({
  stories: inOwnGlobals,
  brands: Object.fromEntries(brands(build).map((brand) => [brand, ownGlobals(brand)])),
})

/** All that were looked at; a story that a script draws is seen under some of them. */
const themesOf = ({ seen }: Comparison): string[] => [
  ...new Set(Object.values(seen).flatMap(({ cells }) => Object.keys(cells))),
]

/** What `approve` copies from: the stories of which the baseline does not say just this. */
function keepSeen({ seen }: Settings, baseline: Baseline, comparison: Comparison, isWhole: boolean): void {
  rmSync(seen, { recursive: true, force: true })
  writeEnvironment(seen, comparison.environment)
  for (const [story, manifest] of Object.entries(comparison.seen)) {
    const old = baseline.stories[story]
    if (!old || printManifest(old) !== printManifest(manifest)) writeStory(seen, story, newIn(manifest, old))
  }
  if (isWhole) writeFileSync(join(seen, WHOLE), '')
}

interface Checked extends Omit<Looked, 'base'> {
  baseline: Baseline
  isComparable: boolean
}

/** Of a story without whole screenshots the cells alone that the baseline does not have: 300 brands would fill a report. */
function newIn(manifest: StoryManifest, old: StoryManifest | undefined): StoryManifest {
  if (manifest.sheets.length > 0) return manifest
  const cells = Object.entries(manifest.cells).filter(([theme, { picture, key }]) => {
    const before = old?.cells[theme]
    return before?.picture !== picture || before.key !== key || old?.doubled?.[theme] !== undefined
  })
  return { ...manifest, cells: Object.fromEntries(cells) }
}

async function explainFindings(
  settings: Settings,
  comparison: Comparison,
  options: Options,
  { baseline, isComparable, ...looked }: Checked,
): Promise<{ explained: Explained; base: Base | undefined }> {
  const hasChanged = comparison.findings.some(({ kind }) => kind === 'changed')
  const base = hasChanged ? findBase(settings, options.base) : undefined
  const facts = readFacts(settings, baseline, comparison, { ...looked, base: base?.commit })
  const notes: string[] = []
  let baseBuild: string | undefined
  try {
    if (base && (!options.noBefore || !isComparable)) baseBuild = await storybookOf(settings, base.commit)
  } catch (error) {
    notes.push(`There are no pictures "before": ${error instanceof Error ? error.message : String(error)}`)
  }
  const explained = await explain(settings, comparison, { baseBuild, baseline, facts, isComparable })
  return {
    explained: { ...explained, notes: [...notes, ...explained.notes] },
    base: baseBuild === undefined ? undefined : base,
  }
}
