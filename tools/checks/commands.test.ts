import { MENU, type RouteId, routeOf } from '@corrente/domain/routing'
import { expect, test } from 'vitest'
import { BUILT, loadCommands } from '../../packages/app/src/boot/areas.ts'

const all = await loadCommands()
const pages = all.flatMap(({ pages: own = [] }) => own)
const actions = all.flatMap(({ actions: own = [] }) => own)
const routeOfPage = new Map<string, RouteId>(MENU.map(({ id, route }) => [id, route]))
/** The General View by other names: `g h` leads to it. */
const SAME_PAGE: readonly RouteId[] = ['admin', 'config']
/** A permission with an address: it leads on to a page (RTE-016). */
const NO_PAGE: readonly RouteId[] = ['cancel-idle-payment']
/** A part of a form: nobody begins there. */
const WITHIN: readonly RouteId[] = ['voucher-create-users', 'virtual-group-select']

test('every page of the menu that is built has its sequence of keys, so that it stands on the sheet', () => {
  const withKeys = pages.filter(({ keys }) => keys?.[0] === 'g').map(({ menu }) => routeOfPage.get(menu))
  const owed = MENU.map(({ route }) => route).filter((route) => BUILT.has(route) && !withKeys.includes(route))
  expect(owed).toEqual([])
  expect(withKeys.length).toBeGreaterThan(4)
})

test('every other built page that an address without parameters opens has an action in the palette', () => {
  const reached = new Set([
    ...pages.map(({ menu }) => routeOfPage.get(menu)),
    ...actions.map(({ route }) => route),
    ...SAME_PAGE,
    ...NO_PAGE,
    ...WITHIN,
  ])
  // Nobody goes where nothing is.
  const owed = [...BUILT].filter(
    (id) => id !== 'not-found' && routeOf(id).params.length === 0 && !reached.has(id),
  )
  expect(owed).toEqual([])
})

test('nothing leads to a page that the build has not', () => {
  const led = [...pages.map(({ menu }) => routeOfPage.get(menu)), ...actions.map(({ route }) => route)]
  expect(led.filter((route) => route !== undefined && !BUILT.has(route))).toEqual([])
})
