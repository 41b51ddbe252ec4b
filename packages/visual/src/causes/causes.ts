import type { Finding } from '../baseline/compare.ts'
import type { Words } from '../config/settings.ts'
import { shortHash } from '../pictures/cells.ts'
import { brandOf } from '../themes/theme.ts'
import { type Change, changeInWords } from './changes.ts'
import type { ChangedFile } from './sources.ts'

export type CauseKind =
  | 'brand'
  | 'new brand'
  | 'gone brand'
  | 'component'
  | 'both'
  | 'themes'
  | 'new stories'
  | 'gone stories'
  | 'first'
  | 'unexplained'
  | 'story'

/** Why cells look different; every one of them belongs to exactly one. */
export interface Cause {
  /** `c1`, `c2` …: what `approve` is told. */
  id: string
  /** Names what was seen, cell by cell: a decision holds for that alone. */
  digest: string
  kind: CauseKind
  /** Such as "Chip: padding". */
  name: string
  /** Changed files that it is put down to. */
  files: readonly string[]
  stories: number
  cells: number
}

/** What a run knows of the change that it looks at. */
export interface Facts {
  words: Pick<Words, 'brand' | 'brands'>
  /** Brands and stories of which the baseline has a cell, and of which this run's build has one. */
  known: { brands: ReadonlySet<string>; stories: ReadonlySet<string> }
  present: { brands: ReadonlySet<string>; stories: ReadonlySet<string> }
  /** By brand, what of its own files changed, in words; undefined where nobody says which files those are. */
  brands: ReadonlyMap<string, readonly string[]> | undefined
  /** Changed sources that are no brand's own. */
  files: readonly ChangedFile[]
  /** Whether a story's imports lead to a file; undefined where that is not known. */
  reaches?: ((story: string, path: string) => boolean) | undefined
  /** The component that a story shows, such as `Primitives/Chip`. */
  component(story: string): string
}

/** One story's part in it. */
export interface StoryFacts {
  story: string
  /** Brands under which it was looked at, and those under which it changed. */
  seen: readonly string[]
  changed: readonly string[]
  /** Against the base commit; undefined where that was not looked at. */
  changes?: readonly Change[] | undefined
}

/** A cause as one cell tells it; those of one key are the same. */
export interface Origin {
  key: string
  kind: CauseKind
  brand: string
  /** What the words are about: a component, a file's name. */
  subject: string
  what: readonly string[]
  files: readonly string[]
}

/** The name that people have for what a file holds: `Button` for `Button/Button.styles.ts` and for `Button/index.ts`. */
export function subjectOf(path: string): string {
  const [name = '', folder = ''] = path.split('/').toReversed()
  const bare = name.split('.')[0] ?? name
  return bare === 'index' ? folder : bare
}

const letters = (text: string): string => text.replace(/[^a-z]/gi, '').toLowerCase()
/** Numbers and words of a value that a source writes as the browser does. */
const literals = (value: string): string[] => value.match(/\d*\.?\d+|[a-z]{3,}/gi) ?? []

/** The changed files whose changed lines speak of a change: by property and value, else by property alone. */
function blamed({ what, from, to }: Change, files: readonly ChangedFile[]): ChangedFile[] {
  const name = letters(what)
  const speaks = files.filter(({ lines }) =>
    what === 'markup'
      ? mentions(lines, differing(from, to))
      : lines.some((line) => letters(line).includes(name)),
  )
  const exactly = speaks.filter(({ lines }) => {
    const own = lines.filter((line) => letters(line).includes(name))
    return what !== 'markup' && own.length > 0 && mentions(own, [to === '' ? from : to])
  })
  return exactly.length > 0 ? exactly : speaks
}

const mentions = (lines: readonly string[], values: readonly string[]): boolean => {
  const wanted = values.flatMap(literals).filter((word) => word !== '0' && word !== 'var')
  return wanted.some((word) => lines.some((line) => literals(line).includes(word)))
}

/** The words that one of two pieces of markup has and the other has not. */
const differing = (from: string, to: string): string[] => {
  const [old, now] = [new Set(literals(from)), new Set(literals(to))]
  return [...old.symmetricDifference(now)]
}

const DECLARATION = /^([a-z-]+):\s.*;$/
/** Properties that a file's changed lines set, as style sheets write them. */
const propertiesOf = ({ lines }: ChangedFile): string[] =>
  lines.flatMap((line) => DECLARATION.exec(line)?.[1] ?? [])

const byFiles = (files: readonly ChangedFile[], what: readonly string[]): Origin => {
  const paths = files.map(({ path }) => path).sort()
  const subject = [...new Set(paths.map(subjectOf))].join(', ')
  return { key: `files ${paths.join(' ')}`, kind: 'component', brand: '', subject, what, files: paths }
}

