import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { overlayDocs } from '../../../testing/index.ts'
import { CacheOffer } from './CacheOffer.tsx'

const station = (id: string, name = id) => ({
  id,
  name,
  href: `/operations/v1.6/clear_cache?station=${id}`,
})
const meta = {
  title: 'Widgets/Tags/CacheOffer',
  component: CacheOffer,
  parameters: { ...overlayDocs, visual: { width: 640, height: 360 } },
  args: {
    idTag: '04A2B3C4D5E6F7',
    stations: [station('IPE-0001', 'Shopping Aurora'), station('IPE-0002')],
    onClose: fn(),
  },
} satisfies Meta<typeof CacheOffer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Limpar o cache de Shopping Aurora' })).toHaveAttribute(
      'href',
      '/operations/v1.6/clear_cache?station=IPE-0001',
    )
  },
}
