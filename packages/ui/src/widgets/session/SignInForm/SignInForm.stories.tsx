import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useStoryHuman } from '../storyHuman.tsx'
import { SignInForm, type SignInFormProps } from './SignInForm.tsx'

type Shown = Omit<SignInFormProps, 'humanCheck' | 'isHuman'> & { startsHuman: boolean }

function WithHuman({ startsHuman, ...props }: Shown) {
  return <SignInForm {...props} {...useStoryHuman(startsHuman)} />
}

const meta = {
  title: 'Widgets/Session/SignInForm',
  component: WithHuman,
  subcomponents: { SignInForm },
  args: { onSubmit: fn(), recoverHref: '/auth/recover', startsHuman: false },
} satisfies Meta<typeof WithHuman>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['AUT-001', 'AUT-003'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('autocomplete', 'current-password')
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('checkbox')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Esqueceu a senha?' })).toHaveAttribute(
      'href',
      '/auth/recover',
    )
  },
}

/** WCAG 3.3.8: what a password manager pastes is taken. */
export const Pasted: Story = {
  args: { startsHuman: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('E-mail'))
    await userEvent.paste('marina@example.com')
    await userEvent.click(canvas.getByLabelText('Senha'))
    await userEvent.paste('Segredo#1')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'marina@example.com', password: 'Segredo#1' })
  },
}

export const Refused: Story = {
  tags: ['AUT-011'],
  args: { failure: 'loginUnauthorized', startsHuman: true },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Unable to log in. Please check if the email or password is correct, if the user has permission, or if there is a linked station.',
    )
  },
}
