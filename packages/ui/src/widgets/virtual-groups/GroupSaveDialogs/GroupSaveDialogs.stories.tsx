import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { letsMouseIn } from '../../../testing/index.ts'
import { GroupSaveDialogs } from './GroupSaveDialogs.tsx'

const meta = {
  title: 'Widgets/Virtual groups/GroupSaveDialogs',
  component: GroupSaveDialogs,
  parameters: { visual: { width: 512, height: 360 } },
  args: {
    what: 'create',
    end: 'saved',
    isRetrying: false,
    onRetry: fn(),
    onClose: fn(),
    listHref: '/virtual-groups',
    onList: fn(),
  },
} satisfies Meta<typeof GroupSaveDialogs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['VGR-014'],
  play: async () => {
    await expect(
      screen.getByRole('dialog', { name: 'Configuração cadastrada com sucesso!' }),
    ).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Ver listagem atualizada' })).toHaveAttribute(
      'href',
      '/virtual-groups',
    )
  },
}

export const Updated: Story = {
  tags: ['VGR-074'],
  args: { what: 'update' },
  play: async () => {
    await expect(
      screen.getByRole('dialog', { name: 'Configuração atualizada com sucesso!' }),
    ).toBeInTheDocument()
  },
}

/** Both are said, with the way to the tab. */
export const PricingLost: Story = {
  tags: ['VGR-063'],
  args: { end: 'pricing', pricingHref: '/virtual-groups/view/3?tab=pricing' },
  play: async () => {
    await expect(
      screen.getByRole('dialog', { name: 'Configuração cadastrada com sucesso!' }),
    ).toBeInTheDocument()
    await expect(screen.getByText('Não foi possível atualizar o Perfil de Precificação!')).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Abrir o perfil de precificação' })).toHaveAttribute(
      'href',
      '/virtual-groups/view/3?tab=pricing',
    )
  },
}

/** Another tab saves it: it may well be saved there, so nothing is told as failed. */
export const Elsewhere: Story = {
  args: { what: 'pricing', end: 'elsewhere' },
  play: async () => {
    const name = 'Esta configuração está sendo salva em outro lugar.'
    await expect(screen.getByRole('dialog', { name })).not.toHaveTextContent('Não foi possível')
  },
}

export const LimitLost: Story = {
  tags: ['VGR-012'],
  args: { smartHref: '/virtual-groups/view/3?tab=smart' },
  play: async () => {
    await expect(screen.getByText('Não foi possível criar o smart charging!')).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Abrir o smart charging' })).toHaveAttribute(
      'href',
      '/virtual-groups/view/3?tab=smart',
    )
  },
}

/** Looked up, and sent anew only where somebody asks for it. */
export const States: Story = {
  tags: ['VGR-015'],
  args: { end: 'unknown', onSendAgain: fn() },
  play: async ({ args }) => {
    await expect(
      screen.getByRole('dialog', { name: 'Não se sabe se a configuração foi salva' }),
    ).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Ver listagem' })).toHaveAttribute(
      'href',
      '/virtual-groups',
    )
    const verify = screen.getByRole('button', { name: 'Verificar' })
    await letsMouseIn(verify)
    await userEvent.click(verify)
    await userEvent.click(screen.getByRole('button', { name: 'Enviar de novo' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onSendAgain).toHaveBeenCalledOnce()
  },
}

export const InvalidChargers: Story = {
  tags: ['VGR-073'],
  args: { end: 'refused', reason: 'invalidChargers' },
  play: async () => {
    await expect(
      screen.getByRole('dialog', {
        name: 'Não foi possível criar a configuração avançada porque contém carregadores com dados inválidos.',
      }),
    ).toBeInTheDocument()
  },
}

export const PricingUpdated: Story = {
  tags: ['VGR-083'],
  args: { what: 'pricing' },
  play: async () => {
    await expect(
      screen.getByRole('dialog', { name: 'Perfil de Precificação atualizado com sucesso!' }),
    ).toBeInTheDocument()
  },
}

/** The pricing was not saved, while it is tried again. */
export const Contents: Story = { args: { what: 'pricing', end: 'refused', isRetrying: true } }

export const Keyboard: Story = {
  tags: ['VGR-015'],
  args: { end: 'notSaved' },
  play: async ({ args }) => {
    await expect(
      screen.getByRole('dialog', { name: 'Não foi possível criar a configuração!' }),
    ).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
