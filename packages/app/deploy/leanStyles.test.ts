import { expect, test } from 'vitest'
import { withLeanStyles } from './leanStyles.ts'

test('remarks and indents leave the styles, and nothing else', () => {
  const code = `const Box = styled(Link).attrs({ a: "/* b */" })\`
  /* Why. */
  margin: \${({ $x }) => $x && css\`
    /* Within. */
    top: 1px;
  \`} 2px;
\`
const text = \`
  /* A text. */
\``
  expect(withLeanStyles(code)).toBe(`const Box = styled(Link).attrs({ a: "/* b */" })\`
margin: \${({ $x }) => $x && css\`
top: 1px;
\`} 2px;
\`
const text = \`
  /* A text. */
\``)
})
