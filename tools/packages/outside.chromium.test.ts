import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { createServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEST_ARGS } from '../chromium.ts'

/** A fenced block of the page: a file, by the path behind its language, or commands. */
const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm
const PAGE = 'docs/guide/elsewhere.md'

let folder = ''
let browser: Browser

/** Follows the page from its first block to its last: files are written, commands run; the first of these in this repository. */
function follow(): void {
  let where = resolve('.')
  for (const [, language, path, text = ''] of readFileSync(PAGE, 'utf8').matchAll(BLOCK)) {
    if (path !== undefined) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    } else if (language === 'sh') {
      const env = {
        ...process.env,
        // Vitest's own; a person has none.
        NODE_ENV: undefined,
        PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
        ARCHIVES: resolve('release/packages'),
        npm_config_prefer_offline: 'true',
      }
      execFileSync('bash', ['-euc', text], { cwd: where, env, stdio: ['ignore', 'pipe', 'pipe'] })
      where = folder
    }
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outside-'))
  follow()
  const executablePath = process.env.CHROMIUM_PATH
  browser = await chromium.launch({ args: TEST_ARGS, ...(executablePath && { executablePath }) })
}, 600_000)
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
}, 600_000)

/** The token of a brand's own style sheet, as the browser writes it. */
const tokenOf = (name: string, scheme: string): string => {
  const css = readFileSync(join(folder, 'node_modules/@corrente/themes/tenants/brasa/theme.css'), 'utf8')
  const [, rule = ''] =
    new RegExp(`\\[data-tenant="brasa"\\]\\[data-scheme="${scheme}"\\]\\{([^}]*)`).exec(css) ?? []
  return new RegExp(`--${name}:([^;]+)`).exec(rule)?.[1] ?? ''
}

/** Opens a page of the project and says what is on it; fails on any complaint of the page. */
async function look(address = '') {
  const page = await browser.newPage({ viewport: { width: 1366, height: 1000 } })
  const complaints: (string | null)[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(address)
  const drawn = page.locator('[data-map="drawn"]').waitFor({ timeout: 120_000 })
  await drawn.catch(async () => complaints.push('no map', await page.locator('body').textContent()))
  expect(complaints).toEqual([])
  const week = page.getByRole('grid', { name: 'Preços da semana' })
  await page.getByRole('button', { name: 'Mostrar lista' }).click()
  const seen = {
    card: await page.getByRole('heading', { name: 'Paulista 900' }).count(),
    evenings: await week.getByRole('gridcell', { name: /18:00.*22:00/ }).count(),
    points: (await page.getByRole('listbox').getByRole('option').allInnerTexts()).map((text) =>
      text.replace(/\s+/g, ' '),
    ),
    ...(await page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.body)
      const root = getComputedStyle(document.documentElement)
      const hex = (color: string) =>
        `#${[...color.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`
      return {
        ground: hex(backgroundColor),
        brand: root.getPropertyValue('--brand-bg'),
        hasTypeface: [...document.fonts].some(
          ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
        ),
      }
    })),
  }
  await page.getByRole('button', { name: 'Copiar segunda' }).click()
  await page.getByRole('dialog', { name: 'Copiar segunda para' }).waitFor()
  await page.close()
  expect(complaints).toEqual([])
  return seen
}

const BRASA = (scheme: 'light' | 'dark') => ({
  card: 1,
  evenings: 7,
  points: ['Disponível Paulista 900', 'Ocupada Ibirapuera', 'Falha Lapa'],
  ground: tokenOf('bg-page', scheme),
  brand: tokenOf('brand-bg', scheme),
  hasTypeface: true,
})

/** Opens a built page under the policy that the page of the guide promises. */
async function lookBuilt(outDir: string) {
  const [, policy = ''] = /^Content-Security-Policy: (.+)$/m.exec(readFileSync(PAGE, 'utf8')) ?? []
  const server = await preview({
    root: folder,
    build: { outDir },
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1', headers: { 'Content-Security-Policy': policy } },
  })
  try {
    return await look(server.resolvedUrls?.local[0])
  } finally {
    await server.close()
  }
}

test('built with Vite: map, card, week and a dialog in the light colours of the brand', async () => {
  expect(await lookBuilt('dist')).toEqual(BRASA('light'))
})

test('served by Vite while one works: the same', async () => {
  const server = await createServer({
    root: folder,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
  })
  try {
    await server.listen()
    expect(await look(server.resolvedUrls?.local[0])).toEqual(BRASA('light'))
  } finally {
    await server.close()
  }
})

test('built without Vite: the same in the dark', async () => {
  expect(await lookBuilt('public')).toEqual(BRASA('dark'))
})

test('Node alone writes a card with its styles', () => {
  const html = readFileSync(join(folder, 'card.html'), 'utf8')
  expect(html).toContain('<style')
  expect(html).toMatch(/<h\d[^>]*>BR-SP-001/)
})
