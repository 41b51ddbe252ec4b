import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { SMART_TROUBLES, SmartSaveNotice } from './SmartSaveNotice.tsx'

const meta = {
  title: 'Widgets/SmartCharging/SmartSaveNotice',
  component: SmartSaveNotice,
  args: { trouble: 'created', id: 812, onAgain: fn(), onReload: fn() },
} satisfies Meta<typeof SmartSaveNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['SMC-023'],
  args: { refused: 'Não foi possível criar o smart charging!' },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('alert')
    await expect(notice).toHaveTextContent('Não foi possível criar o smart charging!')
    await expect(notice).toHaveTextContent('O registro 812 já foi criado.')
    await expect(notice).toHaveTextContent('não cria outro')
  },
}

export const States: Story = {
  render: (args) => (
    <StateSheet rows={SMART_TROUBLES} columns={['notice'] as const}>
      {(trouble) => (
        <div style={{ inlineSize: 340 }}>
          <SmartSaveNotice {...args} trouble={trouble} />
        </div>
      )}
    </StateSheet>
  ),
}

/** A creation of unknown end is sent anew only by somebody who was told. */
export const Keyboard: Story = {
  parameters: { visual: { width: 520, height: 420 } },
  args: { trouble: 'lostCreation' },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = screen.getByRole('alertdialog', { name: 'Criar outro registro?' })
    await expect(dialog).toHaveTextContent('O primeiro pode ter sido criado')
    await expect(args.onAgain).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
