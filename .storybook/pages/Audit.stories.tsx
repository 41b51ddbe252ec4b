import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Audit } from '../showroom/Audit.tsx'
import { PALETTES } from '../showroom/palettes.ts'
import { readGlobals } from '../toolbar/globals.ts'

const meta = {
  title: 'Tenants/Audit',
  component: Audit,
  tags: ['!autodocs', 'showroom'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { globals: readGlobals({}) },
  render: (_, { globals }) => <Audit globals={readGlobals(globals)} />,
} satisfies Meta<typeof Audit>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  name: 'Audit',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(`${PALETTES.length} palettes, no miss`, {}, { timeout: 30_000 }),
    ).toBeVisible()
  },
}
