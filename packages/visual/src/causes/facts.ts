import type { Comparison } from '../baseline/compare.ts'
import type { Baseline } from '../baseline/manifest.ts'
import type { Settings } from '../config/settings.ts'
import type { Story } from '../storybook/stories.ts'
import { brandOf } from '../themes/theme.ts'
import type { Facts } from './causes.ts'
import { reachOf, readImports } from './graph.ts'
import { changedBrands, changedFiles, isWithin } from './sources.ts'

/** What is looked at: a build, its stories, and the commit that it is compared with. */
export interface Looked {
  build: string
  stories: readonly Story[]
  base: string | undefined
}

/** What git, the build and the baseline tell of the change. */
export function readFacts(
  settings: Settings,
  baseline: Baseline,
  { seen }: Pick<Comparison, 'seen'>,
  { build, stories, base }: Looked,
): Facts {
  const byId = new Map(stories.map((story) => [story.id, story]))
  const brandsOf = (cells: Baseline['stories']): Set<string> =>
    new Set(Object.values(cells).flatMap((story) => Object.keys(story.cells).map(brandOf)))
  const present = new Set([...settings.themes.brands(build), ...brandsOf(seen)])
  const files = base === undefined ? [] : changedFiles(settings, base)
  const brands = base === undefined ? undefined : changedBrands(settings, [...present], files, base)
  const own = [...present].flatMap((brand) => settings.causes.brandFiles?.(brand) ?? [])
  const imports = files.length > 0 ? readImports(build) : undefined
  const reached = new Map<string, ReadonlySet<string>>()
  const reachedFrom = (path: string): ReadonlySet<string> => {
    const known = reached.get(path) ?? reachOf(imports ?? new Map(), path)
    reached.set(path, known)
    return known
  }
  return {
    words: settings.words,
    known: { brands: brandsOf(baseline.stories), stories: new Set(Object.keys(baseline.stories)) },
    present: { brands: present, stories: new Set(byId.keys()) },
    brands,
    files: files.filter(({ path }) => !own.some((each) => isWithin(path, each))),
    ...(imports && {
      reaches: (story: string, path: string) => reachedFrom(byId.get(story)?.importPath ?? '').has(path),
    }),
    component: (story) => byId.get(story)?.title ?? story.split('--')[0] ?? story,
  }
}
