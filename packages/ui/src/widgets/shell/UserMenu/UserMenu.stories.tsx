import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import styled from 'styled-components'
import { longestWords, overlayDocs } from '../../../testing/index.ts'
import { UserMenu } from './UserMenu.tsx'

const Chrome = styled.div`
  display: flex;
  justify-content: flex-end;
  min-block-size: 520px;
  padding: ${theme.space[2]};
  background: ${theme.chrome.bg};
`

const meta = {
  title: 'Widgets/Shell/UserMenu',
  component: UserMenu,
  args: {
    name: 'Marina Exemplo',
    profileHref: '/user/101',
    contactHref: '/contact',
    language: 'pt-BR',
    scheme: 'system',
    onLanguage: fn(),
    onScheme: fn(),
    liveToasts: 'all',
    onLiveToasts: fn(),
    hidesPersonal: false,
    onHidePersonal: fn(),
    onShowKeys: fn(),
    onLogout: fn(),
    version: '0.1.0 (1a2b3c4d)',
  },
  decorators: [(Story) => <Chrome>{Story()}</Chrome>],
  parameters: overlayDocs,
} satisfies Meta<typeof UserMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  tags: ['SHL-003', 'SHL-004'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu de Marina Exemplo' }))
    await expect(await screen.findByRole('menuitem', { name: 'Ver perfil' })).toHaveAttribute(
      'href',
      '/user/101',
    )
    await expect(screen.getByText('Versão 0.1.0 (1a2b3c4d)')).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sair' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

/** Pressed, it says what the next press does. */
export const HidingPersonalData: Story = {
  args: { hidesPersonal: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mostrar dados pessoais' }))
    await expect(args.onHidePersonal).toHaveBeenCalledWith(false)
  },
}

/** The sign-out is under way: chosen again it does nothing. */
export const LoggingOut: Story = {
  args: { isLoggingOut: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Sair/ }))
    await expect(args.onLogout).not.toHaveBeenCalled()
  },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 540 } },
  args: { name: 'Wolfeschlegelsteinhausenbergerdorff Maria das Graças de Albuquerque e Silva' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('menu')
  },
}

export const WithoutName: Story = { args: { name: undefined } }
