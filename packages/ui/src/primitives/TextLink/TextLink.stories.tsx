import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LinkProvider } from '../../foundations/index.ts'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { LINK_TONES, TextLink } from './TextLink.tsx'

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { href: '/stations', children: 'Ver estações' },
  argTypes: { tone: { control: 'select', options: LINK_TONES } },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 300, height: 140 } },
  render: (args) => (
    <StateSheet rows={LINK_TONES} columns={['inside', 'outside'] as const}>
      {(tone, where) =>
        where === 'inside' ? (
          <TextLink {...args} tone={tone} />
        ) : (
          <TextLink href="https://example.com" tone={tone} isExternal>
            Suporte
          </TextLink>
        )
      }
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 332 } },
  render: (args) => (
    <Scenarios inlineSize={149}>
      {({ text }) => (
        <TextLink {...args} href="https://example.com" isExternal>
          {text || '-'}
        </TextLink>
      )}
    </Scenarios>
  ),
}

const follow = fn()

/** Enter follows it inside the product, without a new page load. */
export const Keyboard: Story = {
  render: (args) => (
    <LinkProvider follow={follow}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    follow.mockClear()
    const link = canvas.getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledWith('/stations')
  },
}
