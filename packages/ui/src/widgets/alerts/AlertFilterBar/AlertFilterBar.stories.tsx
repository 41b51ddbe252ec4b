import { NO_ALERT_FILTERS } from '@corrente/domain/alerts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { AlertFilterBar, type AlertFilterBarProps } from './AlertFilterBar.tsx'

/** Keeps the filters, as the address does. */
function Filtering(props: AlertFilterBarProps) {
  const [filters, setFilters] = useState(props.filters)
  return (
    <AlertFilterBar
      {...props}
      filters={filters}
      onFiltersChange={(next) => {
        setFilters(next)
        props.onFiltersChange(next)
      }}
      onClear={() => setFilters(NO_ALERT_FILTERS)}
    />
  )
}

const meta = {
  title: 'Widgets/Alerts/AlertFilterBar',
  component: AlertFilterBar,
  args: {
    query: '',
    onQueryChange: fn(),
    filters: NO_ALERT_FILTERS,
    onFiltersChange: fn(),
    onClear: fn(),
    stations: [
      { id: 'SP-0117', name: 'Paulista 17' },
      { id: 'SP-0101', name: 'Aeroporto P2' },
    ],
  },
  render: (args) => <Filtering {...args} />,
} satisfies Meta<typeof AlertFilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['ALR-002'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByPlaceholderText('Pesquisar por nome ou chargebox id')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Estação'), 'Aeroporto P2 · SP-0101')
    await userEvent.selectOptions(canvas.getByLabelText('Evento'), 'Desconectada')
    await userEvent.selectOptions(canvas.getByLabelText('Período'), 'Última hora')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      type: 'Disconnected',
      isRed: false,
      stationId: 'SP-0101',
      period: 'hour',
    })
    await userEvent.click(canvas.getByRole('button', { name: /Desconectada/ }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      type: undefined,
      isRed: false,
      stationId: 'SP-0101',
      period: 'hour',
    })
  },
}
