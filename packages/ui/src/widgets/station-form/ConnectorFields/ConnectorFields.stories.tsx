import { connectorTypesFixture, stationFormFixture } from '@corrente/domain/fixtures'
import type { ConnectorValues, StationValues } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { ConnectorFields, type ConnectorFieldsProps } from './ConnectorFields.tsx'

const base = stationFormFixture()
const OPEN = { isVisible: true } as const
const TYPES = connectorTypesFixture()
const connector: ConnectorValues = {
  id: 1,
  type: 'Type 2',
  typePk: TYPES.find(({ name }) => name === 'Type 2')?.pk,
  powerMax: 22,
  isCustomPower: false,
  powerMaxCustom: undefined,
  pricePerKwh: 1.85,
  pricePerMinute: undefined,
  override: null,
}

type Shown = ConnectorFieldsProps & { onConnector?: (connector: ConnectorValues) => void }

/** Keeps the connector, as the form does. */
function ConnectorAtWork({ onConnector, ...props }: Shown) {
  const [values, setValues] = useState<StationValues>({ ...base.values, connectors: [props.connector] })
  const [shown = props.connector] = values.connectors
  return (
    <ConnectorFields
      {...props}
      connector={shown}
      onChange={(edit) =>
        setValues((now) => {
          const next = edit(now)
          for (const each of next.connectors) onConnector?.(each)
          return next
        })
      }
    />
  )
}

const meta = {
  title: 'Widgets/StationForm/ConnectorFields',
  component: ConnectorAtWork,
  subcomponents: { ConnectorFields },
  args: {
    connector,
    states: {
      typePk: OPEN,
      powerMax: OPEN,
      powerMaxCustom: OPEN,
      pricePerKwh: OPEN,
      pricePerMinute: { isVisible: false },
      override: OPEN,
    },
    errorTexts: {},
    types: TYPES,
    system: '',
    voltage: undefined,
    onChange: fn(),
  },
  render: (args) => <ConnectorAtWork {...args} />,
} satisfies Meta<Shown>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['CON-001', 'CON-009', 'CON-010'],
  args: { onConnector: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Conector 1' })).toBeVisible()
    const status = canvas.getByLabelText(/^Status manual/)
    await expect(optionsOf(status)).toEqual(['Automático', 'Em manutenção', 'Indisponível'])
    await userEvent.selectOptions(status, 'Em manutenção')
    await expect(args.onConnector).toHaveBeenLastCalledWith(
      expect.objectContaining({ override: 'MAINTENANCE' }),
    )
    await userEvent.selectOptions(status, 'Automático')
    await expect(args.onConnector).toHaveBeenLastCalledWith(expect.objectContaining({ override: null }))
  },
}

const OVERRIDES = ['automatic', 'MAINTENANCE', 'UNAVAILABLE'] as const

const optionsOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map(({ textContent }) => textContent)

export const Overrides: Story = {
  tags: ['visual'],
  render: (args) => (
    <StateSheet rows={['Type 2'] as const} columns={OVERRIDES}>
      {(_, override) => (
        <div style={{ inlineSize: 240 }}>
          <ConnectorAtWork
            {...args}
            connector={{ ...connector, override: override === 'automatic' ? null : override }}
          />
        </div>
      )}
    </StateSheet>
  ),
}

/** Without a system every listed power is on offer, in kW; a stored one in W reads in kW. */
export const WithoutSystem: Story = {
  tags: ['CON-012', 'CON-016'],
  args: { connector: { ...connector, powerMax: 43_500 } },
  play: async ({ canvas }) => {
    const listed = '3,5 7,4 11 22 30 40 43,5 50 60 70 80 90 100 110 120 150 180 240'
    const power = canvas.getByLabelText(/^Potência máxima/)
    await expect(power).toHaveDisplayValue('43,5 kW (atual)')
    await expect(optionsOf(power)).toEqual([
      ...listed.split(' ').map((each) => (each === '43,5' ? '43,5 kW (atual)' : `${each} kW`)),
      'Outra potência…',
    ])
  },
}

export const ThreePhases: Story = {
  tags: ['CON-014'],
  args: { system: 'THREE_PHASE', voltage: 220, connector: { ...connector, powerMax: undefined } },
  play: async ({ canvas }) => {
    const power = canvas.getByLabelText(/^Potência máxima/)
    await expect(optionsOf(power)).toEqual(['Escolher', '11 kW', 'Outra potência…'])
  },
}

/** One phase offers up to 7,4 kW, and what is stored stays as one more. */
export const OnePhase: Story = {
  tags: ['CON-013'],
  args: { system: 'SINGLE_PHASE', voltage: 220, connector: { ...connector, powerMax: 22 } },
  play: async ({ canvas, userEvent }) => {
    const power = canvas.getByLabelText(/^Potência máxima/)
    await expect(optionsOf(power)).toEqual(['3,5 kW', '7,4 kW', '22 kW (atual)', 'Outra potência…'])
    await userEvent.selectOptions(power, '7,4 kW')
    await expect(optionsOf(power)).toEqual(['3,5 kW', '7,4 kW', 'Outra potência…'])
  },
}

export const TypedPower: Story = {
  tags: ['CON-015', 'CON-017'],
  play: async ({ canvas, userEvent }) => {
    const power = canvas.getByLabelText(/^Potência máxima/)
    await userEvent.selectOptions(power, 'Outra potência…')
    await userEvent.type(canvas.getByLabelText(/^Potência digitada/), '43,5')
    await expect(canvas.getByLabelText(/^Potência digitada/)).toHaveValue('43,5')
    await userEvent.selectOptions(power, '11 kW')
    await expect(canvas.queryByLabelText(/^Potência digitada/)).toBeNull()
  },
}

export const PricedPerStation: Story = {
  args: {
    states: { ...meta.args.states, pricePerKwh: { isVisible: true, whyNot: 'pricedPerStation' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Preço por kWh/)).toHaveAccessibleDescription(
      /O preço é definido na estação/,
    )
  },
}

/** A type that nobody knows is shown as it came, and asked for: it cannot be sent. */
export const UnknownType: Story = {
  args: {
    connector: { ...connector, type: 'NACS', typePk: undefined },
    errorTexts: { typePk: 'O campo Tipo do conector não pode ser nulo.' },
  },
  play: async ({ canvas }) => {
    const type = canvas.getByLabelText(/^Tipo do conector/)
    await expect(type).toHaveDisplayValue('NACS')
    await expect(type).toHaveAccessibleDescription(/não pode ser nulo/)
  },
}
