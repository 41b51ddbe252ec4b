import { chargerLinksFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows } from '../../../testing/index.ts'
import { GroupChargers, type GroupChargersProps } from './GroupChargers.tsx'

const CHARGERS = chargerLinksFixture()

const meta = {
  title: 'Widgets/Virtual groups/GroupChargers',
  component: GroupChargers,
  parameters: { visual: { width: 760, height: 420 } },
  args: {
    list: listRows(CHARGERS),
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    addHref: '/virtual-groups/edit/3/chargeboxes',
    onRemove: fn() as GroupChargersProps['onRemove'],
    priceOf: (() => 'perfil Noturno 2026') as GroupChargersProps['priceOf'],
    othersOf: (({ pk }) => (pk === 11 ? ['Posto da serra'] : [])) as GroupChargersProps['othersOf'],
    hrefOf: (({ pk }) => `/stations/${pk}`) as GroupChargersProps['hrefOf'],
  },
} satisfies Meta<typeof GroupChargers>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['PRM-014'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Adicionar carregadores' })).toHaveAttribute(
      'href',
      '/virtual-groups/edit/3/chargeboxes',
    )
    await expect(canvas.getByText('ambígua: também em Posto da serra')).toBeVisible()
  },
}
