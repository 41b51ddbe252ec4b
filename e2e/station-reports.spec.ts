import { readFileSync } from 'node:fs'
import { pdfText, unzip } from '../packages/sandbox/src/testing/files.ts'
import { toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { enter, store } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

const LIST = '/stations'
const UNIFIED = `${API}report/assessment/unified`
const INDIVIDUAL = `${API}report/assessment/users`
const EXCEL = `${API}report/xlsx/chargepoints`
const FAILED = 'Não foi possível fazer o download do arquivo.'

/** The downloads of the station list, in pt-BR. */
const screen = (page: Page) => ({
  reports: page.getByRole('button', { name: 'Relatório', exact: true }),
  excel: page.getByRole('button', { name: 'Baixar Excel' }),
  item: (name: string) => page.getByRole('menuitem', { name }),
  form: page.getByRole('dialog', { name: /^Relatório/ }),
  send: page.getByRole('button', { name: 'Baixar relatório' }),
  bar: (name: string) => page.getByRole('progressbar', { name }),
  cancel: (name: string) => page.getByRole('button', { name: `Cancelar o download: ${name}` }),
  limit: page.getByRole('dialog', { name: 'Limite de relatórios atingido no mês!' }),
})

/** Opens the little form of a report. */
const openForm = async (page: Page, name: string) => {
  const list = screen(page)
  await list.reports.click()
  await list.item(name).click()
  await expect(list.form).toBeVisible()
}

/** What the next download brings: its name, and its bytes. */
const nextFile = async (page: Page, start: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

/** What the next call of a report sends. */
const nextBody = async (page: Page, path: string): Promise<unknown> =>
  (await page.waitForRequest((request) => new URL(request.url()).pathname === path)).postDataJSON()

test.describe('downloads', () => {
  test('Excel and two reports, one that runs on beside the pages, and the limit', async ({
    page,
    sandbox,
  }) => {
    await test.step('STN-005 STN-040..044 STN-047 AST-004 Excel, and two reports by their little forms', async () => {
      await test.step('Excel comes at once, with the filters in force: a workbook with a row per station', async () => {
        await enter(page, sandbox, 'everything', { path: `${LIST}?q=ipe&online=true` })
        const { name, bytes } = await nextFile(page, () => screen(page).excel.click())
        expect(name).toBe('move-stations-2026-03-14.xlsx')
        const sheet = unzip(bytes).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
        expect(sheet.match(/<row>/g)?.length).toBeGreaterThan(1)
        const [asked] = callsTo(sandbox, EXCEL)
        expect(asked?.method).toBe('POST')
        const { searchParams } = new URL(asked?.path ?? '', sandbox.origin)
        expect(Object.fromEntries(searchParams)).toEqual({
          active: 'true',
          searchInput: 'ipe',
          online: 'true',
        })
        await expect(toast(page, 'Download concluído: move-stations-2026-03-14.xlsx')).toBeVisible()
      })
      await test.step('the unified report is a PDF of the last 20 days, with the filters in force', async () => {
        await reopen(page, `${LIST}?q=ipe`)
        const list = screen(page)
        await openForm(page, 'Relatório Unificado')
        await expect(
          list.form.getByText('Abrange as estações que correspondem aos filtros da lista.'),
        ).toBeVisible()
        const sent = nextBody(page, UNIFIED)
        const { name, bytes } = await nextFile(page, () => list.send.click())
        expect(name).toBe('move-stations-unificado-2026-03-14.pdf')
        expect(pdfText(bytes)).toContain('IPE-0001')
        const body = await sent
        expect(body).toMatchObject({
          // From local midnight of the first day, today included, as UTC.
          from_date: '2026-02-23 03:00:00',
          to_date: '2026-03-15 02:59:59',
          cost_kwh: 0,
          income_kwh: 0,
          charge_box_group_pk: null,
          tenant_pk: null,
          search_input: 'ipe',
          active: true,
          online: null,
        })
        const { logo } = body as { logo: string }
        expect((await page.request.get(logo)).headers()['content-type']).toContain('image/svg+xml')
        await expect(list.reports).toBeFocused()
      })
      await test.step('the individual report is a zip of one PDF for each person, with the amounts as typed', async () => {
        await reopen(page, LIST)
        const list = screen(page)
        await openForm(page, 'Relatório Individual')
        await list.form.getByRole('button', { name: /^Período: / }).click()
        await page.getByRole('button', { name: 'Ontem' }).click()
        await list.form.getByLabel('Custo por kWh').fill('85')
        await list.form.getByLabel('Receita por kWh').fill('190')
        const sent = nextBody(page, INDIVIDUAL)
        // Enter sends, as in every form.
        const { name, bytes } = await nextFile(page, () =>
          list.form.getByLabel('Receita por kWh').press('Enter'),
        )
        expect(name).toBe('move-stations-individual-2026-03-14.zip')
        const files = [...unzip(bytes)]
        expect(files.length).toBeGreaterThan(3)
        for (const [, data] of files) expect(pdfText(data)).toContain('kWh')
        expect(await sent).toMatchObject({
          from_date: '2026-03-13 03:00:00',
          to_date: '2026-03-14 02:59:59',
          cost_kwh: 0.85,
          income_kwh: 1.9,
        })
      })
      await test.step('a question that the list is asked is answered on the screen only, and the form says so', async () => {
        await reopen(page, `${LIST}?show=offline`)
        await openForm(page, 'Relatório Unificado')
        await expect(screen(page).form.getByText(/A pergunta “Sem conexão” vale só na tela/)).toBeVisible()
      })
    })
    await test.step('a download runs on beside the pages', async () => {
      sandbox.control.clear()
      await test.step('it says that it runs, goes on when the page is left, and cannot be asked for twice', async () => {
        await reopen(page, LIST)
        const list = screen(page)
        const gate = Promise.withResolvers<void>()
        await page.route(`**${EXCEL}*`, async (route) => {
          await gate.promise
          await route.continue()
        })
        const file = page.waitForEvent('download')
        await list.excel.click()
        await expect(list.bar('Excel das estações')).toBeVisible()
        await list.excel.click({ force: true })
        await page.getByRole('link', { name: 'Grupos de estações' }).first().click()
        await expect(page.getByRole('heading', { name: 'Grupos de estações', level: 1 })).toBeVisible()
        await expect(list.bar('Excel das estações')).toBeVisible()
        gate.resolve()
        expect((await file).suggestedFilename()).toBe('move-stations-2026-03-14.xlsx')
        await expect(list.bar('Excel das estações')).toBeHidden()
        expect(callsTo(sandbox, EXCEL)).toHaveLength(1)
      })
    })
    await test.step('STN-048 STN-049 AST-005 AST-018 past the limit the notice stands, with the tenant’s larger plan; the focus comes back', async () => {
      sandbox.control.clear()
      sandbox.control.limits({ reports: 0 })
      await reopen(page, LIST)
      const list = screen(page)
      for (const start of [
        () => list.excel.click(),
        async () => {
          await openForm(page, 'Relatório Unificado')
          await list.send.click()
        },
      ]) {
        await start()
        await expect(list.limit).toBeVisible()
        await expect(list.limit).toContainText('Faça um upgrade para Move Pro ou peça permissão')
        await list.limit.getByRole('button', { name: 'Fechar' }).first().click()
        await expect(list.limit).toBeHidden()
      }
      await expect(toast(page, FAILED)).toBeHidden()
      await test.step('in English, with its failure', async () => {
        sandbox.control.limits({ reports: null })
        await store(page, sandbox.url(), { language: 'en', 'language-chosen': 'true' })
        await page.goto(sandbox.url() + LIST)
        const excel = page.getByRole('button', { name: 'Download Excel' })
        await expect(excel).toBeVisible()
        sandbox.control.addFault({ path: EXCEL, status: 500, times: 1 })
        await excel.click()
        await expect(toast(page, 'The file could not be downloaded.')).toBeVisible()
        sandbox.control.limits({ reports: 0 })
        await excel.click()
        const limit = page.getByRole('dialog', { name: 'Report limit of the month reached!' })
        await expect(limit).toContainText('Upgrade to Move Pro')
      })
    })
  })
})

test('STN-045 STN-046 PRM-025 API-022 the individual report is hidden unless the check allows it', async ({
  page,
  sandbox,
}) => {
  const CHECK = `${API}report/user/permissions/`
  const list = screen(page)
  /** Opens the menu of the reports, and tells whether the individual one is there. */
  const isOffered = async () => {
    await list.reports.click()
    await expect(list.item('Relatório Unificado')).toBeVisible()
    return list.item('Relatório Individual').isVisible()
  }
  await enter(page, sandbox, 'everything', { path: LIST })
  await list.reports.click()
  await expect(list.item('Relatório Individual')).toBeVisible()
  expect(callsTo(sandbox, CHECK).map(({ path }) => path)).toEqual([CHECK])
  for (const [name, fault] of [
    ['the check disables it', { status: 200, body: { hasDisableTransactionOption: true } }],
  ] as const)
    await test.step(name, async () => {
      sandbox.control.clearFaults()
      sandbox.control.addFault({ path: CHECK, ...fault })
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === CHECK)
      await page.goto(LIST)
      await asked
      expect(await isOffered()).toBe(false)
    })
  sandbox.control.clearFaults()
  await enter(page, sandbox, 'reader', { path: LIST })
  expect(await isOffered()).toBe(false)
})
