import { type ReactNode, Suspense, use, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Rendered, renderWithProviders } from '../../testing/index.ts'
import type { TableColumn } from '../columns.ts'
import { NO_SELECTION } from '../selection.ts'
import { DataTable } from './DataTable.tsx'
import { StationTable, type StoryStation, storyStations } from './storyStations.tsx'

let rendered: Rendered | undefined
afterEach(() => {
  rendered?.unmount()
  rendered = undefined
})

const show = (node: ReactNode): HTMLElement => {
  rendered = renderWithProviders(node)
  return rendered.container
}
const rowsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-row]')]
const focusedRow = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.row : ''

test('from 320 to 1600 px nothing is wider than its place, with ticks, panels and long names', async () => {
  const stations = storyStations(3).map((each) => ({
    ...each,
    account: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  }))
  for (const width of [320, 360, 414, 600, 768, 1025, 1600]) {
    const container = show(
      <div style={{ inlineSize: width }}>
        <StationTable count={3} rows={stations} hasTicks renderPanel={() => 'mais'} />
      </div>,
    )
    const box = container.querySelector('table')?.parentElement
    expect(box?.scrollWidth, `${width}`).toBeLessThanOrEqual(width)
    for (const cell of container.querySelectorAll('th, td'))
      expect(cell.scrollWidth, `${width}: ${cell.textContent}`).toBeLessThanOrEqual(cell.clientWidth + 1)
    rendered?.unmount()
  }
})

const FIVE = storyStations(5)

/** Opening a row takes it away. */
function Shrinking() {
  const [rows, setRows] = useState(FIVE)
  return (
    <StationTable count={5} rows={rows} onOpen={({ id }) => setRows(rows.filter((row) => row.id !== id))} />
  )
}

test('a row that goes away hands the focus to the one that takes its place', async () => {
  const container = show(<Shrinking />)
  rowsOf(container)[1]?.focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(focusedRow()).toBe('SP-00003'))
  await userEvent.keyboard('{End}')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(focusedRow()).toBe('SP-00004'))
})

const Late = ({ words }: { readonly words: Promise<string> }): string => use(words)

test('a panel whose words are on their way leaves the focus on the button that opened it', async () => {
  let come = (_words: string): void => undefined
  const words = new Promise<string>((resolve) => {
    come = resolve
  })
  const container = show(
    <Suspense fallback="a página inteira">
      <StationTable count={2} renderPanel={() => <Late words={words} />} />
    </Suspense>,
  )
  const button = rowsOf(container)[0]?.querySelector('button')
  button?.focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(container.querySelector('[role=group]')).not.toBeNull())
  expect(document.activeElement).toBe(button)
  come('chegaram')
  await vi.waitFor(() => expect(container.textContent).toContain('chegaram'))
  expect(document.activeElement).toBe(button)
})

test('the last row that goes away leaves the focus with the empty table', async () => {
  const container = show(<Shrinking />)
  for (let left = 5; left > 0; left -= 1) {
    rowsOf(container)[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(rowsOf(container)).toHaveLength(left - 1))
  }
  expect(document.activeElement).toBe(container.querySelector('table'))
})

