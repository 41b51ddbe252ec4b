import { MASK_NAMES } from '@corrente/domain/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx'

const onChange = fn<MaskedFieldProps['onChange']>()

const Example = stateful(MaskedField, { value: 'onChange' })

/** Invented; no check digit fits. */
const WHOLE = {
  cpf: '00000000000',
  cnpj: '12ABC34501DE35',
  cep: '01310930',
  mac: '02005E1000AB',
  'phone-BR': '+5548900000000',
  'phone-CO': '+573000000000',
  'phone-EC': '+593990000000',
  'phone-UY': '+59899000000',
} as const

const meta = {
  title: 'Forms/MaskedField',
  component: MaskedField,
  render: Example,
  args: { label: 'CPF', mask: 'cpf', value: '', onChange },
} satisfies Meta<typeof MaskedField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 512, height: 840 } },
  render: (args) => (
    <StateSheet rows={MASK_NAMES} columns={['whole', 'too long']}>
      {(mask, column) => (
        <Example
          {...args}
          label={mask}
          isLabelHidden
          mask={mask}
          value={column === 'whole' ? WHOLE[mask] : `${WHOLE[mask]}00`}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => <Example {...args} label={text || name} value={text ?? ''} />}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  tags: ['USR-036', 'STF-088', 'TAG-023'],
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'CPF' })
    await step('punctuation comes by itself; the value is digits', async () => {
      await userEvent.tab()
      await userEvent.keyboard('12345678901')
      await expect(input).toHaveValue('123.456.789-01')
      await expect(onChange).toHaveBeenLastCalledWith('12345678901', '123.456.789-01')
    })
    await step('a digit too many is not taken, and it says so', async () => {
      await userEvent.keyboard('9')
      await expect(input).toHaveValue('123.456.789-01')
      await expect(canvas.getByText('O campo já está completo')).toBeVisible()
    })
    await step('the caret stays in the middle; Backspace is never dead', async () => {
      await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Backspace}')
      await expect(input).toHaveValue('124.567.890-1')
      await userEvent.keyboard('3')
      await expect(input).toHaveValue('123.456.789-01')
      await userEvent.keyboard('{Delete}')
      await expect(input).toHaveValue('123.567.890-1')
    })
  },
}

/** A paste brings its punctuation or not; too long is kept and marked. */
export const PastedWithOrWithout: Story = {
  tags: ['AST-024'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    for (const text of ['123.456.789-01', '12345678901', ' 123 456 789 01 ']) {
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste(text)
      await expect(onChange).toHaveBeenLastCalledWith('12345678901', '123.456.789-01')
    }
    await userEvent.clear(input)
    await userEvent.paste('123456789012')
    await expect(input).toHaveValue('123.456.789-012')
    await expect(input).toBeInvalid()
    await expect(canvas.getByText('1 caractere acima do limite')).toBeVisible()
  },
}

export const Mac: Story = {
  tags: ['STF-051'],
  args: { label: 'MAC do leitor facial', mask: 'mac' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '02-00.5e:10 zz00ab9')
    await expect(input).toHaveValue('02:00:5E:10:00:AB')
  },
}

export const Phone: Story = {
  args: { label: 'Telefone', mask: 'phone-BR' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox')
    await step('a number of the country gets its code', async () => {
      await userEvent.type(input, '48900000000')
      await expect(input).toHaveValue('+55 48 90000-0000')
    })
    await step('a foreign number is kept as it is', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '+14155550100')
      await expect(onChange).toHaveBeenLastCalledWith('+14155550100', '+14155550100')
    })
    await step('a code without a number is none', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '+55')
      await userEvent.tab()
      await expect(input).toHaveValue('')
    })
  },
}
