import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moon, Sun } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const SCHEMES = ['light', 'dark', 'system'] as const
type Scheme = (typeof SCHEMES)[number]

const Example = stateful(SegmentedControl<Scheme>, { value: 'onChange' })

const meta = {
  title: 'Forms/SegmentedControl',
  component: Example,
  subcomponents: { SegmentedControl },
  args: {
    label: 'Aparência',
    value: 'system',
    onChange: fn(),
    options: [
      { value: 'light', label: 'Clara', icon: <Sun aria-hidden="true" size={14} /> },
      { value: 'dark', label: 'Escura', icon: <Moon aria-hidden="true" size={14} /> },
      { value: 'system', label: 'Do sistema' },
    ],
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 392, height: 284 } },
  render: (args) => (
    <StateSheet rows={SCHEMES} columns={['chosen'] as const}>
      {(scheme) => <Example {...args} label={`Aparência: ${scheme}`} value={scheme} />}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 616 } },
  render: ({ onChange }) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => (
        <SegmentedControl
          label={text || name}
          value="a"
          onChange={onChange}
          options={[
            { value: 'a', label: text || '-' },
            { value: 'b', label: 'Outra' },
          ]}
        />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Aparência' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Do sistema' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Escura' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('dark')
  },
}
