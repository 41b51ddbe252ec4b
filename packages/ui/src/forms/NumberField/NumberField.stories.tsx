import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const onChange = fn<NumberFieldProps['onChange']>()

const Example = stateful(NumberField, { value: 'onChange' })

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  render: Example,
  args: { label: 'Potência máxima', value: 7.4, decimals: 2, unit: 'kW', min: 0, max: 350, onChange },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

const paste = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(text)
}

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 512, height: 483 } },
  render: (args) => (
    <StateSheet rows={['plain', 'hint', 'error', 'disabled']} columns={['empty', 'filled']}>
      {(row, column) => (
        <Example
          {...args}
          value={column === 'filled' ? 7.4 : undefined}
          hint={row === 'hint' ? 'Até duas casas decimais' : undefined}
          error={row === 'error' ? 'A potência deve ser maior que 1 kW' : undefined}
          disabledReason={row === 'disabled' ? 'Escolha antes o sistema' : undefined}
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
        <Example {...args} label={text || name} value={number ?? undefined} unit={text ?? ''} />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Potência máxima' })
    await step('arrows step in decimals, Page keys by ten, bounds hold', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowUp}')
      await expect(input).toHaveValue('8,4')
      await userEvent.keyboard('{PageUp}{ArrowDown}')
      await expect(input).toHaveValue('17,4')
      await userEvent.keyboard('{PageDown}{PageDown}')
      await expect(input).toHaveValue('0')
      await expect(input).toHaveAttribute('aria-valuetext', '0 kW')
    })
    await step(
      'comma and point are the decimal sign; what is no number does not enter, and it says so',
      async () => {
        await userEvent.clear(input)
        await userEvent.keyboard('7.45x')
        await expect(input).toHaveValue('7,45')
        await expect(canvas.getByText('Digite um número')).toBeVisible()
        await userEvent.keyboard('6')
        await expect(input).toHaveValue('7,45')
        await expect(canvas.getByText('No máximo 2 casas decimais')).toBeVisible()
        await expect(onChange).toHaveBeenLastCalledWith(7.45, '7,45')
      },
    )
    await step('the caret stays where the work is', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}1')
      await expect(input).toHaveValue('71,45')
      await userEvent.keyboard('2')
      await expect(input).toHaveValue('712,45')
    })
  },
}

/** No minus is typed, a pasted one is refused with a message. */
export const Negative: Story = {
  tags: ['VCH-069'],
  args: { label: 'Quantidade', unit: '', decimals: 0, value: 12 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.type(input, '-')
    await expect(input).toHaveValue('12')
    await expect(canvas.getByText('O valor não pode ser negativo')).toBeVisible()
    await paste(input, '-5')
    await expect(input).toHaveValue('')
    await expect(canvas.getByText('O valor não pode ser negativo')).toBeVisible()
  },
}

export const Pasted: Story = {
  args: { value: undefined },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('spinbutton')
    await step('the number inside a text is taken', async () => {
      await paste(input, '1.234,5 kW')
      await expect(input).toHaveValue('1234,5')
      await expect(onChange).toHaveBeenLastCalledWith(1234.5, '1234,5')
    })
    await step('more decimals than the field takes are kept and marked', async () => {
      await paste(input, '7,456')
      await expect(input).toHaveValue('7,456')
      await expect(input).toBeInvalid()
    })
    await step('what is no number leaves the field as it was', async () => {
      await userEvent.click(input)
      await userEvent.paste('abc')
      await expect(input).toHaveValue('7,456')
    })
  },
}

export const Limit: Story = {
  args: { label: 'Corrente nominal do disjuntor', unit: 'A', limit: 6, decimals: 3, value: undefined },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.type(input, '125.7589')
    await expect(input).toHaveValue('125,75')
  },
}

export const Latitude: Story = {
  args: { label: 'Latitude', unit: '°', decimals: 6, min: -90, max: 90, step: 0.0001, value: undefined },
  play: async ({ canvas }) => {
    await paste(canvas.getByRole('spinbutton'), '-23.561')
    await expect(onChange).toHaveBeenLastCalledWith(-23.561, '-23,561')
  },
}
