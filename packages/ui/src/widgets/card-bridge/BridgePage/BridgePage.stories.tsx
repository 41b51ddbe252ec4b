import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longestWords } from '../../../testing/index.ts'
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

export const States: Story = {
  name: 'TDS-001 TDS-005 before a message, and ten seconds after it, the page is blank',
  args: { isBusy: false },
  parameters: { visual: { width: 240, height: 240 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement()
  },
}

/** Its one text is for assistive technology. */
export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 240, height: 240 } },
}
