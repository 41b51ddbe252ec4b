import { connectorDetailFixture, ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { letsMouseIn, phonePicture, rightToLeft } from '../../../testing/index.ts'
import { OverrideDialog } from './OverrideDialog.tsx'

const meta = {
  title: 'Widgets/Stations/OverrideDialog',
  component: OverrideDialog,
  args: {
    connector: connectorDetailFixture({ id: 2, status: 'Available' }),
    stationName: 'Ipê Centro 01',
    isSaving: false,
    notice: undefined,
    refusal: 'A situação não pôde ser salva.',
    onSave: fn(),
    onVerify: fn(),
    onClose: fn(),
  },
  parameters: { visual: { width: 640, height: 520 } },
} satisfies Meta<typeof OverrideDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = async (canvasElement: HTMLElement) => {
  const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog')
  await letsMouseIn(dialog)
  return within(dialog)
}

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const dialog = await dialogOf(canvasElement)
    await step('CON-009 CON-010 Maintenance, Unavailable, and Automatic where nothing is set', async () => {
      await expect(dialog.getAllByRole('radio')).toHaveLength(3)
      await expect(dialog.getByRole('radio', { name: /^Automático/ })).toBeChecked()
      await userEvent.click(dialog.getByRole('radio', { name: /^Em manutenção/ }))
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar situação' }))
      await expect(args.onSave).toHaveBeenLastCalledWith('MAINTENANCE')
    })
  },
}

/** A status that is set already, given back to the charger. */
export const AlreadySet: Story = {
  args: {
    connector: connectorDetailFixture({
      id: 1,
      status: 'Maintenance',
      override: 'Maintenance',
      reported: 'Charging',
    }),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByRole('radio', { name: /^Em manutenção/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: /^Automático/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar situação' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(null)
  },
}

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard('{Escape}')
    await expect((await dialogOf(canvasElement)).getByRole('radiogroup')).toBeInTheDocument()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The answer was lost: it is looked up before anything is sent again. */
export const Unknown: Story = {
  args: { notice: 'unknown' },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar situação' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Verificar' }))
    await expect(args.onVerify).toHaveBeenCalledOnce()
  },
}

/** A name of pictures, of another script, and of more letters than a line holds. */
export const RightToLeft: Story = {
  ...rightToLeft,
  tags: ['visual'],
  parameters: { ...rightToLeft.parameters, visual: phonePicture(900) },
  args: {
    stationName: `${ODD_TEXTS.emoji} ${ODD_TEXTS.rtl} ${ODD_TEXTS.long.slice(0, 200)}`,
    notice: 'refused',
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 640, height: 520, ownGlobals: true } },
  args: {
    stationName: ODD_TEXTS.unbreakable,
    connector: connectorDetailFixture({ id: 12, status: undefined, reported: 'Dreaming_of_electric_sheep' }),
    notice: 'refused',
  },
}
