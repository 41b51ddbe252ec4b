import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { Badge } from '../Badge/Badge.tsx'
import { StatList, StatRow } from '../StatRow/StatRow.tsx'
import { Accordion } from './Accordion.tsx'

const prices = (kwh: string) => (
  <StatList>
    <StatRow label="Por kWh" value={kwh} />
    <StatRow label="Por minuto" value="R$ 0,15" />
  </StatList>
)

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  parameters: { visual: { width: 400, height: 320 } },
  args: {
    initialKey: '1',
    items: [
      { key: '1', title: 'Conector 1', note: 'CCS tipo 2', content: prices('R$ 1,89') },
      {
        key: '2',
        title: 'Conector 2',
        note: <Badge tone="danger">1 erro</Badge>,
        content: prices('R$ 2,10'),
      },
      { key: '3', title: 'Conector 3', content: prices('R$ 1,20') },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: ({ items }) => (
    <StateSheet rows={['open', 'closed'] as const} columns={['section'] as const}>
      {(row) => (
        <div style={{ inlineSize: 360 }}>
          <Accordion items={items} {...(row === 'open' ? { initialKey: '2' } : {})} />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: () => (
    <Scenarios>
      {({ name, text }) => (
        <Accordion
          initialKey="one"
          items={[{ key: 'one', title: text || name, note: text, content: text }]}
        />
      )}
    </Scenarios>
  ),
}

/** The browser opens and closes by itself, by pointer and by keys; Accordion.browser.test.tsx presses real ones. */
export const Keyboard: Story = {
  args: { isExclusive: true },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByText('Conector 2').closest('summary')
    await userEvent.tab()
    await userEvent.tab()
    await expect(summary).toHaveFocus()
    summary?.click()
    await expect([...canvasElement.querySelectorAll('details')].map(({ open }) => open)).toEqual([
      false,
      true,
      false,
    ])
  },
}
