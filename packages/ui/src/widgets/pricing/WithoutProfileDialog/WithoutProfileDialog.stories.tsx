import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { loaded, notLoaded, overlayDocs } from '../../../testing/index.ts'
import { type FreeCharger, WithoutProfileDialog } from './WithoutProfileDialog.tsx'

const chargers = (count: number): readonly FreeCharger[] =>
  Array.from({ length: count }, (_, pk) => ({ pk, name: `Vaga ${pk + 1}`, href: `/stations?station=${pk}` }))

const meta = {
  title: 'Widgets/Pricing/WithoutProfileDialog',
  component: WithoutProfileDialog,
  parameters: { visual: { width: 512, height: 520 }, docs: overlayDocs },
  args: {
    groups: loaded([
      { id: 6, name: 'Torre Norte', href: '/virtual-groups/view/6', chargers: 3, why: 'off' as const },
      { id: 9, name: 'Vila nova', href: '/virtual-groups/view/9', chargers: 1, why: 'noProfile' as const },
      { id: 13, name: 'Hotel Pitanga', href: undefined, chargers: undefined, why: 'removed' as const },
    ]),
    chargers: loaded(chargers(4)),
    progress: undefined,
    isPartial: false,
    unread: 0,
    onClose: fn(),
  },
} satisfies Meta<typeof WithoutProfileDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('dialog'))

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    await waitFor(() => expect(dialog.getByText('3 configurações sem perfil')).toBeVisible())
    await expect(dialog.getByText('perfil removido')).toBeVisible()
    await expect(dialog.getByText('4 carregadores fora de qualquer configuração')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Vaga 2' })).toHaveAttribute('href', '/stations?station=1')
  },
}

/** While groups are read, and where chargers could not be. */
export const Unread: Story = {
  args: {
    groups: notLoaded('loading'),
    chargers: notLoaded('unreachable'),
    progress: { read: 12, total: 40 },
    isPartial: true,
    unread: 2,
  },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    await waitFor(() => expect(dialog.getByText('12 de 40')).toBeVisible())
    await expect(dialog.getByText('Os carregadores não puderam ser lidos.')).toBeVisible()
    await expect(dialog.getByText(/^Entre as primeiras 200 configurações:/)).toBeVisible()
    await expect(dialog.getByText(/^2 configurações não puderam ser lidas:/)).toBeVisible()
  },
}
