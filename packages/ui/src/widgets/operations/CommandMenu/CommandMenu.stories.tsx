import { PROTOCOLS } from '@corrente/domain/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { CommandMenu } from './CommandMenu.tsx'

const meta = {
  title: 'Widgets/Operations/CommandMenu',
  component: CommandMenu,
  parameters: { visual: { width: 960, height: 420 } },
  args: {
    protocol: 'v1.6',
    current: 'remoteReset',
    hrefOf: (command): string | undefined => `/operations/${command}`,
  },
} satisfies Meta<typeof CommandMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['OPS-005', 'OPS-006'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(15)
    await expect(canvas.getByRole('link', { name: /^Reiniciar/ })).toHaveAttribute('aria-current', 'page')
    const off = canvas.getByRole('link', { name: /^Limite de potência/ })
    await expect(off).toHaveAttribute('aria-disabled', 'true')
    await expect(off).toHaveAccessibleDescription('Este servidor não tem este comando.')
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 960, height: 900 },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={PROTOCOLS} columns={['protocol'] as const}>
      {(protocol) => <CommandMenu {...args} protocol={protocol} />}
    </StateSheet>
  ),
}

export const Version15: Story = {
  tags: ['OPS-007'],
  args: { protocol: 'v1.5' },
  play: async ({ canvas }) => {
    for (const name of [/^Pedir mensagem/, /^Aplicar perfil/, /^Limpar perfil/])
      await expect(canvas.getByRole('link', { name })).toHaveAccessibleDescription('Só no OCPP 1.6')
  },
}

/** What is not permitted is not there. */
export const Contents: Story = {
  tags: ['OPS-004'],
  args: { hrefOf: (command) => (command === 'remoteReset' ? '/operations/remote_reset' : undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Iniciar recarga/ })).toHaveFocus()
  },
}

export const None: Story = { args: { hrefOf: () => undefined } }
