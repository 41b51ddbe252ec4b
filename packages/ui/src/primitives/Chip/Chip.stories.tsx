import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Scenarios } from '../../testing/index.ts'
import { Chip } from './index.ts'

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'Disponível', onRemove: fn(), removeLabel: 'Remover o filtro Disponível' },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(
      within(canvasElement).getByRole('button', { name: 'Remover o filtro Disponível' }),
    ).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const Contents: Story = {
  render: (args) => <Scenarios inlineSize={140}>{({ text }) => <Chip {...args}>{text}</Chip>}</Scenarios>,
}
