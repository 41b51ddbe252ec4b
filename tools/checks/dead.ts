import { posix } from 'node:path'
import { type Module, moduleOf, type Reference } from './modules.ts'
import { lineOf, type Node, type Source, type Violation } from './source.ts'

/** Tests and stories, and what is there for them alone. */
const AROUND =
  /(\.(test|stories)\.tsx?$|\/story[A-Z][A-Za-z]*\.tsx?$|\/(testing|bench|fixtures)\/|^e2e\/|^tools\/visual-proofs\/)/
/** Where the product begins: its documents, what the build draws, the worker, the sandbox's server, the showroom, what people run by hand. */
const BEGINNING =
  /^(packages\/app\/(src\/boot\/(app|public|drawn\/markup)\.tsx|src\/live\/worker\/main\.ts|src\/boot\/offline\/worker\.ts|[^/]+\.ts|deploy\/.+)|packages\/sandbox\/(src\/main\.ts|scripts\/.+)|packages\/themes\/src\/build\/writeSchemas\.ts|packages\/ui\/src\/map\/basemap\/.+\.mjs|\.storybook\/.+|tools\/.+)$/
const PRODUCT = /^packages\/(domain|themes|ui|app|sandbox)\/src\//
const DOOR = /^packages\/.+\/index\.ts$/

const keyOf = ({ path, name }: Reference) => `${path} ${name}`

/** Follows a name through the indexes to the file that declares it; undefined for one from outside. */
const declarationOf = (
  modules: ReadonlyMap<string, Module>,
  { path, name }: Reference,
): Reference | undefined => {
  const module = modules.get(path)
  const target = module?.exports.get(name)
  if (!module || target === undefined) return undefined
  const next = typeof target === 'string' ? module.imports.get(target) : target
  if (next) return declarationOf(modules, next)
  return module.declarations.has(String(target)) ? { path, name: String(target) } : undefined
}

/** Every declaration that is reached from `begins`, as `path name`: what runs when a file is loaded counts for it. */
const reachedFrom = (
  modules: ReadonlyMap<string, Module>,
  begins: readonly Reference[],
): ReadonlySet<string> => {
  const reached = new Set<string>()
  const loaded = new Set<string>()
  const open: Reference[] = [...begins]
  const followAll = (module: Module, { names, loads }: Module['onLoad']) => {
    for (const name of names) {
      const imported = module.imports.get(name)
      if (imported) open.push(imported)
      else if (module.declarations.has(name)) declare(module, name)
    }
    for (const path of loads) open.push({ path, name: '*' })
  }
  const declare = (module: Module, name: string) => {
    const key = keyOf({ path: module.path, name })
    const uses = module.declarations.get(name)
    if (reached.has(key) || !uses) return
    reached.add(key)
    followAll(module, uses)
  }
  for (let next = open.pop(); next; next = open.pop()) {
    const module = modules.get(next.path)
    if (!module) continue
    if (!loaded.has(module.path)) {
      loaded.add(module.path)
      followAll(module, module.onLoad)
    }
    if (next.name === '*') {
      for (const name of module.exports.keys()) open.push({ path: module.path, name })
      continue
    }
    const target = module.exports.get(next.name)
    if (typeof target === 'object') open.push(target)
    else if (target !== undefined) {
      const imported = module.imports.get(target)
      if (imported) open.push(imported)
      else declare(module, target)
    }
  }
  return reached
}

/** Names of an index that nobody outside its folder takes, tests and stories counted as somebody. */
const unusedAtDoors = (modules: ReadonlyMap<string, Module>): Reference[] => {
  const taken = new Set<string>()
  const take = (by: string, { path, name }: Reference) => {
    if (!DOOR.test(path) || by.startsWith(`${posix.dirname(path)}/`)) return
    for (const each of name === '*' ? (modules.get(path)?.exports.keys() ?? []) : [name])
      taken.add(keyOf({ path, name: each }))
  }
  for (const { path, imports, exports, declarations, onLoad } of modules.values()) {
    for (const each of imports.values()) take(path, each)
    for (const each of exports.values()) if (typeof each === 'object') take(path, each)
    for (const { loads } of [onLoad, ...declarations.values()])
      for (const each of loads) take(path, { path: each, name: '*' })
  }
  return [...modules.values()].flatMap(({ path, exports }) =>
    DOOR.test(path) && PRODUCT.test(path) && !AROUND.test(path)
      ? [...exports.keys()].map((name) => ({ path, name })).filter((each) => !taken.has(keyOf(each)))
      : [],
  )
}

/** The line on which a file names something at its top. */
const lineOfName = (source: Source, name: string): number => {
  const at = (source.program.body as Node[]).find((node) =>
    new RegExp(`\\b${name}\\b`).test(source.text.slice(node.start, node.end)),
  )
  return at ? lineOf(source, at) : 1
}

/**
 * What nobody needs: exports of the product that are reached by tests and stories alone, and names of an index that nobody
 * outside takes.
 */
export const deadViolations = (sources: readonly Source[]): Violation[] => {
  const modules = new Map(sources.map((source) => [source.path, moduleOf(source)]))
  const begins = [...modules.values()]
    .filter(({ path }) => BEGINNING.test(path) && !AROUND.test(path))
    .flatMap(({ path }) => ({ path, name: '*' }))
  const reached = reachedFrom(modules, begins)
  const isReached = (reference: Reference) => {
    const declared = declarationOf(modules, reference)
    return declared === undefined || reached.has(keyOf(declared))
  }
  const found: Violation[] = []
  const say = (path: string, name: string, message: string) => {
    const source = sources.find((each) => each.path === path)
    found.push({ path, line: source ? lineOfName(source, name) : 1, message: `${name} ${message}` })
  }
  for (const { path, exports } of modules.values())
    if (PRODUCT.test(path) && !DOOR.test(path) && !AROUND.test(path))
      for (const name of exports.keys())
        if (!isReached({ path, name })) say(path, name, 'is used by tests and stories alone')
  for (const { path, name } of unusedAtDoors(modules))
    say(path, name, 'is handed out, and nobody outside takes it')
  return found
}
