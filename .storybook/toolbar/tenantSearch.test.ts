import { expect, test } from 'vitest'
import { filterOf, HUE_NAMES, hueName, type SearchedTenant, searchTenants } from './tenantSearch.ts'

const tenant = (given: Partial<SearchedTenant>): SearchedTenant => ({
  id: 'move',
  name: 'Move',
  country: 'BR',
  language: 'pt-BR',
  chrome: 'light',
  corners: 'soft',
  density: 'regular',
  brand: '#0b6e6e',
  hue: 195,
  ...given,
})
const move = tenant({})
const ipe = tenant({ id: 'ipe-roxo', name: 'Ipê Roxo', brand: '#6b2fa0', hue: 305, chrome: 'brand' })
const noturna = tenant({
  id: 'noturna',
  name: 'Noturna',
  country: 'CO',
  hue: null,
  chrome: 'dark',
  brand: '#101014',
})
/** Which text Storybook keeps as an argument in its address; any other is left out of it. */
const HELD = /^[a-zA-Z0-9 _-]*$/

const all = [move, ipe, noturna]

test.each([
  ['', all],
  ['ipe', [ipe]],
  ['IPÊ', [ipe]],
  ['rox', [ipe]],
  ['oxo', []],
  ['violet', [ipe]],
  ['dark-chrome', [noturna]],
  ['grey', [noturna]],
  ['co grey', [noturna]],
  ['#0b6e', [move]],
  ['pt-br', [move, ipe, noturna]],
  ['ipe grey', []],
  ['co, grey', [noturna]],
  ['violet,brand-chrome', [ipe]],
])(
  '"%s" finds the tenants that answer to every word, and so does what the address holds of it',
  (query, found) => {
    expect(searchTenants(all, query)).toEqual(found)
    expect(filterOf(query)).toMatch(HELD)
    expect(searchTenants(all, filterOf(query))).toEqual(found)
  },
)

test('every degree of the wheel has a name, and the wheel closes', () => {
  const names = Array.from({ length: 361 }, (_, hue) => hueName(hue))
  expect(new Set(names)).toEqual(new Set(HUE_NAMES.filter((name) => name !== 'grey')))
  expect(hueName(0)).toBe(hueName(360))
  expect(hueName(-10)).toBe(hueName(350))
})
