import type { PickerUser } from '@corrente/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { loaded, phone, StateSheet } from '../../../testing/index.ts'
import { failed, waiting } from '../../home/testing/homeFixtures.ts'
import type { UserSource } from '../../pickers/index.ts'
import { STORY_TODAY, storyUsage } from '../storyUsage.ts'
import { UsageCharts } from '../UsageCharts/UsageCharts.tsx'
import { UsageView } from './UsageView.tsx'

const user = (pk: number, name: string): PickerUser => ({
  pk,
  name,
  email: undefined,
  docType: undefined,
  docNumber: undefined,
  idTag: undefined,
})
const usersOf = (list: UserSource['list']): UserSource => ({ list, found: undefined, onSearch: fn() })
const onFilters = fn()

const meta = {
  title: 'Widgets/Analytics/UsageView',
  component: UsageView,
  args: {
    filters: { period: 28, userPk: undefined, stationPk: undefined },
    onFilters,
    users: usersOf(loaded({ rows: [user(1, 'Marina Exemplo'), user(2, 'Caio Modelo')], count: 2 })),
    stations: loaded([]),
    leastHref: '/stations?sort=energy',
    totals: null,
    charts: (
      <UsageCharts
        graphs={loaded(storyUsage(28))}
        period={28}
        today={STORY_TODAY}
        isOfPerson={false}
        lines={[]}
        fileNameOf={(what, extension) => `${what}.${extension}`}
      />
    ),
  },
} satisfies Meta<typeof UsageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['screen'],
  // The patterned bars differ by a few levels with a copy’s place on its sheet.
  parameters: { visual: { height: 2752, ownGlobals: true, live: true } },
}

export const Phone: Story = phone

/** A spinner stands in a field until its list is here, or could not be had; the rest waits for neither. */
export const States: Story = {
  tags: ['ANL-014'],
  parameters: {
    visual: { width: 1000, height: 700 },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  args: { charts: null },
  render: (args) => (
    <StateSheet rows={['ready', 'loading', 'failed', 'chosen'] as const} columns={['filters'] as const}>
      {(state) => (
        <div style={{ inlineSize: 860 }}>
          <UsageView
            {...args}
            {...(state === 'loading' && { users: usersOf(waiting), stations: waiting })}
            {...(state === 'failed' && { users: usersOf(failed), stations: failed })}
            {...(state === 'chosen' && { filters: { period: 7, userPk: 2, stationPk: 99 } })}
          />
        </div>
      )}
    </StateSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Carregando: /)).toHaveLength(2)
  },
}
