import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../primitives/index.ts'
import { phone, SCENARIOS } from '../../testing/index.ts'
import { Grid, GridItem } from './Grid.tsx'
import { GRID_COLUMNS } from './gridSpan.ts'

const quarters = ['Usuários', 'Carregando', 'Energia', 'CO₂'].map((name) => (
  <GridItem key={name} span={{ base: 12, tablet: 6, desktop: 3 }}>
    <Card>{name}</Card>
  </GridItem>
))

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  subcomponents: { Grid, GridItem },
  args: { children: quarters },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

/** Four cards: one line on a desktop, two on a tablet, a column on a phone. */
export const Default: Story = {}

const SHARES = [12, 6, 4, 3, 2] as const

/** The shares of the twelve columns that pages use. */
export const States: Story = {
  parameters: { visual: { width: 512, height: 312 } },
  args: {
    children: SHARES.flatMap((span) =>
      Array.from({ length: GRID_COLUMNS / span }, (_, index) => index + 1).map((nth) => (
        <GridItem key={`${span}-${nth}`} span={span}>
          <Card padding="small">{span}</Card>
        </GridItem>
      )),
    ),
  },
}

/** Neighbours end on one line, whatever they hold. */
export const Contents: Story = {
  parameters: { visual: { width: 512, height: 384 } },
  args: {
    children: SCENARIOS.map(({ name, text }) => (
      <GridItem key={name} span={4}>
        <Card>{text}</Card>
      </GridItem>
    )),
  },
}

export const OnPhone: Story = { ...phone }
