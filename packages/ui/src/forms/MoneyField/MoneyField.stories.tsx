import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

const onChange = fn<MoneyFieldProps['onChange']>()

const Example = stateful(MoneyField, { value: 'onChange' })

const meta = {
  title: 'Forms/MoneyField',
  component: MoneyField,
  render: Example,
  args: { label: 'Preço da energia', value: undefined, per: '/kWh', onChange },
} satisfies Meta<typeof MoneyField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { value: 2.3 } }

export const States: Story = {
  parameters: { visual: { width: 512, height: 483 } },
  render: (args) => (
    <StateSheet rows={['plain', 'hint', 'error', 'disabled']} columns={['empty', 'filled']}>
      {(row, column) => (
        <Example
          {...args}
          value={column === 'filled' ? 2.3 : undefined}
          hint={row === 'hint' ? 'Sem a taxa de operação' : undefined}
          error={row === 'error' ? 'O valor é um campo obrigatório' : undefined}
          disabledReason={row === 'disabled' ? 'O pagamento está desligado' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text, number }) => (
        <Example {...args} label={text || name} value={number ?? undefined} per={text ?? ''} />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  tags: ['RFD-011', 'DPR-036'],
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Preço da energia' })
    await expect(input).toHaveAccessibleDescription('R$ /kWh')
    await step('typed with its comma or without, it is the same amount', async () => {
      await userEvent.tab()
      await userEvent.keyboard('1234')
      await expect(input).toHaveValue('12,34')
      await expect(onChange).toHaveBeenLastCalledWith(12.34, '12,34')
      await userEvent.clear(input)
      await expect(onChange).toHaveBeenLastCalledWith(undefined, '')
      await userEvent.keyboard('1234,56')
      await expect(input).toHaveValue('1.234,56')
    })
    await step('the caret stays behind the digit that was typed in the middle', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}99')
      await expect(input).toHaveValue('123.499,56')
    })
    await step('Backspace takes digits until the field is empty', async () => {
      await userEvent.keyboard('{End}{Backspace>12/}')
      await expect(input).toHaveValue('')
      await expect(onChange).toHaveBeenLastCalledWith(undefined, '')
    })
  },
}

export const Limit: Story = {
  args: { limit: 5, value: 0.85371 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('0,85371')
    await expect(input).toBeValid()
    await userEvent.clear(input)
    await userEvent.type(input, '99999')
    await expect(input).toHaveValue('99,99')
    await expect(canvas.getByText('Limite de 5 caracteres atingido')).toBeVisible()
  },
}

/** It replaces the whole amount; a negative is refused. */
export const Pasted: Story = {
  tags: ['VCH-069'],
  args: { value: 5 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('R$ 1.007,4')
    await expect(input).toHaveValue('1.007,40')
    await expect(onChange).toHaveBeenLastCalledWith(1007.4, '1.007,40')
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text', '1.234,5')
    // Testing Library makes a transfer of its own, without the text.
    input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(input).toHaveValue('1.234,50'))
    await userEvent.paste('R$ 1.007,4')
    await userEvent.paste('-3,00')
    await expect(input).toHaveValue('1.007,40')
    await expect(canvas.getByText('O valor não pode ser negativo')).toBeVisible()
  },
}

export const AnotherCoin: Story = {
  args: { currency: 'JPY', value: 1500, per: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('1.500')
    await expect(input).toHaveAccessibleDescription('JPY')
  },
}
