import { refundRoom } from '@corrente/domain/financial'
import { movementFixture } from '@corrente/domain/fixtures'
import type { WriteState } from '@corrente/domain/writes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { letsMouseIn, StateSheet } from '../../../testing/index.ts'
import { RefundPanel } from './RefundPanel.tsx'

const SENT = { step: '', saved: [], at: 0 }
const OPEN = { ...SENT, canVerify: true, canRelease: false }
const STATES: Readonly<Record<string, WriteState<unknown, unknown, string>>> = {
  idle: { phase: 'idle' },
  looking: { phase: 'looking' },
  sending: { phase: 'sending', ...SENT },
  verifying: { phase: 'verifying', stage: 'accepted', attempt: 1, ...SENT },
  lost: { phase: 'verifying', stage: 'sent', attempt: 1, ...SENT },
  accepted: { phase: 'accepted', ...OPEN },
  unknown: { phase: 'unknown', ...OPEN, canRelease: true },
  other: { phase: 'other', what: { asked: 1000, rise: 2000 }, ...OPEN },
  done: { phase: 'done', result: undefined, saved: [] },
  elsewhere: { phase: 'elsewhere' },
}
const MOVEMENT = movementFixture()

const meta = {
  title: 'Widgets/Financial/RefundPanel',
  component: RefundPanel,
  parameters: { visual: { width: 480, height: 360 } },
  args: {
    movement: MOVEMENT,
    room: refundRoom(MOVEMENT, 0),
    state: { phase: 'idle' },
    asked: 1000,
    blockedReason: undefined as string | undefined,
    onRefund: fn(),
    onCopy: fn(() => Promise.resolve()),
    onVerify: fn(),
    onRelease: fn(),
  },
} satisfies Meta<typeof RefundPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Quanto já foi devolvido' }))
    for (const amount of [/40,56/, /10,00/, /30,56/]) await expect(bar.getByText(amount)).toBeVisible()
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 700, height: 2400 },
    // The same panel in each state.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={Object.keys(STATES)} columns={['panel'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 420 }}>
          <RefundPanel {...args} state={STATES[kind] ?? { phase: 'idle' }} />
        </div>
      )}
    </StateSheet>
  ),
}

export const Seen: Story = {
  args: { state: STATES.done ?? { phase: 'idle' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar o resultado' }))
    await expect(args.onCopy).toHaveBeenCalledWith(
      expect.stringMatching(/^Recarga \d+: Estorno de R\$\s10,00 visto na linha\.$/),
    )
  },
}

/** What is unknown is never called failed or done; it is looked up, and released behind a warning. */
export const Unknown: Story = {
  args: {
    state: STATES.unknown ?? { phase: 'idle' },
    blockedReason: 'Um estorno deste movimento ainda não foi visto na linha.',
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText(/nada será enviado de novo sem a sua confirmação/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Verificar' }))
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Liberar para novo estorno' }))
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('alertdialog'))
    await expect(dialog.getByText(/ainda pode chegar/)).toBeInTheDocument()
    const release = dialog.getByRole('button', { name: 'Liberar' })
    await letsMouseIn(release)
    await userEvent.click(release)
    await expect(args.onRelease).toHaveBeenCalledOnce()
  },
}