test('rows that go away while the focus is elsewhere leave it there', async () => {
  const container = show(<StationTable count={3} />)
  rowsOf(container)[2]?.focus()
  const elsewhere = document.createElement('button')
  elsewhere.textContent = 'Depois'
  document.body.append(elsewhere)
  await userEvent.click(elsewhere)
  rendered?.rerender(<StationTable count={2} />)
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('a press opens the row; one on its link, its tick or marked text does not', async () => {
  const onOpen = vi.fn()
  const container = show(<StationTable count={3} hasTicks onOpen={onOpen} />)
  const row = rowsOf(container)[0]
  await userEvent.click(row?.querySelector('a') ?? container)
  await userEvent.click(row?.querySelector('input') ?? container)
  expect(onOpen).not.toHaveBeenCalled()
  const text = row?.lastElementChild
  if (text) getSelection()?.selectAllChildren(text)
  text?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onOpen).not.toHaveBeenCalled()
  getSelection()?.removeAllRanges()
  await userEvent.click(text ?? container)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('10,000 rows: a screenful is in the page wherever one scrolls, and each is drawn soon', async () => {
  const container = show(<StationTable count={10_000} blockSize={400} hasTicks />)
  const box = container.querySelector('table')?.parentElement
  if (!box) throw new Error('no box')
  expect(box.scrollHeight).toBeGreaterThan(400_000)
  for (const share of [0.1, 0.5, 0.9, 1]) {
    box.scrollTop = box.scrollHeight * share
    await vi.waitFor(() => {
      const { top, bottom } = box.getBoundingClientRect()
      const inSight = rowsOf(container).filter((row) => {
        const place = row.getBoundingClientRect()
        return place.bottom > top + 37 && place.top < bottom
      })
      expect(inSight.length).toBeGreaterThanOrEqual(7)
    })
    expect(rowsOf(container).length).toBeLessThan(40)
  }
  expect(rowsOf(container).at(-1)?.dataset.row).toBe('SP-10000')
})

test('links and buttons of the rows are one row’s stops: Tab walks the chosen row’s and leaves the list', async () => {
  const container = show(
    <>
      <StationTable count={5} renderPanel={() => 'mais'} hasOptions={false} />
      <button type="button">Depois</button>
    </>,
  )
  const rows = rowsOf(container)
  rows[0]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(focusedRow()).toBe('SP-00002'))
  const seen: string[] = []
  for (let i = 0; i < 3; i++) {
    await userEvent.keyboard('{Tab}')
    const at = document.activeElement
    const row = at?.closest<HTMLElement>('[data-row]')
    seen.push(`${at?.tagName} ${row ? row.dataset.row : at?.textContent}`)
  }
  expect(seen).toEqual(['BUTTON SP-00002', 'A SP-00002', 'BUTTON Depois'])
})

test('a table in a row’s panel has its own rows: a press there keeps its focus, and is heard', async () => {
  const onPress = vi.fn()
  const inner = (
    <StationTable
      count={2}
      rows={storyStations(2).map((each) => ({ ...each, id: `inner ${each.id}` }))}
      renderPanel={() => (
        <button type="button" onClick={onPress}>
          Detalhes de dentro
        </button>
      )}
    />
  )
  const container = show(<StationTable count={2} renderPanel={() => inner} />)
  await userEvent.click(rowsOf(container)[0]?.querySelector('button') ?? container)
  await vi.waitFor(() => expect(rowsOf(container)).toHaveLength(4))
  await userEvent.click(rowsOf(container)[1]?.querySelector('button') ?? container)
  expect(document.activeElement?.closest('[data-row]')).toBe(rowsOf(container)[1])
  const press = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Detalhes de dentro',
  )
  await userEvent.click(press ?? container)
  expect(onPress).toHaveBeenCalledOnce()
  rowsOf(container)[1]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focusedRow()).toBe(rowsOf(container)[2]?.dataset.row)
})

const drawn: string[] = []
const COUNTED: readonly TableColumn<StoryStation>[] = [
  {
    key: 'city',
    header: 'Cidade',
    cell: ({ id, city }) => {
      drawn.push(id)
      return city
    },
    minInlineSize: 120,
    priority: 1,
  },
]

/** As pages write it: whatever is no column and no row is made anew each time. */
function CountedTable({ rows }: { rows: readonly StoryStation[] }) {
  const [selection, setSelection] = useState(NO_SELECTION)
  return (
    <DataTable
      label="Estações"
      rows={rows}
      columns={COUNTED}
      keyOf={({ id }) => id}
      textOf={({ name }) => name}
      renderPanel={({ name }) => name}
      selecting={{ selection, onChange: (next) => setSelection(next) }}
    />
  )
}

test('a message, a tick and an opened row draw their own row again and no other', async () => {
  const container = show(<CountedTable rows={FIVE} />)
  await vi.waitFor(() => expect(rowsOf(container)).toHaveLength(5))
  drawn.length = 0
  rendered?.rerender(
    <CountedTable rows={FIVE.map((row, at) => (at === 3 ? { ...row, city: 'Santos' } : row))} />,
  )
  await vi.waitFor(() => expect(rowsOf(container)[3]?.textContent).toContain('Santos'))
  expect(drawn).toEqual(['SP-00004'])
  const press = async (control: string) =>
    userEvent.click(rowsOf(container)[2]?.querySelector(control) ?? container)
  // The first press makes it the row with the focus as well.
  await press('input')
  drawn.length = 0
  await press('input')
  await vi.waitFor(() => expect(rowsOf(container)[2]?.ariaSelected).toBe('false'))
  await press('button')
  await vi.waitFor(() => expect(container.querySelectorAll('tbody tr')).toHaveLength(6))
  expect(drawn).toEqual(['SP-00003', 'SP-00003'])
})

test('a row that left the list comes back closed', async () => {
  const container = show(<CountedTable rows={FIVE} />)
  await vi.waitFor(() => expect(rowsOf(container)).toHaveLength(5))
  const lines = () => container.querySelectorAll('tbody tr').length
  await userEvent.click(rowsOf(container)[1]?.querySelector('button') ?? container)
  await vi.waitFor(() => expect(lines()).toBe(6))
  rendered?.rerender(<CountedTable rows={FIVE.slice(2)} />)
  await vi.waitFor(() => expect(lines()).toBe(3))
  rendered?.rerender(<CountedTable rows={FIVE} />)
  await vi.waitFor(() => expect(rowsOf(container)).toHaveLength(5))
  expect(lines()).toBe(5)
})
