import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SCENARIOS, StateSheet, stateful } from '../../testing/index.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Tabs } from './Tabs.tsx'

type Key = 'data' | 'connectors' | 'access'

const Example = stateful(Tabs<Key>, { value: 'onChange' })

const meta = {
  title: 'Primitives/Tabs',
  component: Example,
  subcomponents: { Tabs },
  args: {
    label: 'Partes da estação',
    value: 'data',
    onChange: fn(),
    items: [
      { key: 'data', label: 'Dados', content: 'Endereço e modelo' },
      { key: 'connectors', label: 'Conectores', badge: <Badge>2</Badge>, content: 'Dois conectores' },
      { key: 'access', label: 'Acesso', content: 'Quem pode carregar' },
    ],
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const KEYS = ['data', 'connectors', 'access'] as const

export const States: Story = {
  parameters: { visual: { width: 428, height: 336 } },
  render: (args) => (
    <StateSheet rows={KEYS} columns={['chosen'] as const}>
      {(key) => <Example {...args} label={key} value={key} />}
    </StateSheet>
  ),
}

/** Names that do not fit run on sideways; the chosen one is in sight, from its start where it is wider than its place. */
export const Contents: Story = {
  parameters: { visual: { width: 480, height: 160 } },
  render: ({ label }) => (
    <div style={{ inlineSize: 448 }}>
      <Tabs
        label={label}
        value="long"
        onChange={fn()}
        items={SCENARIOS.map(({ name, text }) => ({ key: name, label: text || '-', content: text ?? '-' }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [list, tab] = [canvas.getByRole('tablist'), canvas.getByRole('tab', { selected: true })]
    const starts = () => [list, tab].map((part) => Math.round(part.getBoundingClientRect().left))
    await waitFor(() => expect(starts()[1]).toBe(starts()[0]))
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Dados' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Conectores/ })).toHaveAttribute('aria-selected', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith('connectors')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Dois conectores')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Quem pode carregar')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Dados' })).toHaveFocus()
  },
}