/** What of the story itself changed, whatever the theme; undefined when nothing did. */
function storyOrigin({ story, seen, changed, changes }: StoryFacts, facts: Facts): Origin | undefined {
  const component = facts.component(story)
  const reached = facts.files.filter(({ path }) => facts.reaches?.(story, path) ?? true)
  if (changes) {
    if (changes.length === 0) return undefined
    const blame = changes.map((change) => blamed(change, reached))
    const what = changes.map(changeInWords)
    if (blame.every((each) => each.length > 0)) return byFiles([...new Set(blame.flat())], [...new Set(what)])
    // What no source speaks of is told by what it does; without words for that, by the component.
    const isSaid = changes.every(({ from, to }) => from + to !== '')
    const key = `changes ${isSaid ? JSON.stringify(changes) : component}`
    return { key, kind: 'component', brand: '', subject: component, what: [...new Set(what)], files: [] }
  }
  const isNarrow =
    changed.length < seen.length && (facts.brands ? changed.every((brand) => facts.brands?.has(brand)) : true)
  if (isNarrow) return undefined
  return reached.length > 0 ? byFiles(reached, [...new Set(reached.flatMap(propertiesOf))]) : undefined
}

/** The story is what it was: what makes its themes, the preview or the packages is not. */
function elsewhere({ files }: Facts): Origin | undefined {
  return files.length > 0 ? { ...byFiles(files, []), key: 'themes', kind: 'themes' } : undefined
}

const own = (kind: CauseKind, brand: string, subject: string, what: readonly string[] = []): Origin => ({
  key: `${kind} ${brand} ${subject}`,
  kind,
  brand,
  subject,
  what,
  files: [],
})

/** Why one cell looks different. What nothing explains stands under its own story. */
export function originOf({ story, theme, kind }: Finding, of: StoryFacts, facts: Facts): Origin {
  const brand = brandOf(theme)
  const { known, present, brands } = facts
  const alone = own('story', '', story)
  if (kind === 'new') {
    if (known.stories.size === 0) return own('first', '', '')
    if (!known.brands.has(brand)) return own('new brand', brand, '')
    return known.stories.has(story) ? alone : own('new stories', '', facts.component(story))
  }
  if (kind === 'gone') {
    if (!present.brands.has(brand)) return own('gone brand', brand, '')
    return present.stories.has(story) ? alone : own('gone stories', '', facts.component(story))
  }
  const ofStory = storyOrigin(of, facts)
  const words = brands ? brands.get(brand) : ofStory ? undefined : []
  const ofBrand = words && own('brand', brand, '', words)
  if (ofStory && ofBrand)
    return {
      ...ofStory,
      key: `${ofBrand.key} and ${ofStory.key}`,
      kind: 'both',
      brand,
      what: [...ofStory.what],
    }
  return ofStory ?? ofBrand ?? elsewhere(facts) ?? alone
}

const MOST_WORDS = 3
const few = (words: readonly string[], many: string): string =>
  words.length > MOST_WORDS ? `${words.length} ${many}` : words.join(', ')

const withWords = (subject: string, what: readonly string[], many: string): string =>
  what.length === 0 ? subject : `${subject}: ${few(what, many)}`

function nameOf(
  { kind, brand, subject, files }: Origin,
  what: readonly string[],
  { words, brands = new Map() }: Facts,
): string {
  const about = files.length > MOST_WORDS ? `${files.length} files` : subject
  const ofBrand = withWords(`${words.brand} ${brand}`, brands.get(brand) ?? [], 'changes')
  switch (kind) {
    case 'brand':
      return ofBrand
    case 'both':
      return `${ofBrand}; and ${withWords(about, what, 'properties')}`
    case 'new brand':
      return `new ${words.brand} ${brand}`
    case 'gone brand':
      return `${words.brand} ${brand} is gone`
    case 'component':
      return withWords(about, what, 'properties')
    case 'themes':
      return `themes and preview: ${about}`
    case 'new stories':
      return `new: ${subject}`
    case 'gone stories':
      return `gone: ${subject}`
    case 'first':
      return 'nothing is approved yet'
    case 'unexplained':
      return 'not of this change: the base commit looks the same'
    case 'story':
      return subject
  }
}

/** A cell with its cause. */
export interface CausedCell extends Finding {
  origin: Origin
  /** The hash of its picture; '' where it is gone. */
  picture: string
}

/** The causes of a run's cells, the largest first, and by an origin's key the id of its cause. */
export function gatherCauses(
  cells: readonly CausedCell[],
  facts: Facts,
): { causes: Cause[]; ids: ReadonlyMap<string, string> } {
  const byKey = Map.groupBy(cells, ({ origin }) => origin.key)
  const gathered = [...byKey].flatMap(([key, own]) => {
    const [first] = own
    if (!first) return []
    const what = [...new Set(own.flatMap(({ origin }) => origin.what))].sort()
    const lines = own.map(({ story, theme, kind, picture }) => `${story} ${theme} ${kind} ${picture}\n`)
    return [
      {
        key,
        digest: shortHash(...lines.sort()),
        kind: first.origin.kind,
        name: nameOf(first.origin, what, facts),
        files: first.origin.files,
        stories: new Set(own.map(({ story }) => story)).size,
        cells: own.length,
      },
    ]
  })
  gathered.sort((a, b) => b.cells - a.cells || (a.name < b.name ? -1 : 1))
  return {
    causes: gathered.map(({ key: _, ...cause }, i) => ({ id: `c${i + 1}`, ...cause })),
    ids: new Map(gathered.map(({ key }, i) => [key, `c${i + 1}`])),
  }
}
