import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Scenarios, StateSheet } from '../../../testing/index.ts'
import { SAVE_NOTICES, SaveNotice } from './SaveNotice.tsx'

const meta = {
  title: 'Widgets/Forms/SaveNotice',
  component: SaveNotice,
  args: {
    kind: 'unknown',
    refusal: 'Não foi possível realizar a operação.',
    sentAt: 'Enviado às 17:03',
    onVerify: fn(),
    onSendAgain: fn(),
  },
} satisfies Meta<typeof SaveNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: (args) => (
    <StateSheet rows={SAVE_NOTICES} columns={['notice'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 480 }}>
          <SaveNotice {...args} kind={kind} />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  render: (args) => (
    <Scenarios inlineSize={280}>
      {({ text }) => <SaveNotice {...args} kind="refused" refusal={text || '-'} />}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('verifique antes de enviar de novo'),
    )
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Enviar de novo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSendAgain).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Verificar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVerify).toHaveBeenCalledOnce()
  },
}

/** Nothing to say takes no room. */
export const Silent: Story = {
  args: { kind: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
