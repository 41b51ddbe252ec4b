import type { Meta, StoryObj } from '@storybook/react-vite'
import { Users } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { useFormats } from '../../foundations/index.ts'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { StatList, StatRow } from '../StatRow/StatRow.tsx'
import { INDICATOR_STATES, IndicatorCard, type IndicatorCardProps } from './IndicatorCard.tsx'

function Energy(props: Omit<IndicatorCardProps, 'format'>) {
  return <IndicatorCard {...props} format={useFormats().energyKwh} />
}

const meta = {
  title: 'Primitives/IndicatorCard',
  component: Energy,
  subcomponents: { IndicatorCard },
  args: {
    title: 'Consumo de energia',
    value: 18_402.37,
    icon: <Users aria-hidden="true" />,
    detail: '12,4 % acima da semana anterior',
  },
} satisfies Meta<typeof Energy>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const breakdown = (
  <StatList>
    <StatRow label="Disponíveis" value="214" />
    <StatRow label="Em uso" value="37" />
  </StatList>
)

export const States: Story = {
  parameters: { visual: { width: 592, height: 516 } },
  render: (args) => (
    <StateSheet rows={INDICATOR_STATES} columns={['one number', 'with a breakdown'] as const}>
      {(state, look) => (
        <div style={{ inlineSize: 200 }}>
          <Energy {...args} state={state} failure="O servidor não respondeu" onRetry={fn()}>
            {look === 'with a breakdown' ? breakdown : undefined}
          </Energy>
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 780 } },
  render: () => (
    <Scenarios inlineSize={149}>
      {({ text, number }) => <Energy title={text || '-'} value={number} detail={text} />}
    </Scenarios>
  ),
}

/** Many cards above a page's work; the whole card leads to the list that it counts. */
export const Compact: Story = {
  args: { isCompact: true, href: '/stations' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Consumo de energia' })
    const card = canvasElement.querySelector('article')?.getBoundingClientRect()
    // The far corner of the card is the link's too.
    const spot = card && document.elementFromPoint(card.right - 2, card.bottom - 2)
    await expect(spot).toBe(link)
  },
}

/** Failed: the frame stays, the number is '-', the retry is one Tab away. */
export const Keyboard: Story = {
  args: { state: 'failed', failure: 'O servidor não respondeu', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('-')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** One of eight beside each other on a laptop: its icon goes before a word is broken. */
export const Narrow: Story = {
  args: { title: 'Usuários cadastrados', isCompact: true },
  render: (args) => (
    <div style={{ inlineSize: 112 }}>
      <Energy {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { firstChild } = canvas.getByRole('heading', { name: 'Usuários cadastrados' })
    if (!firstChild) throw new Error('the title has words')
    const word = document.createRange()
    word.setStart(firstChild, 'Usuários '.length)
    word.setEnd(firstChild, 'Usuários cadastrados'.length)
    await expect(word.getClientRects()).toHaveLength(1)
  },
}
