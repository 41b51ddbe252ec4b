import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  parameters: { visual: { width: 400, height: 96 } },
  args: { label: 'Lendo a lista de tags', value: 0.3, note: '3.000 de 10.000', onCancel: fn() },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const VALUES = { none: 0, some: 0.4, all: 1, unknown: undefined }

export const States: Story = {
  parameters: { visual: { width: 512, height: 400 } },
  render: ({ label }) => (
    <StateSheet
      rows={['none', 'some', 'all', 'unknown'] as const}
      columns={['running', 'cancelling'] as const}
    >
      {(row, column) => (
        <div style={{ inlineSize: 200 }}>
          <Progress
            label={`${label} (${row}, ${column})`}
            value={VALUES[row]}
            {...(column === 'cancelling' ? { onCancel: fn(), isCancelling: true } : {})}
          />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: () => (
    <Scenarios>{({ name, text }) => <Progress label={text || name} value={0.5} note={text} />}</Scenarios>
  ),
}

export const Keyboard: Story = {
  args: { value: 7 },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Lendo a lista de tags' })
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
