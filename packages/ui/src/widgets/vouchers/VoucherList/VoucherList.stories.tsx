import { vouchersFixture } from '@corrente/domain/fixtures'
import {
  countStatuses,
  NO_VOUCHER_FILTERS,
  orderVouchers,
  tallyVouchers,
  type Voucher,
} from '@corrente/domain/vouchers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, loaded, notLoaded, SCENARIOS } from '../../../testing/index.ts'
import { VoucherList, type VoucherListProps } from './VoucherList.tsx'

const ROWS = orderVouchers(vouchersFixture())

/** Keeps the filters, the sort and the columns, as the page does. */
function Listing(props: VoucherListProps) {
  const [filters, setFilters] = useState(props.filters)
  const [sort, setSort] = useState(props.list.sort)
  const [view, setView] = useState(props.view)
  return (
    <VoucherList
      {...props}
      {...{ filters, view }}
      list={{ ...props.list, sort, onSortChange: setSort }}
      onApply={(next) => {
        setFilters(next)
        props.onApply(next)
      }}
      onViewChange={setView}
    />
  )
}

const meta = {
  title: 'Widgets/Vouchers/VoucherList',
  component: VoucherList,
  parameters: { visual: { width: 1100, height: 760 } },
  args: {
    list: listRows(ROWS.slice(0, 6), { total: 34, isSorted: false }),
    filters: NO_VOUCHER_FILTERS,
    onApply: fn(),
    counts: countStatuses(ROWS),
    tallies: tallyVouchers(ROWS),
    overlaps: new Map(),
    isTooLong: false,
    refusal: undefined,
    hrefOf: (({ pk }) => `/voucher/${pk}`) as VoucherListProps['hrefOf'],
    createHref: '/vouchers/create',
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
  },
  render: (args) => <Listing {...args} />,
} satisfies Meta<typeof VoucherList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual', 'VCH-006', 'VCH-007', 'VCH-038', 'VCH-092', 'VCH-093'],
  play: async ({ canvas }) => {
    for (const name of [
      'Código',
      'Nome',
      'Quantidade total',
      'Consumida',
      'Data de início',
      'Válido até',
      'Tipo',
      'Status',
    ])
      await expect(canvas.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'INVERNO' })).toHaveAttribute('href', '/voucher/79')
    const fleet = within(canvas.getByRole('row', { name: /FROTA50/ }))
    await expect(fleet.getByText(/R\$\s50,00/)).toBeVisible()
    await expect(fleet.getByText('Ativo')).toBeVisible()
    await expect(fleet.getByText('31/03/2026 23:59')).toBeVisible()
    await expect(within(canvas.getByRole('row', { name: /IPE10/ })).getByText('10,00%')).toBeVisible()
    await expect(within(canvas.getByRole('row', { name: /INVERNO/ })).getByText(/12,5\skWh/)).toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await userEvent.tab()
    await step('Enter in a field filters', async () => {
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Código' }))
      await userEvent.keyboard('natal{Enter}')
      await expect(args.onApply).toHaveBeenLastCalledWith({ ...NO_VOUCHER_FILTERS, code: 'natal' })
    })
    await step('a status is one press, and its chip takes it away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ativo (2)' }))
      await expect(args.onApply).toHaveBeenLastCalledWith({
        ...NO_VOUCHER_FILTERS,
        code: 'natal',
        status: 'ACTIVE',
      })
      await userEvent.click(canvas.getByRole('button', { name: /Código: natal/ }))
      await expect(args.onApply).toHaveBeenLastCalledWith({ ...NO_VOUCHER_FILTERS, status: 'ACTIVE' })
    })
  },
}

const NOTHING = { list: listRows<Voucher>([], { total: 0 }), tallies: [], counts: undefined } as const

/** An unknown kind and status, dates and figures that are none, markup and endless words; rows that could not be read. */
export const Contents: Story = {
  parameters: { visual: { width: 480, height: 1000 } },
  args: {
    list: listRows(
      [...ROWS, { ...(ROWS[0] as Voucher), pk: 99, title: SCENARIOS[2].text, code: SCENARIOS[1].text }],
      {
        total: 1_234_567,
        reading: loaded(undefined, { unread: 2 }),
        isSorted: false,
      },
    ),
    isTooLong: true,
  },
}

const TWIN = ROWS[0] as Voucher

/** Its row says so; with whom, its card. */
export const Overlapping: Story = {
  args: {
    overlaps: new Map([[TWIN.pk, [{ ...TWIN, pk: 90, title: 'Boas-vindas, de novo' }]]]),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: new RegExp(TWIN.code ?? '', 'i') })
    await expect(within(row).getByText('mesmo código, mesmos dias')).toBeVisible()
    await expect(canvas.getAllByText('mesmo código, mesmos dias')).toHaveLength(1)
  },
}

export const Refused: Story = {
  tags: ['VCH-089'],
  args: { ...NOTHING, refusal: { homeHref: '/', onRetry: fn(), isRetrying: false } },
  parameters: { visual: { width: 512, height: 320 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível listar os vouchers!')
    await expect(canvas.getByRole('link', { name: 'Voltar para a visão geral' })).toHaveAttribute('href', '/')
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.refusal?.onRetry).toHaveBeenCalled()
  },
}

export const Failed: Story = {
  tags: ['VCH-078'],
  args: {
    list: listRows(ROWS.slice(0, 3), {
      total: 3,
      reading: { ...notLoaded('failed'), at: 1 },
      isSorted: false,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /IPE10/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: NOTHING,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum voucher criado')).toBeVisible()
  },
}

export const NoMatch: Story = {
  args: { ...NOTHING, filters: { ...NO_VOUCHER_FILTERS, code: 'XYZ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum voucher com estes filtros')).toBeVisible()
  },
}
