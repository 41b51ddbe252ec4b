import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { longestWords } from '../../../testing/index.ts'
import { allItems } from '../storyItems.ts'
import { Sidebar } from './Sidebar.tsx'

const Room = styled.div`
  block-size: 760px;
`

const meta = {
  title: 'Widgets/Shell/Sidebar',
  component: Sidebar,
  args: { items: allItems, current: 'home', isPinned: false, onPin: fn() },
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
  tags: ['visual', 'SHL-009'],
  parameters: { visual: { width: 96, height: 760 } },
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

/** 240 px wide while an item has the focus; Escape folds it. */
export const Keyboard: Story = {
  tags: ['SHL-010'],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Visão geral' })).toHaveFocus()
    await waitFor(() => expect(width(bar)).toBe(240), IN_TIME)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(width(bar)).toBe(80), IN_TIME)
  },
}
