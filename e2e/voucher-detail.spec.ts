import { codeText, isGuestVoucher, updateOf, VOUCHER_KINDS } from '@corrente/domain/vouchers'
import { expectPath, toast } from './support/browser.ts'
import { tell } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import {
  activeVoucher,
  bodies,
  freeEmails,
  LIST,
  readAll,
  readOne,
  screen,
  VOUCHERS,
  voucherThat,
  writesTo,
} from './support/vouchers.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Estação, tela ou ação' })

/** Ctrl K, the code, Enter: two presses. */
async function openByCode(page: Page, code: string) {
  await expect(screen(page).heading('Visão geral')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(code)
  await expect(page.getByRole('option', { name: new RegExp(code) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(screen(page).heading(code)).toBeVisible()
}

test.describe('the page of a voucher', () => {
  test('VCH-008 VCH-009 VCH-010 VCH-013 VCH-079 VCH-093 RTE-028 RTE-029 both addresses show all of it, with the way back', async ({
    page,
    sandbox,
  }) => {
    const { heading, indicator, link } = screen(page)
    const one = await activeVoucher(sandbox, 'FROTA50')
    await enter(page, sandbox, 'everything', { path: `/voucher/${one.pk}` })
    for (const path of [`/voucher/${one.pk}`, `/vouchers/${one.pk}`]) {
      await page.goto(path)
      await expect(heading('FROTA50')).toBeVisible()
      await expect(indicator('Quantidade total')).toContainText(String(one.units))
      await expect(indicator('Quantidade consumida')).toContainText(String(one.usedTotal))
      await expect(indicator('Vouchers disponíveis')).toContainText(String(one.notUsedTotal))
      await expect(page.getByText(/\d\d\/\d\d\/2026 23:59:59/).first()).toBeVisible()
      await expect(page.getByText('Marina Exemplo').first()).toBeVisible()
    }
    await expect(page.getByText(/O mesmo código vale também/)).toBeVisible()
    await link('Voltar para a lista').click()
    await expectPath(page, '/vouchers')
  })

  test('VCH-029 VCH-030 VCH-031 VCH-032 VCH-033 every field that the server gives stands on the page, of each kind', async ({
    page,
    sandbox,
  }) => {
    const all = await readAll(sandbox)
    const words = {
      PERCENT_RECHARGE: ['Percentual', /%/],
      MONEY_RECHARGE: ['Dinheiro', /R\$/],
      KWH_RECHARGE: ['Energia', /kWh/],
    } as const
    await enter(page, sandbox, 'everything', { path: LIST })
    for (const kind of VOUCHER_KINDS) {
      const one = all.find((each) => each.kind === kind && each.users.length > 0)
      if (!one) throw new Error(`the sandbox has no ${kind} that somebody has`)
      await page.goto(`/voucher/${one.pk}`)
      await expect(screen(page).heading(codeText(one.code))).toBeVisible()
      const facts = page.getByRole('region', { name: 'Dados do voucher' })
      for (const text of [words[kind][0], one.title, one.description, one.createdBy])
        await expect(facts.getByText(text ?? '', { exact: true }).first()).toBeVisible()
      await expect(facts.getByText(words[kind][1]).first()).toBeVisible()
      await expect(facts.getByText(one.isActive ? 'Ligado' : 'Desligado')).toBeVisible()
      const uses = facts.getByText('Usos por pessoa')
      await expect(uses).toHaveCount(one.expireType === 'USES_PER_USER' ? 1 : 0)
      const people = screen(page).region(
        isGuestVoucher(one) ? 'Convidados' : 'Usuários com o voucher ativado',
      )
      await expect(people.getByText(`${one.users.length} pessoa`)).toBeVisible()
      await expect(people.getByText(/^(Não usado|Em espera|Usado)$/).first()).toBeVisible()
    }
  })

  test('the ways on: its form, a copy of it, its guests', async ({ page, sandbox }) => {
    const { link } = screen(page)
    const { pk } = await activeVoucher(sandbox, 'FROTA50')
    await enter(page, sandbox, 'everything', { path: `/voucher/${pk}` })
    await expect(link('Editar')).toHaveAttribute('href', `/voucher/${pk}/edit`)
    await expect(link('Duplicar')).toHaveAttribute('href', `/vouchers/create?from=${pk}`)
    await expect(link('Editar convidados')).toHaveAttribute('href', `/vouchers/edit/${pk}/select_users`)
  })

  test('VCH-012 VCH-014 VCH-042 open to whoever has the code: all chargers, and who activated it', async ({
    page,
    sandbox,
  }) => {
    const { region, button } = screen(page)
    const one = await activeVoucher(sandbox, 'BEMVINDO10')
    await enter(page, sandbox, 'everything', { path: `/voucher/${one.pk}` })
    await expect(page.getByText('Todos', { exact: true })).toBeVisible()
    const people = region('Usuários com o voucher ativado')
    await expect(people.getByRole('listitem')).toHaveCount(10)
    await expect(button('Convidar')).toHaveAttribute('aria-disabled', 'true')
    await people.getByRole('button', { name: /Mostrar todos/ }).click()
    await expect(people.getByRole('listitem')).toHaveCount(one.users.length)
  })

  test('VCH-015 VCH-016 VCH-017 VCH-080 its guests; a timeline per recharge, by person', async ({
    page,
    sandbox,
  }) => {
    const { region } = screen(page)
    const one = await voucherThat(
      sandbox,
      ({ code, usedTotal }) => code === 'FROTA50' && (usedTotal ?? 0) > 1,
    )
    await enter(page, sandbox, 'everything', { path: `/voucher/${one.pk}` })
    await expect(region('Convidados').getByRole('listitem').first()).toBeVisible()
    const entries = region('Histórico de uso').getByRole('listitem')
    await expect(entries.first()).toContainText('Recarga')
    const all = await entries.count()
    const users = page.getByRole('combobox', { name: 'Usuário', exact: true })
    await users.selectOption({ index: 1 })
    await expect.poll(() => entries.count()).toBeLessThan(all)
    expect(page.url()).not.toContain('user')
  })

  test('VCH-018 an empty history says so; one that fails is read again by itself', async ({
    page,
    sandbox,
  }) => {
    const one = await voucherThat(sandbox, ({ status }) => status === 'NOT_STARTED')
    const fault = sandbox.control.addFault({ path: `${VOUCHERS}${one.pk}/history/`, status: 500 })
    await enter(page, sandbox, 'everything', { path: `/voucher/${one.pk}` })
    await expect(page.getByText('O histórico não pôde ser carregado.')).toBeVisible()
    sandbox.control.clearFaults(fault.id)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByText('Não há histórico disponível para este voucher')).toBeVisible()
  })

  test('one that is not there is not found; an outage is something else', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: '/voucher/99999' })
    await expect(page.getByText('Voucher não encontrado')).toBeVisible()
    const one = await activeVoucher(sandbox, 'BEMVINDO10')
    const fault = sandbox.control.addFault({ path: `${VOUCHERS}${one.pk}/`, status: 503 })
    await page.goto(`/voucher/${one.pk}`)
    await expect(page.getByText('Não foi possível consultar este voucher agora')).toBeVisible()
    sandbox.control.clearFaults(fault.id)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(screen(page).heading('BEMVINDO10')).toBeVisible()
  })
})

