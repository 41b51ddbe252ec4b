import { sortRows } from '@corrente/domain/paging'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, type within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW, NO_SELECTION, type TableColumn } from '../../../table/index.ts'
import {
  listRows,
  loaded,
  noCountSaid,
  notLoaded,
  phone,
  SCENARIOS,
  StateSheet,
} from '../../../testing/index.ts'
import { RecordList, type RecordListProps } from './RecordList.tsx'

interface Post {
  readonly id: number
  readonly name: string
  readonly kwh: number | undefined
  readonly at: number | undefined
}

const VALUES = {
  name: ({ name }: Post) => name,
  kwh: ({ kwh }: Post) => kwh,
  at: ({ at }: Post) => at,
}
const COLUMNS: readonly TableColumn<Post>[] = [
  {
    key: 'name',
    header: 'Nome',
    cell: VALUES.name,
    onCard: ({ at }) => at === 1 && 'Garagem 1',
    minInlineSize: 120,
    priority: 1,
    sortValue: VALUES.name,
  },
  {
    key: 'kwh',
    header: 'Energia',
    cell: VALUES.kwh,
    minInlineSize: 96,
    priority: 2,
    kind: 'number',
    sortValue: VALUES.kwh,
    firstDirection: 'descending',
  },
]
const POSTS: readonly Post[] = [
  ['CP-10', 9],
  ['cp-9', 100],
  ['Ágil', undefined],
  ['Zebra', 10],
].map(([name, kwh], id) => ({ id, name: String(name), kwh: kwh as number | undefined, at: id }))

/** Keeps the page and the sort, as the address does. */
function Listing(props: RecordListProps<Post>) {
  const [sort, onSortChange] = useState(props.list.sort)
  const [page, onPageChange] = useState(props.list.page)
  const { cut } = props.list
  return (
    <RecordList
      {...props}
      list={{
        ...props.list,
        ...{ sort, onSortChange, page, onPageChange },
        cut: cut && { ...cut, number: page },
      }}
    />
  )
}

/** All rows are here: the table sorts them and shows a page of two. */
const HERE = listRows(POSTS, { pageSize: 2, cut: { number: 1, size: 2 }, isSorted: false })

const meta = {
  title: 'Widgets/Lists/RecordList',
  component: RecordList<Post>,
  args: {
    list: HERE,
    label: 'Postos',
    columns: COLUMNS,
    keyOf: ({ id }) => String(id),
    textOf: ({ name }) => name,
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
  },
  render: (args) => <Listing {...args} />,
} satisfies Meta<typeof RecordList<Post>>
export default meta
type Story = StoryObj<typeof meta>

const names = (canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent)

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const heading = (name: string) => canvas.getByRole('columnheader', { name })
    await step(
      'the whole list is sorted, not the page: numbers as numbers, nothing last both ways',
      async () => {
        await expect(names(canvas)).toEqual(['CP-10', 'cp-9'])
        await userEvent.click(canvas.getByRole('button', { name: 'Energia' }))
        await expect(names(canvas)).toEqual(['cp-9', 'Zebra'])
        await expect(heading('Energia')).toHaveAttribute('aria-sort', 'descending')
        await userEvent.click(canvas.getByRole('button', { name: 'Energia' }))
        await expect(names(canvas)).toEqual(['CP-10', 'Zebra'])
        await userEvent.click(canvas.getByRole('button', { name: 'Página 2' }))
        await expect(names(canvas)).toEqual(['cp-9', 'Ágil'])
      },
    )
    await step('rows know their place in the whole list', async () => {
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5')
      await expect(canvas.getByRole('row', { name: /Ágil/ })).toHaveAttribute('aria-rowindex', '5')
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Nome' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(names(canvas)).toEqual(['Ágil', 'cp-9'])
    await expect(canvas.getByText(/Nome.*crescente/)).toBeInTheDocument()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(names(canvas)).toEqual(['CP-10', 'cp-9'])
  },
}

const onTick = fn()

/** On a phone rows are cards: no heading is drawn, a line more tells them apart, the options sort, and the tick of the page stands above. */
export const Cards: Story = {
  ...phone,
  args: { selecting: { selection: NO_SELECTION, onChange: onTick } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Energia' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Marcar todas desta página' }))
    await expect(onTick).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Opções da lista' }))
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Ordem' }),
      screen.getByRole('option', { name: 'Energia' }),
    )
    // The way that a column is first sorted, as by its heading.
    await expect(names(canvas)).toEqual(['cp-9Garagem 1', 'Zebra'])
    await userEvent.click(screen.getByRole('radio', { name: 'Crescente' }))
    await expect(names(canvas)).toEqual(['CP-10', 'Zebra'])
  },
}

/** A live list comes in its order and keeps it: what changes under the hand moves no row. */
export const Held: Story = {
  args: {
    list: listRows(sortRows(POSTS, VALUES, { key: 'kwh', direction: 'ascending' }, 'pt-BR'), {
      sort: { key: 'kwh', direction: 'descending' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toEqual(['CP-10', 'Zebra', 'cp-9', 'Ágil'])
  },
}

/** No reply gave a number yet, so none is said. */
export const States: Story = {
  args: { empty: { title: 'Nenhum posto' } },
  render: (args) => (
    <StateSheet rows={['loading', 'failed', 'unreachable'] as const} columns={['list'] as const}>
      {(state) => (
        <div style={{ inlineSize: 420 }}>
          <RecordList {...args} list={listRows<Post>([], { reading: notLoaded(state), total: undefined })} />
        </div>
      )}
    </StateSheet>
  ),
  play: noCountSaid,
}

export const Contents: Story = {
  args: {
    list: listRows(
      SCENARIOS.map(({ text }, id): Post => ({ id, name: text ?? '', kwh: 1e9, at: undefined })),
      { total: 1_234_567, reading: loaded(undefined, { unread: 2 }) },
    ),
    header: <h2>Postos</h2>,
    notices: <p>Um filtro por pessoa não está neste link.</p>,
    footer: <button type="button">Todos em uma página</button>,
    children: <p>Mais abaixo</p>,
  },
}
