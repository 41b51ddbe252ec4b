import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longestWords } from '../../../testing/index.ts'
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

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 492 } },
  args: { failure: 'codeNotSent' },
}

export const Keyboard: Story = {
  name: 'REC-001 an e-mail and the human check ask for a code',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus()
    await userEvent.keyboard('marina@example.com{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'marina@example.com' })
  },
}

export const NeedsHuman: Story = {
  name: 'REC-002 nothing is sent before the human check is passed',
  args: { startsHuman: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'marina@example.com{Enter}')
    await expect(await canvas.findByText('Por favor verifique que você não é um robô!')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Malformed: Story = {
  name: 'REC-001 a malformed e-mail makes no call',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'marina{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Failed: Story = {
  name: 'REC-005 a failed request says so',
  args: { failure: 'codeNotSent', startsHuman: false },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check if the email entered exists.')
  },
}

export const Sending: Story = { args: { isSending: true } }
