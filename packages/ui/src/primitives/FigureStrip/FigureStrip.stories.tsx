import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios } from '../../testing/index.ts'
import { Figure, FigureCell, FigureHelp, FigureNote, FigureStrip } from './FigureStrip.tsx'

/** Two cells, one of them with a few words, and how they were counted. */
function Example() {
  return (
    <FigureStrip aria-label="Totais do período">
      <FigureCell>
        <Figure name="Movimentações">1.292</Figure>
      </FigureCell>
      <FigureCell>
        <Figure name="Valor total" isMain>
          R$ 67.413,58
        </Figure>
        <Figure name="Depósitos">R$ 53.398,00</Figure>
        <FigureNote>consumido: R$ 731,10</FigureNote>
      </FigureCell>
      <FigureHelp label="Como estes totais são contados">
        <p>O que a carteira pagou conta duas vezes.</p>
      </FigureHelp>
    </FigureStrip>
  )
}

const meta = {
  title: 'Primitives/FigureStrip',
  component: Example,
  subcomponents: { FigureStrip, Figure, FigureHelp },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 900, height: 60 } },
}

/** The figure that is looked for, one among others, and one whose name is told apart by its place. */
export const States: Story = {
  parameters: { visual: { width: 640, height: 60 } },
  render: () => (
    <FigureStrip aria-label="Totais">
      <FigureCell>
        <Figure name="BRL" isMain>
          R$ 50,56
        </Figure>
        <Figure name="Recargas">R$ 40,56</Figure>
      </FigureCell>
      <FigureCell>
        <FigureNote>em moedas diferentes e sem conversão</FigureNote>
      </FigureCell>
    </FigureStrip>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 480 } },
  render: () => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => (
        <FigureStrip aria-label={name}>
          <Figure name={text || '-'}>1.292</Figure>
        </FigureStrip>
      )}
    </Scenarios>
  ),
}
