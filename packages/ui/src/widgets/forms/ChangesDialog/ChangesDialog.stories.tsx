import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { overlayDocs, SCENARIOS } from '../../../testing/index.ts'
import { ChangesDialog, type ShownChange } from './ChangesDialog.tsx'

const theirsOnly: ShownChange = {
  field: 'street',
  label: 'Rua',
  theirs: 'Avenida Brigadeiro',
  mine: 'Avenida Brigadeiro',
  isClash: false,
}
const clash: ShownChange = {
  field: 'name',
  label: 'Nome',
  theirs: 'Torre Sul',
  mine: 'Torre Norte',
  isClash: true,
}
const emptied: ShownChange = {
  field: 'externalId',
  label: 'ID externo',
  theirs: '',
  mine: 'PAULISTA-1',
  isClash: true,
}

const meta = {
  title: 'Widgets/Forms/ChangesDialog',
  component: ChangesDialog,
  args: { isOpen: true, changes: [clash, theirsOnly], onSend: fn(), onStay: fn() },
  parameters: { ...overlayDocs, visual: { width: 512, height: 400 } },
} satisfies Meta<typeof ChangesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Theirs alone, changed by both, emptied by them. */
export const States: Story = {
  name: 'What somebody else saved stands beside what will be sent',
  args: { changes: [theirsOnly, clash, emptied] },
  parameters: { visual: { width: 512, height: 480 } },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('alertdialog')
    const [street, name, externalId] = within(dialog).getAllByRole('listitem')
    await expect(street).not.toHaveTextContent('Os dois alteraram')
    await expect(name).toHaveTextContent(/Os dois alteraram.*Torre Sul.*Torre Norte/)
    await expect(externalId).toHaveTextContent(/vazio.*PAULISTA-1/)
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 440, height: 900 } },
  args: {
    changes: SCENARIOS.map(({ name, text }) => ({
      field: name,
      label: text || '-',
      theirs: text ?? '',
      mine: text ?? '',
      isClash: name !== 'plain',
    })),
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('alertdialog')
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Rever o formulário' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
