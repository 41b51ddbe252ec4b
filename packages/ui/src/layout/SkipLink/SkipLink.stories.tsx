import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SCENARIOS } from '../../testing/index.ts'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  args: { targetId: 'skip-target', label: 'Ir para o conteúdo' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <button type="button">No caminho</button>
      <section id="skip-target" tabIndex={-1}>
        Conteúdo
      </section>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

/** Out of sight until the Tab key reaches it. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 320, height: 120 } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link')
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 320, height: 240 } },
  args: { label: `${SCENARIOS[1].text} ${SCENARIOS[2].text}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    )
  },
}

/** It moves the focus and leaves the address as it is. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const { href } = window.location
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Conteúdo')).toHaveFocus()
    await expect(window.location.href).toBe(href)
  },
}
