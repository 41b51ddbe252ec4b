import { DEFAULT_ALERT_SORT } from '@corrente/domain/alerts'
import { notificationFixture } from '@corrente/domain/fixtures'
import type { StationNotification } from '@corrente/domain/notifications'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { HEADER_HEIGHT } from '../../../layout/index.ts'
import { DEFAULT_TABLE_VIEW, NO_SELECTION } from '../../../table/index.ts'
import { listRows, STAGE_NOW } from '../../../testing/index.ts'
import { AlertDetails } from '../AlertDetails/AlertDetails.tsx'
import { alertsOfAMorning, itsOthers } from '../testing/alertFixtures.ts'
import { AlertList, type AlertListProps } from './AlertList.tsx'

/** Keeps the ticks, as the page does. */
function Listing(props: AlertListProps) {
  const [selection, setSelection] = useState(props.selection)
  return (
    <AlertList
      {...props}
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next)
        props.onSelectionChange(next)
      }}
    />
  )
}

const onSortChange = fn()
const onShowFresh = fn()
const SHOWN = { sort: DEFAULT_ALERT_SORT, onSortChange, total: 1217 } as const

const meta = {
  title: 'Widgets/Alerts/AlertList',
  component: AlertList,
  args: {
    list: listRows(alertsOfAMorning, SHOWN),
    read: { count: 500, isCut: true, since: STAGE_NOW - 4 * 3_600_000, call: 1, total: 1217 },
    isSearching: false,
    onClearSearch: fn(),
    filters: undefined,
    isFiltered: false,
    onClearFilters: fn(),
    commands: {
      onAcknowledge: fn(),
      onMute: fn(),
      onCopyText: fn((_text: string) => Promise.resolve()),
    },
    onSaveCsv: fn((_file: Blob) => {}),
    selection: NO_SELECTION,
    onSelectionChange: fn(),
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    renderPanel: (alert) => (
      <AlertDetails
        alert={alert}
        stationHref="/stations?q=SP-0101"
        events={alert.type === 'Warning' ? itsOthers : []}
        state="ready"
        onRetry={fn()}
      />
    ),
  },
  argTypes: { renderPanel: { control: false } },
  render: (args) => <Listing {...args} />,
  // The headings stick below the product's header: without its place they would lie on the first row.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: HEADER_HEIGHT }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AlertList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['ALR-002', 'ALR-003', 'ALR-005', 'FMT-008'],
  play: async ({ canvas, step }) => {
    await step('it says what was read, by the time of day', async () => {
      await expect(canvas.getByText('Últimos 500 de 1.217, desde 08:05')).toBeVisible()
    })
    await step('a row has the name with the id below, and its time', async () => {
      const row = canvas.getByRole('row', { name: /Falha/ })
      await expect(within(row).getByRole('rowheader')).toHaveTextContent(/^Paulista 01SP-0101/)
      await expect(within(row).getByText('14/03/2026 12:03', { selector: 'td' })).toBeVisible()
    })
    await step('station, event and time sort; the error does not', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Estação' }))
      await expect(onSortChange).toHaveBeenLastCalledWith({ key: 'station', direction: 'ascending' })
      await userEvent.click(canvas.getByRole('button', { name: 'Evento' }))
      await expect(onSortChange).toHaveBeenLastCalledWith({ key: 'type', direction: 'ascending' })
      await userEvent.click(canvas.getByRole('button', { name: 'Horário' }))
      await expect(onSortChange).toHaveBeenLastCalledWith({ key: 'time', direction: 'ascending' })
      await expect(canvas.queryByRole('button', { name: 'Erro' })).toBeNull()
    })
    await step('ten per page, over all that there are', async () => {
      await expect(canvas.getByText('1 a 10 de 1.217')).toBeVisible()
    })
  },
}

export const Ticks: Story = {
  tags: ['ALR-007'],
  play: async ({ canvas, args }) => {
    const failure = canvas.getByRole('checkbox', { name: 'Marcar Falha, Paulista 01' })
    const other = canvas.getByRole('checkbox', { name: 'Marcar Recarga curta, Ibirapuera Norte' })
    await userEvent.click(other)
    await expect(other).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
    await userEvent.click(failure)
    await expect(failure).toBeChecked()
    const colour = (box: HTMLElement) => {
      const row = box.closest('tr')
      return row ? getComputedStyle(row).color : ''
    }
    await expect(colour(failure)).not.toBe(colour(other))
    const bar = within(canvas.getByRole('group', { name: 'O que fazer com as falhas marcadas' }))
    await userEvent.click(bar.getByRole('button', { name: 'Reconhecer' }))
    await expect(args.commands.onAcknowledge).toHaveBeenCalledWith([alertsOfAMorning[0]])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Marcar todas desta página' }))
    await expect(failure).not.toBeChecked()
    await expect(canvas.queryByRole('group', { name: 'O que fazer com as falhas marcadas' })).toBeNull()
  },
}

/** Sorted otherwise, the order holds among what was read, which it says; later pages say which alerts they are of. */
export const Sorted: Story = {
  args: {
    list: listRows(alertsOfAMorning, {
      ...SHOWN,
      sort: { key: 'type', direction: 'ascending' },
      page: 51,
      fresh: { count: 3, onShow: onShowFresh },
    }),
    read: { count: 500, isCut: true, since: STAGE_NOW - 200_000_000, call: 2, total: 1217 },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Alertas 501 a 1.000 de 1.217, desde 12/03/2026 04:31. A ordem vale entre estes.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '3 novas: mostrar' }))
    await expect(onShowFresh).toHaveBeenCalledOnce()
  },
}

const NOTHING = { list: listRows<StationNotification>([], { ...SHOWN, total: 0 }), read: undefined }

export const Empty: Story = {
  args: { ...NOTHING, read: { count: 0, isCut: false, since: undefined, call: 1, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum alerta')).toBeVisible()
  },
}

export const NoMatch: Story = {
  args: { ...NOTHING, isSearching: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }))
    await expect(args.onClearSearch).toHaveBeenCalledOnce()
  },
}

/** Nothing that was read passes the filters: it says so, and the way back. */
export const NoneRead: Story = {
  args: {
    list: listRows<StationNotification>([], { ...SHOWN, total: 0 }),
    isFiltered: true,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nenhum alerta lido corresponde aos filtros')).toBeVisible()
    await expect(
      canvas.getByText('Últimos 500 de 1.217, desde 08:05. 0 deles passa pelos filtros'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(args.onClearFilters).toHaveBeenCalledOnce()
  },
}

/** What is shown as CSV, in its order, without persons; what looks like a formula is disarmed. */
export const Csv: Story = {
  args: {
    list: listRows(
      [
        ...alertsOfAMorning.slice(0, 3),
        notificationFixture({ key: 'f', stationName: '=2+5', at: undefined, userName: 'Marina Exemplo' }),
      ],
      { ...SHOWN, sort: { key: 'station', direction: 'ascending' }, total: 4 },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar CSV (4)' }))
    const onSaveCsv = args.onSaveCsv as ReturnType<typeof fn<(file: Blob) => void>>
    const file = onSaveCsv.mock.calls[0]?.[0]
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
    await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    await expect(lines[0]).toBe(
      'Horário;Horário UTC;Estação;Identificador;Evento;Conector;Código do erro;Mensagem do erro;Endereço',
    )
    await expect(lines.map((line) => line.split(';')[2])).toEqual([
      'Estação',
      "'=2+5",
      'Aeroporto P2',
      'Ibirapuera Norte',
      'Paulista 01',
      undefined,
    ])
    await expect(lines.join()).not.toContain('Marina')
  },
}
