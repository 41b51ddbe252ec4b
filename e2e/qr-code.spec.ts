import type { Locator } from '@playwright/test'
import { expectPath, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { NOW } from './support/constants.ts'
import { freeStation, readNetwork } from './support/network.ts'
import { expect, type Page, test } from './support/test.ts'

const START = `${API}qrcode/start`
const STOP = `${API}qrcode/stop`
const TOKEN = 'sandbox-qr'
const PHONE = { width: 360, height: 640 }

/** The page's parts in one language. */
const screen = (page: Page, words: 'pt-BR' | 'es' = 'pt-BR') => {
  const { start, stop, looked } = {
    'pt-BR': { start: 'Iniciar recarga', stop: 'Parar recarga', looked: 'Olhei: não começou' },
    es: { start: 'Iniciar recarga', stop: 'Detener recarga', looked: 'Miré: no comenzó' },
  }[words]
  const main = page.getByRole('main')
  return {
    main,
    human: page.getByRole('checkbox'),
    start: main.getByRole('button', { name: start }),
    stop: main.getByRole('button', { name: stop }),
    looked: main.getByRole('button', { name: looked }),
    whyNot: main.getByRole('status'),
  }
}

/** Whether two parts of the page lie over each other. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (a === null || b === null) throw new Error('one of the two is not on the page')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test.use({ viewport: PHONE, hasTouch: true })

test('QRC-001 QRC-002..010 QRC-013 QRC-014 a driver starts and stops a recharge on a phone, without a session', async ({
  page,
  sandbox,
}) => {
  const { main, human, start, stop, whyNot } = screen(page)
  const { id } = freeStation(await readNetwork(sandbox))
  const spot = { chargeBoxId: id, connectorId: 1 }
  const sent: { readonly path: string; readonly body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST')
      sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
  })
  const bodies = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body)
  sandbox.control.clearRequests()
  await page.goto(`/qrcode/start/${encodeURIComponent(id)}/1`)

  // The place is known from the address alone; nothing is asked before the driver acts.
  await expect(page).toHaveTitle('Recarga · Dashboard')
  await expect(main.getByText(id, { exact: true })).toBeVisible()
  await expect(main.getByRole('definition').nth(1)).toHaveText('1')
  await expect(whyNot).toHaveText('Por favor verifique que você não é um robô!')
  for (const button of [start, stop]) {
    await expect(button).toBeDisabled()
    await button.tap({ force: true })
  }
  expect(callsTo(sandbox)).toEqual([])
  const cookies = page.getByRole('region', { name: 'Aviso de cookies' })
  for (const button of [start, stop]) expect(await overlap(button, cookies)).toBe(false)

  await human.check()
  await expect(whyNot).toBeEmpty()
  await page.clock.pauseAt(NOW + 60_000)
  const place = await start.boundingBox()
  await start.tap()
  const said = toast(page, 'Comando START enviado.')
  await expect(said).toBeVisible()
  for (const button of [start, stop]) expect(await overlap(button, said)).toBe(false)
  expect(bodies(START)).toEqual([
    { ...spot, token: TOKEN, recaptchaResponse: expect.stringMatching(/^sandbox-human-/) },
  ])
  // What came of it stands below: the buttons stay under the finger.
  await expect(main.getByText('Comando START enviado.')).toBeVisible()
  expect(await start.boundingBox()).toEqual(place)
  // The answer of the check works once: both buttons are off again.
  await expect(human).not.toBeChecked()
  for (const button of [start, stop]) await expect(button).toBeDisabled()
  await page.clock.runFor(9_900)
  await expect(said).toBeVisible()
  await page.clock.runFor(200)
  await expect(said).toHaveCount(0)
  await expect(main.getByText('Comando START enviado.')).toBeVisible()

  sandbox.control.clock({ advanceMs: 5_000 })
  await human.check()
  await stop.tap()
  await expect(toast(page, 'Comando STOP enviado.')).toBeVisible()
  expect(bodies(STOP)).toEqual([{ ...spot, token: TOKEN }])
  await expect(main).toContainText('Comando STOP enviado.')
  await expect(stop).toBeEnabled()
  await expect(page.getByText(TOKEN)).toHaveCount(0)
})

test('QRC-011 QRC-012 QRC-013 failures, no network, and a lost answer that is not sent again blindly, in Spanish', async ({
  page,
  context,
  sandbox,
}) => {
  const { main, human, start, stop, looked, whyNot } = screen(page, 'es')
  const { id } = freeStation(await readNetwork(sandbox), 1)
  await page.goto(`/qrcode/start/${encodeURIComponent(id)}/1`)
  await page.getByText('Español', { exact: true }).click()
  await expect(start).toBeVisible()

  await human.check()
  // Nothing is charging there: the server refuses.
  await stop.tap()
  await expect(toast(page, 'No se pudo detener la recarga.')).toBeVisible()
  sandbox.control.addFault({ method: 'POST', path: START, status: 200, body: { type: 'error' }, times: 1 })
  await start.tap()
  const words = 'No se pudo iniciar la recarga. Actualice la página e intente de nuevo.'
  await expect(toast(page, words)).toBeVisible()
  await expect(main.getByText(words)).toBeVisible()

  await human.check()
  await context.setOffline(true)
  await expect(whyNot).toHaveText('Sin internet. Los botones vuelven con la conexión.')
  await expect(start).toBeDisabled()
  await context.setOffline(false)
  await expect(start).toBeEnabled()

  sandbox.control.clearRequests()
  sandbox.control.addFault({ method: 'POST', path: START, kind: 'truncated', times: 1 })
  await start.tap()
  const unsure = main.getByText('La recarga puede haber comenzado. Mire el cargador.')
  await expect(unsure).toBeVisible()
  await page.reload()
  await expect(unsure).toBeVisible()
  await human.check()
  await expect(stop).toBeEnabled()
  await expect(start).toBeDisabled()
  await start.tap({ force: true })
  await looked.tap()
  await expect(unsure).toHaveCount(0)
  expect(callsTo(sandbox, START)).toHaveLength(1)
  await start.tap()
  await expect.poll(() => callsTo(sandbox, START).length).toBe(2)
})

test('QRC-003 RTE-034 what can be no connector is not found', async ({ page }) => {
  await page.goto('/qrcode/start/IPE-0001/0')
  await expectPath(page, '/not-found')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})
