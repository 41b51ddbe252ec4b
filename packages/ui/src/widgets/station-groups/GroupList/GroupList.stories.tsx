import { groupFixture } from '@corrente/domain/fixtures'
import type { StationGroup } from '@corrente/domain/station-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, stateful } from '../../../testing/index.ts'
import { GroupList, type GroupListProps } from './GroupList.tsx'

const groups = [
  groupFixture(),
  ...['Faria Lima', 'Jardim Botânico', 'Torre Norte'].map((name, index) =>
    groupFixture({ pk: 20 + index, name, externalId: `G-${index + 1}` }),
  ),
]

const Listing = stateful(GroupList, { query: 'onQueryChange', view: 'onViewChange' })

const WORST = [undefined, 'offline', 'faulted'] as const
const SHOWN = { sort: { key: 'name', direction: 'ascending' } } as const

const meta = {
  title: 'Widgets/StationGroups/GroupList',
  component: GroupList,
  parameters: { visual: { width: 800, height: 480 } },
  args: {
    list: listRows(groups, { ...SHOWN, total: 34 }),
    countsOf: (({ pk }) => ({
      stations: pk,
      troubled: pk % 3,
      worst: WORST[pk % 3],
    })) as GroupListProps['countsOf'],
    query: '',
    onQueryChange: fn(),
    createHref: '/station_groups/create',
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    renderPanel: ({ name }) => name,
  },
  argTypes: { renderPanel: { control: false } },
  render: (args) => <Listing {...args} />,
} satisfies Meta<typeof GroupList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Jardim Botânico/ })
    await expect(within(row).getByText('21')).toBeVisible()
    const faria = canvas.getByRole('row', { name: /Faria Lima/ })
    await expect(within(faria).getByText('2 com problema')).toBeVisible()
  },
}

/** Nobody has counted yet: no number is made up. */
export const NotCounted: Story = {
  args: { countsOf: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/com problema/)).toBeNull()
    const row = canvas.getByRole('row', { name: /Jardim Botânico/ })
    await expect(within(row).getAllByText('-').length).toBeGreaterThan(1)
  },
}

const NOTHING = { list: listRows<StationGroup>([], SHOWN) } as const

export const Empty: Story = {
  args: NOTHING,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum grupo de estações cadastrado')).toBeVisible()
  },
}

export const NoMatch: Story = {
  args: { ...NOTHING, query: 'nada' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('')
  },
}
