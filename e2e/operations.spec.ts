import { expectPath } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { commandScreen, OPERATIONS, offered, sends } from './support/operations.ts'
import { enter, type WirePermission } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen, walkTo } from './support/walk.ts'

const RESET = '/operations/remote_reset'
const POST_RESET = `${OPERATIONS}v1.6/remote_reset`
const route = (path: string): WirePermission => ({ role_id: null, route: path, status: true })
const toggle = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const soft = (page: Page) => page.getByRole('radio', { name: /^Soft/ }).check()

/** Takes the first stations of the list. */
const pick = async (page: Page, count: number) => {
  const { available } = commandScreen(page)
  const boxes = available.getByRole('option')
  for (let place = 0; place < count; place += 1) await boxes.nth(place).click()
  await available.getByRole('button', { name: /^Adicionar \d+$/ }).click()
}

test.describe('what is permitted', () => {
  test('OPS-001 OPS-007 RTE-012 RTE-013 three toggles; the version stands in the address, and the command with it', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: '/operations' })
    await expect(toggle(page, 'OCPP 1.6')).toHaveAttribute('aria-current', 'page')
    await page.getByText('OCPP 1.5', { exact: true }).click()
    await expectPath(page, '/operations')
    expect(new URL(page.url()).search).toBe('?protocol=v1.5')
    await page.getByRole('link', { name: /^Reiniciar/ }).click()
    await expectPath(page, RESET)
    expect(new URL(page.url()).search).toBe('?protocol=v1.5')
    await expect(page.getByText('Por favor')).toHaveCount(0)
    await expect.poll(() => callsTo(sandbox, `${OPERATIONS}v1.5/remote_reset/`).length).toBe(1)
    await page.getByText('Tarefas', { exact: true }).click()
    await expectPath(page, '/operations/tasks')
    await test.step('a command of 1.6 opened in 1.5 says why it is off, and asks nothing', async () => {
      await page.goto('about:blank')
      sandbox.control.clearRequests()
      await page.goto('/operations/trigger_message?protocol=v1.5')
      await expect(page.getByText('Só no OCPP 1.6').filter({ visible: true })).toBeVisible()
      expect(callsTo(sandbox).filter(({ path }) => path.startsWith(OPERATIONS))).toEqual([])
    })
  })

  test('OPS-001 OPS-002 OPS-003 OPS-004 TSK-008 what is permitted', async ({ page, sandbox }) => {
    await test.step('with 1.6 alone there is no toggle; a command without its route is not there', async () => {
      const permissions = ['/', '/operations', '/operations/v16', RESET].map(route)
      await enter(page, sandbox, 'everything', { permissions, path: `${RESET}?protocol=v1.5` })
      await expect(page.getByRole('heading', { name: 'Reiniciar · Reset' })).toBeVisible()
      await expect(toggle(page, 'OCPP 1.5')).toHaveCount(0)
      const commands = page.getByRole('navigation', { name: 'Comandos' }).getByRole('link')
      await expect(commands).toHaveCount(1)
      expect(callsTo(sandbox, `${OPERATIONS}v1.6/remote_reset/`)).toHaveLength(1)
      await page.goto(`${sandbox.url()}/operations/clear_cache`)
      await expectPath(page, '/not-found')
    })
    await test.step('with neither version the tasks open; without them the panel says "Not allowed"', async () => {
      sandbox.control.clearRequests()
      const base = ['/', '/operations', RESET]
      await enter(page, sandbox, 'everything', {
        permissions: [...base, '/operations/tasks'].map(route),
        path: '/operations',
      })
      await expectPath(page, '/operations/tasks')
      await enter(page, sandbox, 'everything', { permissions: base.map(route), path: RESET })
      await expect(page.getByText('Not allowed').or(page.getByText('Sem permissão')).first()).toBeVisible()
      expect(callsTo(sandbox, `${OPERATIONS}v1.6/remote_reset/`)).toEqual([])
    })
  })
})

test.describe('the form', () => {
  test('the form of a command, and a refusal', async ({ page, sandbox }) => {
    await test.step('OPS-009 OPS-011 OPS-012 OPS-015 OPS-025 OPS-053 the form of a command', async () => {
      await test.step('what is missing is said, nothing is sent; another command starts empty', async () => {
        const { send, selected } = commandScreen(page)
        await enter(page, sandbox, 'everything', { path: RESET })
        await send.click()
        await expect(page.getByText('Por favor, selecione uma estação.').first()).toBeVisible()
        await pick(page, 2)
        await send.click()
        await expect(page.getByText('Por favor, preencha todos os parâmetros obrigatórios.')).toBeVisible()
        expect(sends(sandbox)).toEqual([])
        await page.getByRole('link', { name: /^Limpar cache/ }).click()
        await expect(selected).toContainText('0 item')
      })
      await test.step('a person is found by document in one read of 40,000, and asked for only then', async () => {
        await walkTo(page, '/operations/remote_start')
        await expect(commandScreen(page).station).toBeVisible()
        const people = () =>
          callsTo(sandbox).filter(({ path }) => path.includes('users_data/dashboard-details'))
        expect(people()).toEqual([])
        await page.getByRole('radio', { name: 'Por documento' }).check()
        await expect
          .poll(() => people().map(({ path }) => path))
          .toEqual(['/api/v1/users_data/dashboard-details/?activeUsers=true&page=1&size=40000'])
        await page.getByRole('combobox', { name: 'Pessoa' }).fill('a')
        await page.getByRole('listbox').getByRole('option').first().click()
        await expect(page.getByText(/^Tag desta pessoa: /)).toBeVisible()
      })
      await test.step('the palette opens a command filled in, and sends nothing', async () => {
        const [station = ''] = await offered(sandbox, 'v1.6')
        await walkTo(page, '/operations')
        await expect(page.getByRole('heading', { name: 'Operações' })).toBeVisible()
        await page.keyboard.press('Control+k')
        const field = page.getByRole('combobox', { name: 'Estação, tela ou ação' })
        await field.fill(`destravar ${station} 1`)
        await expect(page.getByRole('option', { name: /^UnlockConnector/ }).first()).toBeVisible()
        await page.keyboard.press('Enter')
        await expectPath(page, '/operations/unlock_connector')
        await expect(commandScreen(page).chosen).toContainText(station)
        await expect(page.getByLabel('Conector', { exact: true })).toHaveValue('1')
        expect(sends(sandbox)).toEqual([])
      })
    })
    sandbox.control.clear()
    await test.step('a refusal: Error, and nothing was sent', async () => {
      const { send } = commandScreen(page)
      await reopen(page, RESET)
      await pick(page, 1)
      await soft(page)
      sandbox.control.addFault({
        method: 'POST',
        path: POST_RESET,
        status: 200,
        body: { type: 'error', error: 'no', data: null },
        times: 1,
      })
      const dialog = commandScreen(page).dialog
      await send.click()
      if (await dialog.isVisible()) await dialog.getByRole('button').last().click()
      await expect(page.getByText('Erro', { exact: true })).toBeVisible()
      await expect(page.getByText('Nada foi enviado às estações.', { exact: false })).toBeVisible()
    })
  })
})
