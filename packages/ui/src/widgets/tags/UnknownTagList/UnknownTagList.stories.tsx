import { unknownTagsFixture } from '@corrente/domain/fixtures'
import type { UnknownCard } from '@corrente/domain/tags'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW, NO_SELECTION } from '../../../table/index.ts'
import { listRows } from '../../../testing/index.ts'
import { UnknownTagList, type UnknownTagListProps } from './UnknownTagList.tsx'

const cards = unknownTagsFixture()

/** Keeps the ticks and the search, as the page does. */
function Listing(props: UnknownTagListProps) {
  const [selection, setSelection] = useState(props.selection)
  const [query, setQuery] = useState(props.query)
  return (
    <UnknownTagList
      {...props}
      {...{ selection, query }}
      onSelectionChange={setSelection}
      onQueryChange={(next) => {
        setQuery(next)
        props.onQueryChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Tags/UnknownTagList',
  component: UnknownTagList,
  parameters: { visual: { width: 1100, height: 640 } },
  args: {
    list: listRows(cards.slice(0, 3), { total: 34 }),
    query: '',
    onQueryChange: fn(),
    stationId: undefined as string | undefined,
    onStationClear: fn(),
    backHref: '/ocpptags',
    selection: NO_SELECTION,
    onSelectionChange: fn(),
    onApprove: fn(),
    onDismiss: fn(),
    disabledReason: undefined as string | undefined,
    isTriedAgain: ({ idTag }) => idTag === '5D10FF04',
    stationHref: (id) => `/stations?q=${id}`,
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
  },
  argTypes: { results: { control: false } },
  render: (args) => <Listing {...args} />,
} satisfies Meta<typeof UnknownTagList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual', 'UNK-002', 'UNK-006', 'UNK-007'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Tags RFID Desconhecidas' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voltar às tags' })).toHaveAttribute('href', '/ocpptags')
    for (const column of [
      'ID da tag',
      'Tentativas',
      'Última tentativa',
      'Conta',
      'ID da estação',
      'Aprovar / Excluir',
    ])
      await expect(canvas.getByRole('columnheader', { name: column })).toBeVisible()
    const row = canvas.getByRole('row', { name: /5D10FF04/ })
    await expect(within(row).getByText('tentou de novo')).toBeVisible()
    await expect(within(row).getByText('Sem conta')).toBeVisible()
    for (const { attempts, lastText, stationIds } of cards.slice(2, 3)) {
      await expect(within(row).getByText(String(attempts))).toBeVisible()
      await expect(within(row).getByText(String(lastText))).toBeVisible()
      await expect(within(row).getByText(String(stationIds[0]))).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar 9F3C21AA' }))
    await expect(args.onApprove).toHaveBeenCalledWith([cards[1]])
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir 5D10FF04' }))
    await expect(args.onDismiss).toHaveBeenCalledWith([cards[2]])
  },
}

export const MayNotAct: Story = {
  tags: ['UNK-001'],
  args: { disabledReason: 'Você não tem permissão para aprovar ou excluir tags desconhecidas.' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Aprovar 9F3C21AA' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onApprove).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  args: { list: listRows<UnknownCard>([], { total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/não quer dizer que ninguém tentou/)).toBeVisible()
  },
}

export const OfAStation: Story = {
  tags: ['UNK-003'],
  args: { list: listRows<UnknownCard>([], { total: 0 }), stationId: 'IPE-0009' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Estação: IPE-0009')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar todos os cartões' }))
    await expect(args.onStationClear).toHaveBeenCalledOnce()
  },
}
