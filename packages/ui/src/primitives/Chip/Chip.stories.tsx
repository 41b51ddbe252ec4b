import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'Disponível', onRemove: fn(), removeLabel: 'Remover o filtro Disponível' },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 252, height: 156 } },
  render: (args) => (
    <StateSheet rows={['removable', 'telling'] as const} columns={['look'] as const}>
      {(row) => (row === 'removable' ? <Chip {...args} /> : <Chip>{args.children}</Chip>)}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 364 } },
  render: (args) => <Scenarios inlineSize={149}>{({ text }) => <Chip {...args}>{text}</Chip>}</Scenarios>,
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remover o filtro Disponível' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
