import { posix } from 'node:path'
import type { Node, Source } from './source.ts'

/** A name of another file: what an import takes, and what a re-export hands on. `*` stands for all of them. */
export interface Reference {
  readonly path: string
  readonly name: string
}

/** One file as the search for dead code sees it. */
export interface Module {
  readonly path: string
  /** By exported name: what is declared here under it, or what is handed on from elsewhere. */
  readonly exports: ReadonlyMap<string, string | Reference>
  /** By local name: where it was imported from. */
  readonly imports: ReadonlyMap<string, Reference>
  /** By the name of a declaration at the top: what it takes. */
  readonly declarations: ReadonlyMap<string, Uses>
  /** What runs as soon as the file is loaded. */
  readonly onLoad: Uses
}

/** The names that a piece of code mentions, and the files that it loads as a whole. */
interface Uses {
  readonly names: ReadonlySet<string>
  readonly loads: readonly string[]
}

const FLOOR = /^@corrente\/([a-z]+)(?:\/(.+))?$/

/** The file of the house that a specifier leads to; undefined for a package from outside. */
export const fileOf = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  const [, floor, rest] = FLOOR.exec(specifier) ?? []
  if (floor === undefined) return undefined
  return `packages/${floor}/src/${rest === undefined ? '' : `${rest}/`}index.ts`
}

const stringOf = (node: unknown): string | undefined => {
  const value = (node as { value?: unknown } | null | undefined)?.value
  return typeof value === 'string' ? value : undefined
}
const nameOf = (node: unknown): string => {
  const named = node as { name?: string; value?: string }
  return named.name ?? named.value ?? ''
}

/** Keys that hold a member's own name, which is no mention of a variable of that name. */
const isOwnName = (node: Node, key: string): boolean =>
  (key === 'property' && node.type === 'MemberExpression' && node.computed !== true) ||
  (key === 'key' && node.computed !== true && node.shorthand !== true) ||
  (key === 'name' && node.type === 'JSXAttribute')

const usesOf = (from: string, root: Node): Uses => {
  const names = new Set<string>()
  const loads: string[] = []
  const load = (specifier: string | undefined) => {
    const path = specifier === undefined ? undefined : fileOf(from, specifier)
    if (path !== undefined) loads.push(path)
  }
  const visit = (node: Node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(nameOf(node))
    if (node.type === 'ImportExpression' || node.type === 'TSImportType') load(stringOf(node.source))
    if (node.type === 'NewExpression' && nameOf(node.callee) === 'URL')
      load(stringOf((node.arguments as Node[])[0]))
    for (const [key, value] of Object.entries(node)) {
      if (isOwnName(node, key)) continue
      for (const inner of Array.isArray(value) ? value : [value])
        if (typeof (inner as Node | null)?.type === 'string') visit(inner as Node)
    }
  }
  visit(root)
  return { names, loads }
}

/** The names that a pattern binds: `a`, `{ a, b: c }`, `[a]`. */
const boundBy = (pattern: Node): string[] => {
  if (pattern.type === 'Identifier') return [nameOf(pattern)]
  if (pattern.type === 'ObjectPattern')
    return (pattern.properties as Node[]).flatMap((one) => boundBy((one.value ?? one.argument) as Node))
  if (pattern.type === 'ArrayPattern')
    return (pattern.elements as (Node | null)[]).flatMap((one) => (one === null ? [] : boundBy(one)))
  return boundBy((pattern.left ?? pattern.argument) as Node)
}

/** A declaration by its names; each variable of a `const` stands for itself. */
const declaredBy = (node: Node): [string, Node][] =>
  node.type === 'VariableDeclaration'
    ? (node.declarations as Node[]).flatMap((one) =>
        boundBy(one.id as Node).map((name): [string, Node] => [name, one]),
      )
    : node.id
      ? [[nameOf(node.id), node]]
      : []

/** Reads what a file declares, takes from others and hands out. */
export const moduleOf = ({ path, program }: Source): Module => {
  const exports = new Map<string, string | Reference>()
  const imports = new Map<string, Reference>()
  const declarations = new Map<string, Uses>()
  const running: Uses[] = []
  const declare = (node: Node) => {
    const declared = declaredBy(node)
    for (const [name, one] of declared) declarations.set(name, usesOf(path, one))
    return declared.map(([name]) => name)
  }
  for (const node of program.body as Node[]) {
    const specifier = stringOf(node.source)
    const from = specifier === undefined ? undefined : fileOf(path, specifier)
    const specifiers = (node.specifiers ?? []) as Node[]
    if (node.type === 'ImportDeclaration') {
      if (from === undefined) continue
      if (specifiers.length === 0) running.push({ names: new Set(), loads: [from] })
      for (const one of specifiers) {
        const name =
          one.type === 'ImportSpecifier'
            ? nameOf(one.imported)
            : one.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*'
        imports.set(nameOf(one.local), { path: from, name })
      }
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const one of specifiers) {
        const local = nameOf(one.local)
        exports.set(nameOf(one.exported), from === undefined ? local : { path: from, name: local })
      }
      if (node.declaration) for (const name of declare(node.declaration as Node)) exports.set(name, name)
    } else if (node.type === 'ExportDefaultDeclaration') {
      exports.set('default', 'default')
      declarations.set('default', usesOf(path, node.declaration as Node))
    } else if (declare(node).length === 0) running.push(usesOf(path, node))
  }
  return {
    path,
    exports,
    imports,
    declarations,
    onLoad: {
      names: new Set(running.flatMap(({ names }) => [...names])),
      loads: running.flatMap(({ loads }) => loads),
    },
  }
}
