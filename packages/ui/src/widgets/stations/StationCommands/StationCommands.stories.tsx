import { STATION_COMMANDS } from '@corrente/domain/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { longestWords, StateSheet } from '../../../testing/index.ts'
import { StationCommands } from './StationCommands.tsx'

const commands = STATION_COMMANDS.map((command) => ({
  command,
  href: `/operations/${command}?station=ARO-0003`,
}))

const meta = {
  title: 'Widgets/Stations/StationCommands',
  component: StationCommands,
  args: { commands, historyHref: '/operations/tasks?station=ARO-0003' },
} satisfies Meta<typeof StationCommands>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comandos' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await expect(screen.getAllByRole('menuitem')).toHaveLength(STATION_COMMANDS.length + 1)
    await expect(screen.getByRole('menuitem', { name: 'Reset suave' })).toHaveAttribute(
      'href',
      '/operations/remoteReset?station=ARO-0003',
    )
  },
}

export const NamedAmongSeveral: Story = {
  args: { name: 'Shopping Ipê 02', connectorId: 2, allHref: '/operations?station=ARO-0003' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comandos para Shopping Ipê 02' }))
    const all = await screen.findByRole('menuitem', { name: 'Todos os comandos' })
    await waitFor(() => expect(all).toBeVisible())
    await expect(all).toHaveAttribute('href', '/operations?station=ARO-0003')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Parar recarga' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Destravar conector' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

export const BackToWork: Story = {
  args: {
    commands: [
      { command: 'changeAvailability', href: '/operations/change_availability', availType: 'OPERATIVE' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comandos' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Voltar a operar' })).toBeVisible())
  },
}

/** What its version lacks stays in its place and says why. */
export const OfOcpp15: Story = {
  tags: ['OPS-007'],
  args: {
    commands: commands.map((each) =>
      each.command === 'triggerMessage' ? { ...each, href: undefined } : each,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comandos' }))
    const off = await screen.findByRole('menuitem', { name: /Pedir status/ })
    await expect(off).toHaveAccessibleDescription('Só no OCPP 1.6')
    await userEvent.click(off)
    await expect(screen.getByRole('menu')).toBeVisible()
  },
}

export const States: Story = {
  render: () => (
    <StateSheet rows={['permitted', 'none']} columns={['station', 'connector']}>
      {(row, column) => (
        <StationCommands
          commands={row === 'none' ? [] : commands}
          {...(column === 'connector' && { connectorId: 2 })}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = { ...longestWords }
