import type { WriteState } from '@corrente/domain/writes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SendNotice } from './SendNotice.tsx'

const unknown: WriteState = {
  phase: 'unknown',
  step: '',
  saved: [],
  at: 0,
  canVerify: true,
  canRelease: true,
}
const STATES: readonly WriteState[] = [
  { phase: 'elsewhere' },
  { phase: 'notSent', why: 'open' },
  { phase: 'notSent', why: 'unreachable' },
  { phase: 'refused', refusal: { status: 400, body: undefined }, step: '', saved: [] },
  unknown,
]

const meta = {
  title: 'Widgets/Operations/SendNotice',
  component: SendNotice,
  args: { state: unknown, onVerify: fn(), onRelease: fn() },
} satisfies Meta<typeof SendNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 560, height: 520 } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {STATES.map((state) => (
        <SendNotice key={JSON.stringify(state)} {...args} state={state} />
      ))}
    </div>
  ),
}

export const Contents: Story = {
  tags: ['OPS-014'],
  args: { state: { phase: 'refused', refusal: { status: 400, body: undefined }, step: '', saved: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Erro')).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['OPS-020'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRelease).toHaveBeenCalledOnce()
  },
}
