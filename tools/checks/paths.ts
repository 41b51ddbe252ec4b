import { ROUTES } from '@corrente/domain/routing'
import { lineOf, type Node, type Source, type Violation, walk } from './source.ts'

/** Where links are made and visits judged. The table itself, and permissions, whose keys are the wire's, are below. */
const PLACES = /^packages\/(app|ui)\/src\//
const NOT_PRODUCT = /(\.(test|stories)\.tsx?$|\/story[A-Z][A-Za-z]*\.tsx?$|\/testing\/|\/bench\/)/

const firstSegment = (path: string): string => path.split('/')[1]?.split(/[?#]/)[0] ?? ''
/** `/` is in every other text; it is left to the eye. */
const BEGINNINGS = new Set(ROUTES.map(({ path }) => firstSegment(path)).filter((part) => part !== ''))

/** The text of a literal, or the beginning of a template. */
const textOf = (node: Node, parents: readonly Node[]): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateElement') return undefined
  const template = parents.at(-1)
  const parts = Array.isArray(template?.quasis) ? template.quasis : []
  return parts[0] === node ? String((node.value as { raw: string }).raw) : undefined
}

/** A path of a route, written by hand, whole or as the beginning of one. */
const isPath = (text: string): boolean => text.startsWith('/') && BEGINNINGS.has(firstSegment(text))

/** Paths that are not taken from the table of the routes, the only source of paths (`pathOf`, `routeOf`). */
export const pathViolations = (source: Source): Violation[] => {
  if (!PLACES.test(source.path) || NOT_PRODUCT.test(source.path)) return []
  const found: Violation[] = []
  walk(source.program, (node, parents) => {
    const text = textOf(node, parents)
    if (text === undefined || !isPath(text)) return
    const message = `the path ${text} written by hand: take it from the table (pathOf)`
    found.push({ path: source.path, line: lineOf(source, node), message })
  })
  return found
}
