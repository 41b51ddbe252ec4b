import { curveOf } from '@corrente/domain/charging-profiles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { BUSY, EVENING, NIGHT, row } from '../storyProfiles.ts'
import { CurveSketch } from './CurveSketch.tsx'

const meta = {
  title: 'Widgets/ChargingProfiles/CurveSketch',
  component: CurveSketch,
  args: { curve: NIGHT },
} satisfies Meta<typeof CurveSketch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['CHP-009'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Limite ao longo do dia: 00:00 a 18:00, 32 A; 18:00 a 21:00, 16 A; 21:00 a 24:00, 32 A',
      }),
    ).toBeVisible()
  },
}

/** Several are drawn to one scale. */
export const States: Story = {
  render: () => (
    <StateSheet rows={['evening', 'busy'] as const} columns={['own', 'shared'] as const}>
      {(plan, scale) => (
        <div style={{ inlineSize: 200 }}>
          <CurveSketch
            curve={curveOf(plan === 'busy' ? BUSY : EVENING)}
            {...(scale === 'shared' && { top: 72 })}
          />
        </div>
      )}
    </StateSheet>
  ),
}

/** No limit at all, 0 A all day, no default, and a very high one. */
export const Contents: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, inlineSize: 200 }}>
      <CurveSketch curve={{ defaultLimit: undefined, intervals: [] }} />
      <CurveSketch curve={{ defaultLimit: 0, intervals: [] }} />
      <CurveSketch curve={curveOf({ limit: undefined, rows: EVENING.rows })} />
      <CurveSketch curve={curveOf({ limit: 32, rows: [row(1, '01:00', '02:00', 99_999)] })} />
    </div>
  ),
}
