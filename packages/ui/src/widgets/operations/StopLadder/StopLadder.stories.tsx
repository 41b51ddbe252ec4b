import type { ReadResult } from '@corrente/domain/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { type LadderRung, StopLadder, type StopLadderProps } from './StopLadder.tsx'

const IDLE: LadderRung = { off: 'later', isSending: false, isUnseen: false, result: undefined }
const LIT: LadderRung = { ...IDLE, off: undefined }
const said = (verdict: ReadResult['verdict'], response: string | undefined): LadderRung => ({
  ...LIT,
  result: { stationId: 'ARO-0003', error: undefined, response, hasDetail: false, verdict },
})
const STATES = {
  first: { remoteStop: LIT, unlockConnector: IDLE, remoteReset: IDLE },
  waiting: { remoteStop: said('waiting', undefined), unlockConnector: IDLE, remoteReset: IDLE },
  second: { remoteStop: said('accepted', 'Accepted'), unlockConnector: LIT, remoteReset: IDLE },
  sending: {
    remoteStop: said('refused', 'Rejected'),
    unlockConnector: { ...LIT, isSending: true },
    remoteReset: IDLE,
  },
  spent: {
    remoteStop: said('silent', undefined),
    unlockConnector: said('refused', 'UnlockFailed'),
    remoteReset: said('refused', 'Rejected'),
  },
  notPermitted: {
    remoteStop: { ...LIT, isUnseen: true },
    unlockConnector: { ...IDLE, off: 'notPermitted' },
    remoteReset: { ...IDLE, off: 'notPermitted' },
  },
} as const satisfies Record<string, StopLadderProps['rungs']>

const meta = {
  title: 'Widgets/Operations/StopLadder',
  component: StopLadder,
  parameters: { visual: { width: 700, height: 460 } },
  args: {
    rungs: STATES.second,
    onPress: fn(),
    isSpent: false,
    text: 'ARO-0003',
    onCopyText: fn(async () => undefined),
  },
} satisfies Meta<typeof StopLadder>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Accepted')).toBeVisible()
    const reset = canvas.getByRole('button', { name: 'Reset suave da estação' })
    await expect(reset).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(reset)
    await expect(args.onPress).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Destravar o conector' }))
    await expect(args.onPress).toHaveBeenCalledWith('unlockConnector')
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 760, height: 2600 },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet
      rows={['first', 'waiting', 'second', 'sending', 'spent', 'notPermitted'] as const}
      columns={['ladder'] as const}
    >
      {(row) => (
        <div style={{ inlineSize: 600 }}>
          <StopLadder {...args} rungs={STATES[row]} isSpent={row === 'spent'} />
        </div>
      )}
    </StateSheet>
  ),
}
