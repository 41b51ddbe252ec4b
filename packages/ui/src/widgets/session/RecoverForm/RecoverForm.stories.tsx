import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useStoryHuman } from '../storyHuman.tsx'
import { RecoverForm, type RecoverFormProps } from './RecoverForm.tsx'

type Shown = Omit<RecoverFormProps, 'humanCheck' | 'isHuman'> & { startsHuman: boolean }

function WithHuman({ startsHuman, ...props }: Shown) {
  return <RecoverForm {...props} {...useStoryHuman(startsHuman)} />
}

const meta = {
  title: 'Widgets/Session/RecoverForm',
  component: WithHuman,
  subcomponents: { RecoverForm },
  args: { onSubmit: fn(), signInHref: '/auth/login', startsHuman: true },
} satisfies Meta<typeof WithHuman>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Failed: Story = {
  tags: ['REC-005'],
  args: { failure: 'codeNotSent', startsHuman: false },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check if the email entered exists.')
  },
}
