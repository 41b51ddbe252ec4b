import { posix } from 'node:path'
import type { Page } from './references.ts'
import type { Node, Source, Violation } from './source.ts'

/** What the page of a component may say, in this order; `.storybook/docs/ComponentPage.tsx` adds everything else. */
export const PAGE_SECTIONS = [
  'When to use',
  'When not to use',
  'Keyboard',
  'Pointer',
  'Do and do not',
] as const

const PAGE = /^packages\/ui\/src\/.+\.mdx$/
const FRAME = /^(?:import|export) |^<[A-Z]/

/** What is wrong with the words of one component: a line from 1, and why. */
const pageFaults = (text: string): [line: number, message: string][] => {
  const found: [number, string][] = []
  const lines = text.split('\n')
  const headings = lines.flatMap((line, at) => (/^#/.test(line) ? [{ name: line, line: at + 1 }] : []))
  for (const [at, line] of lines.entries())
    if (FRAME.test(line)) found.push([at + 1, 'the frame of a page is written once, in ComponentPage'])
  if (/^[#|<-]|^$/.test(lines[0] ?? '')) found.push([1, 'a page begins with its lead: what the component is'])
  const known: readonly string[] = PAGE_SECTIONS.map((name) => `## ${name}`)
  let last = -1
  for (const { name, line } of headings) {
    const place = known.indexOf(name)
    if (place < 0) found.push([line, `'${name}' is no section of a page: ${PAGE_SECTIONS.join(', ')}`])
    else if (place <= last) found.push([line, `'${name}' stands behind a section that it goes before`])
    last = Math.max(last, place)
    if (
      lines
        .slice(line)
        .find((each) => each !== '')
        ?.startsWith('#') !== false
    )
      found.push([line, `'${name}' says nothing: leave it out`])
  }
  if (!headings.some(({ name }) => name === known[0])) found.push([1, `a page says '${PAGE_SECTIONS[0]}'`])
  return found
}

/** The name that a story file's `component` has, and whether the file tells whose props count besides. */
const shownBy = ({ program }: Source): { component: string | undefined; hasSubcomponents: boolean } => {
  const objects = (program.body as Node[])
    .flatMap((node) => (node.type === 'VariableDeclaration' ? (node.declarations as Node[]) : []))
    .map(({ init }) => init as Node | null)
    .map((init) => (init?.type === 'TSSatisfiesExpression' ? (init.expression as Node) : init))
    .filter((init) => init?.type === 'ObjectExpression')
  const properties = objects.flatMap((object) => object?.properties as Node[])
  const property = (name: string) =>
    properties.find(({ key }) => (key as Node | undefined)?.name === name)?.value as Node | undefined
  return {
    component: property('component')?.name as string | undefined,
    hasSubcomponents: property('subcomponents') !== undefined,
  }
}

/** Whether stories make that component themselves, or have it of a file that is no component's (`storyStations.tsx`). */
const isStandIn = ({ program }: Source, name: string): boolean =>
  (program.body as Node[]).some((node) => {
    if (node.type !== 'ImportDeclaration') return (node.id as Node | undefined)?.name === name
    const file = posix.basename(String((node.source as Node).value))
    return (
      /^[a-z]/.test(file) &&
      file !== 'index.ts' &&
      (node.specifiers as Node[]).some(({ local }) => (local as Node).name === name)
    )
  })

/**
 * The page of every component of `ui` is its words alone, in the agreed sections, none of them empty; and stories that
 * show a stand-in of their own say by `subcomponents` whose props the page tells.
 */
export const storyPageViolations = (sources: readonly Source[], pages: readonly Page[]): Violation[] => [
  ...pages
    .filter(({ path }) => PAGE.test(path))
    .flatMap(({ path, text }) => pageFaults(text).map(([line, message]) => ({ path, line, message }))),
  ...sources
    .filter(({ path }) => path.startsWith('packages/ui/src/') && path.endsWith('.stories.tsx'))
    .flatMap((source) => {
      const { component, hasSubcomponents } = shownBy(source)
      if (component === undefined || hasSubcomponents || !isStandIn(source, component)) return []
      const message = `${component} stands in for ${posix.basename(posix.dirname(source.path))}: name that in subcomponents`
      return [{ path: source.path, line: 1, message }]
    }),
]
