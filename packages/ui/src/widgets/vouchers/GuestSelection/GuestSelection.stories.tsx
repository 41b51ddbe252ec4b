import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loaded, notLoaded, phone, SCENARIOS } from '../../../testing/index.ts'
import { guestEntries, heldOf, STORY_PEOPLE, storyForm } from '../storyVoucher.ts'
import { GuestSelection, type GuestSelectionProps } from './GuestSelection.tsx'

const invited = storyForm({
  user_pks: [2041, 2042, 2043],
  voucher_users_pks_with_voucher_status: guestEntries,
})

/** Keeps what is chosen, as the page does. */
function Choosing({ held, onChange, ...props }: GuestSelectionProps) {
  const [values, setValues] = useState(held.values)
  return (
    <GuestSelection
      {...props}
      held={{ base: held.base, values }}
      onChange={(change) => {
        setValues(change)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Vouchers/GuestSelection',
  component: GuestSelection,
  args: {
    held: heldOf(invited),
    onChange: fn(),
    users: loaded(STORY_PEOPLE),
    others: new Map(),
    rowsMax: 50,
    onMoreRows: fn(),
    canSearchCpf: true,
    cpf: { kind: 'idle' },
    onSearchCpf: fn(),
    onComplete: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof GuestSelection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['screen', 'VCH-023', 'VCH-024', 'VCH-026', 'VCH-041'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 usuários selecionados de 50 unidades')).toBeVisible()
    for (const name of ['Marina Azevedo', 'Otávio Brandão'])
      await expect(canvas.getByRole('button', { name: new RegExp(`^Remover ${name}`) })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Lia Campos' }))
    await expect(canvas.getByText('2 usuários selecionados de 50 unidades')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir seleção' }))
    await expect(args.onComplete).toHaveBeenCalledOnce()
  },
}

export const Offered: Story = {
  tags: ['VCH-025', 'VCH-071'],
  args: { held: heldOf(storyForm()) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Adicionar usuário' }))
    const page = within(canvasElement.ownerDocument.body)
    const names = (await page.findAllByRole('option')).map((option) => option.textContent)
    await expect(names.map((text) => text?.slice(0, 3))).toEqual(['Mar', 'Otá', 'Lia'])
    await userEvent.keyboard('lia@{ArrowDown}{Enter}')
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Lia Campos')
  },
}

export const Failed: Story = {
  args: { users: notLoaded('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usuário 2043')).toBeVisible()
  },
}

const typed = storyForm({
  voucher_users_pks_with_voucher_status: [{ user_pk: 1, source: 'ACTIVATION', status: 'NOT_USED' }],
})
/** Somebody typed its code: nobody can be invited any more. */
export const Activated: Story = {
  args: { held: heldOf(typed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ele não pode mais ter convidados/)).toBeVisible()
  },
}

const many = SCENARIOS.map((_, index) => index + 1)
export const Contents: Story = {
  args: {
    held: heldOf(storyForm({ units: 3, user_pks: many })),
    users: loaded(
      SCENARIOS.map(({ text }, index) => ({
        pk: index + 1,
        name: text ?? undefined,
        email: text ?? undefined,
        accountName: undefined,
        isOwner: false,
        bindStatus: undefined,
        isBound: false,
        isHidden: false,
        isRelated: true,
      })),
    ),
    rowsMax: 6,
  },
}

export const OnAPhone: Story = { ...phone, tags: ['screen'] }