test.describe('what is done from it', () => {
  test('VCH-034 VCH-083 job "the code leaked: stop it now", four presses: code, Enter, Desativar, Confirmar; all else goes back as it came', async ({
    page,
    sandbox,
  }) => {
    const { button, question } = screen(page)
    const one = await activeVoucher(sandbox, 'PISCINA20')
    const sent = bodies(page)
    await enter(page, sandbox, 'everything')
    await openByCode(page, 'PISCINA20')
    await button('Desativar').click()
    await expect(question).toContainText(/Já consumido: .*\skWh\. Em aberto: .*\skWh/)
    await question.getByRole('button', { name: 'Desativar' }).click()
    await expect(toast(page, 'PISCINA20 atualizado.')).toBeVisible()
    expect(sent).toEqual([
      expect.objectContaining({
        active: false,
        start: one.startText,
        expire: one.expireText,
        user_pks: null,
      }),
    ])
    expect((await readOne(sandbox, one.pk)).status).toBe('INACTIVE')
    await expect(button('Ativar')).toBeVisible()
  })

  test('job "20 more units", within five presses: two fields, and the untouched end goes back as the very text', async ({
    page,
    sandbox,
  }) => {
    const { button, question } = screen(page)
    const one = await activeVoucher(sandbox, 'FROTA50')
    const sent = bodies(page)
    await enter(page, sandbox, 'everything', { path: `/voucher/${one.pk}` })
    await button('Mais prazo ou unidades').click()
    await question.getByRole('spinbutton', { name: 'Quantidade total' }).fill(String((one.units ?? 0) + 20))
    await question.getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page, 'FROTA50 tem novo prazo ou quantidade.')).toBeVisible()
    expect(sent).toEqual([expect.objectContaining({ units: (one.units ?? 0) + 20, expire: one.expireText })])
    // The guests, and nobody else.
    expect(sent[0]).toMatchObject({ user_pks: one.users.map(({ userPk }) => userPk) })
  })

  test('a refusal keeps what was typed; a lost answer is looked up, and sent once', async ({
    page,
    sandbox,
  }) => {
    const { button, question } = screen(page)
    const one = await activeVoucher(sandbox, 'FROTA50')
    const path = `${VOUCHERS}${one.pk}/`
    sandbox.control.addFault({ method: 'PUT', path, status: 400, times: 1 })
    await enter(page, sandbox, 'everything', { path: `/voucher/${one.pk}` })
    await button('Mais prazo ou unidades').click()
    const units = question.getByRole('spinbutton', { name: 'Quantidade total' })
    await units.fill('99')
    await question.getByRole('button', { name: 'Salvar' }).click()
    await expect(question).toContainText('Não foi possível atualizar o Voucher!')
    await expect(units).toHaveValue('99')
    sandbox.control.addFault({ method: 'PUT', path, kind: 'truncated', after: true, times: 1 })
    await question.getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page, 'FROTA50 tem novo prazo ou quantidade.')).toBeVisible()
    expect(writesTo(sandbox, one.pk)).toBe(2)
    expect((await readOne(sandbox, one.pk)).units).toBe(99)
  })

  test('somebody else’s change meanwhile is not overwritten', async ({ page, sandbox }) => {
    const { button, question } = screen(page)
    const one = await activeVoucher(sandbox, 'FROTA50')
    await enter(page, sandbox, 'everything', { path: `/voucher/${one.pk}` })
    await button('Mais prazo ou unidades').click()
    await tell(sandbox, 'PUT', `${VOUCHERS}${one.pk}/`, updateOf(one, { units: 77 }))
    const before = writesTo(sandbox, one.pk)
    await question.getByRole('spinbutton', { name: 'Quantidade total' }).fill('40')
    await question.getByRole('button', { name: 'Salvar' }).click()
    await expect(question.getByRole('status').or(question.getByRole('alert')).first()).toBeVisible()
    expect(writesTo(sandbox, one.pk)).toBe(before)
    expect((await readOne(sandbox, one.pk)).units).toBe(77)
  })

  test('job "the driver says the code does not work", four presses: code, Enter, why, driver; the first cross is copied without a name', async ({
    page,
    sandbox,
    context,
  }) => {
    const { button, dialog } = screen(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter(page, sandbox, 'everything')
    await openByCode(page, 'FROTA50')
    await button('Por que não funciona?').click()
    await dialog.getByRole('combobox', { name: 'Motorista' }).fill('a')
    await page.getByRole('option').first().click()
    await expect(dialog.getByRole('listitem')).toHaveCount(7)
    await expect(dialog).toContainText('America/Sao_Paulo')
    // At a charger that it is not bound to.
    await dialog.getByRole('combobox', { name: 'Carregador' }).fill('e')
    await page.getByRole('option').last().click()
    const said = dialog.getByText(/^O código FROTA50/)
    await expect(said).toBeVisible()
    await dialog.getByRole('button', { name: 'Copiar a resposta' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await said.textContent())
  })

  test('job "invite these": pasted e-mails, the unmatched listed, the missing units raised', async ({
    page,
    sandbox,
  }) => {
    const { button, question } = screen(page)
    const one = await activeVoucher(sandbox, 'FROTA50')
    const sent = bodies(page)
    await enter(page, sandbox, 'everything', { path: `/voucher/${one.pk}` })
    await button('Convidar').click()
    const emails = await freeEmails(sandbox, one, 5)
    await question
      .getByRole('textbox', { name: 'E-mails' })
      .fill([...emails, 'ninguem@example.org'].join('; '))
    await expect(question).toContainText('1 e-mail não encontrado: ninguem@example.org')
    await question.getByRole('button', { name: /Aumentar para/ }).click()
    await question.getByRole('button', { name: 'Convidar (5)' }).click()
    await expect(toast(page, 'Convidados de FROTA50 atualizados.')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect((await readOne(sandbox, one.pk)).users).toHaveLength(one.users.length + 5)
  })
})
