import { readFile } from 'node:fs/promises'
import { expectPath, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { answerLog, FILE, LOG, lineOf, READ, screen, TEXT } from './support/logs.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

test.describe('the log of a day', () => {
  test('the log of the day, its file, another account, and why there are no lines', async ({
    page,
    sandbox,
  }) => {
    const { account, lines, download } = screen(page)
    await test.step('LOG-001 LOG-002 LOG-005 LOG-008 RTE-020 the account of whoever signed in leads; its lines are coloured by level', async () => {
      await enter(page, sandbox, 'everything', { path: LOG })
      await expect(account).toHaveValue('Rede Ipê')
      await expect(lines).toBeVisible()
      const asked = callsTo(sandbox, READ)
      expect(asked.map(({ path }) => decodeURIComponent(path.replaceAll('+', ' ')))).toEqual([
        `${READ}?tenant=Rede Ipê`,
      ])
      await expect(page.getByRole('button', { name: 'Baixar log atual' })).toBeVisible()
      const colorOf = (level: string) =>
        page
          .locator(`[data-level="${level}"]`)
          .first()
          .evaluate((line) => getComputedStyle(line).color)
      answerLog(sandbox, `${lineOf(1)}\n${lineOf(2, 'WARN')}\n${lineOf(3, 'ERROR')}\n\tat Trace.java\n`)
      await page.getByRole('button', { name: 'Ler de novo' }).click()
      await page.getByRole('button', { name: 'Dispensar e mostrar o atual' }).click()
      await expect(page.getByText('4 de 4 linhas')).toBeVisible()
      const [info, warn, error] = [await colorOf('INFO'), await colorOf('WARN'), await colorOf('ERROR')]
      expect(new Set([info, warn, error]).size).toBe(3)
    })
    await test.step('LOG-006 the download is the text as it is, named after tenant, account and day', async () => {
      const coming = page.waitForEvent('download')
      await download.click()
      const file = await coming
      expect(file.suggestedFilename()).toBe('move-log-Rede-Ipê-2026-03-14.txt')
      expect(await readFile(await file.path(), 'utf8')).toContain('[INFO] WebSocketLogger')
      expect(callsTo(sandbox, FILE)).toHaveLength(1)
    })
    await test.step('LOG-007 a download that fails says so in the documented words', async () => {
      sandbox.control.clearRequests()
      let asked = 0
      for (const fault of [{ status: 500 }] as const) {
        const broken = sandbox.control.addFault({ method: 'GET', path: FILE, ...fault })
        asked += 1
        await download.click()
        await expect(toast(page, 'Não foi possível fazer o download dos logs do dia')).toBeVisible()
        await expect.poll(() => callsTo(sandbox, FILE).length).toBe(asked)
        // The toast may be that of the try before: this one has ended where nothing can be called off.
        await expect(page.getByRole('button', { name: /^Cancelar o download/ })).toHaveCount(0)
        sandbox.control.clearFaults(broken.id)
      }
    })
    await test.step('without the accounts an account of the address is still read; without both it says so', async () => {
      sandbox.control.clear()
      sandbox.control.addFault({ method: 'GET', path: `${API}tenants/`, status: 500 })
      await page.goto(LOG)
      await expect(page.getByText('Não foi possível carregar as contas')).toBeVisible()
      expect(callsTo(sandbox, READ)).toHaveLength(0)
      await reopen(page, `${LOG}?account=Shopping%20Aroeira`)
      await expect(screen(page).lines).toBeVisible()
    })
    await test.step('another account is a step of the address, and so is what narrows the lines; a search is not in it', async () => {
      sandbox.control.clearFaults()
      const { level, search, line } = screen(page)
      await reopen(page, LOG)
      await expect(lines).toBeVisible()
      await account.selectOption('Shopping Aroeira')
      await expectPath(page, LOG)
      expect(new URL(page.url()).searchParams.get('account')).toBe('Shopping Aroeira')
      await expect(line.filter({ hasText: 'ARO-' }).first()).toBeVisible()
      await level.selectOption({ label: 'Avisos e erros' })
      await expect(page.locator('[data-level="INFO"]')).toHaveCount(0)
      await search.fill('04A2B3C4')
      expect(page.url()).not.toContain('04A2')
      await page.goBack()
      await expect(level).toHaveValue('all')
      await page.goBack()
      await expect(account).toHaveValue('Rede Ipê')
    })
    const again = page.getByRole('button', { name: 'Ler de novo' })
    const retry = page.getByRole('button', { name: 'Tentar novamente' })
    await test.step('LOG-003 LOG-004 empty, not available and failed are three screens, each in words', async () => {
      const empty = answerLog(sandbox, '\n')
      await page.goto(LOG)
      await expect(page.getByText('Não há logs disponíveis')).toBeVisible()
      sandbox.control.clearFaults(empty.id)
      for (const fault of [
        { status: 200, body: 'Not Available', headers: TEXT },
        { status: 500, body: { type: 'error', error: 'Not Available' } },
      ]) {
        const none = sandbox.control.addFault({ method: 'GET', path: READ, ...fault })
        await again.click()
        await expect(page.getByText('Indisponível', { exact: true })).toBeVisible()
        sandbox.control.clearFaults(none.id)
      }

      const broken = sandbox.control.addFault({ method: 'GET', path: READ, status: 500 })
      await page.reload()
      await expect(page.getByText('Não foi possível ler o log')).toBeVisible()
      sandbox.control.clearFaults(broken.id)
      for (const fault of [{ kind: 'html' }, { kind: 'reset' }] as const) {
        const { id } = sandbox.control.addFault({ method: 'GET', path: READ, ...fault })
        const asked = callsTo(sandbox, READ).length
        await retry.click()
        await expect.poll(() => callsTo(sandbox, READ).length).toBeGreaterThan(asked)
        await expect(page.getByText('Não foi possível ler o log')).toBeVisible()
        await expect(page.getByText('Não há logs disponíveis')).toHaveCount(0)
        sandbox.control.clearFaults(id)
      }
    })
  })
})
