import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { PercentField, type PercentFieldProps } from './PercentField.tsx'

const onChange = fn<PercentFieldProps['onChange']>()

const Example = stateful(PercentField, { value: 'onChange' })

const meta = {
  title: 'Forms/PercentField',
  component: PercentField,
  render: Example,
  args: { label: 'Impostos', value: 0.15, onChange },
} satisfies Meta<typeof PercentField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 512, height: 465 } },
  render: (args) => (
    <StateSheet rows={['plain', 'hint', 'error', 'disabled']} columns={['empty', 'filled']}>
      {(row, column) => (
        <Example
          {...args}
          value={column === 'filled' ? 0.15 : undefined}
          hint={row === 'hint' ? 'Sobre o custo da recarga' : undefined}
          error={row === 'error' ? 'No máximo 99,9%' : undefined}
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
      {({ name, text, number }) => <Example {...args} label={text || name} value={number ?? undefined} />}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  tags: ['STF-076', 'DPR-035'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Impostos' })
    await expect(input).toHaveValue('15')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp},7')
    await expect(input).toHaveValue('16,7')
    await expect(onChange).toHaveBeenLastCalledWith(0.167, '16,7')
    await userEvent.clear(input)
    await userEvent.keyboard('7')
    await expect(onChange).toHaveBeenLastCalledWith(0.07, '7')
  },
}

export const LoadedIsShownWhole: Story = {
  tags: ['DPR-035'],
  args: { value: 0.1575 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await expect(input).toHaveValue('15,75')
    await expect(input).toBeValid()
    await userEvent.click(input)
    await userEvent.tab()
    await expect(onChange).not.toHaveBeenCalled()
  },
}
