import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { overlayDocs, SCENARIOS } from '../../testing/index.ts'
import { StatList, StatRow } from '../StatRow/StatRow.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import { Consequences } from './Consequences.tsx'
import { TypedAlertDialog } from './TypedAlertDialog.tsx'

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  args: {
    isOpen: true,
    title: 'Excluir a estação Paulista 01?',
    description: 'As recargas antigas ficam; os conectores deixam de aceitar novas. Não pode ser desfeito.',
    confirmLabel: 'Excluir estação',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: overlayDocs,
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'], parameters: { visual: { width: 440, height: 260 } } }

/** The action runs: both answers wait, and nothing closes it. */
export const States: Story = {
  parameters: { visual: { width: 440, height: 260 } },
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: /Excluir estação/ }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** Nothing is destroyed, but it still needs a yes. */
export const Brand: Story = {
  args: {
    tone: 'brand',
    title: 'Enviar a 1.284 motoristas?',
    description: 'A mensagem chega agora e não pode ser recolhida.',
    confirmLabel: 'Enviar mensagem',
  },
}

/** The action is not possible yet: it can be reached and says why. */
export const DisabledSaysWhy: Story = {
  args: { disabledReason: 'A estação tem uma recarga em curso' },
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole('alertdialog'))
    const confirm = dialog.getByRole('button', { name: 'Excluir estação' })
    await expect(confirm).toHaveAccessibleDescription('A estação tem uma recarga em curso')
    await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** Much is lost: each consequence on its line, and the thing's name must be typed first. */
export const TypedFirst: Story = {
  parameters: { visual: { width: 440, height: 440 } },
  args: {
    title: 'Excluir o perfil Horário de ponta?',
    description: 'Não pode ser desfeito.',
    confirmLabel: 'Excluir perfil',
    children: (
      <Consequences
        texts={[
          'O perfil é desvinculado de 42 estações',
          'As 42 estações voltam ao preço do conector',
          'As exceções de feriado são apagadas',
        ]}
      />
    ),
  },
  render: (args) => <TypedAlertDialog {...args} confirmText="Horário de ponta" />,
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole('alertdialog'))
    const confirm = dialog.getByRole('button', { name: 'Excluir perfil' })
    await expect(confirm).toHaveAccessibleDescription('Digite Horário de ponta para confirmar')
    await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Para confirmar/ }), ' horario de ponta')
    await userEvent.click(confirm)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 440, height: 512 } },
  args: {
    title: `Excluir ${SCENARIOS[2].text}?`,
    description: SCENARIOS[1].text,
    children: (
      <StatList>
        {SCENARIOS.map(({ name, text }) => (
          <StatRow key={name} label={name} value={text} />
        ))}
      </StatList>
    ),
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: /Paulista 01/ })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
