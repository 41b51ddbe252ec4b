import { ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { overlayDocs, phone } from '../../../testing/index.ts'
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

export const States: Story = {
  args: { isInactive: true },
  play: async () => {
    await isThere(screen.findByText(/está inativo/))
  },
}

export const Contents: Story = {
  args: { name: ODD_TEXTS.unbreakable, recoveryUrl: `https://${ODD_TEXTS.unbreakable}` },
}

export const Keyboard: Story = {
  play: async ({ args }) => {
    await isThere(screen.findByRole('dialog', { name: 'Acesso de Marina Exemplo' }))
    screen.getByRole('button', { name: 'Copiar a mensagem' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Copiar só o endereço' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { ...phone }
