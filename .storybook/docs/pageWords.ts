import type { Clause } from '../../tools/requirements/clauses.ts'

/** A node of a page's syntax tree (mdast with JSX), as far as it is looked at here. */
export interface PageNode {
  type: string
  children?: PageNode[]
  value?: string
  depth?: number
  url?: string
  name?: string
  attributes?: readonly { type: 'mdxJsxAttribute'; name: string; value: string }[]
}

/** Clauses by their id. */
export type Known = ReadonlyMap<string, Clause>

/** `HOM-028`, and `HOM-028 to HOM-031` as one. */
const NAMED = /\b([A-Z]{3,4})-(\d{3})(?: to \1-(\d{3}))?\b/g

/** What stands below a page of each clause that it names. */
export interface ClauseWords {
  readonly id: string
  readonly words: string
  /** Empty where the clause leaves nothing open. */
  readonly adopted: string
}

interface Naming {
  readonly text: string
  readonly at: number
  /** One id, or each of a range. */
  readonly ids: readonly string[]
}

const namingsIn = (text: string, known: Known): Naming[] =>
  [...text.matchAll(NAMED)].flatMap((match) => {
    const [whole, prefix = '', from = '', to = from] = match
    const ids = Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, step) => `${prefix}-${String(Number(from) + step).padStart(3, '0')}`,
    ).filter((id) => known.has(id))
    return ids.length === 0 ? [] : [{ text: whole, at: match.index, ids }]
  })

/** The clauses that a text names, each once, in its order. */
export const namedIn = (text: string, known: Known): readonly string[] => [
  ...new Set(namingsIn(text, known).flatMap(({ ids }) => ids)),
]

/** A text with each naming as a link to the clause's words below. */
const linked = (text: string, namings: readonly Naming[]): PageNode[] => {
  const nodes: PageNode[] = []
  let end = 0
  for (const naming of namings) {
    const [first = ''] = naming.ids
    nodes.push({ type: 'text', value: text.slice(end, naming.at) })
    nodes.push({
      type: 'link',
      url: `#${first}`,
      children: [{ type: 'text', value: naming.text }],
    })
    end = naming.at + naming.text.length
  }
  return [...nodes, { type: 'text', value: text.slice(end) }]
}

/** Links the clauses that `node` names and gives back their ids. */
const linkClauses = (node: PageNode, known: Known): string[] => {
  const found: string[] = []
  if (!node.children) return found
  node.children = node.children.flatMap((child) => {
    if (child.type !== 'text' || child.value === undefined) {
      found.push(...linkClauses(child, known))
      return [child]
    }
    const namings = namingsIn(child.value, known)
    found.push(...namings.flatMap(({ ids }) => ids))
    return linked(child.value, namings)
  })
  return found
}

const element = (name: string, attributes: Record<string, string> = {}): PageNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: [],
})

/** Clauses link to the decisions, where no page of Storybook can lead to. */
const plain = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** A clause in words. */
export const wordsOf = (id: string, known: Known): ClauseWords => {
  const { text = '', proposal = '' } = known.get(id) ?? {}
  return { id, words: plain(text), adopted: plain(proposal) }
}

export const byId = (clauses: readonly Clause[]): Known =>
  new Map(clauses.map((clause) => [clause.id, clause]))

/**
 * Remark plugin for the words of a component (`X.mdx`): puts `<Example />` below the lead, and the words of each clause
 * that the page names as `<Clause />` at its end. Both come from `ComponentPage`. A page that brings imports of its own
 * stands by itself and is left as it is.
 */
export const pageWords = (clauses: readonly Clause[]) => {
  const known = byId(clauses)
  return () => (page: PageNode) => {
    if (!page.children || page.children.some(({ type }) => type === 'mdxjsEsm')) return
    const ids = [...new Set(linkClauses(page, known))]
    page.children.splice(1, 0, element('Example'))
    if (ids.length === 0) return
    page.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'Requirements' }] })
    for (const id of ids) page.children.push(element('Clause', { ...wordsOf(id, known) }))
  }
}
