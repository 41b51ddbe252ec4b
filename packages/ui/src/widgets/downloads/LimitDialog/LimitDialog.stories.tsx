import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longestWords, overlayDocs, SCENARIOS } from '../../../testing/index.ts'
import { LIMIT_KINDS, LimitDialog } from './LimitDialog.tsx'

const meta = {
  title: 'Widgets/Reports/LimitDialog',
  component: LimitDialog,
  args: { kind: 'reports', isOpen: true, onClose: fn(), product: 'Move Pro' },
  argTypes: { kind: { control: 'select', options: LIMIT_KINDS } },
  parameters: { ...overlayDocs, visual: { width: 440, height: 240 } },
} satisfies Meta<typeof LimitDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', {
      name: 'Limite de relatórios atingido no mês!',
      description: /Move Pro/,
    })
  },
}

/** The other limit; a modal stands alone on its page. */
export const States: Story = { args: { kind: 'stations' } }

export const Contents: Story = {
  ...longestWords,
  args: { product: SCENARIOS[1].text },
  parameters: { visual: { width: 360, height: 360 } },
}

/** A tenant without a larger plan of its own reads of a higher plan. */
export const NoProduct: Story = {
  tags: ['AST-005'],
  args: { product: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Faça um upgrade para um plano superior ou/)
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getAllByRole('button')[0]).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Users: Story = {
  tags: ['MON-043', 'MON-044', 'USR-015'],
  args: { kind: 'users' },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', {
      name: 'Limite de usuários atingido!',
      description:
        /^Faça um upgrade para Move Pro ou exclua um usuário para continuar\. .* peça ao suporte\.$/,
    })
    // It fades in.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Fechar' }).at(-1)).toBeVisible())
  },
}
