import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { overlayDocs, SCENARIOS } from '../../testing/index.ts'
import { Button } from '../Button/Button.tsx'
import { StatList, StatRow } from '../StatRow/StatRow.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    trigger: <Button>Filtros</Button>,
    label: 'Filtros da lista',
    children: <Button size="small">Limpar filtros</Button>,
  },
  parameters: overlayDocs,
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const States: Story = {
  parameters: { visual: { width: 320, height: 180 } },
  args: { isOpen: true },
}

/** Lists run to its edge. */
export const Flush: Story = {
  args: {
    isOpen: true,
    isFlush: true,
    children: (
      <StatList>
        <StatRow label="Disponíveis" value="214" />
        <StatRow label="Em uso" value="37" />
      </StatList>
    ),
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 360, height: 512 } },
  args: {
    isOpen: true,
    children: (
      <StatList>
        {SCENARIOS.map(({ name, text }) => (
          <StatRow key={name} label={name} value={text} />
        ))}
      </StatList>
    ),
  },
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const popover = await canvas.findByRole('dialog', { name: 'Filtros da lista' })
    // In the layer host, never in the body: it keeps its tenant.
    await expect(popover.closest('[data-layer-host]')).not.toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Limpar filtros' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Filtros' })).toHaveFocus()
  },
}
