import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EXTERNAL_DOCUMENTS, ExternalDocument } from './ExternalDocument.tsx'

const meta = {
  title: 'Widgets/Legal/ExternalDocument',
  component: ExternalDocument,
  args: { kind: 'terms', href: 'https://example.com/termos', homeHref: '/' },
  argTypes: { kind: { control: 'select', options: EXTERNAL_DOCUMENTS } },
} satisfies Meta<typeof ExternalDocument>
export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {
  name: 'LEG-006 the stored address is a real link to a new tab',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Abrir Termos de Uso/ })
    await expect(link).toHaveAttribute('href', 'https://example.com/termos')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  },
}

export const Support: Story = { args: { kind: 'support', homeHref: undefined } }
