import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../../layout/index.ts'
import { Button, Card, Pagination } from '../../primitives/index.ts'
import { phone, Scenarios } from '../../testing/index.ts'
import { DataTable } from './DataTable.tsx'
import { AwkwardTable } from './storyAwkward.tsx'
import { StationTable } from './storyStations.tsx'
import type { TableState } from './tableProps.ts'

const meta = {
  title: 'Table/DataTable',
  component: StationTable,
  subcomponents: { DataTable },
  parameters: { visual: { width: 1024, height: 600 } },
  args: { count: 10, note: '134 estações', total: 134 },
  argTypes: { renderPanel: { control: false } },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof StationTable>

export default meta
type Story = StoryObj<typeof meta>

const namesOf = (canvasElement: HTMLElement): string[] =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent ?? '')

export const Default: Story = {
  args: {
    footer: <Pagination page={1} total={134} pageSize={10} onChange={fn()} />,
    renderPanel: ({ id }) => <p>Código {id}</p>,
  },
}

export const Sorting: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const energy = () => canvas.getByRole('columnheader', { name: 'Energia' })
    const numbers = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent ?? '')
    const before = namesOf(canvasElement)
    await step('the first press sorts the largest first, and says so', async () => {
      await userEvent.click(within(energy()).getByRole('button'))
      await expect(energy()).toHaveAttribute('aria-sort', 'descending')
      await expect(canvas.getByRole('status')).toHaveTextContent('Ordenado por Energia, decrescente')
    })
    await step('what is missing comes last in both directions', async () => {
      await expect(numbers().at(-1)).toBe('-')
      await userEvent.click(within(energy()).getByRole('button'))
      await expect(energy()).toHaveAttribute('aria-sort', 'ascending')
      await expect(numbers().at(-1)).toBe('-')
    })
    await step('the third press gives the order in which the rows came', async () => {
      await userEvent.click(within(energy()).getByRole('button'))
      await expect(energy()).not.toHaveAttribute('aria-sort')
      await expect(namesOf(canvasElement)).toEqual(before)
    })
  },
}

export const Keyboard: Story = {
  args: { hasTicks: true, onOpen: fn(), renderPanel: ({ id }) => <p>Código {id}</p> },
  play: async ({ canvas, args, step }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    const focused = () => rows.indexOf(document.activeElement as HTMLElement)
    await step('one row is in the tab order; arrows, letters, Home and End walk', async () => {
      expect(rows.map((row) => row.tabIndex)).toEqual([0, ...rows.slice(1).map(() => -1)])
      rows[0]?.focus()
      await userEvent.keyboard('{ArrowDown}j')
      await waitFor(() => expect(focused()).toBe(2))
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(focused()).toBe(9))
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(focused()).toBe(0))
    })
    await step('Enter opens, Space and x tick, Shift and Space tick up to here', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onOpen).toHaveBeenCalledOnce()
      await userEvent.keyboard(' ')
      await expect(rows[0]).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
      await expect(rows[1]).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('status')).toHaveTextContent('3 marcadas')
      await userEvent.keyboard('x')
      await expect(rows[2]).toHaveAttribute('aria-selected', 'false')
    })
    await step('e shows the details, the arrow hides them', async () => {
      await userEvent.keyboard('e')
      await expect(canvas.getByRole('group', { name: /^Detalhes de/ })).toBeVisible()
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(canvas.queryByRole('group', { name: /^Detalhes de/ })).toBeNull())
    })
    await step('Tab goes into the row’s own controls, Escape back to the row', async () => {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAttribute('type', 'checkbox')
      await userEvent.keyboard('{Escape}')
      await expect(focused()).toBe(2)
    })
  },
}

export const SingleKeysOff: Story = {
  args: { hasTicks: true, hasSingleKeys: false },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1]
    row?.focus()
    await userEvent.keyboard('xje')
    await expect(row).toHaveFocus()
    await expect(row).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard(' ')
    await expect(row).toHaveAttribute('aria-selected', 'true')
  },
}

export const Selection: Story = {
  args: {
    hasTicks: true,
    canSelectAll: true,
    actions: <Button size="small">Aprovar</Button>,
    firstRow: 20,
  },
  play: async ({ canvas, canvasElement, step }) => {
    const page = canvas.getByRole('checkbox', { name: 'Marcar todas desta página' })
    await step('the page is ticked, and can be told apart from the list', async () => {
      await userEvent.click(page)
      await expect(canvas.getAllByText('10 marcadas')[0]).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Marcar as 134 linhas da lista' }))
      await expect(canvas.getAllByText('134 marcadas')[0]).toBeVisible()
    })
    await step('one row less', async () => {
      await userEvent.click(canvas.getAllByRole('checkbox')[1] ?? page)
      await expect(canvas.getAllByText('133 marcadas')[0]).toBeVisible()
      await expect(page).toBePartiallyChecked()
    })
    await step('a row is called by its cells, not by its tick as well', async () => {
      const row = canvas.getAllByRole('row')[1]
      const name = within(row ?? canvasElement).getByRole('link').textContent ?? ''
      await expect(row).toHaveAccessibleName(expect.stringMatching(/^(?!Marcar)/))
      await expect(row).toHaveAccessibleName(expect.stringContaining(name))
    })
    await step('rows tell their place in the whole list', async () => {
      await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '22')
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '135')
    })
    await step('clearing takes the actions away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }))
      await expect(canvas.queryByRole('button', { name: 'Aprovar' })).toBeNull()
    })
  },
}

