import { pathToFileURL } from 'node:url'
import type { Finding } from '../baseline/compare.ts'
import type { Baseline } from '../baseline/manifest.ts'
import type { Words } from '../config/settings.ts'
import type { ReportData } from '../report/data.ts'

/** A story that takes so long has pictures that are too large, or that cannot be copied. */
const SLOW_SECONDS = 15

/** A line that is written over in a terminal, and now and then a line of its own in a log. */
export function printProgress(done: number, of: number, story: string, seconds: number): void {
  if (seconds >= SLOW_SECONDS) console.log(`${story} took ${seconds.toFixed(1)} s`)
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${done}/${of} ${story}${done === of ? '\n' : ''}`)
  else if (done % 25 === 0 || done === of) console.log(`${done}/${of} stories`)
}

/** "all 24 themes", "meadow.dark, meadow.light", or the first few of many. */
export function themesInWords(themes: readonly string[], all: number): string {
  if (themes.length === all && all > 1) return `all ${all} themes`
  const shown = themes.slice(0, 4).join(', ')
  return themes.length > 4 ? `${shown} and ${themes.length - 4} more` : shown
}

/** Groups of a cause that the terminal names; the report has all. */
const SHOWN_GROUPS = 5

/** What a run leaves on the terminal. */
export function printResult(
  { counts, causes, groups, decisions, errors, environment, notes, themes, seconds, words }: ReportData,
  findings: readonly Finding[],
  visited: number,
  page: string,
): void {
  for (const line of environment) console.log(line)
  if (notes.length > 0) console.log(`${notes.length} notes are in the report.`)
  for (const { story, messages } of errors) {
    console.log(`FAILED ${story}`)
    for (const message of messages.slice(0, 3)) console.log(`       ${message.split('\n')[0] ?? ''}`)
  }
  for (const { id, digest, name, stories, cells } of causes) {
    const decision = decisions.find((each) => each.digest === digest)
    const said = decision ? ` (${decision.verdict}${decision.remark && `: ${decision.remark}`})` : ''
    console.log(
      `${id.padEnd(4)} ${name}: ${stories} ${stories === 1 ? 'story' : 'stories'}, ${cells} ${cells === 1 ? 'cell' : 'cells'}${said}`,
    )
    const own = groups.filter((group) => group.cause === id)
    for (const { id: group, story, kind, themes: its } of own.slice(0, SHOWN_GROUPS))
      console.log(`     ${group.padEnd(4)} ${kind.padEnd(8)} ${story}: ${themesInWords(its, themes.length)}`)
    if (own.length > SHOWN_GROUPS) console.log(`     and ${own.length - SHOWN_GROUPS} groups more`)
  }
  const count = (kind: Finding['kind']): number => findings.filter((finding) => finding.kind === kind).length
  const perStory = counts.stories === 0 ? 0 : visited / counts.stories
  console.log(
    [
      `${counts.stories} stories x ${themes.length} themes = ${counts.cells} cells`,
      `${counts.shot} shot${counts.live > 0 ? ` (${counts.live} one by one)` : ''}`,
      `${visited.toFixed(1)} s with Storybook's build`,
      `${Math.round(counts.cells / Math.max(visited, 0.001))} cells/s`,
      `${perStory.toFixed(2)} s a story`,
      `${seconds.toFixed(1)} s with the report`,
    ].join(', '),
  )
  console.log(
    `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${errors.length} failed stories`,
  )
  if (counts.sameUnderNewKey > 0)
    console.log(
      `${counts.sameUnderNewKey} cells look as before though something they depend on changed; \`${words.command} approve\` spares looking at them again.`,
    )
  if (findings.length + errors.length > 0) console.log(`Report: ${pathToFileURL(page).href}`)
}

/** What a merge left: cells of which two branches said something. Those that are like neither are among the findings. */
export function printDoubled({ stories }: Baseline, { command }: Words): void {
  const doubled = Object.entries(stories).flatMap(([story, { doubled: cells = {} }]) =>
    Object.keys(cells).map((theme) => `${story} ${theme}`),
  )
  if (doubled.length === 0) return
  console.log(
    `${doubled.length} cells have two lines after a merge; \`${command} approve\` leaves the one that holds: ${themesInWords(doubled, 0)}`,
  )
}
