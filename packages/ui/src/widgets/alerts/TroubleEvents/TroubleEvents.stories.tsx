import { notificationFixture, ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { alertAgo } from '../testing/alertFixtures.ts'
import { TroubleEvents } from './TroubleEvents.tsx'

const alerts = Array.from({ length: 12 }, (_, index) =>
  alertAgo(index + 1, 5 * index, 'Failure', { connectorId: 1 + (index % 2), errorCode: 'GroundFailure' }),
)

const meta = {
  title: 'Widgets/Alerts/TroubleEvents',
  component: TroubleEvents,
  args: { name: 'Paulista 01', alerts, renderEvent: fn(({ key }) => `Detalhes ${key}`) },
  argTypes: { renderEvent: { control: false } },
} satisfies Meta<typeof TroubleEvents>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const list = within(canvas.getByRole('list', { name: 'Eventos de Paulista 01' }))
    await step('the first five, then all of them', async () => {
      await expect(list.getAllByRole('listitem')).toHaveLength(5)
      await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais 7 eventos' }))
      await expect(list.getAllByRole('listitem')).toHaveLength(12)
    })
    await step('what an event shows is drawn only when it is opened', async () => {
      await expect(args.renderEvent).not.toHaveBeenCalled()
      await userEvent.click(list.getByRole('button', { name: /12:05/ }))
      await expect(canvas.getByText('Detalhes #1')).toBeVisible()
    })
  },
}

/** Without an error, a connector or a time; endless words and markup. */
export const Contents: Story = {
  parameters: { visual: { width: 400, height: 300 } },
  args: {
    alerts: [
      alertAgo(1, 1, 'Disconnected', { connectorId: undefined }),
      notificationFixture({ key: 'none', at: undefined, errorMessage: ODD_TEXTS.html }),
      notificationFixture({ key: 'long', errorMessage: ODD_TEXTS.unbreakable }),
      notificationFixture({ key: 'rtl', errorMessage: ODD_TEXTS.rtl }),
    ],
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(' ')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(second).toHaveFocus()
  },
}
