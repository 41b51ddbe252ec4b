import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { STAGE_NOW, StateSheet } from '../../../testing/index.ts'
import { StationProfiles } from './StationProfiles.tsx'

const power = (kw: number) => ({ kind: 'power', kw, at: STAGE_NOW - 60_000 }) as const

const meta = {
  title: 'Widgets/ChargingProfiles/StationProfiles',
  component: StationProfiles,
  parameters: { visual: { width: 700, height: 340 } },
  args: {
    station: 'Ipê Centro 01',
    sends: [
      { taskId: 12, at: STAGE_NOW, name: 'Noturno', href: '/charging_profile/edit/1', answer: 'Accepted' },
      { taskId: 9, at: STAGE_NOW - 90_000_000, name: 'Ponta', href: undefined, answer: undefined },
    ],
    limit: { name: 'Noturno', amperes: 16 },
    recharges: [
      { id: 55021, connectorId: 2, power: power(7.2), href: '/transactions?recharge=55021' },
      { id: 55022, connectorId: 1, power: undefined, href: undefined },
    ],
    maxPeriods: 24,
    maxLevel: 8,
    onRead: fn(),
    isReading: false,
    clearHref: '/operations/clear_charging_profile?station=IPE-0001',
  },
  argTypes: { notice: { control: false } },
} satisfies Meta<typeof StationProfiles>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/O que vale nela agora nenhuma chamada diz/)).toBeVisible()
    await expect(canvas.getByText(/Recarga 55021, conector 2: 7,2 kW/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Recarga 55021/ })).toHaveAttribute(
      'href',
      '/transactions?recharge=55021',
    )
    await expect(canvas.getByText('Recarga 55022: sem medida de potência.')).toBeVisible()
    await expect(
      canvas.getByText(/limita a 16 A neste horário: até 3,5 kW em uma fase, ou 10,6 kW em três/),
    ).toHaveTextContent('mede mais que isso em uma fase')
    await expect(canvas.getByText(/A tensão desta estação não é conhecida/)).toBeVisible()
  },
}

/** Job 4: the limit in kilowatts by the volts of the station; a narrow one has no three phases. */
export const OwnVolts: Story = {
  args: { supply: { system: 'TWO_PHASE', voltage: 127 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/limita a 16 A neste horário: até 2,0 kW \(estimativa a 127 V\)/),
    ).toHaveTextContent('A recarga mede mais que isso: o perfil pode não valer.')
    await expect(canvas.queryByText(/tensão desta estação não é conhecida/)).toBeNull()
  },
}

export const States: Story = {
  parameters: { visual: { width: 700, height: 760 } },
  render: (args) => (
    <StateSheet rows={['nothing', 'asking', 'below'] as const} columns={['station'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 520 }}>
          <StationProfiles
            {...args}
            station={kind}
            {...(kind === 'nothing' && {
              sends: [],
              limit: undefined,
              recharges: [],
              maxPeriods: undefined,
              maxLevel: undefined,
              onRead: undefined,
              clearHref: undefined,
            })}
            isReading={kind === 'asking'}
            recharges={kind === 'below' ? [{ id: 1, connectorId: 1, power: power(3), href: undefined }] : []}
          />
        </div>
      )}
    </StateSheet>
  ),
}
