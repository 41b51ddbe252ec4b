import { virtualGroupFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { loaded, stateful } from '../../../testing/index.ts'
import { GroupLoading } from './GroupLoading.tsx'
import { GroupOverview } from './GroupOverview.tsx'
import { VirtualGroupView } from './VirtualGroupView.tsx'

const GROUP = virtualGroupFixture()
const AT = Date.parse('2026-03-14T15:05:00Z')
const log = loaded({
  rows: [
    { description: 'Medidor voltou a responder', at: AT },
    { description: undefined, at: undefined },
  ],
  count: 23,
})
const overview = (maySmart: boolean) => (
  <GroupOverview
    group={GROUP}
    pricing={{ isEnabled: true, profiles: ['a', 'a', 'a'] }}
    profiles={[{ uuid: 'a', name: 'Noturno 2026' }]}
    maySmart={maySmart}
    editHref="/virtual-groups/edit/3"
    events={maySmart ? { log, href: '/virtual-groups/view/3?tab=events' } : undefined}
    transactions={{ log, href: '/transactions' }}
  />
)

const Example = stateful(VirtualGroupView, { tab: 'onTabChange' })

const meta = {
  title: 'Widgets/Virtual groups/VirtualGroupView',
  component: Example,
  subcomponents: { VirtualGroupView },
  parameters: { visual: { width: 900, height: 560 } },
  args: {
    group: GROUP,
    tab: 'overview',
    onTabChange: fn(),
    tabs: {
      overview: overview(true),
      chargers: 'Carregadores',
      pricing: 'Perfil',
      smart: 'Limite',
      events: 'Eventos',
    },
    listHref: '/virtual-groups',
    editHref: '/virtual-groups/edit/3',
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['VGR-018', 'VGR-019', 'VGR-020', 'VGR-021', 'VGR-024', 'VGR-086'],
  play: async ({ canvas }) => {
    for (const name of ['Visão geral', 'Carregadores', 'Perfil de Precificação', 'Smart Charging', 'Eventos'])
      await expect(canvas.getByRole('tab', { name })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Editar Configuração' })).toHaveAttribute(
      'href',
      '/virtual-groups/edit/3',
    )
    await expect(canvas.getByRole('link', { name: 'Abrir as recargas' })).toHaveAttribute(
      'href',
      '/transactions',
    )
    await expect(canvas.getByText('Habilitado · Noturno 2026')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Detalhes' })).toBeVisible()
    for (const name of ['Eventos', 'Transações']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
      const [first] = within(canvas.getByRole('list', { name })).getAllByRole('listitem')
      await expect(first).toHaveTextContent('14/03/2026 12:05')
    }
  },
}

/** Without the right to smart charging. */
export const States: Story = {
  tags: ['VGR-019', 'VGR-020'],
  args: { tabs: { overview: overview(false), chargers: 'Carregadores', pricing: 'Perfil' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { name: 'Eventos' })).toBeNull()
    await expect(canvas.queryByRole('tab', { name: 'Smart Charging' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Ver todos os eventos' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Eventos' })).toBeNull()
    for (const name of ['Detalhes', 'Transações'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
    await expect(canvas.queryByText('Medidor')).toBeNull()
  },
}

/** While it is read: the shape of what comes. */
export const Loading: Story = {
  render: () => <GroupLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando…')
  },
}
