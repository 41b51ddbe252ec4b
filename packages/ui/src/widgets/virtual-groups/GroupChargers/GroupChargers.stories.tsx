import { chargerLinksFixture, connectorFixture, stationFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows } from '../../../testing/index.ts'
import { GroupChargers, type GroupChargersProps } from './GroupChargers.tsx'

const CHARGERS = chargerLinksFixture()

const meta = {
  title: 'Widgets/Virtual groups/GroupChargers',
  component: GroupChargers,
  parameters: { visual: { width: 1000, height: 420 } },
  args: {
    list: listRows(CHARGERS),
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    addHref: '/virtual-groups/edit/3/chargeboxes',
    onRemove: fn() as GroupChargersProps['onRemove'],
    priceOf: (() => 'perfil Noturno 2026') as GroupChargersProps['priceOf'],
    othersOf: (({ pk }) => (pk === 11 ? ['Posto da serra'] : [])) as GroupChargersProps['othersOf'],
    hrefOf: (({ pk }) => `/stations/${pk}`) as GroupChargersProps['hrefOf'],
    stationOf: (({ pk }) =>
      pk === 11
        ? stationFixture({ connectors: [connectorFixture({ status: 'Charging' })] })
        : undefined) as GroupChargersProps['stationOf'],
    drawsOf: (({ pk }) =>
      pk === 11
        ? [
            {
              connectorId: 1,
              amps: 31.7,
              kilowatts: 7.2,
              reduceHref: '/operations/set_charging_profile?station=IPE-0011&connector=1',
              stopHref: '/operations/remote_stop?station=IPE-0011&connector=1',
            },
          ]
        : []) as GroupChargersProps['drawsOf'],
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
    await expect(canvas.getByText('Carregando')).toBeVisible()
    await expect(canvas.getByText('31,7 A')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Parar .*conector 1$/ })).toHaveAttribute(
      'href',
      '/operations/remote_stop?station=IPE-0011&connector=1',
    )
  },
}
