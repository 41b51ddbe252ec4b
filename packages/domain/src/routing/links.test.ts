import { expect, test } from 'vitest'
import { hrefOf, placeOf, placeOfStation, type RouteId } from './index.ts'

const may =
  (...routes: RouteId[]) =>
  (route: RouteId) =>
    routes.includes(route)

test.each<readonly [readonly RouteId[], string | undefined]>([
  [['stations', 'home'], '/stations?q=IPE%201%26'],
  [['home'], '/?station=IPE%201%26'],
  [['station-edit'], undefined],
])('RTE-042 a station is shown by the best page of those that are open: %j', (routes, href) => {
  const place = placeOf('station', 'IPE 1&', may(...routes))
  expect(place && hrefOf(place)).toBe(href)
})

test('the page of a station stands in the address of the list, by its key', () => {
  const place = placeOf('stationPage', '12', may('stations', 'home'))
  expect(place && hrefOf(place)).toBe('/stations?station=12')
  expect(placeOf('stationPage', '12', may('home'))).toBeUndefined()
})

test('a page of its own stands in the path', () => {
  expect(placeOf('stationForm', '12', may('station-edit'))).toEqual({ path: '/stations/edit/12' })
  expect(hrefOf({ path: '/user/7' })).toBe('/user/7')
  expect(placeOf('user', '7', may())).toBeUndefined()
})

test('a card stands in the address of the tags', () => {
  const place = placeOf('tag', '04:A2:B3:C4', may('tags'))
  expect(place && hrefOf(place)).toBe('/ocpptags?card=04%3AA2%3AB3%3AC4')
  expect(placeOf('tag', '04:A2:B3:C4', may('home'))).toBeUndefined()
})

test.each<readonly [readonly RouteId[], number | undefined, string | undefined]>([
  [['stations', 'home'], 12, '/stations?station=12'],
  [['stations', 'home'], undefined, '/stations?q=IPE-1'],
  [['home'], 12, '/?station=IPE-1'],
  [['users'], 12, undefined],
])('RTE-042 a station opens by the best of what is known and permitted: %j, %s', (routes, pk, href) => {
  const place = placeOfStation({ pk, id: 'IPE-1' }, may(...routes))
  expect(place && hrefOf(place)).toBe(href)
})

test.each([
  ['', '/stations'],
  ['busy', '/stations?show=busy'],
])('a count of stations leads to the list that it counts: %j', (show, href) => {
  const place = placeOf('stationsThat', show, may('stations', 'users'))
  expect(place && hrefOf(place)).toBe(href)
  expect(placeOf('stationsThat', show, may('home'))).toBeUndefined()
})
