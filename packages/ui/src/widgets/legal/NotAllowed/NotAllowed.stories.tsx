import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longestWords } from '../../../testing/index.ts'
import { NotAllowed } from './NotAllowed.tsx'

const meta = { title: 'Widgets/Legal/NotAllowed', component: NotAllowed } satisfies Meta<typeof NotAllowed>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const English: Story = {
  tags: ['RTE-045'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not allowed')).toBeVisible()
  },
}

export const Contents: Story = { ...longestWords, parameters: { visual: { width: 320, height: 164 } } }
