import { createRandom, notificationFixture, ODD_TEXTS } from '@corrente/domain/fixtures'
import type { EventType } from '@corrente/domain/notifications'
import { MINUTE_MS } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { noCountSaid, overlayDocs } from '../../../testing/index.ts'
import { NotificationsMenu } from './NotificationsMenu.tsx'

const Chrome = styled.div`
  display: flex;
  justify-content: flex-end;
  min-block-size: 600px;
  padding: ${theme.space[3]};
  background: ${theme.chrome.bg};
`

const START = Date.UTC(2026, 2, 14, 15, 0)
const TYPES = ['Failure', 'Warning', 'Disconnected'] as const satisfies readonly EventType[]
const PLACES = ['Paulista 01', 'Ibirapuera Norte', 'Aeroporto P2', 'Shopping Leste'] as const

const random = createRandom('header-menu')
const many = Array.from({ length: 130 }, (_, index) =>
  notificationFixture({
    key: `n${index}`,
    stationId: `BR-${index}`,
    stationName: random.pick(PLACES),
    type: random.pick(TYPES),
    connectorId: random.int(1, 4),
    errorCode: random.chance(0.5) ? 'GroundFailure' : undefined,
    errorMessage: undefined,
    at: START - index * 7 * MINUTE_MS,
  }),
)

const meta = {
  title: 'Widgets/Shell/NotificationsMenu',
  component: NotificationsMenu,
  args: { notifications: many.slice(0, 6), state: 'ready', onRetry: fn(), onOpenChange: fn() },
  decorators: [(Story) => <Chrome>{Story()}</Chrome>],
  parameters: overlayDocs,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
  },
} satisfies Meta<typeof NotificationsMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 440, height: 512 } },
  args: { seenAt: START - 10 * MINUTE_MS, alertsHref: '/alerts' },
}

export const ErrorInWords: Story = {
  args: {
    notifications: [
      notificationFixture({
        key: 'code',
        type: 'Failure',
        errorCode: 'GroundFailure',
        errorMessage: undefined,
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(async () => expect(await screen.findByText(/Fuga à terra \(GroundFailure\)/)).toBeVisible())
  },
}

export const Empty: Story = {
  tags: ['SHL-006'],
  args: { notifications: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações' }))
    await waitFor(async () => expect(await screen.findByText('Nenhuma notificação')).toBeVisible())
  },
}

export const Loading: Story = {
  args: { notifications: [], state: 'loading' },
  play: noCountSaid,
}

export const Failed: Story = {
  args: { notifications: [], state: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** What came before stays in sight. */
export const States: Story = {
  parameters: { visual: { width: 440, height: 512 } },
  args: { state: 'failed', unreadRows: 3 },
}

export const Contents: Story = {
  parameters: { visual: { width: 440, height: 512 } },
  args: {
    notifications: Object.values(ODD_TEXTS).map((text, index) =>
      notificationFixture({
        key: `odd${index}`,
        stationName: text || undefined,
        errorMessage: text,
        at: START - index * MINUTE_MS,
        type: 'Failure',
      }),
    ),
  },
}
