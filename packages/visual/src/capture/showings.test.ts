import { expect, test } from 'vitest'
import type { ThemeValues } from '../themes/key.ts'
import { showingsOf } from './showings.ts'
import { together } from './storyVisit.ts'

const values: ThemeValues = { tokens: {}, images: '', scheme: 'day', typeface: '' }
const themes = new Map(
  ['harbour.day', 'harbour.night', 'meadow.day', 'quarry.day'].map((id) => [id, values] as const),
)
const options = {
  themes,
  representativeBrands: ['meadow', 'quarry'],
  ownGlobalsOf: (brand: string) => ({ language: brand === 'meadow' ? 'nl' : 'en' }),
}
const shown = (said: Parameters<typeof showingsOf>[0], given = options) =>
  showingsOf(said, given).map((showing) => [showing.globals, [...showing.themes.keys()]])

test('a story is rendered once, under every theme', () => {
  expect(shown({})).toEqual([[{}, [...themes.keys()]]])
})

test('with the brands’ own globals, once for all brands that have the same', () => {
  expect(shown({ ownGlobals: true })).toEqual([
    [{ language: 'en' }, ['harbour.day', 'harbour.night', 'quarry.day']],
    [{ language: 'nl' }, ['meadow.day']],
  ])
})

test('under the representative brands alone, in their own globals where it asks for both', () => {
  expect(shown({ representative: true })).toEqual([[{}, ['meadow.day', 'quarry.day']]])
  expect(shown({ representative: true, ownGlobals: true })).toEqual([
    [{ language: 'nl' }, ['meadow.day']],
    [{ language: 'en' }, ['quarry.day']],
  ])
})

test('where no theme is asked for that it is pictured under, it is shown all the same', () => {
  expect(shown({ representative: true, ownGlobals: true }, { ...options, representativeBrands: [] })).toEqual(
    [[{}, []]],
  )
})

test('its showings are one visit: the keys of both, as large as the larger, live where one of them is', () => {
  const visit = {
    story: 'sign--plain',
    structure: '<i></i>',
    shots: [],
    hasOwnGlobals: true,
    liveBecause: '',
  }
  expect(
    together(
      { ...visit, picture: { width: 200, height: 64, hover: 'i' }, keys: { 'harbour.day': 'k1' } },
      {
        ...visit,
        structure: '<b></b>',
        picture: { width: 160, height: 80, hover: 'i' },
        keys: { 'meadow.day': 'k2' },
        liveBecause: 'asked for',
      },
    ),
  ).toEqual({
    ...visit,
    structure: '<i></i>\n<b></b>',
    picture: { width: 200, height: 80, hover: 'i' },
    keys: { 'harbour.day': 'k1', 'meadow.day': 'k2' },
    liveBecause: 'asked for',
  })
})
