import { checkTariff, NO_TARIFF, type TariffForm, tariffForm, withPart } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { TariffFields, type TariffFieldsProps } from './TariffFields.tsx'

const PRICED = tariffForm({ ...NO_TARIFF, kwh: 2.3, fee: 0.05, tax: 0.1575 })

function Example(props: TariffFieldsProps) {
  const [value, setValue] = useState<TariffForm>(props.value)
  return <TariffFields {...props} value={value} onChange={setValue} problems={checkTariff(value, true)} />
}

const meta = {
  title: 'Widgets/Pricing/TariffFields',
  component: TariffFields,
  render: (args) => <Example {...args} />,
  parameters: { visual: { width: 512, height: 480 } },
  args: { value: PRICED, onChange: fn(), problems: undefined },
} satisfies Meta<typeof TariffFields>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['DPR-019', 'DPR-021', 'DPR-029'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Preço por tempo' }))
    await expect(canvas.getByRole('switch', { name: 'Preço por kWh' })).not.toBeChecked()
    await expect(canvas.getByText('O valor é um campo obrigatório')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Preço por tempo' }))
    await expect(canvas.getByText('Preencha o preço por kWh ou o preço por tempo')).toBeVisible()
  },
}

/** Both prices as loaded are marked; a share of more decimals is whole. */
export const Contents: Story = {
  tags: ['DPR-020', 'DPR-035', 'DPR-047'],
  args: { value: tariffForm({ ...NO_TARIFF, kwh: 0.8537, minute: 0.4, tax: 0.1575 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Esta tarifa veio com preço por kWh e por tempo/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Preço por kWh' })).toHaveValue('0,8537')
    await expect(canvas.getByText(/não um sobre o outro/)).toBeVisible()
  },
}

export const States: Story = { args: { value: withPart(PRICED, 'start', true) } }

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('switch', { name: 'Preço de partida' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('1234')
    await expect(canvas.getByRole('textbox', { name: 'Preço de partida' })).toHaveValue('12,34')
  },
}
