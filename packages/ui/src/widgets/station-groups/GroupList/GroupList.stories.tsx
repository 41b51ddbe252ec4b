import { groupFixture, groupsFixture, stationRowFixture } from '@corrente/domain/fixtures'
import type { StationGroup } from '@corrente/domain/station-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import {
  listRows,
  loaded,
  noCountSaid,
  notLoaded,
  phone,
  SCENARIOS,
  StateSheet,
} from '../../../testing/index.ts'
import { GroupStations } from '../GroupStations/GroupStations.tsx'
import { GroupList, type GroupListProps } from './GroupList.tsx'

const groups = [
  groupFixture(),
  ...['Faria Lima', 'Jardim Botânico', 'Torre Norte'].map((name, index) =>
    groupFixture({ pk: 20 + index, name, externalId: `G-${index + 1}` }),
  ),
]

/** Keeps the query, the sort and the columns, as the page does. */
function Listing(props: GroupListProps) {
  const [query, setQuery] = useState(props.query)
  const [sort, setSort] = useState(props.list.sort)
  const [view, setView] = useState(props.view)
  return (
    <GroupList
      {...props}
      {...{ query, view }}
      list={{ ...props.list, sort, onSortChange: setSort }}
      onQueryChange={(next) => {
        setQuery(next)
        props.onQueryChange(next)
      }}
      onViewChange={setView}
    />
  )
}

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
    renderPanel: ({ name }) => (
      <GroupStations
        groupName={name}
        stations={[stationRowFixture()]}
        state="ready"
        onRetry={fn()}
        total={1}
        page={1}
        onPageChange={fn()}
        isDisabled={false}
        onDisabledChange={fn()}
        hrefOf={({ pk }) => `/stations?station=${pk}`}
        editHref="/station_groups/edit/3"
      />
    ),
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

export const States: Story = {
  parameters: { visual: { width: 800, height: 1200 } },
  render: (args) => (
    <StateSheet rows={['loading', 'failed', 'unreachable'] as const} columns={['list'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 600 }}>
          <GroupList
            {...args}
            list={listRows<StationGroup>([], { ...SHOWN, reading: notLoaded(kind), total: undefined })}
          />
        </div>
      )}
    </StateSheet>
  ),
  play: noCountSaid,
}

/** Groups without an address, a point, an id or a name, with markup for a name, and one of endless words. */
export const Contents: Story = {
  parameters: { visual: { width: 480, height: 720 } },
  args: {
    list: listRows(
      [...groupsFixture(), groupFixture({ pk: 30, name: SCENARIOS[2].text, externalId: SCENARIOS[1].text })],
      { ...SHOWN, total: 1_234_567, reading: loaded(undefined, { unread: 2 }) },
    ),
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('first the new group, then the search; Escape clears it', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Novo grupo de estações' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('searchbox', { name: 'Buscar grupo pelo nome' })).toHaveFocus()
      await userEvent.keyboard('torre{Escape}')
      await expect(args.onQueryChange).toHaveBeenLastCalledWith('')
    })
    await step('a row opens to its stations', async () => {
      const [, row] = canvas.getAllByRole('row')
      row?.focus()
      await userEvent.keyboard('{Enter}')
      const panel = await canvas.findByRole('region', { name: /^Estações do grupo/ })
      await expect(within(panel).getByRole('link', { name: 'Editar grupo' })).toBeVisible()
    })
  },
}

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

export const MayNotCreate: Story = {
  name: 'GRP-004 without the right there is no way to a new group',
  args: { createHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Novo grupo de estações' })).toBeNull()
  },
}

export const OnAPhone: Story = { ...phone }
