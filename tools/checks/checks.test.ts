import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { arrowViolations } from './arrows.ts'
import { CATALOGUE_LIST, catalogueAreas, catalogueList } from './catalogues.ts'
import { circles, circlesOf } from './circles.ts'
import { deadViolations } from './dead.ts'
import { doorViolations } from './doors.ts'
import { starEntrances } from './exports.ts'
import { lookViolations } from './looks.ts'
import { pathViolations } from './paths.ts'
import { queryKeyViolations } from './queryKeys.ts'
import { parseSource, report, repositoryPages, repositorySources } from './source.ts'
import { storyViolations } from './stories.ts'
import { storyKindViolations } from './storyKinds.ts'

const sources = repositorySources()

describe('the repository as it is', () => {
  test('every arrow is allowed', () => {
    expect(report(sources.flatMap(arrowViolations))).toEqual([])
  })
  test('nothing leads back to itself: no package, no room, no file', () => {
    expect(circles(sources)).toEqual([])
  })
  test('one query stands behind one key', () => {
    expect(report(queryKeyViolations(sources))).toEqual([])
  })
  test('every outside thing has one door', () => {
    expect(report(sources.flatMap(doorViolations))).toEqual([])
  })
  test('R22 no component writes words, sides, colours or HTML', () => {
    expect(report(sources.flatMap(lookViolations))).toEqual([])
  })
  test('RTE-037 one table holds all paths: no other file writes one by hand', () => {
    expect(report(sources.flatMap(pathViolations))).toEqual([])
  })
  test('every component has stories', () => {
    expect(report(storyViolations(sources))).toEqual([])
  })
  test('every component has all its kinds of stories and its page (node tools/checks/cli.ts stories)', () => {
    expect(report(storyKindViolations(sources, repositoryPages()))).toEqual([])
  })
  test('every export is used by the product', () => {
    expect(report(deadViolations(sources))).toEqual([])
  })
  test('the list of catalogues is that of their folder (pnpm catalogues:update)', () => {
    expect(readFileSync(CATALOGUE_LIST, 'utf8')).toBe(catalogueList(catalogueAreas()))
    expect(catalogueList([...catalogueAreas(), 'x-y'])).toContain("'x-y': typeof xY")
  })
  test('an entrance lists its names one by one', () => {
    expect(starEntrances(sources)).toEqual([])
    expect(
      starEntrances([parseSource('packages/app/src/resources/x.ts', `export * from './y.ts'`)]),
    ).toHaveLength(1)
  })
})

const arrow = (path: string, code: string) => report(arrowViolations(parseSource(path, code)))
const D = 'packages/domain/src/stations/x.ts'
const W = 'packages/ui/src/widgets/home/X/X.tsx'
const A = 'packages/app/src/areas/home/x.ts'
const K = 'packages/app/src/kit/lists/x.ts'
const R = 'packages/app/src/resources/x.ts'
const F = 'packages/app/src/features/address/x.ts'
const S = 'packages/app/src/frame/app/x.ts'

describe('a path written by hand is seen', () => {
  const hand = (path: string, code: string) => report(pathViolations(parseSource(path, code)))
  test.each([
    `navigation.replace('/auth/login')`,
    `const href = \`/stations/edit/\${pk}\``,
    `const to = '/station_groups?q=torre'`,
  ])('%s', (code) => {
    expect(hand(A, code)).toHaveLength(1)
  })
  test.each([
    `const root = '/'`,
    `cp.get('chargepoints/{pk}')`,
    `const image = '/tenants/move/logo.svg'`,
    `const last = \`\${origin}/stations\``,
  ])('%s is none', (code) => {
    expect(hand(A, code)).toEqual([])
  })
})

