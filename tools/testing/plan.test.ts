import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSource } from '../checks/source.ts'
import { readArguments } from './arguments.ts'
import { changesSince } from './changes.ts'
import { planChange } from './plan.ts'
import { ACROSS, chooseSpecs, SPECS_OF_AREA } from './specs.ts'

const ALERTS = 'packages/app/src/areas/alerts/AlertsPage.tsx'
const WIDGET = 'packages/ui/src/widgets/alerts/Row/Row.tsx'
const SHARED = 'packages/ui/src/primitives/Badge/Badge.tsx'
const HELPER = 'e2e/support/map.ts'
const TEST = 'packages/ui/src/primitives/Badge/badge.test.ts'
const STORY = 'packages/ui/src/widgets/alerts/Row/Row.stories.tsx'
const GLOB = 'packages/ui/src/messages/keys.test.ts'
const MOCKED = 'packages/app/src/frame/app/Keys.mocked.browser.test.tsx'
const TABLE = 'packages/app/src/boot/writes.table.test.tsx'

const sources = [
  [ALERTS, `import { Row } from '@corrente/ui/widgets/alerts'`],
  ['packages/ui/src/widgets/alerts/index.ts', `export { Row } from './Row/Row.tsx'`],
  [WIDGET, 'export const Row = 1'],
  ['packages/ui/src/primitives/index.ts', `export { Badge } from './Badge/Badge.tsx'`],
  [SHARED, 'export const Badge = 1'],
  ['packages/app/src/frame/app/Shell.tsx', `import { Badge } from '@corrente/ui/primitives'`],
  ['packages/app/src/boot/areas.ts', `import { AlertsPage } from '../areas/alerts/AlertsPage.tsx'`],
  [HELPER, 'export const map = 1'],
  ['e2e/map.spec.ts', `import { map } from './support/map.ts'`],
  ['e2e/alerts.spec.ts', ''],
  ['e2e/support.spec.ts', ''],
  [TEST, `import { Badge } from '@corrente/ui/primitives'`],
  [STORY, `import { Row } from './Row.tsx'`],
  [GLOB, `import.meta.glob(['../**/*.{ts,tsx}', './x.json'])`],
  ['packages/ui/src/types.test.ts', `import type { Row } from './widgets/alerts/Row/Row.tsx'`],
  [MOCKED, `import '../app/Shell.tsx'`],
  [TABLE, `const start = () => import('./areas.ts')\nnew Worker(new URL('../engine.ts', import.meta.url))`],
  ['packages/app/src/engine.ts', `import './kit/writes/writes.ts'`],
].map(([path = '', text = '']) => parseSource(path, text))

describe('which end-to-end files a change can touch', () => {
  test.each([
    [
      'a page: its area, and every page once',
      ALERTS,
      ['alert-list', 'alerts', 'problem-places', 'problems', 'route-walk'],
    ],
    [
      'a widget: the area that shows it',
      WIDGET,
      ['alert-list', 'alerts', 'problem-places', 'problems', 'route-walk'],
    ],
    ['what the frame shows: all', SHARED, 'all'],
    ['the sandbox: all', 'packages/sandbox/src/server.ts', 'all'],
    ['a tenant: all', 'packages/themes/tenants/move/skin.json', 'all'],
    ['a style or a map, read by path: all', 'packages/ui/src/map/basemap/basemap.json', 'all'],
    [
      'what no import leads to an area, such as a catalogue: all',
      'packages/ui/src/messages/areas/x.ts',
      'all',
    ],
    ['a helper of some tests: those', HELPER, ['map']],
    ['a test itself', 'e2e/support.spec.ts', ['support']],
    ['a story: none', 'packages/ui/src/primitives/Badge/Badge.stories.tsx', []],
    ['a page in words: none', 'docs/guide/area.md', []],
  ])('%s', (_, file, specs) => {
    expect(chooseSpecs(sources, [file]).specs).toEqual(specs)
  })

  test('an area without a file: all', () => {
    const path = 'packages/app/src/areas/new/Page.tsx'
    expect(chooseSpecs([...sources, parseSource(path, '')], [path])).toMatchObject({ specs: 'all' })
  })

  test('every area has its files, and every file its area or its place among what all pages share', () => {
    const areas = readdirSync('packages/app/src/areas')
    const specs = readdirSync('e2e').flatMap((name) => /^(.*)\.spec\.ts$/.exec(name)?.[1] ?? [])
    const own = areas.filter((area) => specs.includes(area))
    expect([...new Set([...Object.keys(SPECS_OF_AREA), ...own])].sort()).toEqual(areas.sort())
    expect([...new Set([...Object.values(SPECS_OF_AREA).flat(), ...own, ...ACROSS])].sort()).toEqual(
      specs.sort(),
    )
  })
})

const planOf = (...files: string[]) => planChange(files, sources)
const commandsOf = (...files: string[]) =>
  Object.fromEntries(planOf(...files).parts.map(({ name, command }) => [name, command.join(' ')]))

