import { expectPath, stored, storedInTab, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { NOW } from './support/constants.ts'
import { emailOf, enter, sendSignIn } from './support/session.ts'
import { LOGIN } from './support/signingIn.ts'
import { expect, type Page, test } from './support/test.ts'

test.describe('an expired session', () => {
  const ended = (page: Page) => page.getByRole('heading', { name: 'Sua sessão terminou' })

  test('API-011 API-012 API-013 RTE-039 MON-040 R14 ends once for all 401s, leads to the sign-in, and offers the way back afterwards', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: '/admin' })
    await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible()
    await page.evaluate(() => sessionStorage.setItem('draft:station', '{"kept":true}'))
    // From here on the page's time stands, so that its 5 seconds are these and not those of a busy machine.
    await page.clock.pauseAt(NOW + 60_000)
    sandbox.control.expireTokens()
    sandbox.control.clearRequests()
    // All calls are under way before the first answer is there.
    sandbox.control.addFault({ path: '/api/v1/*', latencyMs: 3000 })
    await page.reload()
    await expect(ended(page)).toBeVisible()
    await expect(
      page.getByText('Suas credenciais expiraram. Você será redirecionado para o Login.'),
    ).toHaveCount(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect.poll(() => callsTo(sandbox).filter(({ status }) => status === 401).length).toBeGreaterThan(2)
    sandbox.control.clearFaults()
    const kept = await stored(page)
    expect(kept).not.toHaveProperty('session')
    expect(kept).not.toHaveProperty('allowed-routes')
    expect(kept).toMatchObject({ theme: 'move', 'api-key': 'sandbox-move' })

    await page.clock.runFor(4900)
    await expect(ended(page)).toBeVisible()
    await page.clock.runFor(200)
    await page.clock.resume()
    await expectPath(page, LOGIN)
    expect(await storedInTab(page)).toHaveProperty('draft:station')
    await expect(page.getByText(/Suas credenciais expiraram/)).toHaveCount(0)
    sandbox.control.clearRequests()
    await sendSignIn(page, emailOf('everything'))
    await expectPath(page, '/')
    await toast(page, 'Login efetuado com sucesso!')
      .getByRole('link', { name: 'Voltar para onde você estava' })
      .dispatchEvent('click')
    await expectPath(page, '/admin')
    await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible()
  })
})

test('the tenant’s age limit: a banner ten minutes before, the end, and what was typed is there after signing in again, also in the other tab', async ({
  page,
  sandbox,
  context,
}) => {
  await enter(page, sandbox, 'everything', { tenant: 'azulejo', path: '/support' })
  const message = page.getByLabel('Mensagem', { exact: true })
  await message.fill('O conector 2 não libera o cabo.')
  const soon = page.getByText(/Sua sessão termina em 9 minutos/)
  await page.clock.fastForward('07:48:00')
  await expect(soon).toHaveCount(0)
  await page.clock.fastForward('02:30')
  await expect(soon).toBeVisible()
  await page.clock.fastForward('11:00')
  await expect(page.getByRole('heading', { name: 'Sua sessão chegou ao limite de tempo' })).toBeVisible()
  await expect(page.getByText('O que você estava digitando foi guardado nesta aba.')).toBeVisible()
  expect(await stored(page)).not.toHaveProperty('session')
  await page.getByRole('button', { name: 'Entrar de novo' }).click()
  await expectPath(page, LOGIN)
  // A second tab waits at the sign-in: it goes on by itself.
  const other = await context.newPage()
  await other.goto(sandbox.url('azulejo') + LOGIN)
  await expect(other.locator('input[name="email"]')).toBeVisible()
  await sendSignIn(page, emailOf('everything'))
  await expectPath(page, '/')
  await expectPath(other, '/')
  await page.getByRole('link', { name: 'Voltar para onde você estava' }).dispatchEvent('click')
  await expectPath(page, '/support')
  await expect(message).toHaveValue('O conector 2 não libera o cabo.')
})
