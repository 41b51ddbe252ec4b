import { readFileSync } from 'node:fs'
import type { User } from '@corrente/domain/users'
import { callsOfPage, callsTo } from './support/calls.ts'
import { fromHome, hands, homeAgain } from './support/hands.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { LIST, listCalls, readAll, screen } from './support/users.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Estação, tela ou ação' })
/** Without the entries of their movements. */
const people = (page: Page) =>
  page
    .getByRole('group', { name: 'Pessoas', exact: true })
    .getByRole('option')
    .filter({ hasNotText: /^Movimentos de/ })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true })

/** Ctrl K, what identifies somebody, Enter. */
async function openPerson(page: Page, text: string) {
  const hand = hands(page)
  await hand.key('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
  await hand.key('Enter')
  return hand
}
const somebody = (all: readonly User[], fits: (one: User) => boolean = () => true): User => {
  const found = all.find((one) => one.name && one.email && /^\d{11}$/.test(one.docNumber ?? '') && fits(one))
  if (!found) throw new Error('the sandbox has nobody like this')
  return found
}

test.describe('what support does on the phone, in so many presses from home', () => {
  test('jobs 1, 3 and 7: she is found, her wallet stands open, her movements and her access are one press away', async ({
    page,
    sandbox,
  }) => {
    const one = somebody(await readAll(sandbox))
    await fromHome(page, sandbox)
    await test.step('jobs 1, 3 and 7: whatever identifies her and Enter: her wallet; she cannot sign in, and no call', async () => {
      const byEmail = await openPerson(page, one.email ?? '')
      await expect(heading(page, one.name ?? '')).toBeVisible()
      await expect(page.getByText('Total de depósitos')).toBeVisible()
      byEmail.did('users-1')
      byEmail.did('users-3')
      expect(page.url()).not.toContain(encodeURIComponent(one.email ?? ''))
      // Her recharges are asked for once her cards are known: what the page reads by itself is here before the press.
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      sandbox.control.clearRequests()
      await byEmail.click(page.getByRole('button', { name: 'Acesso' }))
      await expect(page.getByRole('dialog', { name: `Acesso de ${one.name}` })).toContainText('/auth/recover')
      byEmail.did('users-7')
      expect(callsOfPage(sandbox)).toEqual([])
      await page.keyboard.press('Escape')
    })
    await test.step('her document; Enter pressed before the answer waits for it; job 3: on to her movements', async () => {
      await homeAgain(page)
      sandbox.control.clearRequests()
      const byDocument = await openPerson(page, one.docNumber ?? '')
      await expect(heading(page, one.name ?? '')).toBeVisible()
      byDocument.did('users-1')
      // A document is in no address: the complete lists are read.
      for (const { path } of callsTo(sandbox)) expect(path).not.toContain(one.docNumber ?? '')
      await expect.poll(() => listCalls(sandbox).map(({ size }) => size)).toEqual(['40000', '40000'])
      await byDocument.click(page.getByRole('link', { name: 'Movimentos', exact: true }))
      await expect(page).toHaveURL(new RegExp(`/financial\\?.*${one.pk}`))
      await expect(page.getByText(one.name ?? '-').first()).toBeVisible()
      byDocument.did('users-3b')
      expect(page.url()).not.toContain(encodeURIComponent(one.email ?? ''))
    })
  })

  test('jobs 2, 6 and 8: the list, its sheet, a new employee', async ({ page, sandbox }) => {
    const all = await readAll(sandbox)
    const one = somebody(all)
    const end = one.docNumber?.slice(-5) ?? ''
    const fitting = all.filter(({ docNumber }) => docNumber?.replaceAll(/\D/g, '').includes(end))
    const { click, did, palette } = await fromHome(page, sandbox)
    await palette('usuários', /^Usuários/)
    // The field has the focus: nobody pages through 40,000 people.
    await expect(screen(page).search).toBeFocused()
    await test.step('job 2: "the CPF ends in 321": nothing else is pressed', async () => {
      await page.keyboard.type(end)
      await expect(page.getByRole('row').filter({ hasText: one.email ?? '' })).toBeVisible()
      did('users-2')
      await expect(screen(page).names).toHaveCount(Math.min(10, fitting.length))
    })
    await test.step('job 8: the sheet: what I see is a file of the rows on screen, without another call', async () => {
      await screen(page).search.fill('')
      await expect(screen(page).names).toHaveCount(10)
      sandbox.control.clearRequests()
      const coming = page.waitForEvent('download')
      await click(page.getByRole('button', { name: 'CSV do que vejo (10 linhas)' }))
      const file = await coming
      did('users-8')
      expect(file.suggestedFilename()).toMatch(/^move-users-\d{4}-\d{2}-\d{2}\.csv$/)
      const text = readFileSync(await file.path(), 'utf8')
      expect(text.trim().split('\r\n')).toHaveLength(11)
      expect(callsTo(sandbox)).toEqual([])
    })
    await test.step('job 6: a new employee: a form, behind the limit', async () => {
      const hand = await openPerson(page, 'novo usu')
      await expect(heading(page, 'Novo usuário')).toBeVisible()
      hand.did('users-6')
      sandbox.control.limits({ users: 10 })
      await homeAgain(page)
      await openPerson(page, 'novo usu')
      await expect(page.getByRole('dialog', { name: 'Limite de usuários atingido!' })).toBeVisible()
    })
  })

  test('the last people opened stand in the empty palette, in memory alone', async ({ page, sandbox }) => {
    const one = somebody(await readAll(sandbox))
    await enter(page, sandbox, 'everything', { path: `${LIST}?person=${one.pk}` })
    await expect(heading(page, one.name ?? '')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(people(page)).toHaveCount(1)
    await expect(people(page)).toContainText(one.name ?? '')
    await page.keyboard.press('Escape')
    await enter(page, sandbox, 'everything', { path: '/station_groups' })
    await expect(heading(page, 'Grupos de estações')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('group', { name: 'Telas', exact: true })).toBeVisible()
    await expect(people(page)).toHaveCount(0)
  })

  test('jobs 4 and 5: "it still says charging"; he left the company', async ({ page, sandbox }) => {
    const all = await readAll(sandbox)
    await test.step('job 4: the last measure and its time', async () => {
      const one = somebody(all, ({ isCharging }) => isCharging)
      await fromHome(page, sandbox)
      const hand = await openPerson(page, one.email ?? '')
      await expect(page.getByText(/^Carregando desde|Carregando desde/).first()).toBeVisible()
      await hand.click(page.getByRole('link', { name: 'Parar recarga' }).first())
      await expect(page.getByText(/kW às \d\d:\d\d|kWh até \d\d:\d\d/)).toBeVisible()
      await hand.click(page.getByRole('button', { name: 'Parar recarga' }))
      await expect(page.getByText('Comando enviado.')).toBeVisible()
      hand.did('users-4')
    })
    await test.step('job 5: with all cards off', async () => {
      await homeAgain(page)
      const one = somebody(all, ({ isCharging }) => !isCharging)
      const hand = await openPerson(page, one.email ?? '')
      await hand.click(page.getByRole('button', { name: 'Desativar', exact: true }))
      const question = page.getByRole('alertdialog', { name: `Desativar ${one.name}?` })
      await hand.click(question.getByRole('button', { name: 'Desativar' }))
      await expect(page.getByText('O cadastro está inativo: nenhuma recarga começa.')).toBeVisible()
      await expect(page.getByText(/^\d+ feitas?, 0 com erro, 0 sem resposta$/).first()).toBeVisible()
      hand.did('users-5')
    })
  })
})
