import { oddUsers, userFixture } from '@corrente/domain/fixtures'
import type { User } from '@corrente/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, loaded, noCountSaid, notLoaded, SCENARIOS, StateSheet } from '../../../testing/index.ts'
import { COMPLETE_STATES, UserList, type UserListProps } from './UserList.tsx'

const users = [
  userFixture(),
  userFixture({
    pk: 202,
    name: 'Caio Modelo',
    email: 'caio@example.com',
    isCharging: true,
    docNumber: '11144477735',
  }),
  userFixture({
    pk: 203,
    name: 'Núbia Hipótese',
    email: 'nubia@example.com',
    docType: 'CNPJ',
    docNumber: '11222333000181',
  }),
]

/** Keeps the filters and the columns, as the page does. */
function Listing(props: UserListProps) {
  const [filters, setFilters] = useState(props.filters)
  const [view, setView] = useState(props.view)
  return (
    <UserList
      {...props}
      {...{ filters, view }}
      onFiltersChange={(change) => {
        setFilters((now) => ({ ...now, ...change }))
        props.onFiltersChange(change)
      }}
      onViewChange={setView}
    />
  )
}

const SEARCHED = { query: 'ana', isActive: true, isChargingOnly: false } as const

const meta = {
  title: 'Widgets/Users/UserList',
  component: UserList,
  parameters: { visual: { width: 1280, height: 480 } },
  args: {
    list: listRows(users, { total: 1_234 }),
    filters: { query: '', isActive: true, isChargingOnly: false },
    onFiltersChange: fn(),
    complete: 'idle',
    onRetryComplete: fn(),
    chargingCount: undefined,
    others: undefined,
    isSharingDocument: (() => false) as UserListProps['isSharingDocument'],
    isIncomplete: false,
    onExcel: fn(),
    onSaveCsv: fn(),
    isExcelRunning: false,
    onCreate: fn() as UserListProps['onCreate'],
    isCheckingLimit: false,
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    renderPanel: ({ name }) => <p>{name}</p>,
  },
  argTypes: { renderPanel: { control: false }, actions: { control: false } },
  render: (args) => <Listing {...args} />,
} satisfies Meta<typeof UserList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual', 'USR-007', 'USR-008', 'USR-009'],
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Marina Exemplo/ }))
    for (const text of [
      'marina@example.com',
      '529.982.247-25',
      'TAG000201',
      'Sem recarga',
      '412,35',
      'Tucano T1',
      '34',
    ])
      await expect(row.getByText(text)).toBeVisible()
    const other = within(canvas.getByRole('row', { name: /Caio Modelo/ }))
    await expect(other.getByText('Carregando')).toBeVisible()
    await expect(canvas.getByText('1.234 usuários ativos')).toBeVisible()
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 1280, height: 2000 },
    // Each state stands here with the panels of the others.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={COMPLETE_STATES} columns={['here', 'loading', 'failed'] as const}>
      {(complete, kind) => (
        <div style={{ inlineSize: 360, maxBlockSize: 460, overflow: 'clip' }}>
          <UserList
            {...args}
            complete={complete}
            list={
              kind === 'here' ? args.list : listRows<User>([], { reading: notLoaded(kind), total: undefined })
            }
          />
        </div>
      )}
    </StateSheet>
  ),
  play: noCountSaid,
}

/** Without a name, a document, a card; markup for a name; right to left; endless words; a tag longer than 25. */
export const Contents: Story = {
  parameters: { visual: { width: 480, height: 900 } },
  args: {
    list: listRows(
      [...oddUsers(), userFixture({ pk: 400, name: SCENARIOS[2].text, email: SCENARIOS[1].text })],
      {
        total: 1_234_567,
        reading: loaded(undefined, { unread: 2 }),
      },
    ),
    isSharingDocument: ({ pk }) => pk === 301,
  },
}

/** Others of this name are inactive: one press shows them. */
export const OthersFound: Story = {
  args: { filters: SEARCHED, others: 2 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 inativos com este nome')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ isActive: false })
  },
}

export const NothingFound: Story = {
  args: { filters: SEARCHED, list: listRows<User>([]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ query: '', isChargingOnly: false })
  },
}

export const CsvOff: Story = {
  args: { csvBlock: 'O limite de relatórios do mês foi atingido.' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^CSV do que vejo/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onSaveCsv).not.toHaveBeenCalled()
  },
}
