import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Scenarios } from '../../testing/index.ts'
import { colors, number, recharges, WEEKDAYS, walkChart, weekOfHours } from '../storyCharts.tsx'
import { HeatMap } from './HeatMap.tsx'

const NAMES = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo']
const rows = WEEKDAYS.map((label, i) => ({ key: label, label, name: NAMES[i] }))
const columns = Array.from({ length: 24 }, (_, hour) => ({
  key: String(hour),
  label: String(hour),
  name: `${hour}h às ${hour + 1}h`,
}))

const meta = {
  title: 'Charts/HeatMap',
  component: HeatMap,
  args: {
    title: 'Recargas por dia e hora',
    rows,
    columns,
    values: weekOfHours(),
    color: colors[0],
    blockSize: 260,
    format: recharges,
    formatCell: number.format,
  },
} satisfies Meta<typeof HeatMap>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every hue of the palette gives a ramp that can be read. */
export const States: Story = {
  parameters: { visual: { width: 480 } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {colors.map((color) => (
        <HeatMap
          key={color}
          {...args}
          color={color}
          blockSize={110}
          rows={rows.slice(0, 2)}
          columns={columns.slice(0, 12)}
          values={[Array.from({ length: 12 }, (_, i) => i), Array.from({ length: 12 }, (_, i) => 11 - i)]}
        />
      ))}
    </div>
  ),
}

export const Contents: Story = {
  render: (args) => (
    <Scenarios inlineSize={320}>
      {({ text, number: value }) => (
        <HeatMap
          {...args}
          blockSize={130}
          rows={[{ key: 'a', label: text ?? '-' }, ...rows.slice(0, 2)]}
          columns={columns.slice(0, 6)}
          values={[
            [value ?? undefined, 1, 2, 3, 4, 5],
            [0, 0, 0, 0, 0, 0],
          ]}
        />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const cursor = await walkChart(canvasElement, [
      [0, /^segunda, 0h às 1h: \d+ recargas$/],
      [25, /^terça, 1h às 2h: /],
    ])
    const said = () => cursor.getAttribute('aria-valuetext')
    await userEvent.keyboard('{ArrowDown}')
    await expect(said()).toMatch(/^quarta, 1h às 2h: /)
    await userEvent.keyboard('{End}')
    await expect(said()).toMatch(/^quarta, 23h às 24h: /)
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect(said()).toMatch(/^terça, 0h às 1h: /)
  },
}

/** A phone: the numbers go, the shades, the names and the bubble stay. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

/** What nobody knows is not nothing. */
export const Holes: Story = {
  args: {
    values: weekOfHours().map((row, day) =>
      row.map((value, hour) => (day === 2 && hour > 12 ? undefined : value)),
    ),
  },
}