describe('each arrow, broken once, is seen', () => {
  test.each([
    ['domain knows no React', D, `import { useState } from 'react'`],
    ['domain knows no themes', D, `import { theme } from '@corrente/themes'`],
    ['domain knows no ui, not even a type', D, `import type { X } from '@corrente/ui/primitives'`],
    ['domain takes no fixtures into the product', D, `import { stationFixture } from '../fixtures/index.ts'`],
    ['an inline type import counts', D, `type X = import('@corrente/app/ports').Ports`],
    ['a dynamic import counts', D, `await import('@corrente/ui/map')`],
    ['a re-export counts', D, `export { x } from '@corrente/sandbox'`],
    [
      'themes knows no domain',
      'packages/themes/src/derive/x.ts',
      `import { seg } from '@corrente/domain/wire'`,
    ],
    [
      'primitives know no stations',
      'packages/ui/src/primitives/X/X.tsx',
      `import type { Station } from '@corrente/domain/stations'`,
    ],
    [
      'primitives know no widgets',
      'packages/ui/src/primitives/X/X.tsx',
      `import { X } from '../../widgets/home/index.ts'`,
    ],
    ['a widget knows no jotai', W, `import { atom } from 'jotai'`],
    ['a widget knows no ky', W, `import ky from 'ky'`],
    ['a widget knows no router', W, `import { Link } from '@tanstack/react-router'`],
    ['a widget knows no app', W, `import { usePorts } from '@corrente/app/ports'`],
    [
      'another area only through its index',
      W,
      `import { X } from '../../alerts/NotificationList/NotificationList.tsx'`,
    ],
    ['ky only in gateways', A, `import ky from 'ky'`],
    ['stompjs only in live', A, `import { Client } from '@stomp/stompjs'`],
    ['no styled-components in an area', A, `import { styled } from 'styled-components'`],
    ['an area knows no other area', A, `import { x } from '../alerts/area.ts'`],
    ['an area knows no frame', A, `import { x } from '../../frame/app/index.ts'`],
    [
      'a page behind the sign-in stands in no public frame',
      A,
      `import { x } from '../../frame/public/index.ts'`,
    ],
    ['a mechanism only through its index', A, `import { x } from '../../kit/lists/listSearch.ts'`],
    ['a feature only through its index', A, `import { x } from '../../features/address/useGeocode.ts'`],
    ['kit knows no live', K, `import { x } from '../../live/index.ts'`],
    ['kit knows no resource', K, `import { x } from '../../resources/stations.ts'`],
    ['kit knows no feature', K, `import { x } from '../../features/address/index.ts'`],
    ['kit knows no frame', K, `import { x } from '../../frame/app/index.ts'`],
    ['kit knows no area', K, `import { x } from '../../areas/home/area.ts'`],
    ['kit knows no boot', K, `import { x } from '../../boot/areas.ts'`],
    ['a resource knows no ui, not even a type', R, `import type { X } from '@corrente/ui/widgets/home'`],
    ['a resource knows no feature', R, `import { x } from '../features/address/index.ts'`],
    ['a resource knows no area', R, `import { x } from '../areas/home/area.ts'`],
    ['a feature knows no frame', F, `import { x } from '../../frame/app/index.ts'`],
    ['a feature knows no area', F, `import { x } from '../../areas/home/area.ts'`],
    ['a frame knows no area, not even lazily', S, `await import('../../areas/home/area.ts')`],
    ['a frame knows not the other one', S, `import { x } from '../public/index.ts'`],
    ['a frame knows no boot', S, `import { x } from '../../boot/areas.ts'`],
    [
      'of an area boot knows what it says of itself',
      'packages/app/src/boot/x.ts',
      `import { x } from '../areas/home/HomePage.tsx'`,
    ],
    ['ports know no kit', 'packages/app/src/ports/x.ts', `import { x } from '../kit/access/index.ts'`],
    ['gateways know no kit', 'packages/app/src/gateways/x.ts', `import { x } from '../kit/access/index.ts'`],
    ['live knows no resource', 'packages/app/src/live/x.ts', `import { x } from '../resources/stations.ts'`],
    ['no boot in an area', A, `import { x } from '../../boot/index.ts'`],
    ['maplibre only in ui/map', W, `import { Map } from 'maplibre-gl'`],
    ['ports know no gateways', 'packages/app/src/ports/x.ts', `import { x } from '../gateways/index.ts'`],
    ['gateways know no live', 'packages/app/src/gateways/x.ts', `import { x } from '../live/index.ts'`],
    [
      'gateways know no ui',
      'packages/app/src/gateways/x.ts',
      `import { Button } from '@corrente/ui/primitives'`,
    ],
    ['live knows no areas', 'packages/app/src/live/x.ts', `import { x } from '../areas/home/area.ts'`],
    [
      'the product knows no sandbox',
      'packages/app/src/boot/x.ts',
      `import { startSandbox } from '@corrente/sandbox'`,
    ],
    [
      'the sandbox knows no ui',
      'packages/sandbox/src/x.ts',
      `import { theme } from '@corrente/ui/primitives'`,
    ],
    [
      'the sandbox knows no app',
      'packages/sandbox/src/x.ts',
      `import { x } from '../../app/src/gateways/index.ts'`,
    ],
    [
      'a test stays on its floor',
      'packages/domain/src/stations/x.test.ts',
      `import { X } from '@corrente/ui/primitives'`,
    ],
    [
      'the picture checks know no themes',
      'packages/visual/src/themes/x.ts',
      `import { SCHEMES } from '@corrente/themes'`,
    ],
    [
      'the picture checks’ tests know no domain',
      'packages/visual/src/themes/x.test.ts',
      `import { stationFixture } from '@corrente/domain/fixtures'`,
    ],
    [
      'the picture checks know no tools',
      'packages/visual/src/capture/x.ts',
      `import { chromiumPath } from '../../../../tools/chromium.ts'`,
    ],
    ['a file in no room', 'packages/ui/src/utils/x.ts', `import { X } from './y.ts'`],
  ])('%s', (_, path, code) => {
    expect(arrow(path, code)).toHaveLength(1)
  })

  test.each([
    [D, `import { z } from '../wire/index.ts'`],
    [W, `import { Button } from '@corrente/ui/primitives'`],
    [A, `import { HomeView } from '@corrente/ui/widgets/home'`],
    [A, `import { x } from '../../resources/stations.ts'`],
    [A, `import { x } from '../../features/address/index.ts'`],
    [F, `import { x } from '../notifications/index.ts'`],
    [S, `import { x } from '../../features/notifications.ts'`],
    [R, `import { x } from './stations.ts'`],
    [K, `import { x } from '../access/index.ts'`],
    ['packages/app/src/areas/legal/x.ts', `import { x } from '../../frame/public/index.ts'`],
    ['packages/app/src/boot/x.ts', `import { x } from '../areas/home/area.ts'`],
    ['packages/domain/src/stations/x.test.ts', `import { stationFixture } from '../fixtures/index.ts'`],
    [
      'packages/ui/src/widgets/home/X/X.stories.tsx',
      `import { stationFixture } from '@corrente/domain/fixtures'`,
    ],
  ])('%s: %s stays allowed', (path, code) => {
    expect(arrow(path, code)).toEqual([])
  })

  test('the message names the door', () => {
    expect(arrow(A, `import ky from 'ky'`)[0]).toContain('app/gateways')
  })
})

