import { accountsFixture, tagFixture, tagsFixture } from '@corrente/domain/fixtures'
import type { Tag } from '@corrente/domain/tags'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, loaded, phone } from '../../../testing/index.ts'
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
  tags: ['visual', 'TAG-003'],
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

const NOTHING = { list: listRows<Tag>([], { total: 0 }) } as const

export const LongId: Story = {
  tags: ['TAG-005', 'AST-029'],
  args: { list: listRows([tagFixture({ idTag: 'LEGADO-9F3C21AA9F3C21AA7788' })], { total: 1 }) },
  play: async ({ canvas }) => {
    const cell = canvas.getByText('LEGADO-9F3C21AA9F3C21AA77…')
    await expect(cell).toHaveAttribute('title', 'LEGADO-9F3C21AA9F3C21AA7788')
  },
}

/** A cell that would be a formula is neutralised. */
export const Csv: Story = {
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

/** What is wanted once in a while stands behind one button. */
export const OnAPhone: Story = {
  ...phone,
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
