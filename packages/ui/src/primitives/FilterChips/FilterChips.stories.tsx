import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SCENARIOS } from '../../testing/index.ts'
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx'

function Example({ filters: first, onRemove, onClear }: FilterChipsProps) {
  const [filters, setFilters] = useState(first)
  return (
    <FilterChips
      filters={filters}
      onRemove={(key) => {
        setFilters(filters.filter((filter) => filter.key !== key))
        onRemove(key)
      }}
      onClear={() => {
        setFilters([])
        onClear()
      }}
    />
  )
}

const meta = {
  title: 'Primitives/FilterChips',
  component: FilterChips,
  render: Example,
  parameters: { visual: { width: 512, height: 96 } },
  args: {
    filters: [
      { key: 'city', label: 'Cidade: Recife' },
      { key: 'account', label: 'Conta: Rede Paulista' },
      { key: 'online', label: 'Só conectadas' },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const One: Story = { args: { filters: [{ key: 'city', label: 'Cidade: Recife' }] } }

export const Contents: Story = {
  parameters: { visual: { width: 360, height: 320 } },
  args: { filters: SCENARIOS.map(({ name, text }) => ({ key: name, label: text || name })) },
}

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('the next chip gets the focus, then the one before', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRemove).toHaveBeenCalledWith('account')
      await expect(canvas.getByRole('button', { name: 'Remover o filtro Só conectadas' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Remover o filtro Cidade: Recife' })).toHaveFocus()
      await expect(canvas.queryByRole('button', { name: 'Limpar filtros' })).toBeNull()
    })
    await step('after the last the empty row has it', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('group', { name: 'Filtros ativos' })).toHaveFocus()
    })
  },
}
