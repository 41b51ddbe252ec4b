import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, STAGE_NOW, StateSheet, stateful } from '../../testing/index.ts'
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx'

const onChange = fn<DateTimeFieldProps['onChange']>()

const Example = stateful(DateTimeField, { value: 'onChange' })

const meta = {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  render: Example,
  args: { label: 'Validade', value: STAGE_NOW, zone: 'America/Sao_Paulo', hasSeconds: true, onChange },
} satisfies Meta<typeof DateTimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 512, height: 795 } },
  render: (args) => (
    <StateSheet rows={['plain', 'hint', 'error', 'disabled']} columns={['empty', 'filled']}>
      {(row, column) => (
        <Example
          {...args}
          value={column === 'filled' ? STAGE_NOW : undefined}
          hint={row === 'hint' ? 'Depois disso ninguém mais o usa' : undefined}
          error={row === 'error' ? 'A data de validade é um campo obrigatório' : undefined}
          disabledReason={row === 'disabled' ? 'O voucher já começou' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 773 } },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => <Example {...args} label={text || name} value={text ? STAGE_NOW : undefined} />}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  args: { value: undefined, defaultTime: '23:59:59' },
  play: async ({ canvas, step }) => {
    const day = canvas.getByRole('textbox', { name: 'Validade: data' })
    const time = canvas.getByRole('textbox', { name: 'Validade: hora' })
    await step('a day brings its time', async () => {
      await userEvent.tab()
      await userEvent.keyboard('14032026')
      await expect(time).toHaveValue('23:59:59')
      await expect(onChange.mock.lastCall?.[0]).toBe(Date.UTC(2026, 2, 15, 2, 59, 59))
      await expect(canvas.getByText(/GMT-3/)).toBeVisible()
    })
    await step('another time is of the same day', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(time).toHaveFocus()
      await expect(day).toHaveValue('14/03/2026')
      await userEvent.keyboard('{Home}{ArrowUp}')
      await expect(onChange.mock.lastCall?.[0]).toBe(Date.UTC(2026, 2, 14, 3, 59, 59))
    })
  },
}

export const HalfIsNothing: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Validade: hora' }), '99')
    await expect(onChange.mock.lastCall?.[0]).toBeUndefined()
    await userEvent.tab()
    await expect(canvas.getByText('Digite a hora como HH:MM:SS')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Validade: hora' })).toHaveValue('99')
  },
}
