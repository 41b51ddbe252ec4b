import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { letsMouseIn, SCENARIOS } from '../../../testing/index.ts'
import { VoucherSaveDialogs } from './VoucherSaveDialogs.tsx'

const meta = {
  title: 'Widgets/Vouchers/VoucherSaveDialogs',
  component: VoucherSaveDialogs,
  parameters: { visual: { width: 512, height: 360 } },
  args: {
    isNew: true,
    end: 'saved',
    reason: undefined,
    isRetrying: false,
    onRetry: fn(),
    onClose: fn(),
    listHref: '/vouchers',
    onList: fn(),
    stop: undefined,
  },
} satisfies Meta<typeof VoucherSaveDialogs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['VCH-087'],
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Voucher cadastrado com sucesso!' })
    await expect(dialog).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Ver listagem' })).toHaveAttribute('href', '/vouchers')
  },
}

/** A copy in the place of another voucher leads on to switching that off. */
export const TakesAPlace: Story = {
  tags: ['VCH-020'],
  args: { stop: { code: 'FROTA50', href: '/voucher/78?stop=1' } },
  play: async () => {
    await expect(screen.getByText('FROTA50, o antigo, ainda vale: falta desativá-lo.')).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Desativar FROTA50' })).toHaveAttribute(
      'href',
      '/voucher/78?stop=1',
    )
  },
}

/** Found when it was tried again: nothing was sent a second time. */
export const AlreadySaved: Story = { args: { end: 'alreadySaved' } }

/** Looked up, and sent anew only where somebody asks for it. */
export const Unknown: Story = {
  tags: ['VCH-088'],
  args: { end: 'unknown', onSendAgain: fn() },
  play: async ({ args }) => {
    await expect(
      screen.getByRole('dialog', { name: 'Não se sabe se o voucher foi salvo' }),
    ).toBeInTheDocument()
    const verify = screen.getByRole('button', { name: 'Verificar' })
    await letsMouseIn(verify)
    await userEvent.click(verify)
    await userEvent.click(screen.getByRole('button', { name: 'Enviar de novo' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onSendAgain).toHaveBeenCalledOnce()
  },
}

export const NotUpdated: Story = {
  tags: ['VCH-022'],
  args: { isNew: false, end: 'unreachable', isRetrying: true },
  play: async () => {
    await expect(
      screen.getByRole('dialog', { name: 'Não foi possível atualizar o Voucher!' }),
    ).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Ver listagem' })).toBeInTheDocument()
  },
}

/** The server gave its reason. */
export const Contents: Story = { args: { end: 'refused', reason: SCENARIOS[1].text } }
