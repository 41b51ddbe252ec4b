import { chargerLinksFixture, oddChargers } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
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
  name: 'PRM-014 with its right there is the way to add; a charger in two configurations has an ambiguous price',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Adicionar carregadores' })).toHaveAttribute(
      'href',
      '/virtual-groups/edit/3/chargeboxes',
    )
    await expect(canvas.getByText('ambígua: também em Posto da serra')).toBeVisible()
  },
}

export const MayNotAdd: Story = {
  name: 'PRM-014 MON-019 without its right nothing is added, and nothing taken out',
  args: { addHref: undefined, onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Adicionar carregadores' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Remover/ })).toBeNull()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Remover Vaga 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith(CHARGERS[0])
  },
}

/** Long, odd and missing texts. */
export const Contents: Story = {
  args: { list: listRows(oddChargers().map((charger, index) => ({ ...charger, linkPk: index }))) },
  parameters: { visual: { width: 480, height: 1200 } },
}
