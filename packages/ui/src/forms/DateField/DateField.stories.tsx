import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'

const onChange = fn<DateFieldProps['onChange']>()

const Example = stateful(DateField, { value: 'onChange' })

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  render: Example,
  args: { label: 'Data de nascimento', value: '1985-03-07', max: '2026-03-14', onChange },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 512, height: 483 } },
  render: (args) => (
    <StateSheet rows={['plain', 'hint', 'error', 'disabled']} columns={['empty', 'filled']}>
      {(row, column) => (
        <Example
          {...args}
          value={column === 'filled' ? '1985-03-07' : undefined}
          hint={row === 'hint' ? 'Só para o cadastro' : undefined}
          error={row === 'error' ? 'A data de início é um campo obrigatório' : undefined}
          disabledReason={row === 'disabled' ? 'A exceção já passou' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => <Example {...args} label={text || name} value={text ? '9999-12-31' : undefined} />}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Data de nascimento' })
    await step('typed in any spelling, written in one', async () => {
      await userEvent.tab()
      await userEvent.clear(input)
      await userEvent.keyboard('1-3-85')
      await expect(onChange).toHaveBeenLastCalledWith('1985-03-01', '1-3-85')
      await userEvent.tab()
      await expect(input).toHaveValue('01/03/1985')
    })
    await step('Alt and arrow down open the calendar on that day; arrows walk, Enter picks', async () => {
      input.focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      const day = await canvas.findByRole('button', { name: /, 1 de março de 1985/ })
      await waitFor(() => expect(day).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
      await expect(input).toHaveValue('09/03/1985')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
}

export const Open: Story = {
  parameters: { visual: { width: 400, height: 420 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abrir o calendário/ }))
    const dialog = await canvas.findByRole('dialog', { name: 'Calendário: Data de nascimento' })
    await within(dialog).findByRole('grid')
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Ano' }), '1990')
    await expect(within(dialog).getByRole('grid', { name: 'março de 1990' })).toBeVisible()
  },
}

export const UnreadableStays: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '31/02/2020')
    await expect(input).toBeValid()
    await expect(onChange).toHaveBeenLastCalledWith(undefined, '31/02/2020')
    await userEvent.tab()
    await expect(input).toHaveValue('31/02/2020')
    await expect(input).toHaveAccessibleDescription('Digite a data como DD/MM/AAAA')
  },
}

export const DisabledSaysWhy: Story = {
  args: { disabledReason: 'A exceção já passou' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('A exceção já passou')
  },
}
