import { expectPath } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { commandScreen, offered, passTime, TASKS } from './support/operations.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen, walkTo } from './support/walk.ts'

const PAGE = '/operations/tasks'
/** As many stand on a page; the sandbox has two more. */
const PER_PAGE = 10
/** Those with a refusal or a failure. */
const TROUBLE = 4
const tasks = (page: Page) => page.getByRole('grid', { name: 'Tarefas' })
const row = (page: Page, name: RegExp) => tasks(page).getByRole('row', { name })
const open = (page: Page, name: RegExp) => row(page, name).getByRole('button').first().click()

test.describe('the tasks', () => {
  test('the list, its details and its filters; what comes in, and is sent again', async ({
    page,
    sandbox,
  }) => {
    await test.step('TSK-001 TSK-002 TSK-003 TSK-005 TSK-006 TSK-007 the list, its details and its filters', async () => {
      await test.step('newest first, ten a page, read again while one runs', async () => {
        await enter(page, sandbox, 'everything', { path: PAGE })
        await expect(tasks(page).getByRole('rowheader').first()).toContainText('Reiniciar')
        await expect(row(page, /^.*Atualizar firmware/)).toContainText('Em andamento')
        await expect(row(page, /Ler configuração/)).toContainText('3 falharam')
        expect(callsTo(sandbox, TASKS).map(({ path }) => path)).toEqual([`${TASKS}?timeZone=-3`])
        await page.clock.fastForward(5_100)
        await expect.poll(() => callsTo(sandbox, TASKS).length).toBe(2)
      })
      await test.step('the details of a station: its keys, searched', async () => {
        await open(page, /Ler configuração/)
        const dialog = page.getByRole('dialog')
        const details = page.getByRole('button', { name: /^Detalhes de (?!Tarefa)/ }).first()
        // Pressed in the moment in which the row opens.
        await details.click()
        await expect(dialog.getByRole('row', { name: /HeartbeatInterval/ })).toContainText('300')
        await dialog.getByRole('searchbox').fill('number')
        await expect(dialog.getByRole('row', { name: /HeartbeatInterval/ })).toHaveCount(0)
        await expect(dialog.getByRole('row', { name: /NumberOfConnectors/ })).toContainText('só leitura')
        expect(callsTo(sandbox).filter(({ path }) => path.includes('/details/'))).toHaveLength(1)
      })
      await test.step('by question, command and station; the address keeps it', async () => {
        await reopen(page, PAGE)
        const count = () => tasks(page).getByRole('rowheader')
        await page.getByRole('button', { name: 'Com recusa ou falha' }).click()
        await expect(count()).toHaveCount(TROUBLE)
        await page.reload()
        await expect(count()).toHaveCount(TROUBLE)
        await page.getByLabel('Comando', { exact: true }).selectOption('unlockConnector')
        await expect(count()).toHaveCount(1)
        await page.getByRole('searchbox').fill('no such station')
        await expect(page.getByText('Nenhuma tarefa com estes filtros.')).toBeVisible()
        await page.getByRole('button', { name: 'Mostrar todas' }).click()
        await expect(count()).toHaveCount(PER_PAGE)
      })
    })
    await test.step('TSK-001 TSK-004 what comes in, and is sent again', async () => {
      await test.step('"send again" opens the form with those stations; what this tab sent has its parameters too', async () => {
        const { chosen, send, sent } = commandScreen(page)
        const [station = ''] = await offered(sandbox, 'v1.6')
        await walkTo(page, `/operations/data_transfer?station=${station}`)
        await page.getByLabel('Vendor ID').fill('Nobody')
        sandbox.control.charger({ response: 'UnknownVendorId', delayMs: 500 })
        await send.click()
        await expect(sent).toBeVisible()
        await passTime(page, sandbox)
        await page.getByRole('link', { name: 'Ver em Tarefas' }).click()
        await expectPath(page, PAGE)
        await page.getByRole('button', { name: 'Desta aba' }).click()
        await expect(tasks(page).getByRole('rowheader')).toHaveCount(1)
        await open(page, /Transferir dados/)
        await page.getByRole('button', { name: /^Enviar de novo a esta/ }).click()
        await expectPath(page, '/operations/data_transfer')
        await expect(page.getByLabel('Vendor ID')).toHaveValue('Nobody')
        await expect(chosen).toContainText(station)
      })
    })
  })
})
