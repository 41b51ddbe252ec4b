import { basename, resolve } from 'node:path'
import { spread } from '../spread.ts'
import type { Marks } from '../storybook/marks.ts'
import type { BrandFile, ThemeAttributes, ThemeImages, VisualConfig } from './define.ts'

/** A config with its defaults and whole paths: what every part of the checks is handed. */
export interface Settings {
  root: string
  /** Hashes of all cells, in git. */
  baseline: string
  /** Built Storybooks by the digest of their sources. */
  builds: string
  /** Check-outs of base commits whose pictures "before" are needed. */
  worktrees: string
  /** The last run's page, its pictures and data. */
  report: string
  /** In the report's folder, what the run saw, in the baseline's own form: `approve` copies from here. */
  seen: string
  keptBuilds: number
  guards: number
  storybook: {
    sources: readonly string[]
    isSource(path: string): boolean
    build(folder: string, to: string): readonly [string, ...string[]]
  }
  themes: {
    attributes: ThemeAttributes
    schemes: readonly string[]
    brands(build: string): readonly string[]
    styles(build: string): string
    families: readonly string[]
    representative(build: string, count: number): readonly string[]
    roomiest: readonly string[]
    isUnmoving(token: string): boolean
    images?: ThemeImages
    globals?: ThemeAttributes
    ownGlobals(brand: string): Readonly<Record<string, string>>
  }
  causes: {
    brandFiles?: (brand: string) => readonly string[]
    describe(file: BrandFile): readonly string[]
  }
  stories: Marks
  drawing?: { present: string; busy: string }
  browser: { executablePath?: () => string; args: readonly string[] }
  before: { branches: readonly string[]; install?: readonly [string, ...string[]] }
  words: Words
}

/** What people call things here. */
export interface Words {
  brand: string
  brands: string
  command: string
  guide?: string
}

const NAME = /^[\w-]+$/
const ATTRIBUTE = /^[a-z][a-z0-9-]*$/
/** Options that every repository has: no word for brands may be one of them. */
const TAKEN: readonly string[] = [
  'all',
  'base',
  'config',
  'help',
  'no-before',
  'report',
  'serve',
  'shard',
  'stories',
  'representative',
]

/** Throws a sentence that names the config's entry. */
function demand(isSo: boolean, entry: string, sentence: string): void {
  if (!isSo) throw new Error(`${entry}: ${sentence}`)
}

/** A line of the baseline is split at spaces and a theme's id at its dot, so that names hold neither. */
function checkNames(names: readonly string[], entry: string): readonly string[] {
  demand(names.length > 0, entry, 'at least one is needed.')
  demand(new Set(names).size === names.length, entry, 'one is named twice.')
  for (const name of names)
    demand(NAME.test(name), entry, `"${name}" is no name: letters, digits, - and _ alone.`)
  return names
}

const matcher = (pattern: RegExp | undefined): ((text: string) => boolean) =>
  pattern === undefined ? () => false : (text) => text.search(pattern) >= 0

/** Asks once for each name: a repository may read files to answer, and each story asks for all brands. */
function once<Answer>(ask: (name: string) => Answer): (name: string) => Answer {
  const known = new Map<string, Answer>()
  return (name) => {
    const answer = known.get(name) ?? ask(name)
    known.set(name, answer)
    return answer
  }
}

function wordsOf({ words = {} }: Pick<VisualConfig, 'words'>): Words {
  const { brand = 'brand', brands = 'brands', command = 'npx visual', guide } = words
  demand(/^[a-z]+$/.test(brands) && !TAKEN.includes(brands), 'words.brands', `--${brands} can be no option.`)
  return { brand, brands, command, ...(guide === undefined ? {} : { guide }) }
}

function causesOf({ causes = {} }: Pick<VisualConfig, 'causes'>): Settings['causes'] {
  const { brandFiles, describe = ({ path }) => [basename(path)] } = causes
  return { describe, ...(brandFiles && { brandFiles }) }
}

/** What the program calls things where there is no config yet. */
export const DEFAULT_WORDS: Words = wordsOf({})

/** A report and what its run saw travel together: one folder, from whichever machine. */
export const reportFolders = (report: string): Pick<Settings, 'report' | 'seen'> => ({
  report,
  seen: resolve(report, 'seen'),
})

/** Reads a config; `root` is the folder of its file. Throws, naming the entry, on what cannot work. */
export function readSettings(config: VisualConfig, root: string): Settings {
  const { storybook, themes, stories = {}, browser = {}, before = {} } = config
  const cache = resolve(root, config.cache ?? '.cache/visual')
  const isExcepted = matcher(storybook.except)
  demand(storybook.sources.length > 0, 'storybook.sources', 'name what the Storybook is made of.')
  const { attributes } = themes
  for (const attribute of [attributes.brand, attributes.scheme])
    demand(ATTRIBUTE.test(attribute), 'themes.attributes', `"${attribute}" is no attribute’s name.`)
  demand(attributes.brand !== attributes.scheme, 'themes.attributes', 'brand and scheme are two attributes.')
  const schemes = checkNames(themes.schemes, 'themes.schemes')
  for (const scheme of themes.images ? schemes : [])
    demand(themes.images?.addresses[scheme] !== undefined, 'themes.images.addresses', `none for "${scheme}".`)
  const guards = config.guards ?? 2
  demand(Number.isInteger(guards) && guards > 0, 'guards', 'a whole number from 1.')
  const brands = (build: string): readonly string[] =>
    checkNames(typeof themes.brands === 'function' ? themes.brands(build) : themes.brands, 'themes.brands')
  return {
    root,
    baseline: resolve(root, config.baseline ?? 'visual-baseline'),
    builds: resolve(cache, 'builds'),
    worktrees: resolve(cache, 'worktrees'),
    ...reportFolders(resolve(cache, 'report')),
    keptBuilds: config.keptBuilds ?? 4,
    guards,
    storybook: {
      sources: storybook.sources,
      isSource: (path) => !isExcepted(path),
      build: storybook.build ?? ((_, to) => ['storybook', 'build', '-o', to, '--quiet', '--stats-json']),
    },
    themes: {
      attributes,
      schemes,
      brands,
      styles: (build) => themes.styles?.(build) ?? '',
      families: themes.families ?? [],
      representative: (build, count) => themes.representative?.(count) ?? spread(brands(build), count),
      roomiest: themes.roomiest ?? [],
      isUnmoving: matcher(themes.unmoving),
      ownGlobals: once((brand) => themes.ownGlobals?.(brand) ?? {}),
      ...(themes.images && { images: themes.images }),
      ...(themes.globals && { globals: themes.globals }),
    },
    causes: causesOf(config),
    stories: {
      names: stories.names ?? [],
      tags: stories.tags ?? ['visual'],
      except: stories.except ?? 'no-visual',
    },
    ...(config.drawing && { drawing: config.drawing }),
    browser: {
      args: browser.args ?? [],
      ...(browser.executablePath && { executablePath: browser.executablePath }),
    },
    before: {
      branches: before.branches ?? ['origin/main', 'main'],
      ...(before.install && { install: before.install }),
    },
    words: wordsOf(config),
  }
}
