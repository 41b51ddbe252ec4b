import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Comparison, Finding } from '../baseline/compare.ts'
import type { Baseline } from '../baseline/manifest.ts'
import { capture } from '../capture/capture.ts'
import type { StoryVisit } from '../capture/visit.ts'
import type { Settings } from '../config/settings.ts'
import { changedBlocks, distance, hashPicture, markDifferences } from '../pictures/cells.ts'
import { groupPlaces, type Place } from '../pictures/groups.ts'
import { encodePng, type Picture } from '../pictures/png.ts'
import { spread } from '../spread.ts'

/** One cell shown in the report; addresses are relative to the report. */
export interface Example {
  theme: string
  /** Differing pixels, and the largest difference of a channel (0 to 255). Absent for a new cell. */
  pixels?: number
  highestLevel?: number
  before?: string
  after?: string
  marked?: string
}

/** Cells of one story with the same difference. */
export interface Group {
  /** `g1`, `g2` …: what `approve` is told. */
  id: string
  story: string
  kind: Finding['kind'] | 'unexplained'
  themes: string[]
  examples: Example[]
}

export interface Explained {
  groups: Group[]
  notes: string[]
  /** Findings that pictures taken on this machine do not confirm; only where hashes could not be compared. */
  refuted: Finding[]
}

interface Difference extends Place {
  pixels: number
  highestLevel: number
}

export interface ExplainOptions {
  /** The base commit's Storybook; without it there is no "before". */
  baseBuild?: string | undefined
  baseline: Baseline
  /** Whether the baseline's hashes say anything on this machine. */
  isComparable: boolean
  /** Cells shown per group. */
  examples?: number
}

const cellsOf = (
  comparison: Comparison,
  story: string,
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, Picture> => {
  const found = new Map<string, Picture>()
  for (const shot of comparison.after.get(story) ?? []) {
    if (!shot.themes.some((theme) => wanted.has(theme))) continue
    const pictures = shot.cells()
    for (const [i, theme] of shot.themes.entries()) {
      const picture = pictures[i]
      if (picture && wanted.has(theme)) found.set(theme, picture)
    }
  }
  return found
}

/** Takes pictures "before" of all cells found, groups the cells by what changed, and writes some of each group. */
export async function explain(
  settings: Settings,
  comparison: Comparison,
  { baseBuild, baseline, isComparable, examples = 6 }: ExplainOptions,
): Promise<Explained> {
  const pictures = join(settings.report, 'pictures')
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const notes: string[] = []
  const refuted: Finding[] = []
  const groups: Omit<Group, 'id'>[] = []
  const themesOf = (story: string, kind: Finding['kind']): string[] =>
    comparison.findings
      .filter((finding) => finding.story === story && finding.kind === kind)
      .map(({ theme }) => theme)
  const save = (name: string, picture: Picture): string => {
    writeFileSync(join(pictures, name), encodePng(picture))
    return `pictures/${name}`
  }
  const explained = new Set<string>()

  const onBefore = ({ story, shots }: StoryVisit): void => {
    const changed = new Set(themesOf(story, 'changed'))
    const after = cellsOf(comparison, story, changed)
    const before = new Map<string, Picture>()
    for (const shot of shots)
      for (const [i, picture] of shot.cells().entries()) before.set(shot.themes[i] ?? '', picture)
    const differences: Difference[] = []
    let strange = 0
    for (const theme of changed) {
      const [a, b] = [before.get(theme), after.get(theme)]
      if (!a || !b) continue
      explained.add(`${story} ${theme}`)
      if (isComparable && hashPicture(a) !== baseline.stories[story]?.cells[theme]?.picture) strange++
      const apart = distance(a, b)
      if (apart.pixels > 0) differences.push({ theme, blocks: changedBlocks(a, b), ...apart })
      else if (!isComparable) refuted.push({ story, theme, kind: 'changed' })
      else groups.push({ story, kind: 'unexplained', themes: [theme], examples: [] })
    }
    if (strange > 0)
      notes.push(`${story}: in ${strange} cells the base commit does not give the baseline’s picture`)
    for (const group of groupPlaces(differences))
      groups.push({
        story,
        kind: 'changed',
        themes: group.map(({ theme }) => theme),
        examples: spread(group, examples).flatMap(({ theme, pixels, highestLevel }): Example[] => {
          const [a, b] = [before.get(theme), after.get(theme)]
          if (!a || !b) return []
          const name = `${story}.${theme}`
          return [
            {
              theme,
              pixels,
              highestLevel,
              before: save(`${name}.before.png`, a),
              after: save(`${name}.after.png`, b),
              marked: save(`${name}.marked.png`, markDifferences(a, b)),
            },
          ]
        }),
      })
  }

  const stories = [...comparison.after.keys()].filter((story) => themesOf(story, 'changed').length > 0)
  if (baseBuild !== undefined && stories.length > 0) {
    const { errors } = await capture(settings, baseBuild, onBefore, {
      stories,
      choose: (story, keys) => themesOf(story, 'changed').filter((theme) => theme in keys),
    })
    for (const { story, messages } of errors)
      notes.push(`${story}: no pictures from the base commit (${messages[0] ?? ''})`)
  }
  for (const story of new Set(comparison.findings.map((finding) => finding.story)))
    for (const kind of ['changed', 'new', 'gone'] as const) {
      const themes = themesOf(story, kind).filter((theme) => !explained.has(`${story} ${theme}`))
      if (themes.length === 0) continue
      const shot = new Set(comparison.after.get(story)?.flatMap((each) => each.themes))
      const shown = spread(
        themes.filter((theme) => shot.has(theme)),
        kind === 'gone' ? 0 : examples,
      )
      const after = cellsOf(comparison, story, new Set(shown))
      groups.push({
        story,
        kind,
        themes,
        examples: [...after].map(([theme, picture]) => ({
          theme,
          after: save(`${story}.${theme}.after.png`, picture),
        })),
      })
    }
  groups.sort((a, b) => (a.story < b.story ? -1 : a.story > b.story ? 1 : b.themes.length - a.themes.length))
  return { groups: groups.map((group, i) => ({ id: `g${i + 1}`, ...group })), notes, refuted }
}
