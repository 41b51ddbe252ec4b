import { type CaptureOptions, capture, type StoryError } from '../capture/capture.ts'
import type { Environment } from '../capture/environment.ts'
import type { Shot } from '../capture/shoot.ts'
import type { StoryVisit } from '../capture/storyVisit.ts'
import type { Settings } from '../config/settings.ts'
import { brandOf } from '../themes/theme.ts'
import { type Baseline, type CellHashes, cellOf, type StoryManifest } from './manifest.ts'

/** A cell whose picture is not the baseline's. */
export interface Finding {
  story: string
  theme: string
  kind: 'changed' | 'new' | 'gone'
}

export interface Counts {
  stories: number
  cells: number
  /** Cells that were shot. */
  shot: number
  /** Of those, the ones shot one by one. */
  live: number
  /** Cells with a new key and the old picture: approving spares shooting them again. */
  sameUnderNewKey: number
}

export interface Comparison {
  environment: Environment
  findings: Finding[]
  errors: StoryError[]
  /** Manifests as they will be once approved. */
  seen: Record<string, StoryManifest>
  /** By story, the screenshots that hold a change, and some of those that hold what is new. */
  after: Map<string, readonly Shot[]>
  /** By story with a cell that is changed or new, what its keys are made of. */
  structures: Map<string, string>
  /** Stories that are shown under each brand with the globals that are the brand's own. */
  inOwnGlobals: string[]
  counts: Counts
  notes: string[]
}

export interface CompareOptions
  extends Pick<CaptureOptions, 'stories' | 'listenTo' | 'brands' | 'onProgress'> {
  /** Shoots every cell and trusts no key. */
  shootAll?: boolean
  /** All marked stories are among those visited: what the baseline has besides them is gone. */
  isWhole?: boolean
}

/** Visits the stories; shoots the cells whose key is not the baseline's (or all), and compares hash with hash. */
export async function compare(
  settings: Settings,
  build: string,
  baseline: Baseline,
  { shootAll = false, isWhole = false, ...options }: CompareOptions,
): Promise<Comparison> {
  const result: Omit<Comparison, 'environment' | 'errors'> = {
    findings: [],
    seen: {},
    after: new Map(),
    structures: new Map(),
    inOwnGlobals: [],
    counts: { stories: 0, cells: 0, shot: 0, live: 0, sameUnderNewKey: 0 },
    notes: [],
  }
  const { environment, errors } = await capture(
    settings,
    build,
    (visit) => take(result, visit, baseline.stories[visit.story], options.brands === undefined),
    {
      ...options,
      knownSheets: (story) => baseline.stories[story]?.sheets ?? [],
      choose: (story, keys) =>
        Object.entries(keys).flatMap(([theme, key]) =>
          !shootAll && cellOf(baseline.stories[story], theme, { key })?.key === key ? [] : [theme],
        ),
    },
  )
  const failed = new Set(errors.map(({ story }) => story))
  for (const [story, { cells }] of Object.entries(baseline.stories)) {
    if (failed.has(story) || !(isWhole || options.stories.includes(story))) continue
    for (const theme of Object.keys(cells)) {
      if (options.brands && !options.brands.includes(brandOf(theme))) continue
      if (!result.seen[story]?.cells[theme]) result.findings.push({ story, theme, kind: 'gone' })
    }
  }
  result.findings.sort((a, b) => (`${a.story} ${a.theme}` < `${b.story} ${b.theme}` ? -1 : 1))
  return { ...result, environment, errors }
}

/** So many new cells of a story are enough to choose examples from; all of them would fill the memory. */
const NEW_CELLS = 12

/** Compares one story with its baseline. */
export async function take(
  {
    counts,
    notes,
    findings,
    after,
    structures,
    inOwnGlobals,
    seen,
  }: Omit<Comparison, 'environment' | 'errors'>,
  { story, picture, keys, structure, shots, hasOwnGlobals, liveBecause }: StoryVisit,
  old: StoryManifest | undefined,
  hasAllBrands: boolean,
): Promise<void> {
  const themes = Object.keys(keys)
  const shot = shots.reduce((sum, each) => sum + each.themes.length, 0)
  const isComplete = hasAllBrands && shot === themes.length
  const cells = new Map<string, CellHashes>(
    Object.entries(keys).map(([theme, key]) => [
      theme,
      { picture: cellOf(old, theme, { key })?.picture ?? '', key },
    ]),
  )
  counts.stories++
  if (hasOwnGlobals) inOwnGlobals.push(story)
  counts.cells += themes.length
  counts.shot += shot
  if (liveBecause) {
    counts.live += shot
    notes.push(`${story}: shown itself under each theme, not as copies (${liveBecause})`)
  }
  for (const each of shots) {
    if (isComplete && old?.sheets.includes(each.hash)) {
      counts.sameUnderNewKey += each.themes.filter((theme) => old.cells[theme]?.key !== keys[theme]).length
      continue
    }
    const { hashes } = await each.read()
    const kinds = new Set<Finding['kind']>()
    for (const [i, theme] of each.themes.entries()) {
      const [cell, hash] = [cells.get(theme), hashes[i]]
      if (!cell || !hash) continue
      cell.picture = hash
      const before = cellOf(old, theme, cell)
      if (before?.picture === cell.picture) {
        if (before.key !== cell.key) counts.sameUnderNewKey++
        continue
      }
      const kind = before ? 'changed' : 'new'
      kinds.add(kind)
      findings.push({ story, theme, kind })
    }
    const kept = after.get(story) ?? []
    const keptCells = kept.reduce((sum, { themes: own }) => sum + own.length, 0)
    if (kinds.has('changed') || (kinds.has('new') && keptCells < NEW_CELLS)) after.set(story, [...kept, each])
    if (kinds.size > 0) structures.set(story, structure)
  }
  const isSame = [...cells].every(([theme, now]) => old?.cells[theme]?.picture === now.picture)
  const sheets =
    isComplete && !liveBecause ? shots.map(({ hash }) => hash) : isSame ? (old?.sheets ?? []) : []
  seen[story] = { width: picture.width, height: picture.height, sheets, cells: Object.fromEntries(cells) }
}
