import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { useArgs } from 'storybook/preview-api'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ContactSheet } from '../showroom/ContactSheet.tsx'
import { StoryCell } from '../showroom/StoryCell.tsx'
import { SHEET_SIZES } from '../showroom/sheetSizes.ts'
import { type LoadedStory, loadStory } from '../showroom/storyModules.ts'
import { readGlobals } from '../toolbar/globals.ts'

const meta = {
  title: 'Tenants/Contact sheet',
  component: ContactSheet,
  // The list of all stories lies beside a built showroom, not beside a test.
  tags: ['!autodocs', '!test', 'showroom'],
  parameters: { layout: 'fullscreen' },
  argTypes: {
    story: { control: 'text' },
    size: { control: 'inline-radio', options: SHEET_SIZES },
    filter: { control: 'text' },
    globals: { table: { disable: true } },
    onChange: { table: { disable: true } },
  },
  args: {
    globals: readGlobals({}),
    story: 'primitives-button--states',
    size: 'small',
    filter: '',
    onChange: fn(),
  },
  // The arguments are in the address: a sheet can be sent to somebody else.
  render: function Render(args, { globals }) {
    const [, update] = useArgs()
    return <ContactSheet {...args} globals={readGlobals(globals)} onChange={update} />
  },
} satisfies Meta<typeof ContactSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Sheet: Story = { name: 'Contact sheet' }

const BUTTON = { path: 'packages/ui/src/primitives/Button/Button.stories.tsx', exportName: 'Default' }

function ThreeCells() {
  const [story, setStory] = useState<LoadedStory>()
  useEffect(() => {
    void loadStory(BUTTON).then(setStory)
  }, [])
  if (!story) return null
  return ['move', 'brasa', 'girassol'].map((tenant) => (
    <StoryCell key={tenant} story={story} tenant={tenant} scheme="dark" globals={readGlobals({})} scale={1} />
  ))
}

/** Several tenants on one page: each cell has its own colours and its own corners, in the scheme that was asked for. */
export const Cells: Story = {
  tags: ['test', '!dev'],
  render: () => <ThreeCells />,
  play: async ({ canvasElement }) => {
    const buttons = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-cell] button')]
    await waitFor(() => expect(buttons()).toHaveLength(3))
    const looks = buttons().map((button) => getComputedStyle(button))
    await expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(3)
    await expect(new Set(looks.map(({ borderRadius }) => borderRadius)).size).toBe(2)
    await expect(looks.map(({ colorScheme }) => colorScheme)).toEqual(['dark', 'dark', 'dark'])
  },
}

/** What is typed goes into the address in letters that it keeps, so that the sheet can be sent to somebody else. */
export const Filter: Story = {
  tags: ['test', '!dev'],
  render: (args) => <ContactSheet {...args} globals={readGlobals({})} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Tenants' }), 'Ê,')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ filter: 'e ' }))
  },
}
