import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SCENARIOS, STAGE_NOW } from '../../../testing/index.ts'
import { NIGHT, storyProfiles } from '../storyProfiles.ts'
import { ProfilePanel } from './ProfilePanel.tsx'

const [profile] = storyProfiles({})
if (!profile) throw new Error('no profile')

const meta = {
  title: 'Widgets/ChargingProfiles/ProfilePanel',
  component: ProfilePanel,
  parameters: { visual: { width: 1000, height: 360 } },
  args: {
    profile,
    curve: NIGHT,
    sends: [
      {
        taskId: 12,
        at: STAGE_NOW,
        stations: [
          { name: 'Ipê Centro 01', href: '/stations?station=1', answer: 'Accepted' },
          { name: 'Ipê Sul 03', href: undefined, answer: undefined },
        ],
      },
    ],
  },
} satisfies Meta<typeof ProfilePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['CHP-010'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RECURRING')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ipê Centro 01' })).toBeVisible()
    await expect(canvas.getByText(/Accepted/)).toBeVisible()
    await expect(canvas.getByText(/resposta não está mais na lista de tarefas/)).toBeVisible()
  },
}

/** The day is being read, and could not be. */
export const Reading: Story = { args: { curve: undefined, sends: [] } }
export const Failed: Story = { args: { curve: null, sends: [] } }

export const Contents: Story = {
  args: {
    sends: [
      {
        taskId: 999_999,
        at: STAGE_NOW,
        stations: [{ name: SCENARIOS[2].text, href: '/stations', answer: SCENARIOS[1].text }],
      },
    ],
  },
}
