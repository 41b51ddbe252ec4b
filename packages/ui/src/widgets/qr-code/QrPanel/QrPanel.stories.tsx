import { openQr, type QrState, stepQr } from '@corrente/domain/qr-code'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Checkbox } from '../../../forms/index.ts'
import { longestWords, StateSheet } from '../../../testing/index.ts'
import { QrPanel, type QrPanelProps } from './QrPanel.tsx'

const READY: QrState = { ...openQr(), humanAnswer: 'passed' }

/** Keeps the page's state by the domain's rules; the check is a box to tick. */
function PanelAtWork(props: QrPanelProps) {
  const [state, setState] = useState(props.state)
  return (
    <QrPanel
      {...props}
      state={state}
      humanCheck={
        <Checkbox
          label="Não sou um robô"
          isChecked={state.humanAnswer !== undefined}
          onChange={(next) =>
            setState(
              (now) =>
                stepQr(now, next ? { type: 'verified', humanAnswer: 'passed' } : { type: 'expired' }).state,
            )
          }
        />
      }
      onPress={(action) => {
        props.onPress(action)
        setState((now) => stepQr(now, { type: 'press', action, isOnline: props.isOnline }).state)
      }}
      onLooked={(action) => {
        props.onLooked(action)
        setState((now) => stepQr(now, { type: 'looked', action }).state)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/QrCode/QrPanel',
  component: QrPanel,
  args: {
    target: { chargeBoxId: 'IPE-0001', connectorId: 2 },
    state: openQr(),
    isOnline: true,
    humanCheck: null,
    onPress: fn(),
    onLooked: fn(),
  },
  render: (args) => <PanelAtWork {...args} />,
  beforeEach: ({ args }) => {
    for (const spy of [args.onPress, args.onLooked]) (spy as ReturnType<typeof fn>).mockClear()
  },
} satisfies Meta<typeof QrPanel>
export default meta
type Story = StoryObj<typeof meta>

/** As it opens: the human check comes first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Por favor verifique que você não é um robô!')
  },
}

const STATES = {
  sent: { state: { ...READY, said: 'startSent' } },
  lost: { state: { ...READY, said: 'startUnknown', unsure: ['start'] } },
  offline: { isOnline: false },
} as const satisfies Readonly<Record<string, Partial<QrPanelProps>>>

export const States: Story = {
  parameters: { visual: { width: 1024, height: 656 } },
  render: (args) => (
    <StateSheet rows={['panel'] as const} columns={['sent', 'lost', 'offline'] as const}>
      {(_, state) => (
        <div style={{ inlineSize: 280 }}>
          <PanelAtWork {...args} {...STATES[state]} />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 640 } },
  args: {
    target: { chargeBoxId: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk-0001', connectorId: 999 },
    state: { ...READY, said: 'startFailed' },
  },
}

export const Running: Story = {
  args: { state: { ...READY, running: 'start' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Iniciar recarga/ })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Parar recarga' }))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** It cannot be sent again before somebody looked; the focus then goes to the button. */
export const LostAnswer: Story = {
  args: { state: { ...READY, said: 'startUnknown', unsure: ['start'] } },
  play: async ({ canvas, userEvent, args }) => {
    const start = canvas.getByRole('button', { name: 'Iniciar recarga' })
    await expect(canvas.getByText('A recarga pode ter começado. Olhe o carregador.')).toBeVisible()
    await expect(start).toHaveAccessibleDescription('Olhe o carregador antes de enviar de novo')
    await userEvent.click(start)
    await expect(args.onPress).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Olhei: não começou' }))
    await expect(args.onLooked).toHaveBeenCalledWith('start')
    await expect(start).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(args.onPress).toHaveBeenCalledWith('start')
  },
}

export const CommandsOf44Pixels: Story = {
  args: { state: { ...READY, said: 'stopUnknown', unsure: ['stop'] } },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height)
    await expect(heights).toHaveLength(3)
    for (const height of heights) await expect(height).toBeGreaterThanOrEqual(44)
  },
}
