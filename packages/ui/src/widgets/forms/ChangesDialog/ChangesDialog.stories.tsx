import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { overlayDocs } from '../../../testing/index.ts'
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
  args: { changes: [theirsOnly, clash, emptied] },
  parameters: { visual: { width: 512, height: 480 } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog')
    const [street, name, externalId] = within(dialog).getAllByRole('listitem')
    await expect(street).not.toHaveTextContent('Os dois alteraram')
    await expect(name).toHaveTextContent(/Os dois alteraram.*Torre Sul.*Torre Norte/)
    await expect(externalId).toHaveTextContent(/vazio.*PAULISTA-1/)
  },
}
