import { ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { overlayDocs, phone } from '../../../testing/index.ts'
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

export const Contents: Story = {
  args: {
    idTag: ODD_TEXTS.unbreakable,
    stations: [station('1', ODD_TEXTS.long), station('2', ODD_TEXTS.html)],
  },
}

export const Keyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Fechar' })).toContain(document.activeElement),
    )
    const link = screen.getByRole('link', { name: /Shopping Aurora/ })
    for (let press = 0; press < 4 && document.activeElement !== link; press += 1) await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { ...phone }
