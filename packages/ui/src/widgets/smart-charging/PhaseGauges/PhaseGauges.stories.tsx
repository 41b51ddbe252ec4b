import { meterLoad } from '@corrente/domain/smart-charging'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { STAGE_NOW, StateSheet } from '../../../testing/index.ts'
import { READINGS } from '../storyMeters.ts'
import { PhaseGauges } from './PhaseGauges.tsx'

const phasesOf = (kind: keyof typeof READINGS, limit: number | undefined = 125) =>
  meterLoad(READINGS[kind], limit, STAGE_NOW).phases

const meta = {
  title: 'Widgets/SmartCharging/PhaseGauges',
  component: PhaseGauges,
  args: { phases: phasesOf('near'), limit: 125 },
} satisfies Meta<typeof PhaseGauges>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['SMC-008'],
  play: async ({ canvas }) => {
    const phase = canvas.getByRole('meter', { name: 'Fase B' })
    await expect(phase).toHaveAttribute('aria-valuetext', '117,96 A de 125 A, Perto do limite')
    await expect(canvas.getByText('96,4 A')).toBeVisible()
    await expect(canvas.getAllByRole('meter')).toHaveLength(3)
  },
}

export const States: Story = {
  render: () => (
    <StateSheet
      rows={['over', 'near', 'fine', 'onePhase', 'old'] as const}
      columns={['limit', 'noLimit'] as const}
    >
      {(kind, column) => (
        <div style={{ inlineSize: 300 }}>
          <PhaseGauges
            phases={phasesOf(kind, column === 'limit' ? 125 : undefined)}
            limit={column === 'limit' ? 125 : undefined}
            isOld={kind === 'old'}
          />
        </div>
      )}
    </StateSheet>
  ),
}

/** Nothing was told, and much more than was meant. */
export const Contents: Story = {
  render: () => (
    <div style={{ inlineSize: 300, display: 'grid', gap: 24 }}>
      <PhaseGauges phases={phasesOf('nothing')} limit={125} />
      <PhaseGauges
        phases={[{ phase: 'A', amps: 1_234_567.891, share: 9876, state: 'over' }]}
        limit={125.125}
      />
    </div>
  ),
}
