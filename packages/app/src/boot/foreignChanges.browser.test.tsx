import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { surviveForeignChanges } from './foreignChanges.ts'

let host: HTMLElement
let root: Root
const { removeChild, insertBefore } = Node.prototype

beforeAll(() => {
  surviveForeignChanges(document.body)
  return () => Object.assign(Node.prototype, { removeChild, insertBefore })
})
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

const draw = (node: ReactNode) => flushSync(() => root.render(node))

/** What a browser's translator does: each text in an element of its own, in capitals here. */
async function translate() {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
  const all: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) all.push(walker.currentNode)
  for (const text of all) {
    if (text.parentElement?.closest('font, [translate=no]') || !text.data.trim()) continue
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data.toUpperCase()
    text.parentNode?.replaceChild(outer, text)
  }
  await Promise.resolve()
}
const seen = () => host.textContent ?? ''

/** A text, a mark, a text. */
type Parts = readonly [string, (string | undefined)?, string?]

const Line = ({ parts }: { readonly parts: Parts }) => {
  const [start, found, end] = parts
  return (
    <p>
      {start}
      {found !== undefined && <mark>{found}</mark>}
      {end}
    </p>
  )
}

/** The shapes in which React holds a text beside other nodes, before and after. */
const SHAPES: readonly { readonly name: string; readonly before: Parts; readonly after: Parts }[] = [
  { name: 'a text beside an element changes', before: ['a ', '1'], after: ['b ', '2'] },
  { name: 'a text beside an element goes', before: ['a ', 'x', ' c'], after: ['', 'x', ' c'] },
  { name: 'an element comes before a text', before: ['', undefined, 'fim'], after: ['', 'novo', 'fim'] },
  { name: 'an element goes from between', before: ['um ', 'fila', ' dois'], after: ['um fila dois'] },
  { name: 'a line is cut into pieces', before: ['um fila dois'], after: ['um ', 'fila', ' dois'] },
]

test.each(SHAPES)(
  'a translated page lives on, and nothing of it is stale: $name',
  async ({ before, after }) => {
    const text = after.join('')
    draw(<Line parts={before} />)
    await translate()
    draw(<Line parts={after} />)
    await Promise.resolve()
    // What did not change may stand in its translation.
    expect(seen().toLowerCase()).toBe(text)
    await translate()
    expect(seen()).toBe(text.toUpperCase())
  },
)

test('what says translate="no" keeps its words', async () => {
  draw(
    <p>
      {'Estado: '}
      <span translate="no">Disponível</span>
    </p>,
  )
  await translate()
  expect(seen()).toBe('ESTADO: Disponível')
})
