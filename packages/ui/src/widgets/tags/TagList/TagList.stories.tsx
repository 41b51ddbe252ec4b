import { accountsFixture, tagFixture, tagsFixture } from '@corrente/domain/fixtures'
import type { Tag } from '@corrente/domain/tags'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { PersonalDataProvider } from '../../../foundations/index.ts'
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
import { TagCard } from '../TagCard/TagCard.tsx'
import { TagList, type TagListProps } from './TagList.tsx'

/** Keeps the filters, the sort and the columns, as the page does. */
function Listing(props: TagListProps) {
  const [filters, setFilters] = useState(props.filters)
  const [sort, setSort] = useState(props.list.sort)
  const [view, setView] = useState(props.view)
  return (
    <TagList
      {...props}
      {...{ filters, view }}
      list={{ ...props.list, sort, onSortChange: setSort }}
      onFiltersChange={(change) => {
        setFilters((now) => ({ ...now, ...change }))
        props.onFiltersChange(change)
      }}
      onViewChange={setView}
    />
  )
}

const meta = {
  title: 'Widgets/Tags/TagList',
  component: TagList,
  parameters: { visual: { width: 1000, height: 720 } },
  args: {
    list: listRows(tagsFixture().slice(0, 6), { total: 34 }),
    filters: { query: '', accountPk: undefined, isFree: false },
    onFiltersChange: fn(),
    onClear: fn(),
    onLookUp: fn(),
    lookUpHref: (text) => `/ocpptags?card=${text}`,
    accounts: loaded(accountsFixture()),
    onExcel: fn() as TagListProps['onExcel'],
    onSaveCsv: fn(),
    unknownHref: '/ocpptags/unknown',
    importHref: '/ocpptags/create?import=list',
    createHref: '/ocpptags/create',
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    renderPanel: (tag) => (
      <TagCard
        tag={tag}
        personHrefOf={() => undefined}
        tagHrefOf={() => undefined}
        last="-"
        editHref={`/ocpptags/edit/${tag.pk}`}
        onDelete={fn()}
      />
    ),
  },
  argTypes: { renderPanel: { control: false } },
  render: (args) => <Listing {...args} />,
} satisfies Meta<typeof TagList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  name: 'TAG-003 in words whether a recharge goes on; the marks stand beside the id',
  play: async ({ canvas }) => {
    const charging = canvas.getByRole('row', { name: /9F3C21AA/ })
    await expect(within(charging).getByText('Carregando')).toBeVisible()
    const idle = canvas.getByRole('row', { name: /0000ABCD/ })
    await expect(within(idle).getByText('Sem recarga')).toBeVisible()
    await expect(within(idle).getByText('Inativa')).toBeVisible()
    const free = canvas.getByRole('row', { name: /C0FFEE/ })
    await expect(within(free).getByText('Recarga grátis')).toBeVisible()
  },
}

export const Hidden: Story = {
  name: 'on a shared screen the number of a card is neither text nor the name of what opens its row',
  render: (args) => (
    <PersonalDataProvider isHidden>
      <Listing {...args} />
    </PersonalDataProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/^•••.{3}$/).length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/9F3C21AA/)).toBeNull()
    await expect(canvasElement.querySelector('[aria-label*="9F3C21AA"], [title*="9F3C21AA"]')).toBeNull()
  },
}

const NOTHING = { list: listRows<Tag>([], { total: 0 }) } as const

export const States: Story = {
  parameters: {
    visual: { width: 800, height: 1300 },
    // The same list three times.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['loading', 'failed', 'unreachable'] as const} columns={['list'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 600 }}>
          <TagList {...args} list={listRows<Tag>([], { reading: notLoaded(kind), total: undefined })} />
        </div>
      )}
    </StateSheet>
  ),
  play: noCountSaid,
}

/** Ids longer than any limit and of markup, no owner, no account, an unknown type; rows that could not be read. */
export const Contents: Story = {
  parameters: { visual: { width: 480, height: 900 } },
  args: {
    list: listRows(
      [...tagsFixture(), tagFixture({ pk: 30, note: SCENARIOS[2].text, accountName: SCENARIOS[1].text })],
      { total: 1_234_567, reading: loaded(undefined, { unread: 2 }) },
    ),
    limit: 'pageSorted',
  },
}

export const LongId: Story = {
  name: 'TAG-005 AST-029 an id is cut at 25 characters; all of it is in the tooltip and the card',
  args: { list: listRows([tagFixture({ idTag: 'LEGADO-9F3C21AA9F3C21AA7788' })], { total: 1 }) },
  play: async ({ canvas }) => {
    const cell = canvas.getByText('LEGADO-9F3C21AA9F3C21AA77…')
    await expect(cell).toHaveAttribute('title', 'LEGADO-9F3C21AA9F3C21AA7788')
  },
}

export const Keyboard: Story = {
  name: 'TAG-004 a row opens to owner, free recharge and what can be done',
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row')
    row?.focus()
    await userEvent.keyboard('{Enter}')
    const card = await canvas.findByRole('region', { name: 'Tag 04A2B3C4D5E6F7' })
    await expect(within(card).getByText('201')).toBeVisible()
    await expect(within(card).getAllByText('Marina Exemplo')[0]).toBeVisible()
    await expect(within(card).getByText('Não')).toBeVisible()
    await expect(within(card).getByRole('link', { name: 'Editar tag' })).toBeVisible()
    await expect(within(card).getByRole('button', { name: 'Excluir tag' })).toBeVisible()
  },
}

export const Csv: Story = {
  name: 'the rows on screen as CSV; a cell that would be a formula is neutralised',
  args: { list: listRows([tagFixture({ note: '=1+1' })], { total: 34 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CSV do que vejo (1 linha)' }))
    const [file] = (args.onSaveCsv as ReturnType<typeof fn>).mock.calls[0] as [Blob]
    const text = await file.text()
    await expect(text).toContain('04A2B3C4D5E6F7')
    await expect(text).toContain("'=1+1")
  },
}

export const Empty: Story = {
  args: NOTHING,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma tag cadastrada')).toBeVisible()
  },
}

export const NoMatch: Story = {
  args: { ...NOTHING, filters: { query: 'FFFF', accountPk: 7, isFree: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar todas as tags' }))
    await expect(args.onClear).toHaveBeenCalled()
  },
}

export const MayNothing: Story = {
  name: 'TAG-006 TAG-007 TAG-008 without the rights there is neither Excel, nor the inbox, nor a new tag',
  args: { onExcel: undefined, unknownHref: undefined, createHref: undefined, importHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Baixar Excel' })).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const OnAPhone: Story = {
  ...phone,
  name: 'on a phone what is wanted once in a while stands behind one button',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Baixar Excel' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Tags Desconhecidas' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Cartão não funciona?' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Nova tag OCPP' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    for (const name of ['Tags Desconhecidas', 'Importar cartões'])
      await expect(screen.getByRole('menuitem', { name })).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Baixar Excel' }))
    await expect(args.onExcel).toHaveBeenCalledOnce()
  },
}
