import { connectorTypesFixture } from '@corrente/domain/fixtures'
import type { ConnectorValues } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { type AtWorkProps, useStationAtWork } from '../testing/atWork.tsx'
import { TechnicalTab } from './TechnicalTab.tsx'

const TYPES = connectorTypesFixture()

interface TechnicalProps extends AtWorkProps {
  /** The types could not be loaded. */
  onRetryTypes?: () => void
}

function TechnicalAtWork({ onRetryTypes, ...props }: TechnicalProps) {
  return (
    <TechnicalTab
      {...useStationAtWork(props)}
      types={onRetryTypes ? [] : TYPES}
      onRetryTypes={onRetryTypes}
    />
  )
}

const one = (id: number, powerMax: number | undefined): ConnectorValues => ({
  id,
  type: 'Type 2',
  typePk: TYPES.find(({ name }) => name === 'Type 2')?.pk,
  powerMax,
  isCustomPower: false,
  powerMaxCustom: undefined,
  pricePerKwh: undefined,
  pricePerMinute: undefined,
  override: null,
})
const THREE = { connectors: [one(1, 22), one(2, 7.4), one(3, 150)] }

const meta = {
  title: 'Widgets/StationForm/TechnicalTab',
  component: TechnicalAtWork,
  subcomponents: { TechnicalTab },
  args: { onValues: fn(), changes: { ...THREE, system: '', phase: '', voltage: undefined } },
} satisfies Meta<typeof TechnicalAtWork>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const optionsOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map(({ textContent }) => textContent)

/** Another system clears phase, voltage and the powers that it does not offer, and names them. */
export const ClearedByAnotherSystem: Story = {
  tags: ['STF-040', 'CON-019'],
  args: { changes: { ...THREE, system: 'THREE_PHASE', phase: 'ABC', voltage: 380 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^Sistema elétrico/), 'Monofásico')
    await expect(
      await canvas.findByText(
        'As potências dos conectores 1, 3 não existem nesta instalação e ficaram vazias.',
      ),
    ).toBeVisible()
    await expect(args.onValues).toHaveBeenLastCalledWith(
      expect.objectContaining({ system: 'SINGLE_PHASE', phase: '', voltage: undefined }),
    )
  },
}

export const OffersOfASystem: Story = {
  tags: ['STF-041', 'STF-042', 'STF-043', 'STF-044', 'STF-045', 'STF-046', 'STF-047', 'AST-037'],
  args: { changes: { ...THREE, system: 'SINGLE_PHASE', phase: '', voltage: undefined } },
  play: async ({ canvas, userEvent, args }) => {
    const phase = canvas.getByLabelText(/^Sequência de fases/)
    const voltage = canvas.getByLabelText(/^Tensão/)
    const choices = (select: HTMLElement) => optionsOf(select).filter((option) => option !== 'Escolher')
    await expect(choices(canvas.getByLabelText(/^Sistema elétrico/))).toEqual([
      'Monofásico',
      'Bifásico',
      'Trifásico',
    ])
    await expect(choices(phase)).toEqual(['A', 'B', 'C'])
    await expect(choices(voltage)).toEqual(['220 V'])
    await userEvent.selectOptions(canvas.getByLabelText(/^Sistema elétrico/), 'Trifásico')
    await expect(choices(phase)).toEqual(['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'])
    await expect(choices(voltage)).toEqual(['127/220 V', '220/380 V'])
    await userEvent.selectOptions(voltage, '220/380 V')
    await expect(args.onValues).toHaveBeenLastCalledWith(expect.objectContaining({ voltage: 380 }))
    await userEvent.selectOptions(canvas.getByLabelText(/^Sistema elétrico/), 'Bifásico')
    await expect(choices(phase)).toEqual(['AB', 'BA'])
    await expect(choices(voltage)).toEqual(['127/220 V'])
    await userEvent.selectOptions(voltage, '127/220 V')
    await expect(args.onValues).toHaveBeenLastCalledWith(expect.objectContaining({ voltage: 220 }))
    const unit = canvas.getByLabelText(/^Unidade da taxa de recarga/)
    await expect(choices(unit)).toEqual(['Ampères (A)', 'Watts (W)'])
  },
}

/** Without a system there is nothing to choose from, and the fields say so. */
export const WithoutSystem: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Tensão/)).toHaveAccessibleDescription(
      /Escolha antes o sistema elétrico/,
    )
  },
}

export const WithoutInstallation: Story = {
  tags: ['STF-039'],
  args: { permissions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^Sistema elétrico/)).toBeNull()
    await expect(canvas.getAllByLabelText(/^Tipo do conector/)).toHaveLength(3)
  },
}

/** Types that could not be loaded are asked for again; the loaded ones stay as they were. */
export const Keyboard: Story = {
  tags: ['CON-004'],
  args: { onRetryTypes: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Carregar tipos' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetryTypes).toHaveBeenCalledOnce()
    for (const type of canvas.getAllByLabelText(/^Tipo do conector/))
      await expect(type).toHaveDisplayValue('Type 2')
  },
}

/** After a try to save: what is missing is marked, and a system that nobody knows stays as it was saved. */
export const Tried: Story = {
  args: {
    isTried: true,
    changes: {
      connectors: [{ ...one(1, undefined), typePk: undefined, type: undefined }],
      system: 'FOUR_PHASE',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('FOUR_PHASE')).toBeVisible()
    await expect(
      canvas.getAllByRole('combobox').filter((field) => field.ariaInvalid === 'true'),
    ).toHaveLength(1)
  },
}