describe('each circle is seen, with its path', () => {
  const of = (...files: readonly (readonly [path: string, code: string])[]) =>
    circles(files.map(([path, code]) => parseSource(path, code)))
  test.each(['packages/app/src/kit/lists', 'packages/ui/src/charts/Dial', 'tools/checks'])(
    'of two files of %s: a type one way, a lazy import the other',
    (room) => {
      const [a, b] = [`${room}/a.ts`, `${room}/b.ts`]
      expect(of([a, `import type { B } from './b.ts'`], [b, `await import('./a.ts')`])).toEqual([
        `${a} → ${b} → ${a}`,
      ])
    },
  )
  test('of three rooms, though no file leads back to itself', () => {
    const lead = (from: string, to: string) =>
      [`packages/domain/src/${from}/x.ts`, `import { x } from '../${to}/index.ts'`] as const
    expect(of(lead('text', 'tenants'), lead('tenants', 'wire'), lead('wire', 'text'))).toEqual([
      'domain/tenants → domain/wire → domain/text → domain/tenants',
    ])
  })
  test('of two packages', () => {
    const back = [
      ['packages/domain/src/text/x.ts', `import { x } from '@corrente/themes/contract'`],
      ['packages/themes/src/derive/x.ts', `import { x } from '@corrente/domain/time'`],
    ] as const
    expect(of(...back)).toEqual(['packages/domain → packages/themes → packages/domain'])
  })
  test('a test makes none, and two circles are told apart', () => {
    const room = 'packages/app/src/kit/lists'
    expect(of([`${room}/a.ts`, `import './b.ts'`], [`${room}/b.test.ts`, `import './a.ts'`])).toEqual([])
    const edges = { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }
    const graph = new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]))
    expect(circlesOf(graph)).toEqual(['a → b → a', 'c → d → c'])
  })
})

