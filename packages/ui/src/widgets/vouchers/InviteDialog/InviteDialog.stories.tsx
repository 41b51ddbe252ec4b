import { guestVoucherFixture } from '@corrente/domain/fixtures'
import type { WriteState } from '@corrente/domain/writes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { letsMouseIn, loaded, notLoaded } from '../../../testing/index.ts'
import { InviteDialog, type InvitePerson } from './InviteDialog.tsx'

const PEOPLE: readonly InvitePerson[] = [
  { pk: 203, email: 'guest@example.com', name: 'Otávio Modelo' },
  ...['ana', 'bia', 'caio', 'davi'].map((name, index) => ({
    pk: 300 + index,
    email: `${name}@example.com`,
    name: `${name} Exemplo`,
  })),
]

const meta = {
  title: 'Widgets/Vouchers/InviteDialog',
  component: InviteDialog,
  parameters: { visual: { width: 620, height: 560 } },
  args: {
    voucher: guestVoucherFixture(),
    people: loaded(PEOPLE),
    state: { phase: 'idle' } as WriteState,
    onSave: fn(),
    onVerify: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof InviteDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('alertdialog'))
const paste = async (canvasElement: HTMLElement, text: string) => {
  const field = dialogOf(canvasElement).getByRole('textbox', { name: /E-mails/ })
  await letsMouseIn(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Found, already in, not found, no e-mail; the units that are missing are raised in a press. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await paste(
      canvasElement,
      'ana@example.com bia@example.com; CAIO@example.com\nguest@example.com x@example.com fulano',
    )
    await expect(
      dialog.getByText(/Encontradas 3 pessoas: ana Exemplo, bia Exemplo, caio Exemplo/),
    ).toBeInTheDocument()
    await expect(dialog.getByText('1 pessoa já está na lista.')).toBeInTheDocument()
    await expect(dialog.getByText(/não encontrado: x@example\.com/)).toBeInTheDocument()
    await expect(dialog.getByText(/não é e-mail: fulano/)).toBeInTheDocument()
    const invite = dialog.getByRole('button', { name: 'Convidar (3)' })
    await expect(invite).toHaveAttribute('aria-disabled', 'true')
    const raise = dialog.getByRole('button', { name: 'Aumentar para 6' })
    await letsMouseIn(raise)
    await userEvent.click(raise)
    await userEvent.click(invite)
    await expect(args.onSave).toHaveBeenCalledWith({ invited: [300, 301, 302], units: 6 })
  },
}

export const Loading: Story = {
  args: { people: notLoaded('loading') },
  play: async ({ canvasElement }) => {
    await expect(dialogOf(canvasElement).getByRole('button', { name: 'Convidar (0)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** An end that nobody knows is looked up, never sent again. */
export const Unknown: Story = {
  args: { state: { phase: 'unknown', canVerify: true, canRelease: false, step: '', saved: [], at: 0 } },
  play: async ({ canvasElement, args }) => {
    const verify = dialogOf(canvasElement).getByRole('button', { name: 'Verificar' })
    await letsMouseIn(verify)
    await userEvent.click(verify)
    await expect(args.onVerify).toHaveBeenCalledOnce()
  },
}
