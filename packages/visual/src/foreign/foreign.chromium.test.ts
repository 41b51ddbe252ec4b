import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readBaseline } from '../baseline/manifest.ts'

/**
 * Another repository, as it would use the checks: its own brands, schemes, words, build; one config file, and the package
 * as it is packed for others, below `node_modules`.
 */
const PACKAGE = resolve(import.meta.dirname, '../..')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-foreign-'))
  cpSync(join(import.meta.dirname, 'repository'), folder, { recursive: true })
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n.cache/\n')
  mkdirSync(join(folder, 'node_modules/@corrente'), { recursive: true })
  install(join(folder, 'node_modules/@corrente/visual'))
  git('init', '--quiet', '--initial-branch=main')
  commit('Signs')
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Packs the package and unpacks it there; the packages that it depends on are those that stand here. */
function install(to: string): void {
  const pack = ['--yes', 'pnpm@12', 'pack', '--pack-destination', folder]
  execFileSync('npx', pack, { cwd: PACKAGE, stdio: 'pipe' })
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
  execFileSync('tar', ['-xzf', packed], { cwd: folder })
  rmSync(join(folder, packed))
  renameSync(join(folder, 'package'), to)
  symlinkSync(join(PACKAGE, 'node_modules'), join(to, 'node_modules'))
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', ...args], {
    cwd: folder,
  })
const commit = (subject: string) => {
  git('add', '--all')
  git('commit', '--quiet', '-m', subject)
}
const visual = (...args: string[]) => {
  const program = join(folder, 'node_modules/@corrente/visual/dist/cli.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
const edit = (file: string, from: string, to: string) => {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

const reportSchema = z.object({
  groups: z.array(
    z.object({
      story: z.string(),
      kind: z.string(),
      themes: z.array(z.string()),
      examples: z.array(z.object({ before: z.optional(z.string()), after: z.optional(z.string()) })),
    }),
  ),
})
const report = () => join(folder, '.cache/visual/report')
const groups = () =>
  reportSchema.parse(JSON.parse(readFileSync(join(report(), 'report.json'), 'utf8'))).groups
const found = () => groups().map(({ story, kind, themes }) => [story, kind, themes.toSorted()])

/** What a person reads who opens the report; throws when the page itself complains. */
async function readReport(): Promise<{ verdict: string | null; commands: string[]; choices: string[] }> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(pathToFileURL(join(report(), 'index.html')).href)
    expect(errors).toEqual([])
    return {
      verdict: await page.locator('.verdict').textContent(),
      commands: await page.locator('code').allTextContents(),
      choices: await page.locator('label:has(select)').allInnerTexts(),
    }
  } finally {
    await browser.close()
  }
}

const DAYS_AND_NIGHTS = ['harbour.day', 'harbour.night', 'meadow.day', 'meadow.night']

test('at first every cell is new; what is approved is the baseline, and then nothing differs', () => {
  const first = visual()
  expect(first.said).toContain('2 stories x 4 themes = 8 cells, 8 shot')
  expect(first.said).toContain('0 changed, 8 new, 0 gone, 0 failed stories')
  expect(first.status).toBe(1)

  expect(visual('approve').status).toBe(0)
  const { stories, environment } = readBaseline(join(folder, 'approved'))
  expect(environment?.browser).toMatch(/^\d/)
  expect(Object.keys(stories)).toEqual(['sign--plain', 'sign--pointed-at'])
  for (const { cells } of Object.values(stories)) {
    expect(Object.keys(cells).sort()).toEqual(DAYS_AND_NIGHTS)
    expect(new Set(Object.values(cells).map(({ picture }) => picture)).size).toBe(4)
  }
  commit('Approved')

  const second = visual()
  expect(second.said).toContain('8 cells, 0 shot')
  expect(second.status).toBe(0)
  const whole = visual('--all')
  expect(whole.said).toContain('8 cells, 8 shot')
  expect(whole.status).toBe(0)
})

test('one token of one brand in one scheme: its cell alone is shot and found, with a picture from before', async () => {
  edit('site/brands/meadow.css', '--ink: #a6e3a1', '--ink: #a6e3a2')
  const { status, said } = visual()
  expect(said).toContain('8 cells, 1 shot')
  expect(said).toContain('client meadow: 1 story, 1 cell')
  expect(status).toBe(1)
  expect(found()).toEqual([['sign--plain', 'changed', ['meadow.night']]])
  const [example] = groups().flatMap(({ examples }) => examples)
  for (const picture of [example?.before, example?.after])
    expect(existsSync(join(report(), picture ?? 'none'))).toBe(true)
  const { verdict, commands, choices } = await readReport()
  expect(verdict).toBe('1 picture differs in 1 story and 1 client, for 1 reason.')
  expect(commands).toEqual(['npx visual approve c1'])
  expect(choices.map((choice) => choice.split(/\s+/))).toEqual([
    ['Client', 'all', 'harbour', 'meadow'],
    ['Scheme', 'all', 'day', 'night'],
    ['Kind', 'all', 'changed'],
  ])
  git('checkout', '--quiet', '.')
})

test('a rule that shows under the mouse, in every theme', () => {
  edit('site/site.css', 'background: var(--warm)', 'background: var(--ink)')
  const { status, said } = visual('--no-before')
  expect(said).toContain('site: background: 1 story, 4 cells')
  expect(status).toBe(1)
  expect(found()).toEqual([['sign--pointed-at', 'changed', DAYS_AND_NIGHTS]])
  git('checkout', '--quiet', '.')
})

test('words of one language, under the brands that speak it', () => {
  edit('site/preview.js', 'Bel aan', 'Bel nu')
  expect(visual('--no-before').said).toContain('8 cells, 2 shot')
  expect(found()).toEqual([['sign--pointed-at', 'changed', ['meadow.day', 'meadow.night']]])
  git('checkout', '--quiet', '.')
})

test('a brand’s own image behind an unchanged name, only under that brand', () => {
  edit('site/brands/harbour-mark.svg', '#10808a', '#10808b')
  expect(visual('--no-before').said).toContain('client harbour: 1 story, 2 cells')
  expect(found()).toEqual([['sign--plain', 'changed', ['harbour.day', 'harbour.night']]])
  git('checkout', '--quiet', '.')
})

test('a picture that does not hold all of its story under some theme fails, and is not to be approved', () => {
  edit('site/site.css', 'font: 16px sans-serif;', 'font: 16px sans-serif; block-size: var(--tall, auto);')
  edit('site/brands/meadow.css', '--ink:', '--tall: 90px; --ink:')
  const { status, said } = visual('--no-before', '--stories', 'sign--plain')
  expect(said).toContain('FAILED sign--plain')
  expect(said).toMatch(/meadow\.\w+.*: the content is larger than 200 x/)
  expect(status).toBe(1)
  expect(existsSync(join(folder, '.cache/visual/report/seen/sign--plain.txt'))).toBe(false)
  git('checkout', '--quiet', '.')
})

test('the repository’s words: an option named after its brands, which knows them', () => {
  expect(visual('--clients', 'harbour').said).toContain('2 stories x 2 themes = 4 cells')
  const unknown = visual('--clients', 'quarry')
  expect(unknown.said).toContain('--clients quarry: there is no such client.')
  expect(unknown.status).toBe(2)
  expect(visual('--help').said).toContain('--clients one,two')
})

test('every story is listened to, marked or not', () => {
  const { status, said } = visual('console')
  expect(said).toContain('3 stories shown')
  expect(status).toBe(0)
})
