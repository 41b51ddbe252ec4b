import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import styled from 'styled-components'
import { longestWords, StateSheet } from '../../../testing/index.ts'
import { allItems, fewItems } from '../storyItems.ts'
import { NAV_GROUNDS } from './NavLink.tsx'
import { NavList } from './NavList.tsx'

const Ground = styled.nav`
  inline-size: 208px;
  padding: ${theme.space[2]};

  &[data-ground='chrome'] {
    background: ${theme.chrome.bg};
  }
`

const meta = {
  title: 'Widgets/Shell/Nav',
  component: NavList,
  args: { items: allItems, current: 'stations', ground: 'sheet' },
  argTypes: { ground: { control: 'select', options: NAV_GROUNDS } },
  render: ({ ground, ...args }) => (
    <Ground data-ground={ground} aria-label={ground}>
      <NavList {...args} {...(ground === undefined ? {} : { ground })} />
    </Ground>
  ),
} satisfies Meta<typeof NavList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const items = [
  ...fewItems.map((item) => (item.id === 'alerts' ? { ...item, count: 12 } : item)),
  { id: 'rateio', href: 'https://rateio.example.com/', isExternal: true },
] as const

/** On the sidebar's ground and on a sheet: the current page, the others, and one that opens a new tab. */
export const States: Story = {
  parameters: { visual: { width: 344, height: 464 } },
  render: () => (
    <StateSheet rows={NAV_GROUNDS} columns={['list'] as const}>
      {(ground) => (
        <Ground data-ground={ground} aria-label={ground}>
          <NavList items={items} current="stations" ground={ground} />
        </Ground>
      )}
    </StateSheet>
  ),
}

const waiting = (['home', 'tags', 'alerts'] as const).flatMap((id) =>
  allItems
    .filter((item) => item.id === id)
    .map((item) => {
      if (id === 'tags') return { ...item, count: 7, countHref: '/ocpptags/unknown' }
      return id === 'alerts' ? { ...item, count: 3, countHref: '/alerts?view=triage' } : item
    }),
)

/** What waits on a page of its own has a link beside its item (jobs: Tags 6). */
export const Waiting: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 344, height: 300 } },
  args: { onFollow: fn() },
  render: (args) => (
    <StateSheet rows={NAV_GROUNDS} columns={['list'] as const}>
      {(ground) => (
        <Ground data-ground={ground} aria-label={ground}>
          <NavList {...args} items={waiting} current="home" ground={ground} />
        </Ground>
      )}
    </StateSheet>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const [link] = canvas.getAllByRole('link', { name: '7 cartões desconhecidos' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/ocpptags\/unknown$/))
    await expect(canvas.getAllByRole('link', { name: 'Tags OCPP' })).toHaveLength(2)
    link?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFollow).toHaveBeenCalledOnce()
  },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 280, height: 436 } },
  args: { items: allItems.slice(0, 9) },
}
