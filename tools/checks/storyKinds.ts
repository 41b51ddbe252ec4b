import { posix } from 'node:path'
import { exportedNames } from './exports.ts'
import type { Node, Source, Violation } from './source.ts'
import { STORY_EXCEPTIONS, STORY_KINDS, type StoryException, type StoryKind } from './storyExceptions.ts'

const VIEW = /^packages\/ui\/src\/(?:[^/]+\/)+[A-Z][A-Za-z0-9]*\/[^/]+(?<!\.stories|\.test)\.tsx$/
/** What a component is made of: its views, and beside them what says their props. */
const PART = /(?<!\.stories|\.test)\.tsx?$/
const LIST = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/
const ACTING = /^(on[A-Z].*|href|trigger)$/
const STATEFUL = /^(state|status|tone|size|failure)$/

interface Prop {
  readonly name: string
  readonly isBoolean: boolean
}

/** The declarations that a file hands out. */
const exportedDeclarations = (source: Source): Node[] =>
  (source.program.body as Node[]).flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration ? [node.declaration as Node] : [],
  )

const propsOf = (source: Source): Prop[] =>
  exportedDeclarations(source)
    .filter((node) => node.type === 'TSInterfaceDeclaration' && /Props$/.test(String((node.id as Node).name)))
    .flatMap((node) => (node.body as Node).body as Node[])
    .filter((member) => member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature')
    .map((member) => ({
      name: String((member.key as Node).name ?? ''),
      isBoolean: JSON.stringify(member.typeAnnotation ?? null).includes('"TSBooleanKeyword"'),
    }))

/** Whether a view hands out a list of variants; a single number or text by such a name is none. */
const hasList = (source: Source): boolean =>
  VIEW.test(source.path) &&
  exportedDeclarations(source)
    .flatMap((node) => (node.type === 'VariableDeclaration' ? (node.declarations as Node[]) : []))
    .some((one) => LIST.test(String((one.id as Node).name)) && (one.init as Node | null)?.type !== 'Literal')

/** The kinds that a component of many users needs, by its props and by the lists that its files hand out. */
const kindsOf = (files: readonly Source[]): readonly StoryKind[] => {
  const props = files.flatMap(propsOf)
  const hasStates =
    files.some(hasList) ||
    props.some(({ name, isBoolean }) => STATEFUL.test(name) || (isBoolean && /^(is|has|can)[A-Z]/.test(name)))
  const isInteractive = props.some(({ name }) => ACTING.test(name))
  return STORY_KINDS.filter(
    (kind) => (kind !== 'States' || hasStates) && (kind !== 'Keyboard' || isInteractive),
  )
}

const ONE_USER: readonly StoryKind[] = ['Default']

const PLAY = /(^|[\s{])play\s*[:(]/

/** Whether the stories hold that kind; a `Keyboard` that presses no key is none. */
const hasKind = (kind: StoryKind, stories: readonly Source[]): boolean =>
  stories.some(
    (story) =>
      exportedNames(story).includes(kind) &&
      (kind !== 'Keyboard' || (PLAY.test(story.text) && /keyboard|tab\(/.test(story.text))),
  )

const WIDGET = /^packages\/ui\/src\/widgets\//
// What the build draws is a page that has its own user already.
const PRODUCT =
  /^packages\/(?:ui|app)\/src\/(?!.*(?:\.stories|\.test|\/index)\.tsx?$)(?!.*\/(?:testing|bench|drawn|story[A-Z]))/

/** Whether a file imports that component, at once or late. */
const uses = (source: Source, name: string): boolean =>
  new RegExp(`import\\([^)]*\\)\\)*\\s*\\.\\s*${name}\\b`).test(source.text) ||
  (source.program.body as Node[]).some(
    (node) =>
      node.type === 'ImportDeclaration' &&
      node.importKind !== 'type' &&
      (node.specifiers as Node[]).some(
        ({ imported, importKind }) => importKind !== 'type' && (imported as Node | undefined)?.name === name,
      ),
  )

/**
 * Whether it is made for many: of the library always, a widget once a second part uses it. Any other widget shows itself
 * by `Default` and by what a state or a clause asks for; its page is its comment and the clauses that its stories name.
 */
const isShared = (folder: string, products: readonly Source[]): boolean => {
  if (!WIDGET.test(folder)) return true
  const name = posix.basename(folder)
  const users = products.filter(({ path }) => !path.startsWith(`${folder}/`))
  return users.filter((source) => source.text.includes(name) && uses(source, name)).length > 1
}

/**
 * Every component folder of the library, and every widget with two users, has all its kinds of stories: `Default`;
 * `States` where it has finite states (a list of variants, a boolean, a state); `Contents`; `Keyboard` where one can act
 * on it; a page that says when to use it. A widget with one user has `Default`.
 * `pages` are the paths of all `.mdx` files; one that nobody needs is reported, and an exception too.
 */
export const storyKindViolations = (
  sources: readonly Source[],
  pages: ReadonlySet<string>,
  exceptions: readonly StoryException[] = STORY_EXCEPTIONS,
): Violation[] => {
  const found: Violation[] = []
  const used = new Set<StoryException>()
  const byFolder = Map.groupBy(sources, ({ path }) => posix.dirname(path))
  const products = sources.filter(({ path }) => PRODUCT.test(path))
  for (const [folder, inside] of byFolder) {
    if (!inside.some(({ path }) => VIEW.test(path))) continue
    const at = folder.replace('packages/ui/src/', '')
    const name = posix.basename(folder)
    const stories = inside.filter(({ path }) => path.endsWith('.stories.tsx'))
    const page = `${folder}/${name}.mdx`
    const hasManyUsers = isShared(folder, products)
    if (pages.has(page) && !hasManyUsers)
      found.push({ path: page, line: 1, message: `${name} has one user: its page comes from its comment` })
    const kinds = hasManyUsers ? kindsOf(inside.filter(({ path }) => PART.test(path))) : ONE_USER
    for (const kind of kinds) {
      if (kind === 'page' ? pages.has(page) : hasKind(kind, stories)) continue
      const exception = exceptions.find((each) => each.at === at && each.kind === kind)
      if (exception) used.add(exception)
      else
        found.push({
          path: kind === 'page' ? page : (stories[0]?.path ?? folder),
          line: 1,
          message:
            kind === 'page'
              ? `${name} has no page: when to use it, when not`
              : `${name} has no story "${kind}"`,
        })
    }
  }
  for (const exception of exceptions)
    if (!used.has(exception))
      found.push({
        path: 'tools/checks/storyExceptions.ts',
        line: 1,
        message: `${exception.at} needs no exception for "${exception.kind}" any more`,
      })
  return found
}
