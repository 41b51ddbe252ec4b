import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { longestWords, StateSheet } from '../../../testing/index.ts'
import { SCHEME_CHOICES } from './choices.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { SchemeChoice, type SchemeChoiceProps } from './SchemeChoice.tsx'

function Example({ value: first, onChange }: SchemeChoiceProps) {
  const [value, setValue] = useState(first)
  return (
    <SchemeChoice
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Shell/Choices',
  component: Example,
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each language by its own name. */
export const Language: Story = { render: () => <LanguageChoice value="es" onChange={fn()} /> }

export const States: Story = {
  parameters: { visual: { width: 356, height: 284 } },
  render: ({ onChange }) => (
    <StateSheet rows={SCHEME_CHOICES} columns={['chosen'] as const}>
      {(value) => <SchemeChoice value={value} onChange={onChange} />}
    </StateSheet>
  ),
}

export const Contents: Story = { ...longestWords, parameters: { visual: { width: 360, height: 104 } } }

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Do sistema' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenCalledWith('dark')
  },
}
