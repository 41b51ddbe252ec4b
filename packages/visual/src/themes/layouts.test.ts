import { expect, test } from 'vitest'
import { layoutsOf } from './layouts.ts'

const isCorner = (token: string) => token.startsWith('--radius-')
const theme = (tokens: Readonly<Record<string, string>>, typeface = '') => ({
  tokens,
  images: '',
  scheme: 'light',
  typeface,
})
const themes = new Map([
  ['a', theme({ '--size': '40px', '--bg': '#fff', '--other': '1px' })],
  ['b', theme({ '--size': '40px', '--bg': '#000', '--other': '2px' })],
  ['c', theme({ '--size': '32px', '--bg': '#fff', '--other': '1px' })],
])

test('themes that differ in colours alone are laid out alike', () => {
  expect(layoutsOf(['a', 'b', 'c'], themes, ['--size', '--bg'], isCorner)).toEqual([['a', 'b'], ['c']])
})

test('another typeface is another layout, whatever the tokens say', () => {
  const set = new Map([
    ['a', theme({})],
    ['b', theme({}, '"Slab"')],
    ['c', theme({})],
  ])
  expect(layoutsOf(['a', 'b', 'c'], set, [], isCorner)).toEqual([['a', 'c'], ['b']])
})

test('what the config says moves nothing, such as round corners', () => {
  const round = new Map([
    ['a', theme({ '--size': '40px', '--radius-m': '0px' })],
    ['b', theme({ '--size': '40px', '--radius-m': '14px' })],
  ])
  expect(layoutsOf(['a', 'b'], round, ['--size', '--radius-m'], isCorner)).toEqual([['a', 'b']])
})

test('a token that the story does not read moves nothing; when nobody can say, each may', () => {
  expect(layoutsOf(['a', 'b'], themes, ['--size'], isCorner)).toEqual([['a', 'b']])
  expect(layoutsOf(['a', 'b'], themes, 'all', isCorner)).toEqual([['a'], ['b']])
})

test('only the themes that are wanted, each in one place', () => {
  expect(layoutsOf(['c', 'a'], themes, ['--bg'], isCorner)).toEqual([['c', 'a']])
})
