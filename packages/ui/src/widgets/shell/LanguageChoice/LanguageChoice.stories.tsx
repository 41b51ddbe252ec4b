import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { longestWords } from '../../../testing/index.ts'
import { LanguageChoice, type LanguageChoiceProps } from './LanguageChoice.tsx'

function Example({ value: first, onChange }: LanguageChoiceProps) {
  const [value, setValue] = useState(first)
  return (
    <LanguageChoice
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Shell/LanguageChoice',
  component: LanguageChoice,
  args: { value: 'es', onChange: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof LanguageChoice>
export default meta
type Story = StoryObj<typeof meta>

/** Each language by its own name. */
export const Default: Story = {}

export const Contents: Story = {
  ...longestWords,
  tags: ['no-visual'],
  parameters: { visual: { reason: 'The page without login shows it, and its words never change.' } },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Español' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenCalledWith('en')
  },
}
