import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '../../../forms/index.ts'
import { longestWords, SCENARIOS, StateSheet } from '../../../testing/index.ts'
import { SaveNotice } from '../SaveNotice/SaveNotice.tsx'
import { FORM_STATES, FormFrame, type FormFrameProps, FormSection } from './FormFrame.tsx'

/** A form of one field. */
function OneField(props: Omit<FormFrameProps, 'children'>) {
  const [name, setName] = useState('Torre Norte')
  return (
    <FormFrame {...props}>
      <FormSection title={props.label}>
        <TextField name="name" label="Nome" value={name} onChange={setName} />
      </FormSection>
    </FormFrame>
  )
}

const meta = {
  title: 'Widgets/Forms/FormFrame',
  component: OneField,
  subcomponents: { FormFrame },
  args: {
    label: 'Novo grupo de estações',
    state: 'idle',
    submitLabel: 'Criar grupo',
    cancelHref: '/station_groups',
    errorCount: 0,
    onSubmit: fn(),
  },
} satisfies Meta<typeof OneField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: (args) => (
    <StateSheet rows={FORM_STATES} columns={['whole', 'wrong'] as const}>
      {(state, column) => (
        <div style={{ inlineSize: 320 }}>
          <OneField
            {...args}
            label={`${args.label} ${state} ${column}`}
            state={state}
            errorCount={column === 'wrong' ? 2 : 0}
          />
        </div>
      )}
    </StateSheet>
  ),
}

/** Everything that it can say at once, in the longest words. */
export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 720 } },
  args: {
    errorCount: 1_234,
    onDiscardDraft: fn(),
    submitLabel: SCENARIOS[1].text,
    notice: <SaveNotice kind="refused" refusal={SCENARIOS[2].text} onVerify={fn()} />,
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Nome')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Criar grupo' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/station_groups')
  },
}

/** While it is sent nothing in it can be reached, and it cannot be sent again. */
export const Sending: Story = {
  tags: ['AST-025'],
  args: { state: 'sending' },
  play: async ({ canvasElement, args }) => {
    const form = canvasElement.querySelector('form')
    await expect(form).toHaveAttribute('inert')
    form?.requestSubmit()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
