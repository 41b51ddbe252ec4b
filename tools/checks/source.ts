import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A node of the syntax tree, as far as the checks look at it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A comment, its marks included. */
export interface Comment {
  readonly type: 'Line' | 'Block'
  readonly start: number
  readonly end: number
}

/** One file, read once and parsed at most once; every check looks at the same tree. */
export interface Source {
  /** Path from the repository's root, with slashes. */
  readonly path: string
  readonly text: string
  readonly program: Node
  readonly comments: readonly Comment[]
}

export interface Violation {
  readonly path: string
  readonly line: number
  readonly message: string
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Parses one file; a file that does not parse is an error of its own, not a silent pass. */
const parse = (path: string, text: string): Pick<Source, 'program' | 'comments'> => {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message ?? 'does not parse'}`)
  if (!isNode(program)) throw new TypeError(`${path}: the parser gave no tree`)
  return { program, comments }
}

/** One file, parsed when its tree is first asked for: most checks look at a part of the repository. */
export const parseSource = (path: string, text: string): Source => {
  let parsed: ReturnType<typeof parse> | undefined
  const tree = () => {
    parsed ??= parse(path, text)
    return parsed
  }
  return {
    path,
    text,
    get program() {
      return tree().program
    },
    get comments() {
      return tree().comments
    },
  }
}

/** Visits every node below and including `node`, parents first; `parents` ends with the direct parent. */
export const walk = (
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
) => {
  visit(node, parents)
  const inner = [...parents, node]
  for (const value of Object.values(node)) {
    if (isNode(value)) walk(value, visit, inner)
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) walk(item, visit, inner)
  }
}

export const lineOf = (source: Source, node: Node): number =>
  source.text.slice(0, node.start).split('\n').length

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  '.git',
  '.cache',
  '.sandbox',
  'test-results',
])
const FOLDERS = ['packages', 'tools', 'e2e', '.storybook']

/** All TypeScript and JavaScript sources of the repository, in a stable order. */
export const repositorySources = (root = '.'): Source[] => {
  const found: Source[] = []
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (/\.(ts|tsx|mts|mjs)$/.test(entry.name))
        found.push(parseSource(path, readFileSync(join(root, path), 'utf8')))
    }
  }
  for (const folder of FOLDERS) visit(folder)
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Paths of all pages in words (`.mdx`) of the repository. */
export const repositoryPages = (root = '.'): Set<string> =>
  new Set(
    FOLDERS.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
        .map((entry) => posix.join(relative(root, entry.parentPath), entry.name))
        .filter((path) => !path.split('/').some((part) => SKIPPED.has(part))),
    ),
  )

/** `path:line message`, one a line, for an assertion that shows what is wrong. */
export const report = (violations: readonly Violation[]): string[] =>
  violations.map(({ path, line, message }) => `${path}:${line} ${message}`)
