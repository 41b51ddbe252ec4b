import { GROUP_PRICING_FORM, type PricingValues } from '@corrente/domain/virtual-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded, notLoaded, SCENARIOS } from '../../../testing/index.ts'
import { PricingForm, type PricingFormProps } from './PricingForm.tsx'

const PROFILES = [
  { uuid: 'a', name: 'Horário de ponta' },
  { uuid: 'b', name: 'Noturno 2026' },
]
const PRICED: PricingValues = { isPriced: true, mode: 'station', first: 'b', second: 'b', third: 'b' }

function Editing({ onChange, ...props }: PricingFormProps) {
  const [values, set] = useState(props.values)
  return (
    <PricingForm
      {...props}
      values={values}
      onChange={(change) => {
        set(change)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Virtual groups/PricingForm',
  component: PricingForm,
  parameters: { visual: { width: 640, height: 460 } },
  args: {
    values: PRICED,
    onChange: fn(),
    errors: GROUP_PRICING_FORM.fine,
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/virtual-groups/view/3',
    profiles: loaded(PROFILES),
    beyond: [],
  },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof PricingForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'VGR-036 VGR-037 VGR-039 by station one choice; by connector three, and switching clears them',
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('combobox', { name: 'Perfil' })).toHaveValue('b')
    await step('by connector', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Por conector' }))
      for (const name of ['Conector 1', 'Conector 2', 'Conector 3'])
        await expect(canvas.getByRole('combobox', { name })).toHaveDisplayValue('Selecione um perfil')
    })
    await step('back by station', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Conector 2' }), 'Horário de ponta')
      await userEvent.click(canvas.getByRole('radio', { name: 'Para a estação' }))
      await expect(canvas.getByRole('combobox', { name: 'Perfil' })).toHaveDisplayValue('Selecione um perfil')
    })
  },
}

export const Keyboard: Story = {
  name: 'VGR-041 turned on again it starts with the station',
  args: { values: { ...PRICED, mode: 'connectors', second: 'a' } },
  play: async ({ canvas }) => {
    const isOn = canvas.getByRole('switch', { name: 'Perfil de Precificação habilitado' })
    isOn.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Para a estação' })).toBeChecked()
  },
}

export const Removed: Story = {
  name: 'VGR-062 VGR-085 a removed profile is shown as such; past the third connector it says what holds',
  args: {
    values: { ...PRICED, first: 'gone-123456', second: 'gone-123456', third: 'gone-123456' },
    errors: { first: { key: 'virtualGroup.profileRemoved' } },
    beyond: ['Posto da serra'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Perfil' })).toHaveDisplayValue(
      'Perfil removido (123456)',
    )
    await expect(
      canvas.getByText(/^O perfil vale para os conectores 1 a 3\..* Nesta configuração: Posto da serra/),
    ).toBeVisible()
  },
}

export const Missing: Story = {
  name: 'VGR-048 VGR-049 what is not chosen is asked for',
  args: {
    values: { isPriced: true, mode: 'connectors', first: 'a', second: '', third: '' },
    errors: {
      second: { key: 'virtualGroup.profileMissing' },
      third: { key: 'virtualGroup.profileMissing' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Selecione um perfil de precificação')).toHaveLength(2)
  },
}

/** The list of profiles did not come; endless names. */
export const Contents: Story = {
  args: {
    profiles: { ...notLoaded('failed'), data: undefined },
    beyond: SCENARIOS.map(({ text }) => text ?? ''),
  },
  parameters: { visual: { width: 480, height: 620 } },
}
