import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** What styled-components makes of a template is a style. */
const TAGS = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle'])
const REMARK = /\/\*[\s\S]*?\*\//g
const INDENT = /\n\s+/g

/** The name that a tag begins with: `styled` of `styled(Link).attrs({})`. */
function rootOf(tag: ESTree.Expression): string | undefined {
  if (tag.type === 'Identifier') return tag.name
  if (tag.type === 'MemberExpression') return rootOf(tag.object)
  return tag.type === 'CallExpression' ? rootOf(tag.callee) : undefined
}

/** @param code - a module without types. @returns it without the remarks and the indents in its styles */
export function withLeanStyles(code: string): string {
  const parts: { readonly start: number; readonly end: number }[] = []
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (TAGS.has(rootOf(tag) ?? '')) parts.push(...quasi.quasis)
    },
  }).visit(parseSync('styles.js', code).program)
  let at = 0
  let lean = ''
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    lean += code.slice(at, start) + code.slice(start, end).replace(REMARK, '').replace(INDENT, '\n')
    at = end
  }
  return lean + code.slice(at)
}

/** Styles are text in the code: their remarks would go to every browser, which would read them with each component. */
export const leanStyles = (): Plugin => ({
  name: 'corrente:lean-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/packages\/(?:app|ui)\/src\/.*\.tsx?$/, code: 'styled-components' },
    handler: (code) => ({ code: withLeanStyles(code), map: null }),
  },
})
