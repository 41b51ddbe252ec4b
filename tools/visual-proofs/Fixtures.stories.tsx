import { SkipLink } from '@corrente/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'Proofs/Fixtures', tags: ['visual', '!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Proves that an order in depth is seen: the link lies over the box. */
export const Overlapping: Story = {
  parameters: { visual: { width: 240, height: 80 } },
  render: () => (
    <>
      <SkipLink targetId="content" label="Ir para o conteúdo" />
      <div
        id="content"
        style={{ position: 'fixed', inset: '0 0 30px 40px', zIndex: 60, background: 'var(--brand-bg)' }}
      />
    </>
  ),
  play: async ({ canvas }) => canvas.getByRole('link').focus(),
}
