import { VOUCHER_KINDS } from '@corrente/domain/vouchers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { phone, SCENARIOS } from '../../../testing/index.ts'
import { filledValues as filled, storyForm } from '../storyVoucher.ts'
import { Editing, formArgs } from '../testing/editing.tsx'
import { VoucherForm } from './VoucherForm.tsx'

const meta = {
  title: 'Widgets/Vouchers/VoucherForm',
  component: VoucherForm,
  args: formArgs,
  argTypes: { notice: { control: false }, ref: { control: false } },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof VoucherForm>
export default meta
type Story = StoryObj<typeof meta>

const save = /^(Criar|Salvar) voucher$/

export const Default: Story = {
  tags: ['screen'],
  args: { values: filled },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Como o motorista vê' })).toHaveTextContent('R$ 10,00')
    await expect(canvas.getAllByText('50 pessoas × R$ 10,00 = até R$ 500,00')[0]).toBeVisible()
  },
}

/** Nothing is red until the first try. */
export const New: Story = {
  tags: ['VCH-051', 'VCH-054', 'VCH-055', 'VCH-056', 'VCH-061', 'VCH-067'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('O código é um campo obrigatório')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: save }))
    for (const words of [
      'O código é um campo obrigatório',
      'O nome é um campo obrigatório',
      'A descrição é um campo obrigatório',
      'O tipo é um campo obrigatório',
      'O valor é um campo obrigatório',
      'A quantidade é um campo obrigatório',
      'A data de validade é um campo obrigatório',
    ])
      await expect(canvas.getByText(words)).toBeVisible()
    await expect(canvas.getByText('7 campos precisam de correção')).toBeVisible()
  },
}

/** One story for each way of giving: what is loaded stands as it is, with its sentence. */
const kindStory = (index: number, part: Readonly<Record<string, unknown>>): Story => {
  const base = storyForm({ kind: VOUCHER_KINDS[index], ...part })
  return { args: { base, values: base.values } }
}
export const Percent: Story = {
  ...kindStory(0, {}),
  tags: ['VCH-066'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('50 pessoas × 2 recargas = até 100 recargas com 10%')[0]).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Total de usos'))
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect(canvas.getByText('O total de usos é um campo obrigatório')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Na data de validade/ }))
    await expect(canvas.queryByLabelText('Total de usos')).toBeNull()
  },
}
export const Energy: Story = {
  ...kindStory(2, { kind_value: 12.5 }),
  tags: ['VCH-066'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup', { name: /Fim para cada pessoa/ })).toBeNull()
    await expect(canvas.getAllByText('50 pessoas × 12,5 kWh = até 625 kWh')[0]).toBeVisible()
  },
}

export const MoneyIsTyped: Story = {
  tags: ['VCH-058', 'VCH-069', 'VCH-070'],
  args: { values: { ...filled, kindValue: undefined } },
  play: async ({ canvas }) => {
    const value = canvas.getByLabelText('Valor')
    await userEvent.type(value, '1000')
    await expect(value).toHaveValue('10,00')
    await expect(canvas.getByRole('group', { name: 'Como o motorista vê' })).toHaveTextContent(
      'R$ 10,00 em recargas',
    )
    await userEvent.type(value, '-')
    await expect(value).toHaveValue('10,00')
    await userEvent.type(value, '01')
    await userEvent.type(value, '1')
    await expect(value).toHaveValue('10.000,11')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect(
      canvas.getByText(/^O valor do voucher não pode ser superior a R\$\s1\.000,00$/),
    ).toBeVisible()
  },
}

export const KindClears: Story = {
  tags: ['VCH-043', 'VCH-044', 'VCH-059', 'VCH-060'],
  args: { values: { ...filled, kind: 'PERCENT_RECHARGE', expireType: 'USES_PER_USER', usesPerUser: 3 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Energia/ }))
    const value = canvas.getByLabelText('Valor')
    await expect(value).toHaveValue('')
    await userEvent.type(value, '5001')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect(canvas.getByText('O valor do voucher não pode ser superior a 5000 kWh')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Percentual/ }))
    await expect(canvas.getByRole('radio', { name: /^Na data de validade/ })).toBeChecked()
    await userEvent.type(canvas.getByLabelText('Valor'), '100,5')
    await expect(canvas.getByText('O valor do voucher não pode ser superior a 100%')).toBeVisible()
  },
}

/** Long and odd texts, a kind that nobody knows, a value beyond its limit: all kept. */
const odd = storyForm({
  code: SCENARIOS[2].text,
  title: SCENARIOS[1].text,
  description: SCENARIOS[6].text,
  kind: 'FREE_PARKING',
  kind_value: 123456.789,
  units: 4000,
})
export const Contents: Story = { args: { base: odd, values: odd.values } }

export const OnAPhone: Story = {
  ...phone,
  tags: ['screen'],
  parameters: { ...phone.parameters, visual: { ownGlobals: true } },
  args: { values: filled },
}