export const SomeCannotBeTicked: Story = {
  args: {
    hasTicks: true,
    reasonOf: ({ status }) => (status === 'unavailable' ? undefined : 'Só estações indisponíveis'),
    toneOf: ({ status }) => (status === 'unavailable' ? 'danger' : 'neutral'),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Marcar todas desta página' }))
    const ticks = canvas.getAllByRole('checkbox', { checked: true })
    const barred = canvas.getAllByRole('checkbox').filter((tick) => tick.getAttribute('aria-disabled'))
    await expect(ticks.length + barred.length).toBe(11)
    await expect(barred[0]).toHaveAccessibleDescription('Só estações indisponíveis')
    await userEvent.click(barred[0] ?? canvasElement)
    await expect(barred[0]).not.toBeChecked()
  },
}

export const TenThousand: Story = {
  args: { count: 10_000, total: 10_000, blockSize: 420, hasTicks: true, note: '10.000 estações' },
  play: async ({ canvas, step }) => {
    const rows = () => canvas.getAllByRole('row').slice(1)
    await step('a screenful is in the page, the reader hears of all', async () => {
      await expect(rows().length).toBeLessThan(40)
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001')
    })
    await step('the last row is one key away, and keeps the focus', async () => {
      rows()[0]?.focus()
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '10001'))
      await waitFor(() => expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThan(700))
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '10000'))
    })
    await step('sorting begins at the top, and keeps the page as small', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Recargas' }))
      await waitFor(() => expect(canvas.getByRole('grid').parentElement?.scrollTop).toBe(0))
      await expect(rows().length).toBeLessThan(45)
    })
  },
}

/** As wide as a phone leaves: columns go by priority and are found again in the row's details. */
export const Narrow: Story = {
  ...phone,
  args: { hasTicks: true, ageOf: () => 'há 2 min' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('nothing is wider than the page', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    })
    await step('what has gone shows in the details', async () => {
      const header = canvas.queryByRole('columnheader', { name: 'Conta' })
      if (window.innerWidth > 400) return
      await expect(header).toBeNull()
      await userEvent.click(canvas.getAllByRole('button', { name: /^Mostrar detalhes/ })[0] ?? canvasElement)
      const details = canvas.getByRole('group', { name: /^Detalhes de/ })
      await expect(within(details).getByText('Conta')).toBeVisible()
      await expect(within(details).getByText('Rede Paulista')).toBeVisible()
    })
  },
}

const SHOWN: readonly { name: string; state: TableState; count: number; unreadRows?: number }[] = [
  { name: 'loading', state: { kind: 'loading' }, count: 0 },
  { name: 'empty', state: { kind: 'ready' }, count: 0 },
  { name: 'failed', state: { kind: 'failed', onRetry: fn() }, count: 0 },
  { name: 'unreachable', state: { kind: 'unreachable', onRetry: fn() }, count: 0 },
  { name: 'failed, rows kept', state: { kind: 'failed', onRetry: fn(), isRetrying: true }, count: 2 },
  { name: 'refreshing', state: { kind: 'refreshing' }, count: 2 },
  { name: 'partial', state: { kind: 'ready' }, count: 2, unreadRows: 3 },
]

export const States: Story = {
  parameters: { visual: { width: 900, height: 1600 } },
  render: () => (
    <Stack>
      {SHOWN.map(({ name, state, count, unreadRows = 0 }) => (
        <section key={name} aria-label={name}>
          <StationTable
            count={count}
            state={state}
            unreadRows={unreadRows}
            note={name}
            skeletonRows={2}
            hasOptions={false}
          />
        </section>
      ))}
    </Stack>
  ),
}

export const ChangedMeanwhile: Story = {
  parameters: { visual: { width: 900, height: 360 } },
  args: {
    count: 4,
    newRows: { count: 12, onShow: fn() },
    isOutside: ({ status }) => status === 'busy',
    ageOf: ({ status }) => (status === 'unavailable' ? 'há 12 min' : undefined),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '12 novas: mostrar' }))
    await expect(args.newRows?.onShow).toHaveBeenCalledOnce()
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 660, height: 1100 } },
  render: () => (
    <Scenarios inlineSize={300}>
      {({ text, number }) => <AwkwardTable text={text} number={number} />}
    </Scenarios>
  ),
}
