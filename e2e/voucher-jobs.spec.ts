import { toast } from './support/browser.ts'
import { fromHome, homeAgain } from './support/hands.ts'
import { expect, type Page, test } from './support/test.ts'
import { CREATED, screen as formScreen } from './support/voucherForm.ts'
import { activeVoucher, bodies, freeEmails, readOne, screen, voucherThat } from './support/vouchers.ts'

/** Ctrl K, the code, Enter: two presses. */
async function byCode(page: Page, code: string) {
  const hand = await homeAgain(page)
  await hand.palette(code, new RegExp(code))
  await expect(screen(page).heading(code)).toBeVisible()
  return hand
}

test.describe('jobs of vouchers, in so many presses', () => {
  test('VCH-066 what is still out, codes that are called up, a voucher that gets more', async ({
    page,
    sandbox,
    context,
  }) => {
    await test.step('VCH-066 "what is still out?", "10 % off two recharges for 50 people": the sentence of its form says it', async () => {
      const sent = bodies(page)
      const hand = await fromHome(page, sandbox)
      await hand.menu('Vouchers')
      await expect(page.getByRole('group', { name: /^Em aberto/ })).toHaveCount(3)
      hand.did('vouchers-4')
      await hand.click(page.getByRole('link', { name: 'Criar Voucher' }))
      // The list has a field of that name, too.
      await expect(page.getByRole('heading', { level: 1, name: 'Criar Voucher' })).toBeVisible()
      const { field: named, kind, day, preview, save, done } = formScreen(page)
      await named('Código').fill('dez50')
      await named('Nome').fill('Dez por cento')
      await named('Descrição').fill('Dez por cento em duas recargas')
      await kind(/^Percentual/).check()
      await named('Valor').fill('10')
      await named('Quantidade').fill('50')
      await day('Data de validade').fill('30/04/2026')
      await kind(/^Por total de usos/).check()
      await named('Total de usos').fill('2')
      await expect(preview).toContainText('50 pessoas × 2 recargas = até 100 recargas com 10%')
      await hand.click(save)
      await expect(done(CREATED)).toBeVisible()
      expect(sent).toEqual([
        expect.objectContaining({ code: 'DEZ50', kind_value: 10, units: 50, uses_per_user: 2 }),
      ])
      hand.did('vouchers-2')
    })
    await test.step('codes that are called up: made anew, stopped, asked about', async () => {
      sandbox.control.clearRequests()
      await test.step('"Same as last year": code, Enter, Duplicar, Salvar', async () => {
        const old = await voucherThat(
          sandbox,
          ({ status, title, description }) =>
            status === 'EXPIRED' && title !== undefined && description !== undefined,
        )
        const sent = bodies(page)
        const hand = await byCode(page, old.code ?? '')
        await hand.click(screen(page).link('Duplicar'))
        const { field: named, save, done } = formScreen(page)
        await expect(named('Código')).toHaveValue(old.code ?? '')
        await expect(page.getByText('Código livre.')).toBeVisible()
        await hand.click(save)
        await expect(done(CREATED)).toBeVisible()
        expect(sent).toEqual([
          expect.objectContaining({
            code: old.code,
            kind: old.kind,
            kind_value: old.kindValue,
            user_pks: null,
          }),
        ])
        // The same day and hour, moved on by whole years to the next that is still to come.
        const [sentEnd] = sent.map((body) => String((body as { expire: unknown }).expire))
        expect(sentEnd?.slice(4)).toBe(old.expireText?.slice(4))
        expect(sentEnd?.slice(0, 4)).not.toBe(old.expireText?.slice(0, 4))
        hand.did('vouchers-7')
      })
      await test.step('VCH-034 VCH-083 "the code leaked: stop it now": all else goes back as it came', async () => {
        const { button, question } = screen(page)
        const one = await activeVoucher(sandbox, 'PISCINA20')
        const sent = bodies(page)
        const hand = await byCode(page, 'PISCINA20')
        await hand.click(button('Desativar'))
        await expect(question).toContainText(/Já consumido: .*\skWh\. Em aberto: .*\skWh/)
        await hand.click(question.getByRole('button', { name: 'Desativar' }))
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
        hand.did('vouchers-3')
        await expect(button('Ativar')).toBeVisible()
      })
      await test.step('"the driver says the code does not work": the first cross is copied without a name', async () => {
        const { button, dialog } = screen(page)
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        const hand = await byCode(page, 'FROTA50')
        await hand.click(button('Por que não funciona?'))
        await dialog.getByRole('combobox', { name: 'Motorista' }).fill('a')
        await hand.click(page.getByRole('option').first())
        await expect(dialog.getByRole('listitem')).toHaveCount(7)
        hand.did('vouchers-1')
        await expect(dialog).toContainText('Horário Padrão de Brasília (GMT-3)')
        // At a charger that it is not bound to.
        await dialog.getByRole('combobox', { name: 'Carregador' }).fill('e')
        await page.getByRole('option').last().click()
        const said = dialog.getByText(/^O código FROTA50/)
        await expect(said).toBeVisible()
        await dialog.getByRole('button', { name: 'Copiar a resposta' }).click()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await said.textContent())
      })
    })
    await test.step('a voucher gets more of everything', async () => {
      sandbox.control.clearRequests()
      const one = await activeVoucher(sandbox, 'FROTA50')
      const { button, question } = screen(page)
      await test.step('"Invite these 12 employees": the missing units raised among them, who is not found listed', async () => {
        const emails = await freeEmails(sandbox, one, 12)
        const sent = bodies(page)
        const hand = await byCode(page, 'FROTA50')
        await hand.click(button('Convidar'))
        await question
          .getByRole('textbox', { name: 'E-mails' })
          .fill([...emails, 'ninguem@example.org'].join('\n'))
        await expect(question).toContainText('Encontradas 12 pessoas:')
        await expect(question).toContainText('1 e-mail não encontrado: ninguem@example.org')
        await hand.click(question.getByRole('button', { name: /^Aumentar para/ }))
        await hand.click(question.getByRole('button', { name: 'Convidar (12)' }))
        await expect(toast(page, 'Convidados de FROTA50 atualizados.')).toBeVisible()
        expect((await readOne(sandbox, one.pk)).users).toHaveLength(one.users.length + 12)
        expect(sent).toHaveLength(1)
        hand.did('vouchers-6')
      })
      await test.step('"One more week; 20 more units", and nothing else changes', async () => {
        const before = await readOne(sandbox, one.pk)
        const { click, did } = await byCode(page, 'FROTA50')
        await click(button('Mais prazo ou unidades'))
        const next = (before.expire ?? 0) + 7 * 86_400_000
        const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(next)
        await question
          .getByRole('spinbutton', { name: 'Quantidade total' })
          .fill(String((before.units ?? 0) + 20))
        await question.getByRole('group', { name: 'Válido até' }).getByRole('textbox').first().fill(day)
        await expect(question.getByText(/^Antes: /)).toHaveCount(2)
        await click(question.getByRole('button', { name: 'Salvar' }))
        await expect(toast(page, 'FROTA50 tem novo prazo ou quantidade.')).toBeVisible()
        const now = await readOne(sandbox, one.pk)
        expect(now).toMatchObject({
          units: (before.units ?? 0) + 20,
          expire: next,
          startText: before.startText,
        })
        expect(now.users).toEqual(before.users)
        did('vouchers-5')
      })
    })
  })
})
