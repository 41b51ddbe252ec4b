import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { longestWords } from '../../testing/index.ts'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  parameters: { visual: { width: 80, height: 80 } },
  args: {
    text: 'PAY-7F3A-2291',
    label: 'Copiar o código do pagamento',
    onCopy: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Contents: Story = { ...longestWords, args: { text: '' } }

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopy).toHaveBeenCalledWith('PAY-7F3A-2291')
    await expect(await canvas.findByText('Copiado')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Copiar o código do pagamento' })).toHaveFocus()
  },
}

export const Refused: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('no permission'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('Não foi possível copiar')).toBeInTheDocument()
  },
}
