import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { TimeField, type TimeFieldProps } from './TimeField.tsx'

const onChange = fn<TimeFieldProps['onChange']>()

const Example = stateful(TimeField, { value: 'onChange' })

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  render: Example,
  args: { label: 'Abre às', value: '08:00', onChange },
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 512, height: 535 } },
  render: (args) => (
    <StateSheet rows={['plain', 'hint', 'error', 'disabled']} columns={['minutes', 'seconds', 'empty']}>
      {(row, column) => (
        <Example
          {...args}
          value={column === 'empty' ? undefined : column === 'seconds' ? '23:59:59' : '08:00'}
          hasSeconds={column === 'seconds'}
          hint={row === 'hint' ? 'Hora local da estação' : undefined}
          error={row === 'error' ? 'Opening time must be defined' : undefined}
          disabledReason={row === 'disabled' ? 'A estação abre 24 horas' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => <Example {...args} label={text || name} value={text ? '23:59' : undefined} />}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Abre às' })
    await step('typed as people write it', async () => {
      await userEvent.tab()
      await userEvent.clear(input)
      await userEvent.keyboard('830')
      await expect(onChange).toHaveBeenLastCalledWith('08:30', '830')
      await userEvent.tab()
      await expect(input).toHaveValue('08:30')
    })
    await step('arrows step the part at the caret, round the clock', async () => {
      await userEvent.click(input)
      await userEvent.keyboard('{Home}{ArrowDown>9/}')
      await expect(input).toHaveValue('23:30')
      await userEvent.keyboard('{End}{ArrowUp}')
      await expect(input).toHaveValue('23:31')
    })
  },
}

export const Seconds: Story = {
  args: { value: undefined, hasSeconds: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '235959')
    await userEvent.tab()
    await expect(input).toHaveValue('23:59:59')
  },
}

export const UnreadableStays: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '24:00')
    await userEvent.tab()
    await expect(input).toHaveValue('24:00')
    await expect(input).toHaveAccessibleDescription('Digite a hora como HH:MM')
  },
}

export const EndOfDay: Story = {
  args: { value: undefined, canEndDay: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '24')
    await userEvent.tab()
    await expect(onChange).toHaveBeenLastCalledWith('24:00', '24')
    await expect(input).toBeValid()
  },
}
