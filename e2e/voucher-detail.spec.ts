import { codeText, isGuestVoucher, VOUCHER_KINDS } from '@corrente/domain/vouchers'
import { expectPath } from './support/browser.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { activeVoucher, readAll, screen, voucherThat } from './support/vouchers.ts'
import { reopen, walkTo } from './support/walk.ts'

test.describe('the page of a voucher', () => {
  test('the page of a voucher, of every kind', async ({ page, sandbox }) => {
    await test.step('the page of a voucher, at both of its addresses', async () => {
      const { heading, indicator, link, region } = screen(page)
      await test.step('VCH-008 VCH-009 VCH-010 VCH-013 VCH-079 VCH-093 RTE-028 RTE-029 both show all of it, with the ways on and back', async () => {
        const one = await activeVoucher(sandbox, 'FROTA50')
        await enter(page, sandbox, 'everything', { path: `/voucher/${one.pk}` })
        for (const path of [`/voucher/${one.pk}`, `/vouchers/${one.pk}`]) {
          if (page.url() !== sandbox.url() + path) await reopen(page, path)
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
        await expect(link('Editar convidados')).toHaveAttribute(
          'href',
          `/vouchers/edit/${one.pk}/select_users`,
        )
        await link('Voltar para a lista').click()
        await expectPath(page, '/vouchers')
      })
      await test.step('VCH-015 VCH-016 VCH-017 VCH-080 its guests; a timeline per recharge, by person', async () => {
        const one = await voucherThat(
          sandbox,
          ({ code, usedTotal }) => code === 'FROTA50' && (usedTotal ?? 0) > 1,
        )
        await reopen(page, `/voucher/${one.pk}`)
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
    await test.step('every kind of voucher', async () => {
      sandbox.control.clear()
      await test.step('VCH-029 VCH-030 VCH-031 VCH-032 VCH-033 every field that the server gives stands on the page', async () => {
        const all = await readAll(sandbox)
        const words = {
          PERCENT_RECHARGE: ['Percentual', /%/],
          MONEY_RECHARGE: ['Dinheiro', /R\$/],
          KWH_RECHARGE: ['Energia', /kWh/],
        } as const

        await reopen(page, '/vouchers')
        for (const kind of VOUCHER_KINDS) {
          const one = all.find((each) => each.kind === kind && each.users.length > 0)
          if (!one) throw new Error(`the sandbox has no ${kind} that somebody has`)
          await walkTo(page, `/voucher/${one.pk}`)
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
        await walkTo(page, `/voucher/${one.pk}`)
        await expect(page.getByText('Todos', { exact: true })).toBeVisible()
        const people = region('Usuários com o voucher ativado')
        await expect(people.getByRole('listitem')).toHaveCount(10)
        await expect(button('Convidar')).toHaveAttribute('aria-disabled', 'true')
        await people.getByRole('button', { name: /Mostrar todos/ }).click()
        await expect(people.getByRole('listitem')).toHaveCount(one.users.length)
      })
    })
    sandbox.control.clear()
  })
})
