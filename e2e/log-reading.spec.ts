import { readFile } from 'node:fs/promises'
import { expectOver, expectPath } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { fromHome, handsOf } from './support/hands.ts'
import { answerLog, LOG, lineOf, logOf, READ, screen } from './support/logs.ts'
import { readNetwork } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

const READ_LINES = [
  '2026-03-14 10:00:00.000 [INFO] [chargeBoxId=ARO-0003] Received: [2,"9","Authorize",{"idTag":"04A2B3C4D5E6F7"}]',
  '2026-03-14 10:00:00.250 [INFO] [chargeBoxId=ARO-0003] Sending: [3,"9",{"idTagInfo":{"status":"Invalid"}}]',
  '2026-03-14 10:00:01.000 [INFO] mail to zulmira@quimera.example, 390.533.447-05',
  '[WARN] <img src=x onerror="window.hit=1"><script>window.hit=1</script>',
  '[ERROR] \u001b[2J\u001b]0;title\u0007 \u202Egnp.exe',
].join('\n')

test.describe('a log at work', () => {
  test('followed, paused, and a new day', async ({ page, sandbox }) => {
    const first = answerLog(sandbox, logOf(200))
    await test.step('what is new is appended, scrolling up pauses and counts, one key goes back (jobs: Logs 2)', async () => {
      await enter(page, sandbox, 'everything', { path: LOG })
      const { follow, lines, line } = screen(page)
      await expect(line.last()).toContainText('00:03:19')
      await follow.click()
      sandbox.control.clearFaults(first.id)
      const more = answerLog(sandbox, logOf(210))
      await page.clock.runFor(10_100)
      await expect(line.last()).toContainText('00:03:29')
      await lines.hover()
      await page.mouse.wheel(0, -2000)
      await expect(page.getByRole('button', { name: 'Pausado: ir ao fim' })).toBeVisible()
      sandbox.control.clearFaults(more.id)
      answerLog(sandbox, logOf(244))
      await page.clock.runFor(10_100)
      await expect(page.getByRole('button', { name: 'Pausado, 34 novas: ir ao fim' })).toBeVisible()
      await lines.focus()
      await page.keyboard.press('.')
      await expect(line.last()).toContainText('00:04:03')
      await expect(page.getByText('Pausado', { exact: false })).toHaveCount(0)
      expect(callsTo(sandbox, READ).length).toBeGreaterThanOrEqual(3)
    })
    await test.step('a new day waits until what is shown was dismissed', async () => {
      sandbox.control.clearFaults()
      answerLog(sandbox, `${lineOf(7)}\n`)
      await page.getByRole('button', { name: 'Ler de novo' }).click()
      await expect(page.getByText('O servidor já tem outro log', { exact: false })).toBeVisible()
      await expect(page.getByText('244 de 244 linhas')).toBeVisible()
      await page.getByRole('button', { name: 'Dispensar e mostrar o atual' }).click()
      await expect(page.getByText('1 de 1 linha')).toBeVisible()
    })
  })

  test('what the charger said: station, "Log de hoje" (jobs: Logs 1); the technician is there: follow (Logs 2)', async ({
    page,
    sandbox,
  }) => {
    const station = (await readNetwork(sandbox))[5]?.id ?? ''
    const { click, did, palette } = await fromHome(page, sandbox)
    await palette(station, station)
    await click(page.getByRole('link', { name: 'Log de hoje' }))
    await expectPath(page, LOG)
    await expect(screen(page).station).toHaveValue(station)
    await expect(screen(page).line.first()).toContainText(station)
    did('logs-1')
    await click(screen(page).follow)
    await expect(screen(page).follow).toBeChecked()
    did('logs-2')
  })

  test('jobs of logs from home', async ({ page, sandbox }) => {
    await test.step('errors since the morning: the log alone (jobs: Logs 3), and yesterday is not to be had (Logs 5); no error is not "no errors"', async () => {
      answerLog(sandbox, `${lineOf(1)}\n${lineOf(2, 'ERROR')}\n\tat Trace.java:1\n${lineOf(3)}\n`, 1)
      const { did, menu } = await fromHome(page, sandbox)
      await menu('Log')
      await expect(page.getByText('Erro – de 1')).toBeVisible()
      await expect(page.getByRole('button', { name: 'ARO-0002 · erros: 1 · avisos: 0' })).toBeVisible()
      did('logs-3')
      await expect(page.getByText(/o servidor não guarda o de ontem/)).toBeVisible()
      did('logs-5')
      // The page was just opened: nothing of it has the focus.
      await page.keyboard.press('e')
      await expect(page.getByText('Erro 1 de 1')).toBeVisible()
      answerLog(sandbox, `${lineOf(1)}\n`)
      await page.reload()
      await expect(
        page.getByText('Outras contas e outros dias não estão neste arquivo.', { exact: false }),
      ).toBeVisible()
    })
    await test.step('twenty minutes for the manufacturer: two marks, saved without card numbers (jobs: Logs 4)', async () => {
      sandbox.control.clearFaults()
      answerLog(
        sandbox,
        `${lineOf(1)}\n2026-03-14 10:00:00.000 [INFO] Received: [2,"9","Authorize",{"idTag":"04A2B3C4D5E6F7"}]\n${lineOf(3)}\n${lineOf(4)}\n`,
      )
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Visão geral', level: 1 })).toBeVisible()
      const { click, did, menu } = handsOf(page)
      await menu('Log')
      const numbers = page.locator('[data-gutter]')
      await click(numbers.nth(1))
      await click(numbers.nth(2))
      const coming = page.waitForEvent('download')
      await click(page.getByRole('button', { name: 'Salvar trecho' }))
      const file = await coming
      did('logs-4')
      expect(file.suggestedFilename()).toBe('move-log-Rede-Ipê-part-2026-03-14.txt')
      const text = await readFile(await file.path(), 'utf8')
      expect(text.split('\n')).toHaveLength(3)
      expect(text).toContain('•••6F7')
      expect(text).not.toContain('04A2')
      await page.getByRole('switch', { name: 'Ocultar números de cartão' }).click()
      const whole = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Salvar trecho' }).click()
      expect(await readFile(await (await whole).path(), 'utf8')).toContain('04A2B3C4D5E6F7')
    })
  })

  test('the lines: frames, text that is text, what is covered, the way to a verdict', async ({
    page,
    sandbox,
  }) => {
    answerLog(sandbox, READ_LINES)
    await enter(page, sandbox, 'everything', { path: LOG })
    const { line, lines } = screen(page)
    await test.step('text is text: markup, terminal sequences and turned letters are shown as they are', async () => {
      await expect(line.nth(3)).toContainText('<img src=x onerror="window.hit=1">')
      await expect(line.nth(4)).toContainText('␛[2J␛]0;title␇ ⟨202E⟩gnp.exe')
      expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
      await expect(page).toHaveTitle('Log · Dashboard')
    })
    await test.step('an OCPP answer is read with its call and the time between; the raw line is one key away', async () => {
      await expect(line.first()).toContainText('← Authorize 04A2B3C4D5E6F7')
      await expect(line.nth(1)).toContainText('→ Authorize Invalid · 250 ms')
      await lines.focus()
      await page.keyboard.press('r')
      await expect(line.nth(1)).toContainText('Sending: [3,"9",{"idTagInfo"')
      await page.keyboard.press('r')
      await expect(line.nth(1)).toContainText('→ Authorize')
    })
    await test.step('from a refused Authorize one press leads to the verdict of the card (jobs: Logs, delight)', async () => {
      await line.nth(1).click()
      await expect(page.getByRole('link', { name: 'Estação ARO-0003' })).toHaveAttribute(
        'href',
        /^\/stations\?/,
      )
      const why = page.getByRole('link', { name: 'Por que foi recusado?' })
      await expect(why).toHaveAttribute('href', /[?&]at=ARO-0003/)
      await why.click()
      await expectOver(page, /^Cartão 04A2B3C4D5E6F7$/)
    })
    await test.step('on a shared screen it shows the end of cards, mails and documents until it is asked for', async () => {
      await page.goBack()
      // The palette opens over no card; the log stands behind it all the while.
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(line.first()).toContainText('04A2B3C4D5E6F7')
      await page.keyboard.press('Control+k')
      await page.keyboard.type('ocultar dados pessoais')
      await page.getByRole('option', { name: /^Ocultar ou mostrar dados pessoais/ }).click()
      await expect(line.first()).toContainText('•••6F7')
      await expect(line.nth(2)).toContainText('mail to •••ira@•••, •••705')
      await line.first().click()
      await expect(page.getByText('04A2B3C4D5E6F7')).toHaveCount(0)
      await page.getByRole('button', { name: 'Mostrar dados pessoais' }).click()
      await expect(page.getByText(/Received.*04A2B3C4D5E6F7/)).toBeVisible()
    })
  })
})
