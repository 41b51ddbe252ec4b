import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import { hands } from './support/hands.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { CREATED, screen as formScreen } from './support/voucherForm.ts'
import { activeVoucher, bodies, freeEmails, readOne, screen, voucherThat } from './support/vouchers.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Estação, tela ou ação' })

async function home(page: Page, sandbox: Sandbox) {
  await enter(page, sandbox, 'everything')
  await expect(screen(page).heading('Visão geral')).toBeVisible()
  return hands(page)
}

/** Ctrl K, the code, Enter: two presses. */
async function byCode(page: Page, sandbox: Sandbox, code: string) {
  const hand = await home(page, sandbox)
  await hand.key('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(code)
  await expect(page.getByRole('option', { name: new RegExp(code) }).first()).toBeVisible()
  await hand.key('Enter')
  await expect(screen(page).heading(code)).toBeVisible()
  return hand
}

test.describe('jobs of vouchers, in so many presses', () => {
  test('"10 % off two recharges for 50 people": three presses besides the form, whose sentence says it', async ({
    page,
    sandbox,
  }) => {
    const sent = bodies(page)
    const hand = await home(page, sandbox)
    await hand.click(page.getByRole('link', { name: 'Vouchers', exact: true }))
    await hand.click(page.getByRole('link', { name: 'Criar Voucher' }))
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
    expect(hand.count()).toBe(3)
  })

  test('"Same as last year": four presses: code, Enter, Duplicar, Salvar', async ({ page, sandbox }) => {
    const old = await voucherThat(
      sandbox,
      ({ status, title, description }) =>
        status === 'EXPIRED' && title !== undefined && description !== undefined,
    )
    const sent = bodies(page)
    const hand = await byCode(page, sandbox, old.code ?? '')
    await hand.click(screen(page).link('Duplicar'))
    const { field: named, save, done } = formScreen(page)
    await expect(named('Código')).toHaveValue(old.code ?? '')
    await expect(page.getByText('Código livre.')).toBeVisible()
    await hand.click(save)
    await expect(done(CREATED)).toBeVisible()
    expect(sent).toEqual([
      expect.objectContaining({ code: old.code, kind: old.kind, kind_value: old.kindValue, user_pks: null }),
    ])
    // The same day and hour, moved on by whole years to the next that is still to come.
    const [sentEnd] = sent.map((body) => String((body as { expire: unknown }).expire))
    expect(sentEnd?.slice(4)).toBe(old.expireText?.slice(4))
    expect(sentEnd?.slice(0, 4)).not.toBe(old.expireText?.slice(0, 4))
    expect(hand.count()).toBe(4)
  })

  test('"One more week; 20 more units": four presses of the five, and nothing else changes', async ({
    page,
    sandbox,
  }) => {
    const one = await activeVoucher(sandbox, 'FROTA50')
    const { button, question } = screen(page)
    const hand = await byCode(page, sandbox, 'FROTA50')
    await hand.click(button('Mais prazo ou unidades'))
    const next = (one.expire ?? 0) + 7 * 86_400_000
    const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(next)
    await question.getByRole('spinbutton', { name: 'Quantidade total' }).fill(String((one.units ?? 0) + 20))
    await question.getByRole('group', { name: 'Válido até' }).getByRole('textbox').first().fill(day)
    await expect(question.getByText(/^Antes: /)).toHaveCount(2)
    await hand.click(question.getByRole('button', { name: 'Salvar' }))
    await expect(toast(page, 'FROTA50 tem novo prazo ou quantidade.')).toBeVisible()
    const now = await readOne(sandbox, one.pk)
    expect(now).toMatchObject({ units: (one.units ?? 0) + 20, expire: next, startText: one.startText })
    expect(now.users).toEqual(one.users)
    expect(hand.count()).toBe(4)
  })

  test('"Invite these 12 employees": five presses, the missing units raised among them', async ({
    page,
    sandbox,
  }) => {
    const one = await activeVoucher(sandbox, 'FROTA50')
    const { button, question } = screen(page)
    const emails = await freeEmails(sandbox, one, 12)
    const hand = await byCode(page, sandbox, 'FROTA50')
    await hand.click(button('Convidar'))
    await question.getByRole('textbox', { name: 'E-mails' }).fill(emails.join('\n'))
    await expect(question).toContainText('Encontradas 12 pessoas:')
    await hand.click(question.getByRole('button', { name: /^Aumentar para/ }))
    await hand.click(question.getByRole('button', { name: 'Convidar (12)' }))
    await expect(toast(page, 'Convidados de FROTA50 atualizados.')).toBeVisible()
    expect((await readOne(sandbox, one.pk)).users).toHaveLength(one.users.length + 12)
    expect(hand.count()).toBe(5)
  })

  test('"What have we given, what is still out?": one press', async ({ page, sandbox }) => {
    const hand = await home(page, sandbox)
    await hand.click(page.getByRole('link', { name: 'Vouchers', exact: true }))
    await expect(page.getByRole('article', { name: /^Em aberto/ })).toHaveCount(3)
    expect(hand.count()).toBe(1)
  })
})
