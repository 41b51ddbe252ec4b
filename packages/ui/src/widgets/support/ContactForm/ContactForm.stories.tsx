import { checkForm } from '@corrente/domain/forms'
import { CONTACT_FORM, NEW_CONTACT } from '@corrente/domain/support'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { phone, SCENARIOS } from '../../../testing/index.ts'
import { ContactForm, type ContactFormProps } from './ContactForm.tsx'

/** Keeps what is typed, as the page does. */
function Editing({ values: first, onChange, ...props }: ContactFormProps) {
  const [values, setValues] = useState(first)
  return (
    <ContactForm
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
  title: 'Widgets/Support/ContactForm',
  component: ContactForm,
  parameters: { visual: { width: 512, height: 720 } },
  args: {
    values: NEW_CONTACT,
    onChange: fn(),
    errors: {},
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/',
  },
  argTypes: { notice: { control: false }, ref: { control: false } },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof ContactForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'SUP-013 six fields, the subject general; last name and phone may stay empty',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Assunto' })).toHaveValue('general')
    for (const label of ['Nome', 'E-mail', 'Mensagem'])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-required', 'true')
    for (const label of [/^Sobrenome/, /^Telefone/])
      await expect(canvas.getByLabelText(label)).not.toHaveAttribute('aria-required')
  },
}

export const States: Story = {
  args: { errors: checkForm(CONTACT_FORM, { ...NEW_CONTACT, email: 'ana@' }) },
  play: async ({ canvas }) => {
    for (const words of [
      'O campo nome é obrigatório.',
      'Digite um e-mail válido.',
      'O campo mensagem é obrigatório.',
    ])
      await expect(canvas.getByText(words)).toBeVisible()
    await expect(canvas.getByText('3 campos precisam de correção')).toBeVisible()
  },
}

export const Contents: Story = {
  args: {
    values: {
      ...NEW_CONTACT,
      firstName: SCENARIOS[2].text,
      lastName: SCENARIOS[6].text,
      email: `${SCENARIOS[2].text}@example.com`,
      message: SCENARIOS[1].text,
    },
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Nome')).toHaveFocus()
    await userEvent.keyboard(`${'A'.repeat(20)}B`)
    await expect(canvas.getByLabelText('Nome')).toHaveValue('A'.repeat(20))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Sobrenome/)).toHaveFocus()
  },
}

export const OnAPhone: Story = { ...phone }
