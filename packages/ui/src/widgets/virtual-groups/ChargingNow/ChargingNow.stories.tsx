import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChargingNow, type GroupDraw } from './ChargingNow.tsx'

const draw = (connectorId: number, changes: Partial<GroupDraw> = {}): GroupDraw => ({
  pk: 11,
  name: 'Ipê Centro 01',
  href: '/stations?station=11',
  connectorId,
  amps: undefined,
  kilowatts: 7.24,
  reduceHref: `/operations/set_charging_profile?station=IPE-0011&connector=${connectorId}`,
  stopHref: `/operations/remote_stop?station=IPE-0011&connector=${connectorId}`,
  ...changes,
})

const meta = {
  title: 'Widgets/Virtual groups/ChargingNow',
  component: ChargingNow,
  parameters: { visual: { width: 620, height: 340 } },
  args: {
    draws: [
      draw(1, { amps: 31.7 }),
      draw(2),
      draw(1, { pk: 12, name: 'Garagem Sul, subsolo 2, vaga 118, ao lado do elevador de serviço' }),
      draw(1, {
        pk: 13,
        name: 'Ipê Norte 02',
        href: undefined,
        kilowatts: undefined,
        reduceHref: undefined,
        stopHref: undefined,
      }),
    ],
  },
} satisfies Meta<typeof ChargingNow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31,7 A')).toBeVisible()
    await expect(canvas.getByText('sem medida')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Parar Ipê Centro 01, conector 2' })).toHaveAttribute(
      'href',
      '/operations/remote_stop?station=IPE-0011&connector=2',
    )
    await expect(canvas.getByRole('link', { name: 'Reduzir Ipê Centro 01, conector 2' })).toHaveAttribute(
      'href',
      '/operations/set_charging_profile?station=IPE-0011&connector=2',
    )
    // One that may be neither reduced nor stopped offers nothing.
    await expect(canvas.queryByRole('link', { name: /Ipê Norte 02/ })).toBeNull()
  },
}

export const Empty: Story = { args: { draws: [] } }
