import { movementFixture, movementsFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { overlayDocs } from '../../../testing/index.ts'
import { MovementDrawer, type SharedWay } from './MovementDrawer.tsx'

const CODE = { state: 'ready', code: { shown: '9_8', full: 'CHAR_9_8' } } as const

const meta = {
  title: 'Widgets/Financial/MovementDrawer',
  component: MovementDrawer,
  parameters: { ...overlayDocs, visual: { width: 640, height: 1000 } },
  args: {
    movement: movementFixture(),
    reading: 'read',
    hasChanged: false,
    sharedWay: undefined as SharedWay | undefined,
    code: CODE,
    onCopy: async () => undefined,
    rechargeHref: '/transactions?q=55021',
    personHref: '/users?person=201',
    depositsTotal: undefined,
    resendReason: 'Só uma nota rejeitada ou com erro de autorização pode ser reenviada.',
    isResending: false,
    onResend: fn(),
    refund: null,
    onClose: fn(),
  },
} satisfies Meta<typeof MovementDrawer>
export default meta
type Story = StoryObj<typeof meta>

const drawerOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('dialog'))

export const Default: Story = {
  tags: ['visual', 'FIN-006', 'FIN-010', 'FIN-017', 'FIN-026'],
  play: async ({ canvasElement }) => {
    const drawer = drawerOf(canvasElement)
    for (const text of ['R$ 35,27', 'R$ 5,29', 'R$ 0,00', '9_8', 'Ipê Centro 01', 'Rede Ipê'])
      await expect(drawer.getByText(text)).toBeInTheDocument()
    await expect(drawer.getByRole('button', { name: 'Copiar código completo' })).toBeInTheDocument()
    const file = drawer.getByRole('link', { name: /Baixar nota fiscal/ })
    await expect(file).toHaveAttribute('href', 'https://nf.example.com/55021.pdf')
    await expect(file).toHaveAttribute('target', '_blank')
    await expect(file.getAttribute('rel')).toContain('noopener')
    await expect(drawer.getByRole('link', { name: 'Ver pessoa' })).toBeInTheDocument()
  },
}

/** Changed meanwhile, under two types, its code not to be had; the reading of a gone one. */
export const ChangedMeanwhile: Story = {
  args: {
    hasChanged: true,
    sharedWay: { kind: 'provider' },
    reading: 'gone',
    code: { state: 'failed', retry: fn() },
    movement: movementFixture({ nfeStatus: 'rejeitado', nfeUrls: null }),
    personHref: undefined,
    resendReason: undefined,
  },
  tags: ['FIN-035', 'NFE-008', 'NFE-010'],
  play: async ({ canvasElement }) => {
    const drawer = drawerOf(canvasElement)
    await expect(drawer.getByText('Mudou desde que a lista foi aberta.')).toBeInTheDocument()
    await expect(
      drawer.getByText('Não foi possível obter o ID externo do pagamento. Por favor, tente novamente.'),
    ).toBeInTheDocument()
    await expect(drawer.getByText('Pessoa não identificada pela tag')).toBeInTheDocument()
    await expect(drawer.getByRole('button', { name: 'Baixar nota fiscal' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(drawer.getByRole('button', { name: 'Reenviar nota fiscal' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const WithoutCode: Story = {
  tags: ['FIN-012'],
  args: { code: { state: 'ready', code: undefined } },
  play: async ({ canvasElement }) => {
    await expect(drawerOf(canvasElement).getByText('Código não encontrado')).toBeInTheDocument()
  },
}

export const SharedNumber: Story = {
  args: { sharedWay: { kind: 'cancelIdle', href: '/transactions?recharge=55021' } },
  play: async ({ canvasElement }) => {
    const drawer = drawerOf(canvasElement)
    await expect(drawer.getByText(/O mesmo número é de mais de um movimento/)).toBeInTheDocument()
    await expect(drawer.getByRole('link', { name: 'Cancelar a ociosidade em Recargas' })).toHaveAttribute(
      'href',
      '/transactions?recharge=55021',
    )
    await expect(drawer.queryByText(/Estorne no provedor/)).toBeNull()
  },
}

export const Deposit: Story = {
  args: {
    movement: movementFixture({ targetType: 'USER', nfeStatus: null }),
    depositsTotal: 'R$ 1.234,50',
    rechargeHref: undefined,
  },
  play: async ({ canvasElement }) => {
    const drawer = drawerOf(canvasElement)
    await expect(drawer.getByText(/Total de depósitos \(não é saldo\)/)).toBeInTheDocument()
    await expect(drawer.getByText('O que já foi gasto da carteira não é conhecido aqui.')).toBeInTheDocument()
  },
}

/** Everything missing. */
export const NotRead: Story = {
  args: {
    movement: movementsFixture().at(-1) ?? movementFixture(),
    code: { state: 'loading' },
    reading: 'notRead',
  },
}
