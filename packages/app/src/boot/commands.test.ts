import { stationFixture } from '@corrente/domain/fixtures'
import { MENU, type RouteId } from '@corrente/domain/routing'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { allCommandsAtom } from '../frame/app/palette/allCommands.ts'
import { areaCommandsAtom } from '../frame/app/palette/atoms.ts'
import type { CommandContext } from '../kit/area/index.ts'
import type { LiveConnection } from '../live/index.ts'
import { somePorts } from '../ports/testing/somePorts.ts'
import { loadCommands } from './areas.ts'

const store = createStore()
store.set(areaCommandsAtom, { load: loadCommands })
const all = await store.get(allCommandsAtom)
const pages = all.flatMap(({ pages: own = [] }) => own)
const actions = all.flatMap(({ actions: own = [] }) => own)
const searches = all.flatMap(({ searches: own = [] }) => own)

test('no sequence of keys begins another one, so that each can be pressed', () => {
  const keys = [...pages, ...actions].flatMap((command) => (command.keys ? [command.keys] : []))
  const begins = keys.flatMap((one, place) =>
    keys.filter((other, at) => at !== place && one.every((key, nth) => other[nth] === key)),
  )
  expect(begins).toEqual([])
  expect(keys.length).toBeGreaterThan(3)
})

test('every page is one of the menu and stands there once; every action does something, once', () => {
  const menu = pages.map((page) => page.menu)
  expect(new Set(menu).size).toBe(menu.length)
  expect(menu.filter((key) => !MENU.some(({ id }) => id === key))).toEqual([])
  expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length)
  expect(actions.filter(({ route, run }) => route === undefined && run === undefined)).toEqual([])
})

test('letters alone are kept for lists: on a page only a sign, or letters one after the other, do something', () => {
  for (const { keys } of [...pages, ...actions])
    if (keys?.length === 1) expect(keys[0]).toMatch(/^[^\p{L}\p{N}]$/u)
})

const contextOf = (routes: readonly RouteId[], live: LiveConnection): CommandContext => ({
  may: (route) => routes.includes(route),
  ports: somePorts({ live }),
  showKeys: () => undefined,
  switchScheme: () => undefined,
  get: (atom) => store.get(atom),
  personal: (text) => text,
  say: (what, name) => `${what} ${name}`,
  switchPersonal: () => undefined,
  switchSingleKeys: () => undefined,
  signOut: () => undefined,
  focusSearch: () => undefined,
})

test.each<readonly [readonly RouteId[], string | undefined, Record<string, string | number> | undefined]>([
  [['stations', 'home'], '/stations', { station: 12 }],
  [['home'], '/', { station: 'IPE-0001' }],
  [[], undefined, undefined],
])('a station is shown where the user may see it: %j', (routes, path, search) => {
  const station = stationFixture({ id: 'IPE-0001', name: 'Eletroposto Ipê' })
  const all = () => [station, stationFixture({ id: 'SP-1', name: 'Outra' })]
  const live = { stations: { all, set: all } } as unknown as LiveConnection // all that a search asks of it
  const context = contextOf(routes, live)
  const read = searches
    .filter(({ kind }) => kind === 'stations')
    .map(({ find }) => find(context, 'ipe ELETRO', 8))
  expect(read.flatMap(({ found }) => found.map(({ place }) => place))).toEqual(
    path === undefined ? [] : [{ path, search }],
  )
  expect(read[0]?.total).toBe(path === undefined ? 0 : 1)
})

test('a group is found by its name among those that a station stands in; without the page it is not offered', () => {
  const station = stationFixture({ groupPk: 12, groupName: 'Shopping Aroeira' })
  const set = () => [station, stationFixture({ groupPk: 31, groupName: 'Maracanã' })]
  const live = { stations: { all: set, set } } as unknown as LiveConnection // all that a search asks of it
  const found = (routes: readonly RouteId[]) =>
    searches
      .filter(({ kind }) => kind === 'stationGroups')
      .flatMap(({ find }) => find(contextOf(routes, live), 'aroeira', 8).found)
  expect(found(['station-groups'])).toEqual([
    {
      id: 'group:12',
      label: 'Shopping Aroeira',
      place: { path: '/station_groups', search: { q: 'Shopping Aroeira' } },
    },
  ])
  expect(found([])).toEqual([])
})

test('of many groups a few are shown, and all are counted', () => {
  const set = () => [1, 2, 3].map((groupPk) => stationFixture({ groupPk, groupName: `Torre ${groupPk}` }))
  const live = { stations: { all: set, set } } as unknown as LiveConnection // all that a search asks of it
  const [read] = searches
    .filter(({ kind }) => kind === 'stationGroups')
    .map(({ find }) => find(contextOf(['station-groups'], live), 'torre', 2))
  expect([read?.found.length, read?.total]).toEqual([2, 3])
})
