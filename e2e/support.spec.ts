import { expectPath, storedInTab, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { enter, store } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const MAIL = `${API}settings/supportMail`
const CONTACT = `${API}settings/contactMail`
const PUSH = `${API}push-notification`

/** What was sent to one of the calls. */
const nextBody = async (page: Page, path: string): Promise<unknown> =>
  (await page.waitForRequest((request) => new URL(request.url()).pathname === path)).postDataJSON()

test('SUP-001 SUP-003 SUP-004 SUP-008 SUP-010 SUP-011 a mail to support: refused, sent, and back to where one came from', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: '/station_groups' })
  await page.getByRole('navigation').getByRole('link', { name: 'Suporte' }).click()
  await expectPath(page, '/support')
  await expect(page).toHaveTitle('Suporte · Dashboard')
  // The menu lies over the page while the mouse rests on it.
  await page.mouse.move(900, 600)
  const send = page.getByRole('button', { name: 'Enviar mensagem' })
  const message = page.getByLabel('Mensagem', { exact: true })
  await send.click()
  await expect(page.getByText('O campo mensagem é obrigatório.')).toBeVisible()
  await expect(message).toBeFocused()
  await page.getByLabel('Assunto').selectOption('complaint')
  await message.fill('O conector 2 não libera o cabo.')
  const fault = sandbox.control.addFault({ method: 'POST', path: MAIL, status: 400, body: { type: 'error' } })
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(/Não foi possível realizar a operação\./)
  sandbox.control.clearFaults(fault.id)
  // What was typed outlives a reload; leaving asks first.
  await expect.poll(() => storedInTab(page).then((kept) => JSON.stringify(kept))).toContain('libera o cabo')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(message).toHaveValue('O conector 2 não libera o cabo.')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  const sent = nextBody(page, MAIL)
  await send.click()
  expect(await sent).toEqual({ subject: 'complaint', message: 'O conector 2 não libera o cabo.' })
  await expect(toast(page, 'Mensagem enviada com sucesso!')).toBeVisible()
  await expectPath(page, '/station_groups')
  expect(callsTo(sandbox, MAIL)).toHaveLength(2)
})

test('SUP-002 SUP-006 SUP-009 SUP-012 in Spanish: a push is asked about, goes out once, and a lost answer is told past a reload', async ({
  page,
  sandbox,
}) => {
  await store(page, sandbox.url(), { language: 'es', 'language-chosen': 'true' })
  await enter(page, sandbox, 'everything', { path: '/push_notification' })
  const send = page.getByRole('button', { name: 'Enviar notificación', exact: true })
  const message = page.getByLabel('Mensaje', { exact: true })
  const question = page.getByRole('alertdialog', { name: '¿Enviar esta notificación a todos los usuarios?' })
  await send.click()
  await expect(page.getByText('El campo mensaje es obligatorio.')).toBeVisible()
  await message.fill('Mantenimiento el sábado.')
  await send.click()
  await expect(question).toContainText('Mantenimiento el sábado.')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  expect(callsTo(sandbox, PUSH)).toEqual([])
  await send.click()
  await question.getByRole('button', { name: 'Enviar a todos' }).dblclick()
  await expect(toast(page, '¡Notificación push enviada con éxito!')).toBeVisible()
  await expect(message).toHaveValue('')
  expect(callsTo(sandbox, PUSH)).toHaveLength(1)

  const lost = sandbox.control.addFault({ method: 'POST', path: PUSH, kind: 'truncated' })
  await message.fill('Nueva tarifa.')
  await send.click()
  await question.getByRole('button', { name: 'Enviar a todos' }).click()
  await expect(page.getByText(/puede haber llegado a todos los usuarios/)).toBeVisible()
  sandbox.control.clearFaults(lost.id)
  expect(callsTo(sandbox, PUSH)).toHaveLength(2)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(message).toHaveValue('Nueva tarifa.')
  await send.click()
  await expect(question).toContainText('puede haber llegado')
  const sent = nextBody(page, PUSH)
  await question.getByRole('button', { name: 'Enviar de nuevo a todos' }).click()
  expect(await sent).toEqual({ message: 'Nueva tarifa.' })
  await expect(toast(page, '¡Notificación push enviada con éxito!')).toBeVisible()
  expect(callsTo(sandbox, PUSH)).toHaveLength(3)
})

test('SUP-013 SUP-014 contact is open to everybody who is signed in; what is typed about a person stays in memory', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { permissions: [{ role_id: null, route: '/', status: true }] })
  await page.getByRole('button', { name: /^Menu de Marina/ }).click()
  await page.getByRole('menuitem', { name: 'Contato' }).click()
  await expectPath(page, '/contact')
  await page.getByLabel('Nome', { exact: true }).fill('Ana')
  await page.getByLabel('E-mail').fill('ana.souza@example.org')
  await page.getByLabel('Mensagem', { exact: true }).fill('Quero uma estação aqui.')
  await page.clock.fastForward(600)
  expect(JSON.stringify(await storedInTab(page))).not.toContain('ana.souza')
  expect(page.url()).not.toContain('ana')
  const sent = nextBody(page, CONTACT)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  expect(await sent).toEqual({
    first_name: 'Ana',
    last_name: '',
    email: 'ana.souza@example.org',
    phone: '',
    subject: 'general',
    message: 'Quero uma estação aqui.',
  })
  await expect(toast(page, 'Mensagem enviada com sucesso!')).toBeVisible()
  await expectPath(page, '/')
  // Without their entries the other two are not there.
  for (const path of ['/support', '/push_notification']) {
    await page.goto(path)
    await expectPath(page, '/not-found')
  }
})

test('SUP-003 a tenant with a page of its own: the menu opens it in a new tab, a direct visit shows a real link', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { tenant: 'girassol', path: '/support' })
  const outside = 'https://ajuda.girassol.example.com/contato'
  const links = page.locator(`a[href="${outside}"]`)
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expect(page.locator('form')).toHaveCount(0)
})
