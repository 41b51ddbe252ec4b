import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longestWords } from '../../../testing/index.ts'
import { EXTERNAL_DOCUMENTS, ExternalDocument } from './ExternalDocument.tsx'

const meta = {
  title: 'Widgets/Legal/ExternalDocument',
  component: ExternalDocument,
  args: { kind: 'terms', href: 'https://example.com/termos', homeHref: '/' },
  argTypes: { kind: { control: 'select', options: EXTERNAL_DOCUMENTS } },
} satisfies Meta<typeof ExternalDocument>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['LEG-006'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Abrir Termos de Uso/ })
    await expect(link).toHaveAttribute('href', 'https://example.com/termos')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  },
}

/** Another document, and no way on but the link itself. */
export const States: Story = {
  tags: ['screen'],
  parameters: { visual: { width: 360, height: 312 } },
  args: { kind: 'support', homeHref: undefined },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 372 } },
  args: { href: `https://${'subdominio-'.repeat(5)}.example.com/termos` },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Abrir Termos de Uso/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ir para o início' })).toHaveFocus()
  },
}
