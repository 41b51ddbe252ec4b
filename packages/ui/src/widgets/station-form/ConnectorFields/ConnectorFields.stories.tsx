import { connectorTypesFixture, stationFormFixture } from '@corrente/domain/fixtures'
import { CONNECTOR_TYPES, type ConnectorValues, type StationValues } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { longestWords, StateSheet } from '../../../testing/index.ts'
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
  name: 'CON-001 CON-009 CON-010 a connector has type, power, prices and a manual status, of which Automatic is none',
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

export const States: Story = {
  name: 'CON-002 CON-003 each of the eight types has an icon of its own',
  // The types differ by their icons alone, which have a sheet of their own.
  tags: ['no-visual'],
  parameters: { visual: { reason: 'eight forms that differ by an icon; Overrides is the picture' } },
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('legend svg')].map(({ innerHTML }) => innerHTML)
    await expect(icons).toHaveLength(CONNECTOR_TYPES.length)
    await expect(new Set(icons).size).toBe(CONNECTOR_TYPES.length)
  },
  render: (args) => (
    <StateSheet rows={CONNECTOR_TYPES} columns={['connector'] as const}>
      {(type) => (
        <div style={{ inlineSize: 300 }}>
          <ConnectorAtWork
            {...args}
            connector={{ ...connector, type, typePk: TYPES.find(({ name }) => name === type)?.pk }}
          />
        </div>
      )}
    </StateSheet>
  ),
}

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

export const WithoutSystem: Story = {
  name: 'CON-012 CON-016 without a system every listed power is on offer, in kW; a stored one in W reads in kW',
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
  name: 'CON-014 three phases at 220 V offer 11 kW alone',
  args: { system: 'THREE_PHASE', voltage: 220, connector: { ...connector, powerMax: undefined } },
  play: async ({ canvas }) => {
    const power = canvas.getByLabelText(/^Potência máxima/)
    await expect(optionsOf(power)).toEqual(['Escolher', '11 kW', 'Outra potência…'])
  },
}

export const ThreePhasesAt380: Story = {
  name: 'CON-014 three phases at 380 V offer 11 kW and above',
  args: { system: 'THREE_PHASE', voltage: 380, connector: { ...connector, powerMax: 11 } },
  play: async ({ canvas }) => {
    const power = optionsOf(canvas.getByLabelText(/^Potência máxima/))
    await expect(power.slice(0, 2)).toEqual(['11 kW', '22 kW'])
    await expect(power).toHaveLength(16)
  },
}

export const OnePhase: Story = {
  name: 'CON-013 one phase offers up to 7,4 kW, and what is stored stays as one more',
  args: { system: 'SINGLE_PHASE', voltage: 220, connector: { ...connector, powerMax: 22 } },
  play: async ({ canvas, userEvent }) => {
    const power = canvas.getByLabelText(/^Potência máxima/)
    await expect(optionsOf(power)).toEqual(['3,5 kW', '7,4 kW', '22 kW (atual)', 'Outra potência…'])
    await userEvent.selectOptions(power, '7,4 kW')
    await expect(optionsOf(power)).toEqual(['3,5 kW', '7,4 kW', 'Outra potência…'])
  },
}

export const TypedPower: Story = {
  name: 'CON-015 CON-017 another power is typed in kW where it may be, and left again',
  play: async ({ canvas, userEvent }) => {
    const power = canvas.getByLabelText(/^Potência máxima/)
    await userEvent.selectOptions(power, 'Outra potência…')
    await userEvent.type(canvas.getByLabelText(/^Potência digitada/), '43,5')
    await expect(canvas.getByLabelText(/^Potência digitada/)).toHaveValue('43,5')
    await userEvent.selectOptions(power, '11 kW')
    await expect(canvas.queryByLabelText(/^Potência digitada/)).toBeNull()
  },
}

export const ListedPowersOnly: Story = {
  name: 'CON-017 without the permission only the listed powers are there',
  args: {
    states: {
      typePk: OPEN,
      powerMax: OPEN,
      powerMaxCustom: { isVisible: false },
      pricePerKwh: { isVisible: true, whyNot: 'pricedPerStation' },
      pricePerMinute: { isVisible: false },
      override: OPEN,
    },
  },
  play: async ({ canvas }) => {
    await expect(optionsOf(canvas.getByLabelText(/^Potência máxima/))).not.toContain('Outra potência…')
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

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Tipo do conector/)).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Potência máxima/)).toHaveFocus()
    await userEvent.tab()
    const price = canvas.getByLabelText(/^Preço por kWh/)
    await expect(price).toHaveFocus()
    await userEvent.clear(price)
    await userEvent.keyboard('2,10')
    await expect(price).toHaveDisplayValue(/2,10/)
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Status manual/)).toHaveFocus()
  },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 560 } },
  args: { connector: { ...connector, id: 1_234, powerMax: 123_456, pricePerKwh: 1234.5678 } },
}
