import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { longestWords, phone } from '../../../testing/index.ts'
import { useStoryHuman } from '../storyHuman.tsx'
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx'

type Shown = Omit<ChangePasswordFormProps, 'humanCheck' | 'isHuman'> & { startsHuman: boolean }

function WithHuman({ startsHuman, ...props }: Shown) {
  return <ChangePasswordForm {...props} {...useStoryHuman(startsHuman)} />
}

const meta = {
  title: 'Widgets/Session/ChangePasswordForm',
  component: WithHuman,
  subcomponents: { ChangePasswordForm },
  args: {
    email: 'marina@example.com',
    onSubmit: fn(),
    signInHref: '/auth/login',
    startsHuman: true,
  },
} satisfies Meta<typeof WithHuman>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The code is spent: nothing can be sent any more, and the sign-in screen is about to open. */
export const States: Story = {
  parameters: { visual: { width: 400, height: 668 } },
  args: { failure: 'tooManyAttempts', isRedirecting: true },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 648 } },
  args: { email: 'marina.albuquerque.wolfeschlegelsteinhausenbergerdorff@subdominio.example.com' },
}

/** Code, password and its eye, human check, submit, back: in the order in which they are read. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Código de verificação')).toHaveFocus()
    await userEvent.keyboard('482913')
    await userEvent.tab()
    await userEvent.keyboard('Curta#1x')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mostrar senha' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '482913', password: 'Curta#1x' })
  },
}

export const Checklist: Story = {
  name: 'REC-006 REC-007 each rule turns from unmet to met while the password is typed',
  play: async ({ canvas, userEvent }) => {
    const rules = within(canvas.getByRole('list', { name: 'Regras da nova senha' })).getAllByRole('listitem')
    const met = (): boolean[] => rules.map((rule) => rule.dataset.mark === 'met')
    const password = canvas.getByLabelText('Nova senha')
    await expect(met()).toEqual([false, false, false, false, false])
    await userEvent.type(password, 'ABC')
    await expect(met()).toEqual([false, true, false, false, false])
    await userEvent.type(password, 'abc1')
    await expect(met()).toEqual([false, true, true, true, false])
    await userEvent.type(password, '#')
    await expect(met()).toEqual([true, true, true, true, true])
    await expect(canvas.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute(
      'href',
      '/auth/login',
    )
  },
}

export const Submit: Story = {
  name: 'REC-014 Submit needs the code, a valid password and the human check',
  args: { startsHuman: false },
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: 'Alterar senha' })
    const code = canvas.getByLabelText('Código de verificação')
    const password = canvas.getByLabelText('Nova senha')
    await expect(submit).toHaveAccessibleDescription('Confirme antes que você não é um robô')
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(submit).toHaveAccessibleDescription('Informe o código de verificação')
    await userEvent.type(code, ' 482913 ')
    await userEvent.type(password, 'Curta#1{Enter}')
    await expect(submit).toHaveAccessibleDescription('Complete as regras da nova senha')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(password, 'x{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '482913', password: 'Curta#1x' })
  },
}

export const WrongCode: Story = {
  name: 'REC-017 REC-018 any other failure keeps what was typed',
  args: { failure: 'codeInvalid' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check that the entered code is valid.')
  },
}

export const Expired: Story = {
  name: 'REC-015 REC-019 an expired code says that the sign-in screen opens',
  args: { failure: 'codeExpired', isRedirecting: true },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('The code has expired.')
    await expect(alert).toHaveTextContent('You will be redirected to the Login screen.')
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Sending: Story = { args: { isSending: true } }

export const OnPhone: Story = { ...phone }
