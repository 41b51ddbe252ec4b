import type { Meta, StoryObj } from '@storybook/react-vite'
import { Users } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useFormats } from '../../foundations/index.ts'
import { Scenarios } from '../../testing/index.ts'
import { StatList, StatRow } from '../StatRow/index.ts'
import { IndicatorCard, type IndicatorCardProps } from './index.ts'

function Energy(props: Omit<IndicatorCardProps, 'format'>) {
  return <IndicatorCard {...props} format={useFormats().energyKwh} />
}

const meta = {
  title: 'Primitives/IndicatorCard',
  component: Energy,
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
export const Breakdown: Story = {
  args: {
    children: (
      <StatList>
        <StatRow label="Disponíveis" value="214" />
        <StatRow label="Em uso" value="37" />
      </StatList>
    ),
  },
}
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = {
  args: { state: 'failed', failure: 'O servidor não respondeu', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('-')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Contents: Story = {
  render: () => (
    <Scenarios inlineSize={200}>
      {({ text, number }) => <Energy title={text || '-'} value={number} detail={text} />}
    </Scenarios>
  ),
}
