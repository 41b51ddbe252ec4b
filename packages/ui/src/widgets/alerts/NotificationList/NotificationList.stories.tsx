import { createRandom, notificationFixture, ODD_TEXTS } from '@corrente/domain/fixtures'
import { EVENT_TYPES } from '@corrente/domain/notifications'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { STAGE_NOW } from '../../../testing/index.ts'
import { NotificationList } from './NotificationList.tsx'

const random = createRandom('alerts')
const many = Array.from({ length: 40 }, (_, i) => {
  const type = EVENT_TYPES[i % EVENT_TYPES.length]
  return notificationFixture({
    key: `n-${i}`,
    pk: i,
    type,
    rawType: type ?? '',
    stationName: `Eletroposto ${random.int(1, 90)}`,
    at: STAGE_NOW - i * 190_000,
  })
})

const meta = {
  title: 'Widgets/Alerts/NotificationList',
  component: NotificationList,
  args: { notifications: many, onSelectStation: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What a charger's code means, in words, with the code for whoever is called. */
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Fuga à terra \(GroundFailure\)/)).toBeVisible()
  },
}

/** Every row is a stop; Enter shows its station. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('button')
    await userEvent.tab()
    await expect(rows[0]).toHaveFocus()
    await userEvent.tab()
    await expect(rows[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectStation).toHaveBeenCalledOnce()
  },
}

export const WithUnreadRows: Story = { args: { notifications: many.slice(0, 2), unread: 3 } }

/** Unknown types are shown raw, odd texts as they are, what is missing as '-'. */
export const Contents: Story = {
  parameters: { visual: { width: 412, height: 388 } },
  args: {
    notifications: [
      notificationFixture({ key: '1', pk: 1, type: undefined, rawType: 'FirmwareUpdated' }),
      notificationFixture({ key: '2', pk: 2, at: undefined, stationName: undefined, type: 'Failure' }),
      notificationFixture({ key: '3', pk: 3, stationName: ODD_TEXTS.unbreakable }),
      notificationFixture({ key: '4', pk: 4, stationName: ODD_TEXTS.html, errorMessage: ODD_TEXTS.rtl }),
    ],
  },
}
