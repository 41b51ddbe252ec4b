import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StateSheet, stateful } from '../../../testing/index.ts'
import { HOSTILE_LOG, STORY_LOG, storyLog } from '../storyLog.ts'
import { LogLines, type LogLinesProps } from './LogLines.tsx'

const log = storyLog(STORY_LOG)

const Example = stateful(LogLines, { selected: 'onSelect' })

const meta = {
  title: 'Widgets/Logs/LogLines',
  component: Example,
  subcomponents: { LogLines },
  args: {
    log: log.text,
    rows: undefined,
    search: '',
    selected: undefined,
    onSelect: fn(),
    marks: { from: undefined, to: undefined },
    onMark: fn(),
    isRaw: false,
    isShort: true,
    isAtEnd: false,
    onAtEnd: fn(),
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/** Green, orange and red, and the level in words; a line without a level has the colour of text. */
export const Default: Story = {
  tags: ['LOG-002'],
  play: async ({ canvas, canvasElement }) => {
    const options = canvas.getAllByRole('option')
    await expect(options[0]).toHaveTextContent('← Authorize 04A2B3C4D5E6F7')
    await expect(options[1]).toHaveTextContent('→ Authorize Invalid · 120 ms')
    const colorOf = (row: number) => {
      const line = canvasElement.querySelector(`[data-row="${row}"]`)
      if (!line) throw new Error(`row ${row} is not drawn`)
      return getComputedStyle(line).color
    }
    await expect(new Set([colorOf(0), colorOf(2), colorOf(3)]).size).toBe(3)
    await expect(colorOf(4)).toBe(getComputedStyle(canvasElement).color)
  },
}

const LEVELS = ['columns', 'raw', 'search', 'part', 'selected'] as const
const STATES = {
  columns: {},
  raw: { isRaw: true },
  search: { search: 'authorize' },
  part: { marks: { from: 1, to: 3 } },
  selected: { selected: 2 },
} satisfies Record<(typeof LEVELS)[number], Partial<LogLinesProps>>

export const States: Story = {
  parameters: { visual: { width: 900, height: 1400 } },
  render: (args) => (
    <StateSheet rows={LEVELS} columns={['lines'] as const}>
      {(state) => (
        <div style={{ inlineSize: 760, maxBlockSize: 260, overflow: 'clip' }}>
          <LogLines {...args} {...STATES[state]} />
        </div>
      )}
    </StateSheet>
  ),
}

/** Text is text: no markup, no terminal sequence, no turned letters. */
export const Contents: Story = {
  args: { log: storyLog(HOSTILE_LOG).text },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull()
    await expect(canvas.getByText(/<img src=x onerror="alert\(1\)">/)).toBeVisible()
    await expect(canvas.getByText('␛[2J␛[31mred␇ ⟨202E⟩gnp.exe')).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/[\u202E]/)
  },
}

const onSelect = fn()

export const Keyboard: Story = {
  args: { onSelect },
  play: async ({ canvas }) => {
    onSelect.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('listbox')).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(onSelect).toHaveBeenLastCalledWith(1)
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Invalid')
    await userEvent.keyboard('{End}')
    await expect(onSelect).toHaveBeenLastCalledWith(log.text.count - 1)
    await expect(await canvas.findByRole('option', { selected: true })).toBeVisible()
  },
}
