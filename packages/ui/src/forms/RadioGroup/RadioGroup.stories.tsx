import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { RadioGroup, type RadioOption } from './RadioGroup.tsx'

type By = 'CHARGE_BOX' | 'CONNECTOR'

const Example = stateful(RadioGroup<By>, { value: 'onChange' })

const OPTIONS: readonly RadioOption<By>[] = [
  { value: 'CHARGE_BOX', label: 'Por estação', hint: 'O mesmo preço em todos os conectores' },
  { value: 'CONNECTOR', label: 'Por conector', hint: 'Cada conector tem o seu preço' },
]

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup<By>,
  render: Example,
  args: { label: 'Cobrança', options: OPTIONS, value: 'CHARGE_BOX', onChange: () => undefined },
} satisfies Meta<typeof RadioGroup<By>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 512, height: 877 } },
  render: (args) => (
    <StateSheet rows={['plain', 'unchosen', 'error', 'disabled']} columns={['column', 'inline']}>
      {(row, column) => (
        <Example
          {...args}
          isInline={column === 'inline'}
          value={row === 'unchosen' || row === 'error' ? undefined : 'CHARGE_BOX'}
          isOptional={row === 'unchosen'}
          error={row === 'error' ? 'Escolha como cobrar' : undefined}
          disabledReason={row === 'disabled' ? 'Sem permissão para o pagamento' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 949 } },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => (
        <Example
          {...args}
          label={text || name}
          options={[
            { value: 'CHARGE_BOX', label: text || name, hint: text ?? '' },
            { value: 'CONNECTOR', label: text || name },
          ]}
        />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Cobrança' })).toBeRequired()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Por estação' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const second = canvas.getByRole('radio', { name: 'Por conector' })
    await expect(second).toBeChecked()
    await expect(second).toHaveAccessibleDescription('Cada conector tem o seu preço')
  },
}

export const OneCannotBeChosen: Story = {
  args: {
    options: OPTIONS.map((option) =>
      option.value === 'CONNECTOR'
        ? { ...option, disabledReason: 'Os conectores existem depois que o carregador se anuncia' }
        : option,
    ),
  },
  play: async ({ canvas }) => {
    const off = canvas.getByRole('radio', { name: 'Por conector' })
    await userEvent.click(off)
    await expect(off).not.toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Por estação' })).toBeChecked()
    await expect(off).toHaveAccessibleDescription(/se anuncia/)
  },
}
