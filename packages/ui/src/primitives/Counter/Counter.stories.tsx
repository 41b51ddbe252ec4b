import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { useFormats } from '../../foundations/index.ts'
import { Scenarios } from '../../testing/index.ts'
import { Counter } from './Counter.tsx'

function Integer({ value }: { value: number | null }) {
  return <Counter value={value} format={useFormats().integer} />
}

const meta = {
  title: 'Primitives/Counter',
  component: Integer,
  subcomponents: { Counter },
  args: { value: 12_845 },
} satisfies Meta<typeof Integer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // Assistive technology has the value at once; the eye gets it within 3 s.
    await expect(canvas.getAllByText('12.845')[0]).toBeInTheDocument()
    await waitFor(() => expect(canvas.getAllByText('12.845')).toHaveLength(2), { timeout: 4500 })
  },
}
export const Contents: Story = {
  parameters: { visual: { width: 480, height: 212 } },
  render: () => <Scenarios inlineSize={136}>{({ number }) => <Integer value={number} />}</Scenarios>,
}
