import type { Sandbox } from '@corrente/sandbox'
import { expectOver, toast } from './support/browser.ts'
import { API, callsOfPage, callsTo } from './support/calls.ts'
import { enter } from './support/session.ts'
import { findTags, readOne } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { formOf, LIST, NOTIFICATIONS, readAll, screen, WALLET } from './support/users.ts'
import { reopen } from './support/walk.ts'

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const lines = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem')
const puts = (sandbox: Sandbox) => callsTo(sandbox).filter(({ method }) => method === 'PUT')

/** Somebody with a card that works, and the own tag of the app. */
const somebody = async (sandbox: Sandbox) => {
  const tags = await findTags(sandbox)
  const active = await readAll(sandbox)
  for (const card of tags.filter((tag) => tag.type === 'CARD' && !tag.isInactive && !tag.isCharging)) {
    const person = active.find(({ pk }) => pk === card.parentUserPk)
    const own = tags.find(({ idTag }) => idTag === card.parentIdTag)
    if (person?.name && own && !own.isInactive) return { person, name: person.name, card, own }
  }
  throw new Error('the sandbox has nobody with a card')
}

test('the page of a person, from a row', async ({ page, sandbox }) => {
  await test.step('the page of a person, from a row', async () => {
    const one = (await readAll(sandbox)).find(
      ({ recharges = 0, docNumber, name }) => recharges > 5 && docNumber && name,
    )
    const pk = one?.pk ?? 0
    await test.step('verdict, cards, recharges by card, wallet and notifications; no name in address and title', async () => {
      await enter(page, sandbox, 'everything', { path: LIST })
      await screen(page).search.fill(one?.email ?? '')
      const row = page.getByRole('row').filter({ hasText: one?.email ?? '' })
      // The list follows at a pause: until then she may stand in the rows before.
      await expect(page.getByText('1 usuário ativo')).toBeVisible()
      await row.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Ver a pessoa' }).click()
      await expect(page.getByRole('main', { name: one?.name ?? '' })).toBeFocused()
      for (const title of ['Cartões', 'Últimas recargas', 'Carteira', 'Últimas notificações'])
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(page.getByText(one?.idTag ?? '', { exact: true }).first()).toBeVisible()
      await expect(page.getByText(/saldo(?!:)/i).and(page.locator('strong'))).toHaveCount(0)
      expect(new URL(page.url()).search).toBe(`?person=${pk}`)
      expect(await page.title()).not.toContain(one?.name ?? '')
      expect(callsTo(sandbox, `${API}transaction/list`).length).toBeGreaterThan(0)
      expect(callsTo(sandbox, NOTIFICATIONS).map(({ path }) => path)).toContain(
        `${NOTIFICATIONS}?userPk=${pk}&limit=30`,
      )
      const told = page.getByRole('region', { name: 'Últimas notificações' }).getByRole('button').first()
      await told.click()
      await expect(page).toHaveURL(/\/stations\?/)
      await page.goBack()
      await expect(told).toBeVisible()
    })
    await test.step('"Acesso" makes no call and copies what to send; "Copiar resumo" has the verdict and no document', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      await page.getByRole('button', { name: 'Copiar resumo' }).click()
      await expect(toast(page, 'Resumo copiado.')).toBeVisible()
      const summary = await copied()
      expect(summary).toContain(`${one?.name} (usuário ${one?.pk})`)
      expect(summary.replaceAll(/\D/g, '')).not.toContain(one?.docNumber?.replaceAll(/\D/g, '') ?? 'nothing')
      // What the page reads by itself, opened again, is here before the press.
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      sandbox.control.clearRequests()
      await page.getByRole('button', { name: 'Acesso' }).click()
      const access = page.getByRole('dialog', { name: `Acesso de ${one?.name}` })
      await access.getByRole('button', { name: 'Copiar só o endereço' }).click()
      await expect.poll(copied).toBe(new URL('/auth/recover', page.url()).href)
      expect(callsOfPage(sandbox)).toEqual([])
      await page.keyboard.press('Escape')
    })
    await test.step('the last recharges lead to each, and say how they ended', async () => {
      const recharges = page.getByRole('region', { name: 'Últimas recargas' })
      await expect(recharges.getByText(/^(fim: |encerrada por )/).first()).toBeVisible()
      const link = recharges.getByRole('link', { name: /^Recarga \d+$/ }).first()
      const id = (await link.textContent())?.replaceAll(/\D/g, '') ?? ''
      await link.click()
      await expectOver(page, new RegExp(`^Recarga ${id}$`))
      await page.getByRole('dialog').getByRole('link', { name: 'Ver na lista de recargas' }).click()
      await expect(page).toHaveURL(new RegExp(`/transactions\\?recharge=${id}$`))
    })
  })
})

