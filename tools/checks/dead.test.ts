import { expect, test } from 'vitest'
import { deadViolations } from './dead.ts'
import { parseSource, report } from './source.ts'

const START = 'packages/app/src/boot/app.tsx'
const DOOR = 'packages/ui/src/primitives/index.ts'
const KNOB = 'packages/ui/src/primitives/Knob/Knob.tsx'
const STORY = 'packages/ui/src/primitives/Knob/Knob.stories.tsx'

/** What is found in a house of these files. */
const dead = (files: Readonly<Record<string, string>>) =>
  report(deadViolations(Object.entries(files).map(([path, text]) => parseSource(path, text))))
const house = (start: string, knob = 'export const Knob = () => null') => ({
  [START]: start,
  [DOOR]: `export { Knob } from './Knob/Knob.tsx'`,
  [KNOB]: knob,
  [STORY]: `import { Knob } from './Knob.tsx'\nexport default { title: 'Primitives/Knob', component: Knob }`,
})
const USED = `import { Knob } from '@corrente/ui/primitives'\nexport const app = <Knob />`

test('a component that only its stories show is dead, with its line at the door', () => {
  expect(dead(house(USED))).toEqual([])
  expect(dead(house('export const app = 1'))).toEqual([
    `${KNOB}:1 Knob is used by tests and stories alone`,
    `${DOOR}:1 Knob is handed out, and nobody outside takes it`,
  ])
})

test('a test counts for a name at the door, but keeps nothing alive', () => {
  const outside = {
    'packages/app/src/kit/x.test.ts': `import { Knob } from '@corrente/ui/primitives'\nKnob()`,
  }
  expect(dead({ ...house('export const app = 1'), ...outside })).toEqual([
    `${KNOB}:1 Knob is used by tests and stories alone`,
  ])
})

test('what only something dead uses is dead with it, in a circle too', () => {
  const knob = `import { turn } from './turn.ts'\nexport const Knob = () => turn()\nexport const KNOBS = [Knob]`
  const turn = `import { KNOBS } from './Knob.tsx'\nexport const turn = () => KNOBS.length`
  const files = { ...house('export const app = 1', knob), 'packages/ui/src/primitives/Knob/turn.ts': turn }
  expect(dead(files).filter((line) => line.includes('alone'))).toHaveLength(3)
  expect(dead({ ...files, [START]: USED })).toEqual([])
})

test('only what is named is alive, not the whole file', () => {
  const knob = `export const Knob = () => null\nexport const turned = 1`
  expect(dead(house(USED, knob))).toEqual([`${KNOB}:2 turned is used by tests and stories alone`])
})

test.each([
  ['a dynamic import', `export const load = () => import('@corrente/ui/primitives')`],
  ['a type', `import type { Knob } from '@corrente/ui/primitives'\nexport type App = typeof Knob`],
  ['a type import in place', `export type App = typeof import('@corrente/ui/primitives')`],
  ['a namespace', `import * as all from '@corrente/ui/primitives'\nexport const app = all`],
  ['a re-export', `export { Knob } from '@corrente/ui/primitives'`],
  ['what runs when the file is loaded', `import { Knob } from '@corrente/ui/primitives'\nKnob()`],
  ['an inner import', `import './more.ts'`],
])('%s is a use', (_, start) => {
  const more = `import { Knob } from '@corrente/ui/primitives'\nconst { a } = { a: Knob }\nexport const other = a`
  expect(
    dead({ ...house(start), 'packages/app/src/boot/more.ts': `${more}\nother()` }).filter((line) =>
      line.includes('Knob'),
    ),
  ).toEqual([])
})

test('a member of the same name is no use', () => {
  expect(
    dead(house(`import { Knob } from '@corrente/ui/primitives'\nexport const app = { Knob: 1 }.Knob`)),
  ).toEqual([`${KNOB}:1 Knob is used by tests and stories alone`])
})
