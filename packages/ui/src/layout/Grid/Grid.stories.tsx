import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../primitives/index.ts'
import { phone } from '../../testing/index.ts'
import { Grid, GridItem } from './Grid.tsx'

const meta = { title: 'Layout/Grid', component: Grid } satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

const quarters = ['Usuários', 'Carregando', 'Energia', 'CO₂'].map((name) => (
  <GridItem key={name} span={{ base: 12, tablet: 6, desktop: 3 }}>
    <Card>{name}</Card>
  </GridItem>
))

/** Four cards: one line on a desktop, two on a tablet, a column on a phone. */
export const Cards: Story = { args: { children: quarters } }

export const OnPhone: Story = { ...phone, args: { children: quarters } }

/** Neighbours end on one line, whatever they hold. */
export const EqualHeights: Story = {
  args: {
    children: (
      <>
        <GridItem span={{ tablet: 8 }}>
          <Card>{'Uma linha que precisa de mais espaço do que a outra. '.repeat(8)}</Card>
        </GridItem>
        <GridItem span={{ tablet: 4 }}>
          <Card>Curto</Card>
        </GridItem>
      </>
    ),
  },
}
