import { SELECTION_COMMANDS } from '@corrente/domain/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { longestWords, StateSheet } from '../../../testing/index.ts'
import { TickedCommands } from './TickedCommands.tsx'

const meta = {
  title: 'Widgets/Stations/TickedCommands',
  component: TickedCommands,
  args: { commands: SELECTION_COMMANDS, onChoose: fn() },
} satisfies Meta<typeof TickedCommands>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar comando' }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await expect(screen.getAllByRole('menuitem')).toHaveLength(SELECTION_COMMANDS.length)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mudar configuração' }))
    await expect(args.onChoose).toHaveBeenCalledWith('changeConfiguration')
  },
}

/** For a place, where several stand below each other: an icon that says of which. */
export const OfPlace: Story = {
  args: { name: 'Estacionamento Maracanã' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comandos para Estacionamento Maracanã' }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mudar configuração' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('changeConfiguration')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pedir status' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('remoteReset')
  },
}

export const States: Story = {
  render: (args) => (
    <StateSheet rows={['permitted', 'off', 'none'] as const} columns={['ticked'] as const}>
      {(row) => (
        <TickedCommands
          {...args}
          commands={row === 'none' ? [] : args.commands}
          disabledReason={row === 'off' ? 'Lendo a lista completa…' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = { ...longestWords }
