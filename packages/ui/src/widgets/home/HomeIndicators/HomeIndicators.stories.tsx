import { rangeBefore } from '@corrente/domain/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import {
  homeAmountArgs,
  homeCompared,
  homePeopleArgs,
  homeRange,
  homeStats,
  ready,
} from '../testing/homeFixtures.ts'
import { HomeAmounts, type HomeAmountsProps } from './HomeIndicators.tsx'
import { HomePeople } from './HomePeople.tsx'

/** The four numbers and what else is counted, which stand apart on the page. */
function HomeIndicators(props: HomeAmountsProps & Parameters<typeof HomePeople>[0]) {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <HomeAmounts {...props} />
      <HomePeople {...props} />
    </div>
  )
}

const meta = {
  title: 'Widgets/Home/HomeIndicators',
  component: HomeIndicators,
  subcomponents: { HomeAmounts, HomePeople },
  args: { ...homeAmountArgs, ...homePeopleArgs, stats: ready(homeStats) },
} satisfies Meta<typeof HomeIndicators>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A network of a country, on a phone: numbers grow smaller before they break. */
export const Contents: Story = {
  parameters: { visual: { width: 360, height: 1184 } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    stats: ready({ ...homeStats, totalUsers: 12_345_678, energyKwh: 987_654_321.12, income: 1_234_567_890 }),
  },
}

/** A figure says by how much it changed, with a word; what it was, and on which days, is said on hover. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    const card = (name: string) => canvas.getByRole('article', { name })
    await expect(card('Consumo de energia')).toHaveTextContent('+15,2% a mais que antes')
    await expect(card('Receita')).toHaveTextContent('−5% a menos que antes')
    await expect(card('Consumo de energia')).not.toHaveTextContent('41.870,20')
    // The period still runs: half a day stands beside half a day.
    await expect(card('Consumo de energia')).toHaveAccessibleDescription(
      /^Antes, 01\/03 a 07\/03 até \d\d:\d\d: 41\.870,20\skWh$/,
    )
    // The chart tells whole days alone.
    await expect(card('Recargas')).toHaveAccessibleDescription(
      /^Sem hoje: [\d.]+\. Antes, 02\/03 a 07\/03: [\d.]+$/,
    )
  },
}

/** A period that is over stands beside the whole one before. */
export const Over: Story = {
  args: {
    compared: { ...homeCompared, former: rangeBefore(homeRange, 'America/Sao_Paulo'), over: homeRange },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Receita' })).toHaveAccessibleDescription(
      /^Antes, 01\/03 a 07\/03: R\$\s91\.004,50$/,
    )
  },
}

/** Nothing is told of a period that the answers do not tell. */
export const NothingBefore: Story = {
  args: { formerStats: undefined, graphs: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/que antes/)).toBeNull()
    await expect(canvas.queryByTitle(/Antes/)).toBeNull()
    await expect(canvas.getByRole('article', { name: 'Recargas' })).toHaveTextContent('-')
  },
}

export const Unpaid: Story = {
  tags: ['visual'],
  args: { unpaid: { state: 'ready', count: 37, href: '/transactions?revenue=UNPAID' } },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('article', { name: 'Sem pagamento' })
    await expect(tile).toHaveTextContent('37')
    await expect(tile).toHaveTextContent('últimos 30 dias')
    await expect(canvas.getByRole('link', { name: 'Sem pagamento' })).toHaveAttribute(
      'href',
      '/transactions?revenue=UNPAID',
    )
  },
}

/** The statistics count disabled stations too: the card says why its number is another than the list's. */
export const WithDisabled: Story = {
  args: { disabled: 5 },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Estações' }))
    await expect(card.getByText('inclui 5 desativadas')).toBeVisible()
    for (const name of ['Consumo de energia', 'Recargas', 'Receita'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/transactions\?from=/),
      )
  },
}

export const WithoutLinks: Story = {
  args: { hrefs: { stations: {}, users: undefined, recharges: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Every word of a text with the lines that it takes. */
const brokenWords = (text: Text) =>
  [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = new Range()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length > 1 ? [word] : []
  })

/** However wide the page is, no word of a state breaks, in the language with the longest. */
export const WholeWords: Story = {
  globals: { language: 'es' },
  parameters: {
    // The same cards several times.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <>
      {[320, 620, 1000, 1040, 1080, 1120, 1180].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <HomeIndicators {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getAllByText(/^(?:Disponibles|Cargando|En mantenimiento|No disponibles)$/)
    await expect(words).toHaveLength(28)
    const texts = words.flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
    await expect(texts.flatMap(brokenWords)).toEqual([])
  },
}
