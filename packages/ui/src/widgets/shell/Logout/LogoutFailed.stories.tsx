import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { longestWords, overlayDocs } from '../../../testing/index.ts'
import { LogoutFailed } from './LogoutFailed.tsx'

const meta = {
  title: 'Widgets/Shell/LogoutFailed',
  component: LogoutFailed,
  args: { isOpen: true, onRetry: fn(), onLeaveAnyway: fn(), onStay: fn() },
  parameters: overlayDocs,
} satisfies Meta<typeof LogoutFailed>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  name: 'AUT-018 a failed logout says so and offers to leave this device anyway',
  play: async ({ userEvent, args }) => {
    const message = await screen.findByText('Não foi possível efetuar o logout. Tente novamente.')
    await waitFor(() => expect(message).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Sair deste dispositivo mesmo assim' }))
    await expect(args.onLeaveAnyway).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onLeaveAnyway).not.toHaveBeenCalled()
  },
}

/** The repeated sign-out is under way: both answers wait. */
export const States: Story = {
  parameters: { visual: { width: 440, height: 300 } },
  args: { isRetrying: true },
}

export const Contents: Story = { ...longestWords, parameters: { visual: { width: 360, height: 420 } } }
