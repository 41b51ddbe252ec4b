import { describe, expect, test } from 'vitest'
import { wordPages } from './references.ts'
import { parseSource, report, repositorySources } from './source.ts'
import { storyPageViolations } from './storyPages.ts'

test('every page of a component is its words alone, and tells the right props', () => {
  expect(report(storyPageViolations(repositorySources(), wordPages()))).toEqual([])
})

const AT = 'packages/ui/src/primitives/Knob/Knob'
const page = (text: string) => report(storyPageViolations([], [{ path: `${AT}.mdx`, text }]))
const stories = (text: string) => report(storyPageViolations([parseSource(`${AT}.stories.tsx`, text)], []))

describe('each fault of a page is seen', () => {
  test('a lead and when to use it are enough', () => {
    expect(page('A knob.\n\n## When to use\n\n- To turn.\n')).toEqual([])
    expect(page('A knob.\n')).toHaveLength(1)
    expect(page('## When to use\n\n- To turn.\n')).toHaveLength(1)
  })
  test.each([
    ['an import', `A knob.\n\nimport { Knob } from './Knob.tsx'\n\n## When to use\n\n- To turn.\n`],
    ['a block', 'A knob.\n\n## When to use\n\n- To turn.\n\n<Stories />\n'],
    ['a section of its own', 'A knob.\n\n## When to use\n\n- To turn.\n\n## Props\n\nMany.\n'],
    [
      'a section too late',
      'A knob.\n\n## When to use\n\n- To turn.\n\n## Keyboard\n\nTab.\n\n## When not to use\n\n- No.\n',
    ],
    ['a section that says nothing', 'A knob.\n\n## When to use\n\n- To turn.\n\n## Keyboard\n\n'],
  ])('%s', (_, text) => {
    expect(page(text)).toHaveLength(1)
  })
})

describe('a stand-in without the component that it shows is seen', () => {
  const meta = (inside: string) => `const meta = { title: 'Knob', ${inside} } satisfies Meta<typeof Example>`
  const STAND_IN = 'function Example() { return null }\n'
  test('one that the stories declare', () => {
    expect(stories(STAND_IN + meta('component: Example'))).toHaveLength(1)
    expect(stories(STAND_IN + meta('component: Example, subcomponents: { Knob }'))).toEqual([])
  })
  test('one of a file beside them', () => {
    expect(stories(`import { Example } from './storyKnobs.tsx'\n${meta('component: Example')}`)).toHaveLength(
      1,
    )
  })
  test('an imported component is the one itself', () => {
    expect(stories(`import { Knob } from './Knob.tsx'\n${meta('component: Knob')}`)).toEqual([])
  })
})
