import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SCENARIOS } from '../../../testing/index.ts'
import { ShellFooter } from './ShellFooter.tsx'

const meta = {
  title: 'Widgets/Shell/ShellFooter',
  component: ShellFooter,
  args: {
    content: {
      text: 'Rede Exemplo: energia renovável certificada em todas as estações.',
      links: [
        { label: 'Certificado', url: 'https://example.com/certificado' },
        { label: 'Ouvidoria', url: 'https://example.com/ouvidoria' },
      ],
    },
  },
} satisfies Meta<typeof ShellFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Contents: Story = {
  parameters: { visual: { width: 360, height: 360 } },
  args: {
    content: {
      text: `${SCENARIOS[1].text} ${SCENARIOS[2].text}`,
      links: [
        { label: SCENARIOS[2].text, url: 'https://example.com/a' },
        { label: SCENARIOS[6].text, url: 'https://example.com/b' },
      ],
    },
  },
}

export const NotOfThisTenant: Story = {
  tags: ['SHL-013'],
  args: { content: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}
