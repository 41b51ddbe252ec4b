import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SegmentedControl } from './index.ts'

function Example() {
  const [value, setValue] = useState<'light' | 'dark' | 'system'>('system')
  return (
    <SegmentedControl
      label="Aparência"
      value={value}
      onChange={setValue}
      options={[
        { value: 'light', label: 'Clara', icon: <Sun aria-hidden="true" size={14} /> },
        { value: 'dark', label: 'Escura', icon: <Moon aria-hidden="true" size={14} /> },
        { value: 'system', label: 'Do sistema' },
      ]}
    />
  )
}

const meta = { title: 'Forms/SegmentedControl', component: Example } satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Aparência' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Do sistema' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Escura' })).toBeChecked()
  },
}
