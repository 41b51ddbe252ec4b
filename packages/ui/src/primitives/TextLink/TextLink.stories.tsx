import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LinkProvider } from '../../foundations/index.ts'
import { Scenarios } from '../../testing/index.ts'
import { TextLink } from './index.ts'

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { href: '/stations', children: 'Ver estações' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const External: Story = {
  args: { href: 'https://example.com', isExternal: true, children: 'Suporte' },
}
export const Contents: Story = {
  render: (args) => (
    <Scenarios inlineSize={140}>{({ text }) => <TextLink {...args}>{text || '-'}</TextLink>}</Scenarios>
  ),
}

const follow = fn()

export const StaysInTheProduct: Story = {
  render: (args) => (
    <LinkProvider follow={follow}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    follow.mockClear()
    const link = within(canvasElement).getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledWith('/stations')
  },
}
