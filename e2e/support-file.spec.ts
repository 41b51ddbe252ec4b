import { readFile } from 'node:fs/promises'
import type { FaultRule } from '@corrente/sandbox'
import { DIST } from '../tools/build.ts'
import { readSupportFile } from '../tools/replay/file.ts'
import { startReplay } from '../tools/replay/replay.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

/** Pages with a call that each of them needs. */
const PAGES = [
  ['/stations', '/api/v1/chargepoints/'],
  ['/users', '/api/v1/users_data/*'],
  ['/ocpptags', '/api/v1/ocpptags/'],
  ['/transactions', '/api/v1/transaction/list'],
  ['/vouchers', '/api/v1/vouchers/'],
  ['/financial', '/mk-ms-financial/transactions'],
  ['/alerts?view=list', '/api/v1/notification/list/'],
  ['/virtual-groups', '/mk-ms-virtualgroup/virtual-groups/list'],
  ['/dynamic-pricing', '/api/v1/dynamic-pricing/'],
  ['/station_groups', '/api/v1/chargepoint-groups/'],
] as const
const FAULTS: readonly Omit<FaultRule, 'path'>[] = [
  { status: 500, body: { type: 'error', error: 'Falha ao ler os dados de Ana Souza', data: null } },
  { status: 403, body: '' },
  { kind: 'html' },
  { kind: 'reset' },
  { status: 200, body: { unknown: ['Ana Souza'] } },
]
const ALL = PAGES.flatMap(([path, call]) =>
  FAULTS.map((fault) => ({ path, fault: { ...fault, path: call } })),
)
/** `E2E_REPLAY=all`: each of the fifty; else one of them. */
const CASES = process.env.E2E_REPLAY === 'all' ? ALL : ALL.slice(0, 1)

/** The letters and digits of a line as kinds: what a file replaces has the same ones. */
const shapeOf = (line: string): string =>
  line
    .replace(/\p{Lu}/gu, 'A')
    .replace(/[\p{L}\p{M}]/gu, 'a')
    .replace(/\d/g, '9')

/** The page's lines; in no order, as a list that the page sorts by name has other names. */
const linesOf = async (page: Page): Promise<readonly string[]> =>
  // biome-ignore lint/performance/useDomNodeTextContent: lines as they are rendered
  (await page.locator('main').innerText()).split('\n').map(shapeOf).sort()

/** Reads the page until it says the same twice. */
async function settledLines(page: Page): Promise<readonly string[]> {
  await expect(page.locator('h1').first()).toBeVisible()
  let before: readonly string[] = []
  await expect
    .poll(
      async () => {
        const lines = await linesOf(page)
        const isSame = lines.join('\n') === before.join('\n')
        before = lines
        return isSame
      },
      { intervals: [700] },
    )
    .toBe(true)
  return before
}

/** "Copiar para o suporte", by the palette, as on every page. */
async function supportFile(page: Page): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Estação, tela ou ação' }).fill('copiar para o suporte')
  await page.getByRole('option', { name: 'Copiar para o suporte' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('move-support-2026-03-14.json')
  return readFile(await file.path(), 'utf8')
}

for (const { path, fault } of CASES)
  test(`${path} under ${fault.status ?? fault.kind} is copied for support with nobody in it, and replayed as it was`, async ({
    page,
    sandbox,
  }) => {
    sandbox.control.addFault(fault)
    await enter(page, sandbox, 'everything', { path })
    const shown = await settledLines(page)
    const text = await supportFile(page)
    expect(JSON.parse(text).steps.at(-1).address).toBe(path)
    expect(text).not.toMatch(/Ana|Souza|@|demo\.token/)
    const replay = await startReplay(readSupportFile(text), process.env.E2E_STATIC ?? DIST)
    try {
      const second = await page.context().newPage()
      await second.goto(replay.address)
      await second.waitForURL((url) => url.pathname + url.search === path)
      await expect.poll(() => linesOf(second), { timeout: 15_000 }).toEqual(shown)
      expect(replay.sandbox.control.cspReports()).toEqual([])
    } finally {
      await replay.close()
    }
  })
