import { checkForm } from '@corrente/domain/forms'
import { NEW_SUPPORT_MAIL, SUPPORT_FORM } from '@corrente/domain/support'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { longestWords, SCENARIOS } from '../../../testing/index.ts'
import { SendNotice } from '../SendNotice.tsx'
import { SupportForm, type SupportFormProps } from './SupportForm.tsx'

/** Keeps what is typed, as the page does. */
function Editing({ values: first, onChange, ...props }: SupportFormProps) {
  const [values, setValues] = useState(first)
  return (
    <SupportForm
      {...props}
      values={values}
      onChange={(change) => {
        setValues(change)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Support/SupportForm',
  component: SupportForm,
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
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof SupportForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'SUP-001 three subjects, general first; a message of four rows',
  play: async ({ canvas }) => {
    const subject = canvas.getByRole('combobox', { name: 'Assunto' })
    await expect(subject).toHaveValue('general')
    const options = canvas.getAllByRole('option').map(({ textContent }) => textContent)
    await expect(options).toEqual(['Geral', 'Reclamação', 'Sugestão'])
    await expect(canvas.getByLabelText('Mensagem')).toHaveAttribute('rows', '4')
  },
}

/** After a try with nothing in it, after a refusal, and after a lost answer. */
export const States: Story = {
  name: 'SUP-004 SUP-011 what is missing and what failed stand in the documented words',
  parameters: { visual: { width: 480, height: 560 } },
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

export const Lost: Story = {
  args: {
    values: { subject: 'complaint', message: 'O conector 2 não libera o cabo.' },
    notice: <SendNotice end="unknown" what="mail" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/pode ter sido enviada/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enviar mensagem' })).toBeEnabled()
  },
}

export const Contents: Story = {
  ...longestWords,
  args: { values: { subject: 'suggestion', message: `${SCENARIOS[1].text} ${SCENARIOS[2].text}` } },
}

export const Keyboard: Story = {
  name: 'SUP-005 at most 255 characters; Enter begins a new line, the button sends',
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
