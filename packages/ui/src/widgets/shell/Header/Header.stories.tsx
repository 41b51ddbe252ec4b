import { notificationFixture } from '@corrente/domain/fixtures'
import { SECOND_MS } from '@corrente/domain/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useClock } from '../../../foundations/index.ts'
import { longestWords, phone, storyLogo } from '../../../testing/index.ts'
import { LiveState } from '../LiveState/LiveState.tsx'
import { NotificationsMenu } from '../NotificationsMenu/NotificationsMenu.tsx'
import { UserMenu } from '../UserMenu/UserMenu.tsx'
import { ZoneNote } from '../ZoneNote/ZoneNote.tsx'
import { Header } from './Header.tsx'

function FreshState() {
  return <LiveState phase="live" lastMessageAt={useClock().now() - 2 * SECOND_MS} />
}

const meta = {
  title: 'Widgets/Shell/Header',
  component: Header,
  args: {
    logoSrc: '/tenants/move/logo.svg',
    tenantName: 'Move',
    homeHref: '/',
    onOpenMenu: fn(),
    onOpenPalette: fn(),
    paletteKeys: 'Ctrl K',
    live: <FreshState />,
    notifications: (
      <NotificationsMenu
        notifications={[notificationFixture({ key: 'a', type: 'Failure' })]}
        state="ready"
        onRetry={fn()}
      />
    ),
    user: (
      <UserMenu
        name="Marina Exemplo"
        profileHref="/user/101"
        language="pt-BR"
        scheme="system"
        onLanguage={fn()}
        onScheme={fn()}
        liveToasts="all"
        onLiveToasts={fn()}
        hidesPersonal={false}
        onHidePersonal={fn()}
        onLogout={fn()}
      />
    ),
  },
  render: (args, { globals }) => <Header {...args} logoSrc={storyLogo(globals)} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual', 'SHL-001', 'SHL-002', 'SHL-003'],
  parameters: { visual: { width: 512, height: 72 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Move' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Notificações/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Menu de Marina Exemplo' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ir para… (Ctrl K)' })).toBeVisible()
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56)
  },
}

export const OnPhone: Story = {
  tags: ['SHL-008'],
  ...phone,
  args: { zone: <ZoneNote own="America/New_York" other="America/Sao_Paulo" minutesAhead={-120} /> },
  play: async ({ canvas, userEvent, args }) => {
    // All of it has room, and the logo too.
    await expect(canvas.getByRole('banner').scrollWidth).toBeLessThanOrEqual(
      canvas.getByRole('banner').clientWidth,
    )
    await expect(canvas.getByRole('img', { name: 'Move' }).getBoundingClientRect().width).toBeGreaterThan(48)
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menu' }))
    await expect(args.onOpenMenu).toHaveBeenCalledOnce()
  },
}

/** Before anything is known: no menu, no live state. */
export const States: Story = {
  parameters: { visual: { width: 360, height: 72 } },
  args: { live: undefined, notifications: undefined, user: undefined },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 72 } },
  args: { tenantName: 'Rede Nacional de Recarga Rápida do Complexo Empresarial' },
}
