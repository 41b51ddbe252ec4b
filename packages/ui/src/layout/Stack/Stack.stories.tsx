import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../primitives/index.ts'
import { GAPS } from './gaps.ts'
import { ALIGNMENTS, Inline, Stack } from './Stack.tsx'

const meta = { title: 'Layout/Stack', component: Stack } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

const names = ['Paulista 01', 'Ibirapuera', 'Aeroporto']

export const Column: Story = {
  args: { gap: 2, align: 'start', children: names.map((name) => <Badge key={name}>{name}</Badge>) },
}

/** Every step of the distance. */
export const Gaps: Story = {
  args: {
    gap: 4,
    children: GAPS.map((gap) => (
      <Inline key={gap} gap={gap}>
        {names.map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </Inline>
    )),
  },
}

export const Alignments: Story = {
  args: {
    gap: 4,
    children: ALIGNMENTS.map((align) => (
      <Inline key={align} align={align} justify="between">
        <strong>{align}</strong>
        <Badge tone="info">baixo</Badge>
      </Inline>
    )),
  },
}
