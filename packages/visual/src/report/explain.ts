import type { Comparison, Finding } from '../baseline/compare.ts'
import type { Baseline } from '../baseline/manifest.ts'
import { capture } from '../capture/capture.ts'
import type { StoryVisit } from '../capture/storyVisit.ts'
import {
  type Cause,
  type CausedCell,
  type Facts,
  gatherCauses,
  type Origin,
  originOf,
} from '../causes/causes.ts'
import { type Change, changesBetween } from '../causes/changes.ts'
import { LIMITS } from '../config/limits.ts'
import type { Settings } from '../config/settings.ts'
import { changedBlocks, distance, hashPicture, markDifferences } from '../pictures/cells.ts'
import { groupPlaces, type Place } from '../pictures/groups.ts'
import type { Picture } from '../pictures/picture.ts'
import { spread } from '../spread.ts'
import { brandOf } from '../themes/theme.ts'
import { openShelves, type Shelves } from './pictures.ts'

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

/** Cells of one story with the same cause and the same difference. */
export interface Group {
  /** `g1`, `g2` …: what `approve` is told. */
  id: string
  /** Its cause's id. */
  cause: string
  story: string
  kind: Finding['kind'] | 'unexplained'
  themes: string[]
  /** Of its pictures, in pixels. */
  size: readonly [width: number, height: number]
  /** The examples are smaller than that. */
  isSmall: boolean
  examples: Example[]
}

export interface Explained {
  causes: Cause[]
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
  facts: Facts
  /** Whether the baseline's hashes say anything on this machine. */
  isComparable: boolean
}

/** Brands of a group whose cells are shown, each in all schemes. */
const BRANDS = { large: 3, small: 1 } as const

type LooseGroup = Omit<Group, 'id' | 'cause' | 'size'> & { origin: Origin }

