import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateSheet } from '../../testing/index.ts'
import { SPINNER_SIZES, Spinner } from './Spinner.tsx'

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Carregando estações' },
  argTypes: { size: { control: 'select', options: SPINNER_SIZES } },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** With a label it says what is waited for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando estações')
  },
}

export const States: Story = {
  parameters: { visual: { width: 168, height: 212 } },
  render: () => (
    <StateSheet rows={SPINNER_SIZES} columns={['size'] as const}>
      {(size) => <Spinner size={size} />}
    </StateSheet>
  ),
}
