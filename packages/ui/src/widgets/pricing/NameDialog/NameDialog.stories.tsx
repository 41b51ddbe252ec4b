import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { letsMouseIn } from '../../../testing/index.ts'
import { NameDialog } from './NameDialog.tsx'

const meta = {
  title: 'Widgets/Pricing/NameDialog',
  component: NameDialog,
  parameters: { visual: { width: 512, height: 320 } },
  args: {
    title: 'Criar perfil',
    confirmLabel: 'Criar',
    isBusy: false,
    onConfirm: fn(),
    onClose: fn(),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof NameDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('dialog'))

export const Default: Story = {
  tags: ['visual', 'DPR-003', 'DPR-023'],
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    const confirm = dialog.getByRole('button', { name: 'Criar' })
    await letsMouseIn(confirm)
    await userEvent.click(confirm)
    await waitFor(() => expect(dialog.getByText('Preencha o nome do perfil')).toBeVisible())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    const name = dialog.getByLabelText('Nome do perfil')
    await userEvent.type(name, `  ${'x'.repeat(50)}`)
    await expect(name).toHaveValue(`  ${'x'.repeat(38)}`)
    await userEvent.clear(name)
    await userEvent.type(name, ' Terminal ')
    await userEvent.click(confirm)
    await expect(args.onConfirm).toHaveBeenCalledWith('Terminal')
  },
}

/** Under way: it neither closes nor sends again. */
export const UnderWay: Story = {
  args: { isBusy: true, initial: 'Sul' },
  play: async ({ canvasElement, args }) => {
    dialogOf(canvasElement).getByLabelText('Nome do perfil').focus()
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
