import { describe, expect, test } from 'vitest'
import { parseSource, report } from './source.ts'
import { storyKindViolations } from './storyKinds.ts'

const AT = 'packages/ui/src/primitives/Knob'

const knob = ({
  list = '',
  props = 'label: string',
  stories = 'export const Default = {}\nexport const Contents = {}',
} = {}) => [
  parseSource(
    `${AT}/Knob.tsx`,
    `${list}\nexport interface KnobProps { ${props} }\nexport const Knob = () => null`,
  ),
  parseSource(`${AT}/Knob.stories.tsx`, stories),
]
const PAGE = new Set([`${AT}/Knob.mdx`])
const lacks = (sources: ReturnType<typeof knob>, pages: ReadonlySet<string> = PAGE) =>
  report(storyKindViolations(sources, pages, [])).map((line) => line.replace(/^\S+ /, ''))

describe('each kind of story that a component lacks is seen', () => {
  test('a component that only shows needs a default, contents and a page', () => {
    expect(lacks(knob())).toEqual([])
    expect(lacks(knob({ stories: 'export const Contents = {}' }))).toEqual(['Knob has no story "Default"'])
    expect(lacks(knob({ stories: 'export const Default = {}' }))).toEqual(['Knob has no story "Contents"'])
    expect(lacks(knob(), new Set())).toEqual(['Knob has no page: when to use it, when not'])
  })
  test('props that stand beside the view count', () => {
    const beside = parseSource(`${AT}/knobProps.ts`, 'export interface KnobProps { isBig: boolean }')
    expect(lacks([...knob(), beside])).toEqual(['Knob has no story "States"'])
  })
  test.each([
    ['a list of variants', { list: `export const KNOB_TONES = ['calm', 'loud'] as const` }],
    ['a boolean', { props: 'isBusy?: boolean' }],
    ['a boolean that may be left undefined', { props: 'hasLabel?: boolean | undefined' }],
    ['a state', { props: `state: 'idle' | 'sending'` }],
  ])('%s asks for all states on one sheet', (_, given) => {
    expect(lacks(knob(given))).toEqual(['Knob has no story "States"'])
  })
  test.each(['onChange: (value: number) => void', 'href: string', 'onPress(): void'])(
    '%s asks for the keyboard',
    (props) => {
      expect(lacks(knob({ props }))).toEqual(['Knob has no story "Keyboard"'])
    },
  )
  test('a keyboard story that presses no key is none', () => {
    const stories = (play: string) =>
      `export const Default = {}\nexport const Contents = {}\nexport const Keyboard = { ${play} }`
    const props = 'onChange: () => void'
    expect(lacks(knob({ props, stories: stories('') }))).toHaveLength(1)
    expect(lacks(knob({ props, stories: stories('play: async () => { await click() }') }))).toHaveLength(1)
    expect(
      lacks(knob({ props, stories: stories(`play: async () => { await userEvent.keyboard('x') }`) })),
    ).toEqual([])
  })
  test('a widget with one user needs a default alone, with two all kinds and a page', () => {
    const DIAL = 'packages/ui/src/widgets/home/Dial'
    const dial = [
      parseSource(`${DIAL}/Dial.tsx`, 'export interface DialProps { label: string }'),
      parseSource(`${DIAL}/Dial.stories.tsx`, 'export const Default = {}'),
      parseSource('packages/ui/src/widgets/home/index.ts', `export { Dial } from './Dial/Dial.tsx'`),
      parseSource('packages/app/src/areas/home/A.tsx', `import { Dial } from '@corrente/ui/widgets/home'`),
      parseSource('packages/app/src/areas/home/C.ts', `import type { Dial } from '@corrente/domain/home'`),
    ]
    const late = parseSource(
      'packages/app/src/areas/home/B.tsx',
      `const Late = late(async () => (await import('./x.tsx')).Dial)`,
    )
    const dialPage = new Set([`${DIAL}/Dial.mdx`])
    expect(lacks(dial, new Set())).toEqual([])
    expect(lacks(dial, dialPage)).toEqual(['Dial has one user: its page comes from its comment'])
    expect(lacks([...dial, late], new Set())).toEqual([
      'Dial has no story "Contents"',
      'Dial has no page: when to use it, when not',
    ])
  })
  test('a reason lets one kind pass, and is reported once it is no longer needed', () => {
    const exception = { at: 'primitives/Knob', kind: 'Contents', why: 'It holds no content.' } as const
    const bare = knob({ stories: 'export const Default = {}' })
    expect(storyKindViolations(bare, PAGE, [exception])).toEqual([])
    expect(report(storyKindViolations(knob(), PAGE, [exception]))).toEqual([
      'tools/checks/storyExceptions.ts:1 primitives/Knob needs no exception for "Contents" any more',
    ])
  })
})
