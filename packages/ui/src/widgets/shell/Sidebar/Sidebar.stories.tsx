import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { longestWords } from '../../../testing/index.ts'
import { allItems, fewItems } from '../storyItems.ts'
import { Sidebar } from './Sidebar.tsx'

const Room = styled.div`
  block-size: 760px;
`

const meta = {
  title: 'Widgets/Shell/Sidebar',
  component: Sidebar,
  args: { items: allItems, current: 'home' },
  decorators: [(Story) => <Room>{Story()}</Room>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof meta>

/** A busy machine draws few frames, and the bar's width moves by frames. */
const IN_TIME = { timeout: 5000 }

const width = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().width)

/** Folded: icons; the names are there for assistive technology. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 96, height: 760 } },
  name: 'SHL-009 80 px wide when collapsed',
  play: async ({ canvas }) => {
    await expect(width(canvas.getByRole('navigation'))).toBe(80)
  },
}

/** Wide, in the longest words: a name goes on to a second line rather than being cut. */
export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 256, height: 760 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(width(canvas.getByRole('navigation'))).toBe(240), IN_TIME)
  },
}

export const Keyboard: Story = {
  name: 'SHL-010 240 px wide while an item has keyboard focus; Escape folds it',
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Visão geral' })).toHaveFocus()
    await waitFor(() => expect(width(bar)).toBe(240), IN_TIME)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(width(bar)).toBe(80), IN_TIME)
  },
}

export const Items: Story = {
  name: 'SHL-007 the sixteen items by name and in order',
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(names).toEqual([
      'General View',
      'Stations',
      'Station groups',
      'Users',
      'Ocpp Tags',
      'Operations',
      'Transactions',
      'Financial',
      'Indicators',
      'Alerts',
      'Log',
      'Support',
      'Push Notification',
      'Vouchers',
      'Pricing Profiles',
      'Advanced Settings',
    ])
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('General View')
  },
}

export const OnlyPermitted: Story = {
  name: 'SHL-007 shows only the items that it is given',
  args: { items: fewItems, current: 'alerts' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Visão geral',
      'Estações',
      'Alertas',
    ])
  },
}

export const ExternalItem: Story = {
  name: 'RTE-021 RTE-030 an outside address opens a new tab',
  args: {
    items: [...fewItems, { id: 'rateio', href: 'https://rateio.example.com/', isExternal: true }],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Rateio.*nova aba/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  },
}
