import { codeText, isGuestVoucher, updateOf, VOUCHER_KINDS } from '@corrente/domain/vouchers'
import { expectPath, toast } from './support/browser.ts'
import { tell } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import {
  activeVoucher,
  bodies,
  readAll,
  readOne,
  screen,
  VOUCHERS,
  voucherThat,
  writesTo,
} from './support/vouchers.ts'

test.describe('the page of a voucher', () => {
  test('the page of a voucher, at both of its addresses', async ({ page, sandbox }) => {
    const { heading, indicator, link, region } = screen(page)
    await test.step('VCH-008 VCH-009 VCH-010 VCH-013 VCH-079 VCH-093 RTE-028 RTE-029 both show all of it, with the ways on and back', async () => {
      const one = await activeVoucher(sandbox, 'FROTA50')
      await enter(page, sandbox, 'everything', { path: null })
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
      await expect(link('Editar')).toHaveAttribute('href', `/voucher/${one.pk}/edit`)
      await expect(link('Duplicar')).toHaveAttribute('href', `/vouchers/create?from=${one.pk}`)
      await expect(link('Editar convidados')).toHaveAttribute('href', `/vouchers/edit/${one.pk}/select_users`)
      await link('Voltar para a lista').click()
      await expectPath(page, '/vouchers')
    })
    await test.step('VCH-015 VCH-016 VCH-017 VCH-080 its guests; a timeline per recharge, by person', async () => {
      const one = await voucherThat(
        sandbox,
        ({ code, usedTotal }) => code === 'FROTA50' && (usedTotal ?? 0) > 1,
      )
      await page.goto(`/voucher/${one.pk}`)
      await expect(region('Convidados').getByRole('listitem').first()).toBeVisible()
      const entries = region('Histórico de uso').getByRole('listitem')
      await expect(entries.first()).toContainText('Recarga')
      const all = await entries.count()
      const users = page.getByRole('combobox', { name: 'Usuário', exact: true })
      await users.selectOption({ index: 1 })
      await expect.poll(() => entries.count()).toBeLessThan(all)
      expect(page.url()).not.toContain('user')
    })
  })

  test('every kind of voucher', async ({ page, sandbox }) => {
    await test.step('VCH-029 VCH-030 VCH-031 VCH-032 VCH-033 every field that the server gives stands on the page', async () => {
      const all = await readAll(sandbox)
      const words = {
        PERCENT_RECHARGE: ['Percentual', /%/],
        MONEY_RECHARGE: ['Dinheiro', /R\$/],
        KWH_RECHARGE: ['Energia', /kWh/],
      } as const
      await enter(page, sandbox, 'everything', { path: null })
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
    await test.step('VCH-012 VCH-014 VCH-042 open to whoever has the code: all chargers, and who activated it', async () => {
      const { region, button } = screen(page)
      const one = await activeVoucher(sandbox, 'BEMVINDO10')
      await page.goto(`/voucher/${one.pk}`)
      await expect(page.getByText('Todos', { exact: true })).toBeVisible()
      const people = region('Usuários com o voucher ativado')
      await expect(people.getByRole('listitem')).toHaveCount(10)
      await expect(button('Convidar')).toHaveAttribute('aria-disabled', 'true')
      await people.getByRole('button', { name: /Mostrar todos/ }).click()
      await expect(people.getByRole('listitem')).toHaveCount(one.users.length)
    })
  })

  test('what cannot be read, or is not there', async ({ page, sandbox }) => {
    await test.step('VCH-018 an empty history says so; one that fails is read again by itself', async () => {
      const one = await voucherThat(sandbox, ({ status }) => status === 'NOT_STARTED')
      const fault = sandbox.control.addFault({ path: `${VOUCHERS}${one.pk}/history/`, status: 500 })
      await enter(page, sandbox, 'everything', { path: `/voucher/${one.pk}` })
      await expect(page.getByText('O histórico não pôde ser carregado.')).toBeVisible()
      sandbox.control.clearFaults(fault.id)
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(page.getByText('Não há histórico disponível para este voucher')).toBeVisible()
    })
    await test.step('one that is not there is not found; an outage is something else', async () => {
      await page.goto('/voucher/99999')
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
})

test.describe('what is done from it', () => {
  test('more units: what is refused, sent whole, and changed by somebody else', async ({ page, sandbox }) => {
    const { button, question } = screen(page)
    const one = await activeVoucher(sandbox, 'FROTA50')
    const units = question.getByRole('spinbutton', { name: 'Quantidade total' })
    const sent = bodies(page)
    await test.step('a refusal keeps what was typed', async () => {
      sandbox.control.addFault({ method: 'PUT', path: `${VOUCHERS}${one.pk}/`, status: 400, times: 1 })
      await enter(page, sandbox, 'everything', { path: `/voucher/${one.pk}` })
      await button('Mais prazo ou unidades').click()
      await units.fill(String((one.units ?? 0) + 20))
      await question.getByRole('button', { name: 'Salvar' }).click()
      await expect(question).toContainText('Não foi possível atualizar o Voucher!')
      await expect(units).toHaveValue(String((one.units ?? 0) + 20))
    })
    await test.step('sent again, once, though the answer was lost: the guests and nobody else, and the untouched end goes back as the very text', async () => {
      const path = `${VOUCHERS}${one.pk}/`
      sandbox.control.addFault({ method: 'PUT', path, kind: 'truncated', after: true, times: 1 })
      await question.getByRole('button', { name: 'Salvar' }).click()
      await expect(toast(page, 'FROTA50 tem novo prazo ou quantidade.')).toBeVisible()
      expect(sent).toHaveLength(2)
      expect(sent[1]).toMatchObject({
        units: (one.units ?? 0) + 20,
        expire: one.expireText,
        user_pks: one.users.map(({ userPk }) => userPk),
      })
    })
    await test.step('somebody else’s change meanwhile is not overwritten', async () => {
      await button('Mais prazo ou unidades').click()
      await tell(sandbox, 'PUT', `${VOUCHERS}${one.pk}/`, updateOf(one, { units: 77 }))
      const before = writesTo(sandbox, one.pk)
      await units.fill('40')
      await question.getByRole('button', { name: 'Salvar' }).click()
      await expect(question.getByRole('status').or(question.getByRole('alert')).first()).toBeVisible()
      expect(writesTo(sandbox, one.pk)).toBe(before)
      expect((await readOne(sandbox, one.pk)).units).toBe(77)
    })
  })
})
