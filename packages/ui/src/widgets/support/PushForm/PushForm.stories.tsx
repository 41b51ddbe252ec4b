import { checkForm } from '@corrente/domain/forms'
import { PUSH_FORM } from '@corrente/domain/support'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { longestWords, SCENARIOS } from '../../../testing/index.ts'
import { SendNotice } from '../SendNotice.tsx'
import { PushForm, type PushFormProps } from './PushForm.tsx'

/** Keeps what is typed, as the page does. */
function Editing({ values: first, onChange, ...props }: PushFormProps) {
  const [values, setValues] = useState(first)
  return (
    <PushForm
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
  title: 'Widgets/Support/PushForm',
  component: PushForm,
  parameters: { visual: { width: 480, height: 400 } },
  args: {
    values: { message: '' },
    onChange: fn(),
    errors: {},
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/',
  },
  argTypes: { notice: { control: false }, ref: { control: false } },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof PushForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'SUP-002 a message for the phones of the users',
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Send a Push Notification to users phone' })).toBeVisible()
    await expect(canvas.getByLabelText('Message')).toBeVisible()
  },
}

export const States: Story = {
  name: 'SUP-006 an empty message is refused in the documented words',
  args: { errors: checkForm(PUSH_FORM, { message: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O campo mensagem é obrigatório.')).toBeVisible()
  },
}

export const Lost: Story = {
  args: { values: { message: 'Manutenção no sábado.' }, notice: <SendNotice end="unknown" what="push" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/pode ter ido a todos os usuários/)).toBeVisible()
  },
}

export const Contents: Story = {
  ...longestWords,
  args: { values: { message: `${SCENARIOS[1].text} ${SCENARIOS[2].text} ${SCENARIOS[6].text}` } },
}

export const Keyboard: Story = {
  name: 'SUP-007 typing stops at 255 characters; the button asks',
  play: async ({ canvas, args }) => {
    const message = canvas.getByLabelText('Mensagem')
    message.focus()
    await userEvent.paste('x'.repeat(255))
    await userEvent.keyboard('y')
    await expect(message).toHaveValue('x'.repeat(255))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
