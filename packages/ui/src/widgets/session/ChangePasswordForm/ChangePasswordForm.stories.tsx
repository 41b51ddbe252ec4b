import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
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
export const CodeSpent: Story = {
  args: { failure: 'tooManyAttempts', isRedirecting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Alterar senha' })).toHaveAccessibleDescription(
      'Você será redirecionado para a tela de Login.',
    )
  },
}

export const Checklist: Story = {
  tags: ['REC-006', 'REC-007'],
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

/** The button says what is missing, one thing after the other, and Enter sends nothing before. */
export const WhatIsMissing: Story = {
  tags: ['REC-014'],
  args: { startsHuman: false },
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: 'Alterar senha' })
    const password = canvas.getByLabelText('Nova senha')
    await expect(submit).toHaveAccessibleDescription('Confirme antes que você não é um robô')
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(submit).toHaveAccessibleDescription('Informe o código de verificação')
    await expect(canvas.getByLabelText('Código de verificação')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    )
    // As it is copied out of the mail.
    await userEvent.click(canvas.getByLabelText('Código de verificação'))
    await userEvent.paste(' 482913 ')
    await userEvent.type(password, 'Curta#1{Enter}')
    await expect(submit).toHaveAccessibleDescription('Complete as regras da nova senha')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(password, 'x{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '482913', password: 'Curta#1x' })
  },
}
