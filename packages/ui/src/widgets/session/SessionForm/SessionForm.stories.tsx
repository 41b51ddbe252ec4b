import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextField } from '../../../forms/index.ts'
import { SCENARIOS } from '../../../testing/index.ts'
import { useStoryHuman } from '../storyHuman.tsx'
import { SessionForm, type SessionFormProps } from './SessionForm.tsx'

type Shown = Omit<SessionFormProps, 'humanCheck' | 'isHuman' | 'children'> & { startsHuman: boolean }

function WithField({ startsHuman, ...props }: Shown) {
  const [text, setText] = useState('')
  return (
    <SessionForm {...props} {...useStoryHuman(startsHuman)}>
      <TextField label="Campo" value={text} onChange={setText} />
    </SessionForm>
  )
}

const meta = {
  title: 'Widgets/Session/SessionForm',
  component: WithField,
  subcomponents: { SessionForm },
  args: {
    title: 'Formulário',
    lead: 'A moldura dos formulários sem sessão.',
    submitLabel: 'Enviar',
    onSubmit: fn(() => true),
    startsHuman: true,
  },
} satisfies Meta<typeof WithField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Enter pressed twice sends once, and at once. */
export const Keyboard: Story = {
  tags: ['AST-025'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Campo')).toHaveFocus()
    await userEvent.keyboard('texto{Enter}{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText('Campo')).toHaveValue('texto')
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 432, height: 556 } },
  args: {
    title: SCENARIOS[2].text,
    lead: SCENARIOS[1].text,
    submitLabel: SCENARIOS[1].text,
    failure: 'serverUnreachable',
    failureDetail: SCENARIOS[1].text,
  },
}

export const Sending: Story = {
  args: { isSending: true, failure: 'loginFailed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Campo'), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
