import { z } from '@corrente/themes/contract'

const entrySchema = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  name: z.string(),
  importPath: z.string(),
  exportName: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
})
const indexSchema = z.object({ entries: z.record(z.string(), entrySchema) })

/** A story that can be shown under other tenants. */
export interface ListedStory {
  id: string
  /** `Primitives/Button`. */
  title: string
  name: string
  /** The file from the workspace's root, and the name in it. */
  path: string
  exportName: string
}

/** The stories of the design system in an `index.json` of Storybook; throws on a text of another shape. */
export function listStories(index: unknown): ListedStory[] {
  return Object.values(z.parse(indexSchema, index).entries).flatMap(
    ({ type, id, title, name, importPath, exportName }) =>
      type === 'story' && importPath.startsWith('./packages/ui/') && exportName !== undefined
        ? [{ id, title, name, path: importPath.slice(2), exportName }]
        : [],
  )
}

/** The component of a story: `Button` of `Primitives/Button`. */
export const componentOf = ({ title }: Pick<ListedStory, 'title'>): string =>
  title.slice(title.lastIndexOf('/') + 1)

/** Where its component stands: `Widgets / Shell`. */
export const placeOf = ({ title }: Pick<ListedStory, 'title'>): string =>
  title.split('/').slice(0, -1).join(' / ')

/** A story in one line: what tells it from the others comes first, as a field is narrower than a whole title. */
export const lineOf = (story: ListedStory): string =>
  `${componentOf(story)} · ${story.name} · ${placeOf(story)}`

/** The stories whose place and name hold every word, those of a component that begins with the first one at the top. */
export function searchStories(stories: readonly ListedStory[], query: string): ListedStory[] {
  const words = query
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean)
  const found = stories.filter(({ title, name }) => {
    const text = `${title} ${name}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const [first = ''] = words
  const isNear = (story: ListedStory) => componentOf(story).toLowerCase().startsWith(first)
  return [...found.filter(isNear), ...found.filter((story) => !isNear(story))]
}

let loading: Promise<ListedStory[]> | undefined

/** Fetches the list that lies beside the page, once; a failure may be tried again. */
export function loadStories(): Promise<ListedStory[]> {
  loading ??= fetch('index.json')
    .then((answer) => answer.json())
    .then(listStories)
    .catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
  return loading
}