describe('queries', () => {
  const keys = (...files: readonly (readonly [path: string, code: string])[]) =>
    report(queryKeyViolations(files.map(([path, code]) => parseSource(path, code))))
  const KEY = `export const GROUPS_KEY = ['groups'] as const\n`
  const query = (key: string) => `const q = queryAtom((get) => ({ key: ${key}, run }))\n`
  test('two behind one key are seen, also where one of them writes it by a constant', () => {
    expect(
      keys([R, KEY + query(`[...GROUPS_KEY, 'list']`) + query(`['groups', 'list', page]`)]),
    ).toHaveLength(1)
    expect(keys([R, KEY + query(`[...GROUPS_KEY, 'list']`) + query(`[...GROUPS_KEY, 'one', pk]`)])).toEqual(
      [],
    )
  })
  test('a list’s queries and one that begins as they do are seen', () => {
    const list = `const rows = pagedList({ key: [...GROUPS_KEY, 'list'], from, readPage })\n`
    expect(keys([R, KEY + list + query(`[...GROUPS_KEY, 'list', pk]`)])).toHaveLength(1)
    expect(keys([R, KEY + list + query(`[...GROUPS_KEY, 'one', pk]`)])).toEqual([])
  })
  test('one outside the resources is seen; the kit makes some', () => {
    expect(keys([A, query(`['home']`)])).toHaveLength(1)
    expect(keys([K, query(`[...key, 'page']`)])).toEqual([])
  })
})

const door = (path: string, code: string) => report(doorViolations(parseSource(path, code)))

describe('each door, gone past once, is seen', () => {
  test.each([
    `localStorage.getItem('x')`,
    `window.localStorage.getItem('x')`,
    `const s = sessionStorage`,
    `document.cookie = 'x'`,
    `location.assign('/')`,
    `window.location.href`,
    `globalThis.history.back()`,
    `const t = Date.now()`,
    `const d = new Date()`,
    `const r = Math.random()`,
    `const e = import.meta.env.MODE`,
    `const p = process.env.X`,
    `await locks.tryAlone('save', work)`,
    `const { inTurn } = usePorts().locks`,
    `storage.readJournal(tenant.id, 'cp')`,
    `import { answerOf } from '../../kit/writes/index.ts'`,
    `element.innerHTML = text`,
    `element.insertAdjacentHTML('beforeend', text)`,
    `const x = <p dangerouslySetInnerHTML={{ __html: text }} />`,
  ])('%s', (code) => {
    expect(door('packages/app/src/areas/home/x.tsx', code)).not.toEqual([])
  })
  test.each([
    `const f = (location: string) => location`,
    `const s = station.location`,
    `const s = { location: 1 }`,
    `const d = new Date(0)`,
    `interface A { history: string }`,
  ])('%s is nobody’s door', (code) => {
    expect(door('packages/app/src/areas/home/x.tsx', code)).toEqual([])
  })
  test('boot may', () => {
    expect(door('packages/app/src/boot/x.ts', `localStorage.getItem('x')`)).toEqual([])
  })
})

const look = (code: string) => report(lookViolations(parseSource(W, code)))

describe('each look, broken once, is seen', () => {
  test.each([
    'const A = styled.p`margin-left: 4px;`',
    'const A = styled.p`text-align: right;`',
    'const A = styled.p`\n  left: 0;`',
    'const A = styled.p`color: #fff;`',
    'const A = styled.p`color: rgb(0 0 0);`',
    `const a = <p style={{ marginLeft: 4 }} />`,
    `const a = <path fill="#fff" />`,
    'const A = styled.p`font-size: 11px;`',
    `const a = <p>Estação</p>`,
    `const a = <button aria-label="Close" />`,
    `const a = <input placeholder="Search" />`,
  ])('%s', (code) => {
    expect(look(code)).toHaveLength(1)
  })
  test.each([
    'const A = styled.p`margin-inline-start: 4px; inset-inline-end: 0; text-align: start;`',
    `const a = <p>{t('title')} · 3 %</p>`,
    `const a = <p style={{ '--value': 3 }} />`,
  ])('%s stays allowed', (code) => {
    expect(look(code)).toEqual([])
  })
})

describe('stories', () => {
  test('a component without stories is seen, and a title that does not name it', () => {
    const component = parseSource(
      'packages/ui/src/primitives/Badge/Badge.tsx',
      'export const Badge = () => null',
    )
    expect(report(storyViolations([component]))).toHaveLength(1)
    const story = parseSource(
      'packages/ui/src/primitives/Badge/Badge.stories.tsx',
      `export default { title: 'Primitives/Chip' }`,
    )
    expect(report(storyViolations([component, story]))).toHaveLength(1)
  })
  test('an index in a component’s own folder is seen', () => {
    const own = parseSource(
      'packages/ui/src/primitives/Badge/index.ts',
      `export { Badge } from './Badge.tsx'`,
    )
    const door = parseSource(
      'packages/ui/src/primitives/index.ts',
      `export { Badge } from './Badge/Badge.tsx'`,
    )
    expect(report(storyViolations([own, door]))).toHaveLength(1)
  })
})
