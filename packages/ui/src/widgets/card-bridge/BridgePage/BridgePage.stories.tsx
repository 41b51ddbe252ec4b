import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BridgePage } from './BridgePage.tsx'

const meta = {
  title: 'Widgets/CardBridge/BridgePage',
  component: BridgePage,
  args: { isBusy: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BridgePage>
export default meta
type Story = StoryObj<typeof meta>

/** While the provider works. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Aguarde…')
  },
}

/** Before a message, and ten seconds after it, the page is blank. */
export const Blank: Story = {
  tags: ['TDS-001', 'TDS-005'],
  args: { isBusy: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement()
  },
}
