import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { overlayDocs } from '../../../testing/index.ts'
import { AccessDialog } from './AccessDialog.tsx'

/** It fades in. */
const isThere = async (found: Promise<HTMLElement>) => {
  const element = await found
  await waitFor(() => expect(element).toBeVisible())
}

const meta = {
  title: 'Widgets/Users/AccessDialog',
  component: AccessDialog,
  parameters: { ...overlayDocs, visual: { width: 720, height: 560 } },
  args: {
    isOpen: true,
    name: 'Marina Exemplo',
    told: 'marina@example.com',
    isInactive: false,
    recoveryUrl: 'https://recarga.example.com/auth/recover',
    onCopy: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AccessDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await isThere(screen.findByText('marina@example.com'))
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar a mensagem' }))
    await expect(args.onCopy).toHaveBeenLastCalledWith(expect.stringContaining(args.recoveryUrl))
    await userEvent.click(screen.getByRole('button', { name: 'Copiar só o endereço' }))
    await expect(args.onCopy).toHaveBeenLastCalledWith(args.recoveryUrl)
  },
}

export const Inactive: Story = {
  args: { isInactive: true },
  play: async () => {
    await isThere(screen.findByText(/está inativo/))
  },
}
