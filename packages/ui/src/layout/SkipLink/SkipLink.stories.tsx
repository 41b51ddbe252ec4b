import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    const { href } = window.location
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Conteúdo')).toHaveFocus()
    await expect(window.location.href).toBe(href)
  },
}
