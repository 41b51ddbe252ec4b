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
  name: 'VGR-014 created: one way on, to the list',
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
  name: 'VGR-074 updated',
  args: { what: 'update' },
  play: async () => {
    await expect(
      screen.getByRole('dialog', { name: 'Configuração atualizada com sucesso!' }),
    ).toBeInTheDocument()
  },
}

export const PricingLost: Story = {
  name: 'VGR-063 created, and its pricing failed: both are said, with the way to the tab',
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

export const LimitLost: Story = {
  name: 'VGR-012 created, and its limit is not: the way to the tab that goes on',
  args: { smartHref: '/virtual-groups/view/3?tab=smart' },
  play: async () => {
    await expect(screen.getByText('Não foi possível criar o smart charging!')).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Abrir o smart charging' })).toHaveAttribute(
      'href',
      '/virtual-groups/view/3?tab=smart',
    )
  },
}

export const States: Story = {
  name: 'VGR-015 of unknown end: it is looked up, and sent anew only where somebody asks for it',
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
  name: 'VGR-073 the server does not take its chargers',
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
  name: 'VGR-083 the pricing was saved',
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
  name: 'VGR-015 not created: to the list, or once more',
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
