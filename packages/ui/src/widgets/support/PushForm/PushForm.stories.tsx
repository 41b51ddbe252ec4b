import { checkForm } from '@corrente/domain/forms'
import { PUSH_FORM } from '@corrente/domain/support'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { stateful } from '../../../testing/index.ts'
import { SendNotice } from '../SendNotice.tsx'
import { PushForm } from './PushForm.tsx'

const Example = stateful(PushForm, { values: 'onChange' })

const meta = {
  title: 'Widgets/Support/PushForm',
  component: Example,
  subcomponents: { PushForm },
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
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['SUP-002'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Send a Push Notification to users phone' })).toBeVisible()
    await expect(canvas.getByLabelText('Message')).toBeVisible()
  },
}

export const Tried: Story = {
  tags: ['SUP-006'],
  args: { errors: checkForm(PUSH_FORM, { message: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O campo mensagem é obrigatório.')).toBeVisible()
  },
}

export const LostAnswer: Story = {
  args: { values: { message: 'Manutenção no sábado.' }, notice: <SendNotice end="unknown" what="push" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/pode ter ido a todos os usuários/)).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['SUP-007'],
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
