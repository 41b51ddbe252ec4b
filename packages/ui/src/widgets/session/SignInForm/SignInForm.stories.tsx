import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { longestWords, phone } from '../../../testing/index.ts'
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
  name: 'AUT-001 AUT-003 e-mail, password, human check and the way to recovery',
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

export const NeedsHuman: Story = {
  name: 'AUT-002 Enter is off until the human check is passed, and says why',
  play: async ({ canvas, userEvent, args }) => {
    const enter = canvas.getByRole('button', { name: 'Entrar' })
    await expect(enter).toHaveAttribute('aria-disabled', 'true')
    await expect(enter).toHaveAccessibleDescription('Confirme antes que você não é um robô')
    await userEvent.click(enter)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(enter).not.toHaveAttribute('aria-disabled')
  },
}

export const EnterWithoutHuman: Story = {
  name: 'AUT-005 the Enter key without the human check shows the message and sends nothing',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'marina@example.com')
    await userEvent.type(canvas.getByLabelText('Senha'), 'Segredo#1{Enter}')
    await expect(await canvas.findByText('Por favor verifique que você não é um robô!')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Senha')).toHaveValue('Segredo#1')
  },
}

export const Keyboard: Story = {
  args: { startsHuman: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), '  marina@example.com ')
    await userEvent.tab()
    await userEvent.keyboard(' segredo #1{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'marina@example.com', password: ' segredo #1' })
  },
}

export const FieldErrors: Story = {
  name: 'AUT-002 a malformed e-mail and an empty password are marked and nothing is sent',
  args: { startsHuman: true },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('E-mail')
    await userEvent.type(email, 'marina@')
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(email).toHaveAccessibleDescription(/e-mail completo/)
    await expect(canvas.getByLabelText('Senha')).toHaveAccessibleDescription('Informe a senha')
    await expect(email).toHaveFocus()
    await expect(email).toHaveValue('marina@')
    await userEvent.type(email, 'example.com')
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'))
  },
}

export const SentOnce: Story = {
  name: 'AST-025 a double press sends once',
  args: { startsHuman: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'marina@example.com')
    await userEvent.type(canvas.getByLabelText('Senha'), 'segredo')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Entrar' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  name: 'AUT-011 a refused sign-in says why in the page',
  args: { failure: 'loginUnauthorized', startsHuman: true },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Unable to log in. Please check if the email or password is correct, if the user has permission, or if there is a linked station.',
    )
  },
}

export const Blocked: Story = { args: { failure: 'loginForbidden' } }

export const Unreachable: Story = { args: { failure: 'serverUnreachable', startsHuman: true } }

export const Sending: Story = {
  args: { isSending: true, startsHuman: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Senha'), 'x{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 604 } },
  args: { failure: 'loginUnauthorized' },
}

export const OnPhone: Story = { ...phone }
