import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { notLoaded, STAGE_NOW } from '../../../testing/index.ts'
import { filledValues as filled, guestEntries, storyForm } from '../storyVoucher.ts'
import { Editing, formArgs } from '../testing/editing.tsx'
import { VoucherForm } from './VoucherForm.tsx'

const meta = {
  title: 'Widgets/Vouchers/VoucherForm/Rules',
  component: VoucherForm,
  args: formArgs,
  argTypes: { notice: { control: false }, ref: { control: false } },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof VoucherForm>
export default meta
type Story = StoryObj<typeof meta>

const save = /^(Criar|Salvar) voucher$/
const DAY = 86_400_000

export const Code: Story = {
  tags: ['VCH-045', 'VCH-046', 'VCH-052'],
  play: async ({ canvas, args }) => {
    const code = canvas.getByLabelText('Código')
    await userEvent.type(code, 'natal-26')
    await expect(code).toHaveValue('NATAL-26')
    await expect(args.onCodeLeft).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onCodeLeft).toHaveBeenCalledOnce()
    await userEvent.type(code, 'x'.repeat(30))
    await expect(code).toHaveValue('NATAL-26XXXXXXXXXXXXXXXXXXXXXX')
  },
}

export const Taken: Story = {
  tags: ['VCH-047', 'VCH-053'],
  args: { values: filled, code: 'taken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O código já está sendo utilizado')).toBeVisible()
    await expect(canvas.getByLabelText('Código')).toHaveAttribute('aria-invalid', 'true')
    for (const label of ['Nome', 'Descrição', 'Valor', 'Quantidade']) {
      const field = canvas.getByLabelText(label)
      await expect(field.closest('[inert]')).not.toBeNull()
      await expect(field).not.toHaveValue('')
    }
    await expect(canvas.getByLabelText('Código').closest('[inert]')).toBeNull()
  },
}

/** It warns and locks nothing. */
export const Scheduled: Story = {
  tags: ['VCH-081'],
  args: {
    values: filled,
    code: 'scheduled',
    overlaps: [
      { pk: 5, title: 'Natal do ano', start: STAGE_NOW, expire: STAGE_NOW + 9 * DAY, href: '/voucher/5' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Já existe um voucher agendado com este código')).toBeVisible()
    await expect(canvas.getByLabelText('Nome').closest('[inert]')).toBeNull()
    await expect(canvas.getByRole('link', { name: /^Natal do ano, de/ })).toHaveAttribute(
      'href',
      '/voucher/5',
    )
  },
}

/** An end that has passed only warns; days get their usual times. */
export const Dates: Story = {
  tags: ['VCH-067'],
  args: { values: { ...filled, expire: STAGE_NOW - 2 * DAY, start: STAGE_NOW - 9 * DAY } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta data já passou: o voucher nascerá expirado.')).toBeVisible()
    const end = within(canvas.getByRole('group', { name: 'Data de validade' }))
    await userEvent.clear(end.getByRole('textbox', { name: /: hora$/ }))
    await userEvent.clear(end.getByRole('textbox', { name: /: data$/ }))
    await userEvent.type(end.getByRole('textbox', { name: /: data$/ }), '01012026')
    await expect(end.getByRole('textbox', { name: /: hora$/ })).toHaveValue('23:59:59')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect(canvas.getByText('A data de início deve ser anterior a data final')).toBeVisible()
  },
}

export const Chargers: Story = {
  tags: ['VCH-065'],
  args: {
    values: { ...filled, scope: 'some', chargerPks: [] },
    errors: { chargerPks: { key: 'voucher.chargerMissing' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Selecione um carregador')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Todos' }))
    await expect(canvas.queryByText('Selecione um carregador')).toBeNull()
  },
}

export const ChargersFailed: Story = {
  args: { values: { ...filled, scope: 'some', chargerPks: [1, 99] }, chargers: notLoaded('failed') },
}

const withGuests = storyForm({
  user_pks: [2041, 2042, 2043],
  voucher_users_pks_with_voucher_status: guestEntries,
})
/** In use: code, type and value stand; a new selection says that it is not saved. */
export const Guests: Story = {
  tags: ['VCH-020', 'VCH-048', 'VCH-063'],
  args: {
    base: withGuests,
    values: { ...withGuests.values, guestPks: [2041, 2042, 2043, 2044], units: 3 },
    copyHref: '/vouchers/create?from=77',
    errors: { units: { key: 'voucher.unitsSelected' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seleção ainda não salva')).toBeVisible()
    await expect(canvas.getByText('4 convidados: só eles podem usar.')).toBeVisible()
    await expect(
      canvas.getByText('A quantidade não pode ser menor que o número de usuários selecionados'),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Código')).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByLabelText('Valor')).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('radio', { name: /^Dinheiro/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Duplicar e desativar este' })).toBeVisible()
  },
}

const scheduled = storyForm({ status: 'NOT_STARTED' })
export const NotStarted: Story = {
  tags: ['VCH-039'],
  args: { base: scheduled, values: scheduled.values },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Ativo' })
    await expect(toggle).not.toBeChecked()
    await expect(canvas.getByText('Ligado: começa em 01/03/2026 00:00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Desativar' }))
    await expect(canvas.getByText('Será desativado ao salvar.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }))
    await expect(canvas.getByText('Ligado: começa em 01/03/2026 00:00')).toBeVisible()
    await userEvent.click(toggle)
    await expect(toggle).toBeChecked()
  },
}

const expired = storyForm({ status: 'EXPIRED', start: '2026-01-01 03:00:00', expire: '2026-02-01 02:59:59' })
export const Expired: Story = {
  tags: ['VCH-039'],
  args: { base: expired, values: expired.values },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ligado, mas expirado')).toBeVisible()
  },
}

const unread = storyForm({ voucher_users_pks_with_voucher_status: [{ user_pk: 'x', source: 'GUEST' }] })
/** Saving would take them off, so it is off. */
export const PeopleUnread: Story = {
  tags: ['VCH-034'],
  args: { base: unread, values: unread.values },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: save })).toHaveAccessibleDescription(
      /recarregue a página/,
    )
  },
}
