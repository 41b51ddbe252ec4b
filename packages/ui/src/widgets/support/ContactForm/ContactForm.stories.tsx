import { checkForm } from '@corrente/domain/forms'
import { CONTACT_FORM, NEW_CONTACT } from '@corrente/domain/support'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { stateful } from '../../../testing/index.ts'
import { ContactForm } from './ContactForm.tsx'

const Example = stateful(ContactForm, { values: 'onChange' })

const meta = {
  title: 'Widgets/Support/ContactForm',
  component: Example,
  subcomponents: { ContactForm },
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
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['SUP-013'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Assunto' })).toHaveValue('general')
    for (const label of ['Nome', 'E-mail', 'Mensagem'])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-required', 'true')
    // WCAG 1.3.5: what a browser may fill in by itself.
    for (const [label, purpose] of [
      [/^Nome/, 'given-name'],
      [/^Sobrenome/, 'family-name'],
      [/^E-mail/, 'email'],
      [/^Telefone/, 'tel'],
    ] as const)
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', purpose)
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
