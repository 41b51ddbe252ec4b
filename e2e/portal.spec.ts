import { expectPath, storedInTab, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { freeStation, readNetwork } from './support/network.ts'
import { commandScreen, offered, sends } from './support/operations.ts'
import { enter } from './support/session.ts'
import { edit, one, open, readOne, someStation, screen as stationScreen } from './support/stationForm.ts'
import { expect, test } from './support/test.ts'

/*
 * What a person sees where a captive portal answers 200 in the server's place: nothing is told as done. That every call
 * of the product ends as unknown then is tried in `packages/app/src/resources/unreadableAnswers.test.ts`.
 */

const PORTAL = '<!doctype html><title>Wi-Fi</title><p>Aceite os termos</p>'
const portal = (method: 'POST' | 'PUT', path: string) => ({ method, path, status: 200, body: PORTAL })

test('R16 a station is looked up and may still arrive, never told as saved', async ({ page, sandbox }) => {
  const { field, save } = stationScreen(page)
  const before = await someStation(sandbox, 1)
  await open(page, sandbox, edit(before.pk))
  await field('Descrição').fill('Torre Fantasma')
  sandbox.control.addFault(portal('PUT', one(before.pk)))
  await save.click()
  await expect(page.getByText(/A resposta não chegou\. Pode ter sido salvo/)).toBeVisible()
  await expect(toast(page, 'sucesso')).toHaveCount(0)
  await expectPath(page, edit(before.pk))
  await expect(field('Descrição')).toHaveValue('Torre Fantasma')
  expect(await readOne(sandbox, before.pk)).toEqual(before)
})

test('R16 a mail to support may have arrived: it says so, and what was typed stays', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: '/support' })
  sandbox.control.addFault(portal('POST', `${API}settings/supportMail`))
  const message = page.getByLabel('Mensagem', { exact: true })
  await message.fill('O conector 2 não libera o cabo.')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByText(/a mensagem pode ter sido enviada/).first()).toBeVisible()
  await expect(toast(page, 'Mensagem enviada com sucesso!')).toHaveCount(0)
  await expect(message).toHaveValue('O conector 2 não libera o cabo.')
})

test('R16 a push to everybody may have gone out: it says so, past a reload', async ({ page, sandbox }) => {
  await enter(page, sandbox, 'everything', { path: '/push_notification' })
  sandbox.control.addFault(portal('POST', `${API}push-notification`))
  const message = page.getByLabel('Mensagem', { exact: true })
  await message.fill('Manutenção no sábado.')
  await page.getByRole('button', { name: 'Enviar notificação', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar a todos' }).click()
  await expect(page.getByText(/pode ter ido a todos os usuários/).first()).toBeVisible()
  await expect(toast(page, 'sucesso')).toHaveCount(0)
  await expect.poll(() => storedInTab(page).then((kept) => JSON.stringify(kept))).toContain('no sábado')
  expect(callsTo(sandbox, `${API}push-notification`)).toHaveLength(1)
})

test('R16 a QR start may have begun: look at the charger', async ({ page, sandbox }) => {
  const { id } = freeStation(await readNetwork(sandbox))
  const main = page.getByRole('main')
  await page.goto(`/qrcode/start/${encodeURIComponent(id)}/1`)
  await page.getByRole('checkbox').check()
  sandbox.control.addFault(portal('POST', `${API}qrcode/start`))
  await main.getByRole('button', { name: 'Iniciar recarga' }).click()
  await expect(main.getByText('A recarga pode ter começado. Olhe o carregador.')).toBeVisible()
  await expect(toast(page, 'Comando START enviado.')).toHaveCount(0)
})

test('R16 OPS-018 a command is looked up among the tasks, never told as sent', async ({ page, sandbox }) => {
  const { send, sent } = commandScreen(page)
  const [station = ''] = await offered(sandbox, 'v1.6')
  await enter(page, sandbox, 'everything', {
    path: `/operations/clear_cache?station=${encodeURIComponent(station)}`,
  })
  sandbox.control.addFault(portal('POST', `${API}operations/v1.6/clear_cache`))
  await send.click()
  await expect.poll(() => sends(sandbox).length).toBe(1)
  await page.clock.fastForward(6_000)
  await expect(page.getByText(/pode ter sido enviado: verifique/).first()).toBeVisible()
  await expect(sent).toHaveCount(0)
})
