import type { Sandbox } from '@corrente/sandbox'
import { choose, toast } from './support/browser.ts'
import { ask, tell } from './support/network.ts'
import { enter } from './support/session.ts'
import { ALL, findTags, hold, LIST, makeCard, screen } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { answerUsers, formOf, readAll, saveMeanwhile, LIST as USERS, user } from './support/users.ts'
import { reopen, walkTo } from './support/walk.ts'

const INBOX = '/ocpptags/unknown'
/** Covers personal data, as on a shared screen, and opens a page. */
const hide = async (page: Page, sandbox: Sandbox, path: string) => {
  await enter(page, sandbox, 'everything', { path })
  await page.getByRole('button', { name: /^Menu de / }).click()
  await page.getByRole('menuitem', { name: 'Ocultar dados pessoais' }).click()
}
/** The id stands nowhere: not as text, nor in what a screen reader is told. */
const expectCovered = async (page: Page, id: string) => {
  await expect(page.getByText(id)).toHaveCount(0)
  await expect(page.locator(`[aria-label*="${id}"], [title*="${id}"]`)).toHaveCount(0)
}

/** The question of a form whose record was changed meanwhile. */
const changes = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Este cadastro mudou enquanto você editava' })

test.describe('personal data hidden from a shared screen: the number of a card shows its end alone', () => {
  test('in lists, verdict, questions, forms, palette and inbox, and what somebody else changed', async ({
    page,
    sandbox,
  }) => {
    await test.step('in the list of tags, the verdict, the questions, the forms and the palette', async () => {
      const tag = await makeCard(sandbox, { id_tag: '04A2B3C4' })
      await hide(page, sandbox, `${LIST}?q=2B3C4`)
      await expect(screen(page).ids).toHaveText([/•••3C4/])
      await expectCovered(page, tag.idTag)
      await page.getByRole('row').nth(1).press('Enter')
      await expect(screen(page).card('•••3C4')).toContainText('Última recarga')
      await expectCovered(page, tag.idTag)
      await walkTo(page, '/users/create')
      await page.getByRole('combobox', { name: /^Cartões/ }).click()
      await page.keyboard.type(tag.idTag)
      await expect(page.getByRole('option', { name: /•••3C4/ })).toBeVisible()
      await expectCovered(page, tag.idTag)
      await walkTo(page, `${LIST}?card=${tag.idTag}&q=${tag.idTag}`)
      await expect(page.getByRole('region', { name: 'Cartão •••3C4' })).toContainText(
        'O cartão está em ordem',
      )
      await reopen(page, `/ocpptags/delete/${tag.pk}`)
      await expect(screen(page).dialog).toContainText('•••3C4')
      await expectCovered(page, tag.idTag)
      await walkTo(page, '/ocpptags/create?import=list')
      await page.getByLabel('Lista de cartões').fill('C4B3A204\n04FEED09')
      await expect(page.getByText('•••204').first()).toBeVisible()
      // The list itself is a field: it stays clear.
      await expect(page.locator('table, [role="grid"]').getByText(/C4B3A204|04A2B3C4|04FEED09/)).toHaveCount(
        0,
      )
      await page.goto(USERS)
      await choose(page, '04:a2:b3:c4', '•••3C4')
      await expect(page.getByRole('dialog', { name: 'Cartão •••3C4' })).toBeVisible()
    })
    await test.step('in the inbox, and what somebody else changed of a card', async () => {
      sandbox.control.clearFaults()
      await test.step('the inbox: its rows, the question, the toasts, the results and what is copied of them', async () => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        const station = await hold(sandbox, 'FEED0E01', 'FEED0E02', 'FEED0E03')
        await page.goto(`${INBOX}?station=${station}`)
        const dialog = page.getByRole('alertdialog')
        await page.getByRole('button', { name: 'Aprovar •••E01' }).click()
        await expect(dialog).toContainText('•••E01')
        await expectCovered(page, 'FEED0E01')
        await dialog.getByRole('button', { name: 'Aprovar' }).click()
        await expect(toast(page, '•••E01 - Tag RFID aprovada com sucesso!')).toBeVisible()
        await expectCovered(page, 'FEED0E01')
        for (const end of ['E02', 'E03'])
          await page.getByRole('checkbox', { name: new RegExp(`•••${end}`) }).check()
        await page.getByRole('button', { name: /^Aprovar \d marcados/ }).click()
        await dialog.getByRole('button', { name: 'Aprovar' }).click()
        await expect(page.getByText('•••E02 - Tag RFID aprovada com sucesso!')).toBeVisible()
        await expectCovered(page, 'FEED0E02')
        await page.getByRole('button', { name: 'Copiar resultados' }).click()
        const copied = () => page.evaluate(() => navigator.clipboard.readText())
        await expect.poll(copied).toContain('•••E03')
        expect(await copied()).not.toContain('FEED0E0')
      })
      await test.step('a form that asks: the card’s own number and its parent’s', async () => {
        const [parent, other] = (await findTags(sandbox)).filter(
          ({ type, isInactive, idTag }) => type === 'USER' && !isInactive && idTag.length > 5,
        )
        const tag = await makeCard(sandbox, { id_tag: '04A2C3C4', parent_id_tag: parent?.idTag })
        await walkTo(page, `/ocpptags/edit/${tag.pk}`)
        await screen(page).field('ID da tag').fill('04A2C3D5')
        await tell(sandbox, 'PUT', `${ALL}${tag.pk}/`, {
          id_tag: '04A2C3E6',
          type: 'CARD',
          tenant_pk: tag.accountPk,
          parent_id_tag: other?.idTag,
          note: 'frota',
          isFreeRecharge: false,
          inactive: false,
        })
        await screen(page).save.click()
        await expect(changes(page)).toContainText('•••3E6')
        await expect(changes(page)).toContainText('•••3D5')
        await expect(changes(page)).toContainText(`•••${other?.idTag.slice(-3)}`)
        await expect(changes(page)).toContainText('frota')
        for (const covered of ['04A2C3E6', '04A2C3D5', other?.idTag ?? '-'])
          await expect(changes(page)).not.toContainText(covered)
      })
    })
  })

  test('somebody without a name, and what somebody else changed of a person', async ({ page, sandbox }) => {
    await test.step('the list, the palette with the movements, and the page of the person', async () => {
      const email = 'zulmira@quimera.example'
      answerUsers(sandbox, [user(201, '', { user_name: null, email })])
      await hide(page, sandbox, USERS)
      await expect(page.getByRole('rowheader')).toHaveText('•••ira@•••')
      await expectCovered(page, email)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Estação, tela ou ação' })).toBeFocused()
      await page.keyboard.type('zulmira')
      await expect(page.getByRole('option', { name: /^Movimentos de •••ira@•••/ })).toBeVisible()
      await expectCovered(page, email)
      sandbox.control.clearFaults()
      const pk = (await readAll(sandbox))[0]?.pk ?? 0
      const record = `/api/v1/users_data/${pk}/`
      const { userForm } = (await ask(sandbox, record)) as { userForm: object }
      const body = { error: null, userForm: { ...userForm, email, firstName: null, lastName: null } }
      sandbox.control.addFault({ method: 'GET', path: record, status: 200, body })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await walkTo(page, `${USERS}?person=${pk}`)
      await expect(page.getByRole('heading', { name: '•••ira@•••', level: 1 })).toBeVisible()
      for (const [name, role] of [
        ['Acesso', 'dialog'],
        ['Desativar', 'alertdialog'],
      ] as const) {
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole(role, { name: /•••ira@•••/ })).toBeVisible()
        await expectCovered(page, email)
        await page.keyboard.press('Escape')
      }
    })
    await test.step('a form that asks: the phone and the cards', async () => {
      sandbox.control.clearFaults()
      const { pk } = (await readAll(sandbox))[0] ?? { pk: 0 }
      const card = await makeCard(sandbox, { id_tag: '04A2D3C4' })
      await walkTo(page, `/user/${pk}`)
      await page.getByLabel(/^Telefone/).fill('+55 11 98888-7777')
      const form = await formOf(sandbox, pk)
      const tagPks = form.ocppTags as readonly number[] // the wire's
      const [sex, word] =
        form.sex === 'MALE' ? (['FEMALE', 'Feminino'] as const) : (['MALE', 'Masculino'] as const)
      await saveMeanwhile(sandbox, pk, {
        phone: '+55 11 90000-4321',
        sex,
        ocppTags: [...tagPks, card.pk],
      })
      await page.getByRole('button', { name: 'Salvar usuário' }).click()
      await expect(changes(page)).toContainText('•••321')
      await expect(changes(page)).toContainText('•••777')
      await expect(changes(page)).toContainText('•••3C4')
      await expect(changes(page)).toContainText(word)
      for (const covered of ['90000-4321', '98888-7777', card.idTag, String(card.pk)])
        await expect(changes(page)).not.toContainText(covered)
    })
  })
})
