import { depositFixture, notificationFixture, ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded, notLoaded, StateSheet } from '../../../testing/index.ts'
import { UserDetails } from './UserDetails.tsx'

const events = Array.from({ length: 4 }, (_, index) => notificationFixture({ key: `#${index}`, pk: index }))
const wallet = {
  deposits: loaded([depositFixture(), depositFixture({ pk: 2, type: 'WALLET', status: 'PENDING' })]),
  total: loaded({ total: 150, text: 'R$ 150,00' }),
}

const meta = {
  title: 'Widgets/Users/UserDetails',
  component: UserDetails,
  parameters: { visual: { width: 900, height: 480 } },
  args: {
    name: 'Marina Exemplo',
    wallet,
    notifications: loaded({ rows: events, count: undefined }),
    editHref: '/user/201',
    personHref: '/users?person=201',
  },
} satisfies Meta<typeof UserDetails>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['USR-012'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(expect.arrayContaining(['/user/201', '/users?person=201']))
  },
}

export const WithoutMonetization: Story = {
  tags: ['WLT-007', 'USR-012'],
  args: { wallet: undefined, editHref: undefined, personHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Carteira')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('Últimas notificações')).toBeVisible()
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 900, height: 900 },
    // Each state stands here with the panels of the others.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['loading', 'failed', 'unreachable'] as const} columns={['details'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 760 }}>
          <UserDetails
            {...args}
            name={kind}
            wallet={{ deposits: notLoaded(kind), total: notLoaded(kind) }}
            notifications={notLoaded(kind)}
          />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  args: {
    wallet: { deposits: loaded([]), total: loaded({ total: undefined, text: undefined }) },
    notifications: loaded(
      {
        rows: [notificationFixture({ stationName: ODD_TEXTS.unbreakable, userName: undefined })],
        count: undefined,
      },
      { unread: 3 },
    ),
  },
}

export const NothingHappened: Story = {
  args: { notifications: loaded({ rows: [], count: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma notificação desta pessoa')).toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ver a pessoa' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Editar usuário' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Extrato da carteira' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Últimas notificações' })).toHaveFocus()
  },
}

export const StationLink: Story = {
  args: { onSelectStation: fn() },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', {
      name: new RegExp(notificationFixture().stationName ?? '-'),
    })
    await userEvent.click(first as HTMLElement)
    await expect(args.onSelectStation).toHaveBeenCalledWith(notificationFixture().stationId)
  },
}
