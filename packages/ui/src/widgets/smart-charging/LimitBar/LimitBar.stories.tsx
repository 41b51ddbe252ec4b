import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { axisOf, LimitBar } from './LimitBar.tsx'

const meta = {
  title: 'Widgets/SmartCharging/LimitBar',
  component: LimitBar,
  parameters: { visual: { width: 320, height: 180 } },
  args: { share: 1.08, state: 'over', role: 'meter', 'aria-label': 'Fase B', 'aria-valuenow': 63 },
} satisfies Meta<typeof LimitBar>
export default meta
type Story = StoryObj<typeof meta>

/** What is over the limit goes on behind its mark. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [bar, beyond] = canvas.getByRole('meter').children
    if (!bar || !beyond) throw new Error('no bar')
    await expect(beyond.getBoundingClientRect().left).toBeCloseTo(bar.getBoundingClientRect().right, 0)
    await expect(beyond.getBoundingClientRect().width).toBeGreaterThan(10)
    await expect(getComputedStyle(beyond).backgroundColor).not.toBe(getComputedStyle(bar).backgroundColor)
  },
}

const SHARES = [
  [0.1, 'fine'],
  [0.94, 'near'],
  [1, 'over'],
  [2.4, 'over'],
] as const

/** On one scale, the limit at one place. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {SHARES.map(([share, state]) => (
        <LimitBar key={share} share={share} state={state} axis={axisOf(SHARES.map(([each]) => each))} />
      ))}
      <LimitBar share={0.9} state="near" isOld />
    </div>
  ),
}

/** Nothing drawn, and much more than was meant. */
export const Contents: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <LimitBar share={0} state="fine" />
      <LimitBar share={9876} state="over" />
    </div>
  ),
}