test('a person is switched off and on; at the user limit each part stands by itself', async ({
  page,
  sandbox,
}) => {
  await test.step('off with the cards that stay ticked: the record read again goes back as it was, then each card, a result for each; on again ticks the tag of the app alone', async () => {
    const { person, name, card, own } = await somebody(sandbox)
    const before = await formOf(sandbox, person.pk)
    await enter(page, sandbox, 'everything', { path: `${LIST}?person=${person.pk}` })
    await page.getByRole('button', { name: 'Desativar', exact: true }).click()
    const off = dialog(page, `Desativar ${name}?`)
    await expect(off).toContainText(person.email ?? '')
    await off.getByRole('checkbox', { name: new RegExp(`^${card.idTag}`) }).uncheck()
    sandbox.control.clearRequests()
    await off.getByRole('button', { name: 'Desativar' }).click()
    await expect(page.getByText('Inativo', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('O cadastro está inativo: nenhuma recarga começa.')).toBeVisible()
    expect(puts(sandbox)[0]?.path).toBe(`${API}users_data/${person.pk}/`)
    expect(puts(sandbox).map(({ path }) => path)).not.toContain(`${API}ocpptags/${card.pk}/`)
    expect(puts(sandbox).map(({ path }) => path)).toContain(`${API}ocpptags/${own.pk}/`)
    await expect(lines(page, `Desativação de ${name}`).filter({ hasText: 'Feita' })).toHaveCount(
      puts(sandbox).length,
    )
    expect(await formOf(sandbox, person.pk)).toEqual({ ...before, activeUser: false })
    expect((await readOne(sandbox, own.pk))?.isInactive).toBe(true)
    expect((await readOne(sandbox, card.pk))?.isInactive).toBe(false)
    await page.getByRole('button', { name: 'Reativar', exact: true }).click()
    const on = dialog(page, `Reativar ${name}?`)
    await expect(on.getByRole('checkbox', { name: new RegExp(`^${own.idTag}`) })).toBeChecked()
    await on.getByRole('button', { name: 'Reativar' }).click()
    await expect(page.getByText('Ativo', { exact: true }).first()).toBeVisible()
    expect(await formOf(sandbox, person.pk)).toEqual(before)
    expect(await readOne(sandbox, own.pk)).toEqual(own)
  })
  await test.step('at the user limit each part stands by itself', async () => {
    sandbox.control.clear()
    await test.step('the name comes from the complete list; what fails fails alone', async () => {
      const name = (await readAll(sandbox)).find(({ pk }) => pk === 201)?.name ?? ''
      sandbox.control.limits({ users: 10 })
      const failed = sandbox.control.addFault({ path: `${WALLET}201/`, status: 500 })
      await reopen(page, `${LIST}?person=201`)
      await expect(page.getByText(/O limite de usuários do plano foi atingido/)).toBeVisible()
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      await expect(page.getByText(/vêm da lista de usuários/)).toBeVisible()
      await expect(page.getByText('Não foi possível carregar o extrato da carteira.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Últimas notificações' })).toBeVisible()
      sandbox.control.clearFaults(failed.id)
    })
    await test.step('the cards come from the list of tags, and each can be switched', async () => {
      const own = (await findTags(sandbox, 'page=1&size=10000')).filter(
        ({ ownerPk, parentUserPk }) => ownerPk === 201 || parentUserPk === 201,
      )
      expect(own.length).toBeGreaterThan(0)
      const cards = page.getByRole('region', { name: 'Cartões' })
      await expect(cards.getByRole('listitem')).toHaveCount(own.length)
      for (const { idTag } of own) await expect(cards.getByRole('link', { name: idTag })).toBeVisible()
      await expect(cards.getByRole('button', { name: /^(Des|Re)ativar o cartão/ })).toHaveCount(own.length)
      await test.step('and so where the record is there and does not name them', async () => {
        sandbox.control.limits({ users: null })
        const { ocppTags: _, ...userForm } = await formOf(sandbox, 201)
        sandbox.control.addFault({
          path: `${API}users_data/201/`,
          status: 200,
          body: { error: null, userForm },
        })
        await page.reload()
        await expect(cards.getByRole('listitem')).toHaveCount(own.length)
      })
    })
  })
})
