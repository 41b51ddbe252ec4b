import { LIVE_PHASES, type LivePhase } from '@corrente/domain/stations'
import { MINUTE_MS, SECOND_MS } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { useClock } from '../../../foundations/index.ts'
import { Button } from '../../../primitives/index.ts'
import { longestWords } from '../../../testing/index.ts'
import { LiveState, type LiveStateProps } from './LiveState.tsx'

const Chrome = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]};
  background: ${theme.chrome.bg};
`

/** Ages are relative, so that they read the same whatever the showroom's clock says. */
interface Aged extends Omit<LiveStateProps, 'lastMessageAt' | 'snapshotAt'> {
  messageAgeMs?: number
  snapshotAgeMs?: number
}

function AtAge({ messageAgeMs, snapshotAgeMs, ...props }: Aged) {
  const now = useClock().now()
  return (
    <LiveState
      {...props}
      lastMessageAt={messageAgeMs === undefined ? undefined : now - messageAgeMs}
      snapshotAt={snapshotAgeMs === undefined ? undefined : now - snapshotAgeMs}
    />
  )
}

const meta = {
  title: 'Widgets/Shell/LiveState',
  component: AtAge,
  subcomponents: { LiveState },
  args: { phase: 'live', messageAgeMs: 2 * SECOND_MS, snapshotAgeMs: 4 * MINUTE_MS, onRefresh: fn() },
  decorators: [(Story) => <Chrome>{Story()}</Chrome>],
} satisfies Meta<typeof AtAge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Live: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole('button', { name: 'Conexão ao vivo: ao vivo' })
    await expect(chip).toHaveTextContent('ao vivo·2 s')
    await userEvent.click(chip)
    await userEvent.click(await screen.findByRole('button', { name: 'Atualizar agora' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

/** Every phase. */
export const States: Story = {
  parameters: { visual: { width: 512, height: 160 } },
  render: (args) => (
    <>
      {LIVE_PHASES.map((phase) => (
        <AtAge key={phase} {...args} phase={phase} />
      ))}
    </>
  ),
}

/** The connection is down; the age says how old the screen is, and the reason why. */
export const Reconnecting: Story = {
  args: {
    phase: 'reconnecting',
    reason: 'offline',
    messageAgeMs: 12 * MINUTE_MS,
    snapshotAgeMs: 15 * MINUTE_MS,
  },
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button')
    await expect(chip).toHaveTextContent('há 12 min')
    await userEvent.click(chip)
    await waitFor(async () =>
      expect(await screen.findByText('Este dispositivo está sem rede.')).toBeVisible(),
    )
  },
}

function Falling() {
  const [phase, setPhase] = useState<LivePhase>('connecting')
  return (
    <>
      <LiveState phase={phase} />
      {LIVE_PHASES.map((each) => (
        <Button key={each} size="small" onClick={() => setPhase(each)}>
          {each}
        </Button>
      ))}
    </>
  )
}

/** That the connection comes up is not read out; that it is lost, and is back, is. */
export const Told: Story = {
  render: () => <Falling />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    const press = (phase: string) => userEvent.click(canvas.getByRole('button', { name: phase }))
    await press('live')
    await expect(canvas.getByRole('button', { name: 'Conexão ao vivo: ao vivo' })).toBeVisible()
    await expect(status).toHaveTextContent(/^$/)
    await press('reconnecting')
    await expect(status).toHaveTextContent('Conexão ao vivo: reconectando…')
    await press('live')
    await expect(status).toHaveTextContent('Conexão ao vivo: ao vivo')
  },
}

/** Open, with the longest words and the longest reason. */
export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 440 } },
  args: {
    phase: 'reconnecting',
    reason: 'offline',
    messageAgeMs: 900 * 24 * 60 * MINUTE_MS,
    snapshotAgeMs: 901 * 24 * 60 * MINUTE_MS,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
  },
}
