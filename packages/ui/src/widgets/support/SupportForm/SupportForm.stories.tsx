import { checkForm } from '@corrente/domain/forms'
import { NEW_SUPPORT_MAIL, SUPPORT_FORM } from '@corrente/domain/support'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { stateful } from '../../../testing/index.ts'
import { SendNotice } from '../SendNotice.tsx'
import { SupportForm } from './SupportForm.tsx'

const Example = stateful(SupportForm, { values: 'onChange' })

const meta = {
  title: 'Widgets/Support/SupportForm',
  component: Example,
  subcomponents: { SupportForm },
  parameters: { visual: { width: 480, height: 440 } },
  args: {
    values: NEW_SUPPORT_MAIL,
    onChange: fn(),
    errors: {},
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/',
  },
  argTypes: { notice: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['SUP-001'],
  play: async ({ canvas }) => {
    const subject = canvas.getByRole('combobox', { name: 'Assunto' })
    await expect(subject).toHaveValue('general')
    const options = canvas.getAllByRole('option').map(({ textContent }) => textContent)
    await expect(options).toEqual(['Geral', 'Reclamação', 'Sugestão'])
    await expect(canvas.getByLabelText('Mensagem')).toHaveAttribute('rows', '4')
  },
}

/** After a try with nothing in it, after a refusal, and after a lost answer. */
export const Tried: Story = {
  tags: ['SUP-004', 'SUP-011'],
  args: {
    errors: checkForm(SUPPORT_FORM, NEW_SUPPORT_MAIL),
    notice: <SendNotice end="refused" what="mail" />,
    onDiscardDraft: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O campo mensagem é obrigatório.')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Não foi possível realizar a operação. Certifique-se de que os campos foram corretamente preenchidos.',
    )
  },
}

export const LostAnswer: Story = {
  args: {
    values: { subject: 'complaint', message: 'O conector 2 não libera o cabo.' },
    notice: <SendNotice end="unknown" what="mail" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/pode ter sido enviada/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enviar mensagem' })).toBeEnabled()
  },
}

/** Enter begins a new line, the button sends. */
export const Keyboard: Story = {
  tags: ['SUP-005'],
  play: async ({ canvas, args }) => {
    const message = canvas.getByLabelText('Mensagem')
    message.focus()
    await userEvent.paste('x'.repeat(254))
    await userEvent.keyboard('{Enter}y')
    await expect(message).toHaveValue(`${'x'.repeat(254)}\n`)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
