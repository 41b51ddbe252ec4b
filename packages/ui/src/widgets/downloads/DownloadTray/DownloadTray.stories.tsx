import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { overlayDocs } from '../../../testing/index.ts'
import { DownloadTray } from './DownloadTray.tsx'

const meta = {
  title: 'Widgets/Reports/DownloadTray',
  component: DownloadTray,
  args: {
    downloads: [{ id: 1, label: 'Relatório Unificado', received: 1_240_000, total: 3_400_000 }],
    onCancel: fn(),
  },
  parameters: { ...overlayDocs, visual: { width: 560, height: 200 } },
} satisfies Meta<typeof DownloadTray>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Being made by the server, of unknown length, measured. */
export const States: Story = {
  parameters: { visual: { width: 560, height: 320 } },
  args: {
    downloads: [
      { id: 1, label: 'Relatório Individual', received: undefined, total: undefined },
      { id: 2, label: 'Excel das estações', received: 820_000, total: undefined },
      { id: 3, label: 'Relatório Unificado', received: 3_400_000, total: 3_400_000 },
    ],
  },
}

export const Nothing: Story = {
  args: { downloads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
