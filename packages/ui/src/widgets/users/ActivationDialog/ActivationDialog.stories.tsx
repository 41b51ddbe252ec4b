import { tagFixture } from '@corrente/domain/fixtures'
import type { Transaction } from '@corrente/domain/transactions'
import { ACTIVATIONS } from '@corrente/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { overlayDocs, STAGE_NOW } from '../../../testing/index.ts'
import { ActivationDialog } from './ActivationDialog.tsx'

const app = tagFixture({ pk: 1, idTag: 'TAG000201', type: 'USER', parentIdTag: undefined, note: undefined })
const card = tagFixture({ pk: 2, idTag: '04A2B6C8', note: 'Carro reserva' })
const recharge = {
  id: 1,
  stationName: 'Shopping Aurora',
  startedAt: STAGE_NOW - 3_600_000,
} as Transaction // what the dialog reads of one

/** It fades in. */
const isThere = async (found: Promise<HTMLElement>) => {
  const element = await found
  await waitFor(() => expect(element).toBeVisible())
}

const meta = {
  title: 'Widgets/Users/ActivationDialog',
  component: ActivationDialog,
  parameters: { ...overlayDocs, visual: { width: 640, height: 520 } },
  args: {
    action: 'deactivate',
    name: 'Marina Exemplo',
    told: 'marina@example.com',
    cards: [app, card],
    cardsState: 'ready',
    recharge: undefined,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ActivationDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, step }) => {
    await isThere(screen.findByRole('alertdialog', { name: 'Desativar Marina Exemplo?' }))
    await expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await step('each card has a tick, and what is not ticked does not go along', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'TAG000201 · tag do aplicativo' }))
      await userEvent.click(screen.getByRole('button', { name: 'Desativar' }))
      await expect(args.onConfirm).toHaveBeenCalledWith([card])
    })
  },
}

/** Off and on: a card may be off because it was lost, so that on ticks the tag of the app alone. */
export const SwitchedOn: Story = {
  args: { action: ACTIVATIONS[1], cards: [app, card].map((tag) => ({ ...tag, isInactive: true })) },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: /^TAG000201/ })).toBeChecked()
    await expect(screen.getByRole('checkbox', { name: /^04A2B6C8/ })).not.toBeChecked()
  },
}

export const RechargeGoesOn: Story = {
  args: { recharge, cards: [{ ...card, isCharging: true }] },
  play: async () => {
    await isThere(screen.findByText(/Shopping Aurora.*continua/))
    await expect(screen.getByRole('checkbox', { name: /Carregando$/ })).toBeChecked()
  },
}

export const Loading: Story = {
  args: { cards: [], cardsState: 'loading' },
  play: async ({ args }) => {
    const yes = await screen.findByRole('button', { name: /^Desativar/ })
    await expect(yes).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(yes)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Failed: Story = { args: { cards: [], cardsState: 'failed' } }
