import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SPINNER_SIZES, Spinner } from './index.ts'

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Carregando estações' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Carregando estações')
  },
}
export const Sizes: Story = {
  render: () => (
    <>
      {SPINNER_SIZES.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </>
  ),
}