describe('the plan of a change', () => {
  test('a widget: the tests that lead to it, by imports and globs; the house checks whole; its area end to end', () => {
    const commands = Object.values(commandsOf(WIDGET))
    expect(commands).toContain('vitest run --project house')
    expect(commands).toContain(`vitest run --project unit ${GLOB}`)
    expect(commands).toContain(`vitest run --project storybook ${STORY}`)
    expect(commands).toContain('node tools/build.ts --force')
    expect(commands.at(-2)).toMatch(
      /e2e\/alerts.spec.ts e2e\/problem-places.spec.ts e2e\/problems.spec.ts e2e\/route-walk.spec.ts$/,
    )
    expect(planOf(WIDGET).leftOut.join('\n')).toContain('the change reaches alerts')
  })

  test('what no test imports: no page of Vitest is opened to find that out', () => {
    const left = planOf(ALERTS).leftOut
    expect(left).toContain('stories: no import leads from a test to the change')
    expect(left).toContain('browser: no import leads from a test to the change; the table of every write')
  })

  test('each test and story of the repository runs with its own change', () => {
    const tests = globSync(
      'packages/{app,domain,sandbox,ui,visual}/{src,deploy}/**/*.{test,stories}.{ts,tsx}',
      {
        exclude: ['**/*.chromium.test.ts'],
      },
    )
    expect(tests.length).toBeGreaterThan(500)
    const writes = 'packages/app/src/kit/writes/writes.ts'
    const { parts } = planChange([...tests, writes], [])
    expect(tests.filter((path) => !parts.some(({ command }) => command.includes(path)))).toEqual([])
  })

  test('a shared part: tests over any number of files, of the page that mocks too', () => {
    const commands = Object.values(commandsOf(SHARED))
    expect(commands).toContain(`vitest run --project unit ${GLOB} ${TEST}`)
    expect(commands).toContain(`vitest run --project browser --project mocked ${MOCKED}`)
  })

  test('the table of every write runs with what all writes go through, behind a worker too', () => {
    expect(Object.values(commandsOf('packages/app/src/kit/writes/writes.ts'))).toContain(
      `vitest run --project browser --project mocked --project writes ${TABLE}`,
    )
    expect(Object.values(commandsOf(ALERTS)).join()).not.toContain(TABLE)
  })

  test('pages in words: no browser, no build, and the house checks, which follow their links', () => {
    expect(planOf('docs/guide/area.md').parts.map(({ id }) => id)).toEqual([
      'types',
      'lint',
      'unused',
      'unit',
      'requirements',
    ])
    expect(Object.values(commandsOf('docs/guide/area.md'))).toContain('vitest run --project house')
  })

  test.each([
    ['pnpm-lock.yaml', [], 13],
    ['packages/themes/tenants/move/skin.json', ['broker: nothing of the live connection changed'], 12],
  ])('%s: everything that it can touch', (file, leftOut, count) => {
    expect(planOf(file).leftOut).toEqual(leftOut)
    expect(planOf(file).parts).toHaveLength(count)
  })

  test('the preview: all stories, and Storybook’s own page', () => {
    const commands = Object.values(commandsOf('.storybook/preview.tsx'))
    expect(commands).toContain('vitest run --project storybook')
    expect(commands).toContain('playwright test -c .storybook/playwright.config.ts')
    expect(planOf(WIDGET).parts.map(({ id }) => id)).not.toContain('showroom')
  })
})

test('committed, uncommitted, new, moved and deleted files are the change', () => {
  const root = mkdtempSync(join(tmpdir(), 'changes-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: root })
  const write = (name: string) => writeFileSync(join(root, name), name)
  git('init', '-q', '-b', 'main')
  for (const name of ['moved.ts', 'edited.ts', 'same.ts']) write(name)
  git('add', '-A')
  git('commit', '-qm', 'first')
  git('checkout', '-qb', 'work')
  write('committed.ts')
  git('add', '-A')
  git('commit', '-qm', 'second')
  renameSync(join(root, 'moved.ts'), join(root, 'away.ts'))
  writeFileSync(join(root, 'edited.ts'), 'new')
  write('new.ts')
  expect(changesSince(root).files).toEqual(['away.ts', 'committed.ts', 'edited.ts', 'moved.ts', 'new.ts'])
  expect(changesSince(root, 'HEAD').files).not.toContain('committed.ts')
  expect(() => changesSince(root, 'nothing')).toThrow('knows no commit nothing')
})

test('the words after npm test --', () => {
  expect(readArguments([])).toEqual({ parts: [] })
  expect(readArguments(['unit', '--changed'])).toEqual({ parts: ['unit'], changed: {} })
  expect(readArguments(['--changed', 'unit'])).toEqual({ parts: ['unit'], changed: {} })
  expect(readArguments(['--changed', 'v1', 'e2e'])).toEqual({ parts: ['e2e'], changed: { base: 'v1' } })
  expect(readArguments(['--chagned'])).toHaveProperty('error')
  expect(readArguments(['--changed', '--fast'])).toHaveProperty('error')
})