/** What has been found out so far. */
interface Work {
  comparison: Comparison
  options: ExplainOptions
  shelves: Shelves
  groups: LooseGroup[]
  notes: string[]
  refuted: Finding[]
  /** Cells that stand in a group, or are refuted, by story and theme. */
  done: Set<string>
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

const themesOf = ({ findings }: Comparison, story: string, kind: Finding['kind']): string[] =>
  findings.filter((each) => each.story === story && each.kind === kind).map(({ theme }) => theme)

/** Light and dark together, of brands that lie far apart in the list. */
export function exampleThemes(themes: readonly string[], size: keyof typeof BRANDS): string[] {
  const brands = spread([...new Set(themes.map(brandOf))], BRANDS[size])
  return themes.filter((theme) => brands.includes(brandOf(theme)))
}

function originIn(
  { comparison, options: { facts } }: Pick<Work, 'comparison' | 'options'>,
  finding: Finding,
  changes?: readonly Change[],
): Origin {
  const { story } = finding
  const seen = new Set(Object.keys(comparison.seen[story]?.cells ?? {}).map(brandOf))
  const changed = new Set(themesOf(comparison, story, 'changed').map(brandOf))
  return originOf(finding, { story, seen: [...seen], changed: [...changed], changes }, facts)
}

const UNEXPLAINED: Origin = {
  key: 'unexplained',
  kind: 'unexplained',
  brand: '',
  subject: '',
  what: [],
  files: [],
}

/** Holds one story's cells against those of the base commit. */
function withBefore(work: Work, { story, shots, structure }: StoryVisit): void {
  const { comparison, options, groups, notes, refuted, done } = work
  const changed = new Set(themesOf(comparison, story, 'changed'))
  const after = cellsOf(comparison, story, changed)
  const before = new Map<string, Picture>()
  for (const shot of shots)
    for (const [i, picture] of shot.cells().entries()) before.set(shot.themes[i] ?? '', picture)
  const now = comparison.structures.get(story)
  const changes = now === undefined ? undefined : changesBetween(structure, now)
  const differences: (Difference & { origin: Origin })[] = []
  const alike: string[] = []
  let strange = 0
  for (const theme of changed) {
    const [a, b] = [before.get(theme), after.get(theme)]
    if (!a || !b) continue
    done.add(`${story} ${theme}`)
    const { isComparable, baseline } = options
    if (isComparable && hashPicture(a) !== baseline.stories[story]?.cells[theme]?.picture) strange++
    const apart = distance(a, b)
    const finding: Finding = { story, theme, kind: 'changed' }
    if (apart.pixels > 0)
      differences.push({
        theme,
        blocks: changedBlocks(a, b),
        ...apart,
        origin: originIn(work, finding, changes),
      })
    else if (isComparable) alike.push(theme)
    else refuted.push(finding)
  }
  if (strange > 0)
    notes.push(`${story}: in ${strange} cells the base commit does not give the baseline’s picture`)
  if (alike.length > 0)
    groups.push({
      story,
      kind: 'unexplained',
      origin: UNEXPLAINED,
      themes: alike,
      isSmall: false,
      examples: [],
    })
  for (const own of Map.groupBy(differences, ({ origin }) => origin.key).values())
    for (const group of groupPlaces(own)) groups.push(pairs(work, story, group, before, after))
}

/** A group of cells of which there are pictures before and after. */
function pairs(
  { shelves }: Work,
  story: string,
  group: readonly (Difference & { origin: Origin })[],
  before: ReadonlyMap<string, Picture>,
  after: ReadonlyMap<string, Picture>,
): LooseGroup {
  const [first] = group
  const origin = first?.origin ?? UNEXPLAINED
  const { size, save } = shelves.of(origin.key, story)
  const themes = group.map(({ theme }) => theme)
  const shown = new Set(exampleThemes(themes, size))
  const examples = group.flatMap(({ theme, pixels, highestLevel }): Example[] => {
    const [a, b] = [before.get(theme), after.get(theme)]
    if (!a || !b || !shown.has(theme)) return []
    const marked = size === 'large' ? save(markDifferences(a, b)) : undefined
    return [{ theme, pixels, highestLevel, ...given({ before: save(a), after: save(b), marked }) }]
  })
  return { story, kind: 'changed', origin, themes, isSmall: size === 'small', examples }
}

type Addresses = Pick<Example, 'before' | 'after' | 'marked'>
const given = (addresses: Record<keyof Addresses, string | undefined>): Addresses =>
  Object.fromEntries(Object.entries(addresses).filter(([, address]) => address !== undefined))

/** The cells of a story that have no pictures before: new, gone, or nobody took any. */
function withoutBefore(work: Work, story: string): void {
  const { comparison, shelves, groups, done } = work
  const shot = new Set(comparison.after.get(story)?.flatMap((each) => each.themes))
  const planned = (['changed', 'new', 'gone'] as const).flatMap((kind) => {
    const cells = themesOf(comparison, story, kind)
      .filter((theme) => !done.has(`${story} ${theme}`))
      .map((theme) => ({ theme, origin: originIn(work, { story, theme, kind }) }))
    return [...Map.groupBy(cells, ({ origin }) => origin.key).values()].flatMap((own) => {
      const [first] = own
      if (!first) return []
      const { origin } = first
      const shelf = shelves.of(origin.key, story)
      const themes = own.map(({ theme }) => theme)
      const taken = themes.filter((theme) => shot.has(theme))
      return [{ kind, origin, shelf, themes, shown: exampleThemes(taken, shelf.size) }]
    })
  })
  // Once for all of them: unpacking a screenshot takes longest.
  const pictures = cellsOf(comparison, story, new Set(planned.flatMap(({ shown }) => shown)))
  for (const { kind, origin, shelf, themes, shown } of planned) {
    const examples = shown.flatMap((theme): Example[] => {
      const picture = pictures.get(theme)
      return picture
        ? [{ theme, ...given({ before: undefined, after: shelf.save(picture), marked: undefined }) }]
        : []
    })
    groups.push({ story, kind, origin, themes, isSmall: shelf.size === 'small', examples })
  }
}

/**
 * Takes pictures "before" of all cells found, puts every cell down to a cause and, within that, to a group by what
 * changed, and writes some pictures of each group.
 */
export async function explain(
  settings: Settings,
  comparison: Comparison,
  options: ExplainOptions,
): Promise<Explained> {
  const { baseBuild, baseline, facts } = options
  const work: Work = {
    comparison,
    options,
    shelves: openShelves(settings.report, {
      ...LIMITS.report,
      allBytes: LIMITS.report.allBytes - LIMITS.report.cellBytes * comparison.findings.length,
    }),
    groups: [],
    notes: [],
    refuted: [],
    done: new Set(),
  }
  const { groups, notes, refuted, shelves } = work
  const stories = [...comparison.structures.keys()].filter(
    (story) => themesOf(comparison, story, 'changed').length > 0,
  )
  if (baseBuild !== undefined && stories.length > 0) {
    const { errors } = await capture(settings, baseBuild, (visit) => withBefore(work, visit), {
      stories,
      choose: (story, keys) => themesOf(comparison, story, 'changed').filter((theme) => theme in keys),
    })
    for (const { story, messages } of errors)
      notes.push(`${story}: no pictures from the base commit (${messages[0] ?? ''})`)
  }
  for (const story of new Set(comparison.findings.map((finding) => finding.story))) withoutBefore(work, story)
  const left = shelves.leftOut()
  if (left > 0)
    notes.push(`${left} pictures found no room in the report; every cell stands in its group all the same`)
  const { causes, ids } = gatherCauses(causedCells(work), facts)
  const number = (id: string | undefined): number => Number(id?.slice(1))
  groups.sort(
    (a, b) =>
      number(ids.get(a.origin.key)) - number(ids.get(b.origin.key)) ||
      (a.story < b.story ? -1 : a.story > b.story ? 1 : b.themes.length - a.themes.length),
  )
  return {
    causes,
    groups: groups.map(({ origin, ...group }, i) => {
      const { width = 0, height = 0 } = comparison.seen[group.story] ?? baseline.stories[group.story] ?? {}
      return { id: `g${i + 1}`, cause: ids.get(origin.key) ?? '', size: [width, height], ...group }
    }),
    notes,
    refuted,
  }
}

const causedCells = ({ groups, comparison }: Work): CausedCell[] =>
  groups.flatMap(({ story, kind, themes, origin }) =>
    themes.map((theme) => ({
      story,
      theme,
      kind: kind === 'unexplained' ? 'changed' : kind,
      origin,
      picture: kind === 'gone' ? '' : (comparison.seen[story]?.cells[theme]?.picture ?? ''),
    })),
  )
