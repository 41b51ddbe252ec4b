import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../primitives/index.ts'
import { Scenarios } from '../../testing/index.ts'
import { GAPS } from './gaps.ts'
import { ALIGNMENTS, DISTRIBUTIONS, Inline, Stack } from './Stack.tsx'

const names = ['Paulista 01', 'Ibirapuera', 'Aeroporto']
const badges = names.map((name) => <Badge key={name}>{name}</Badge>)

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  subcomponents: { Stack, Inline },
  args: { gap: 2, align: 'start', children: badges },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every step of the distance, every alignment, every way to share the line. */
export const States: Story = {
  parameters: { visual: { width: 480, height: 476 } },
  args: {
    gap: 2,
    align: 'stretch',
    children: [
      ...GAPS.map((gap) => (
        <Inline key={`gap-${gap}`} gap={gap}>
          <strong>{gap}</strong>
          {badges}
        </Inline>
      )),
      ...ALIGNMENTS.map((align) => (
        <Inline key={align} align={align} justify="between">
          <h3>{align}</h3>
          <Badge tone="info">baixo</Badge>
        </Inline>
      )),
      ...DISTRIBUTIONS.map((justify) => (
        <Inline key={`justify-${justify}`} justify={justify}>
          <Badge tone="success">{justify}</Badge>
          {badges}
        </Inline>
      )),
    ],
  },
}

/** What is too long goes on to a next line, and breaks only where it must. */
export const Contents: Story = {
  parameters: { visual: { width: 512, height: 480 } },
  render: () => (
    <Scenarios inlineSize={149}>
      {({ text }) => (
        <Inline>
          <Badge tone="info">{text}</Badge>
          <Badge>{text}</Badge>
        </Inline>
      )}
    </Scenarios>
  ),
}
