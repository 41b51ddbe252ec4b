import { stationRowFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { LoadState } from '../../../foundations/index.ts'
import { loaded, notLoaded, StateSheet } from '../../../testing/index.ts'
import { StationPage } from './StationPage.tsx'

const station = stationRowFixture({ name: 'Shopping Ipê 03' })

const STATES = [
  'loading',
  'failed',
  'unreadable',
  'unreachable',
  'notFound',
  'notPermitted',
] as const satisfies readonly LoadState[]

const meta = {
  title: 'Widgets/Stations/StationPage',
  component: StationPage,
  args: {
    station,
    reading: loaded(undefined),
    backHref: '/stations?q=ip%C3%AA',
    children: 'Cartão da estação',
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof StationPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shopping Ipê 03' })).toBeVisible()
    await expect(canvas.getByText('Cartão da estação')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver todas as estações' })).toHaveAttribute(
      'href',
      '/stations?q=ip%C3%AA',
    )
  },
}

export const RefusedCards: Story = {
  args: { refused: { href: '/ocpptags/unknown?station=IPE-0001', count: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cartões recusados aqui (3)' })).toHaveAttribute(
      'href',
      '/ocpptags/unknown?station=IPE-0001',
    )
  },
}

/** Why a reading failed, where nothing is known of the station, and where the live connection knows it. */
export const States: Story = {
  parameters: {
    visual: { width: 900, height: 1180 },
    // One page in many states on one sheet: each has its heading.
    a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={STATES} columns={['unknown', 'known'] as const}>
      {(state, known) => (
        <div style={{ inlineSize: 360 }}>
          <StationPage
            {...args}
            station={known === 'known' ? station : undefined}
            reading={notLoaded(state)}
          />
        </div>
      )}
    </StateSheet>
  ),
  play: async ({ canvas }) => {
    // A station that is gone is gone, whatever the live connection still knows.
    await expect(canvas.getAllByText('Nenhuma estação encontrada com este id.')).toHaveLength(2)
    await expect(canvas.getAllByText('A estação não pôde ser lida.')).toHaveLength(3)
    await expect(canvas.getAllByText('Cartão da estação')).toHaveLength(5)
  },
}
