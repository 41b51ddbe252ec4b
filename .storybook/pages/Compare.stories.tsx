import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { useArgs } from 'storybook/preview-api'
import { expect, fn, waitFor } from 'storybook/test'
import { Compare, CompareSheet } from '../showroom/Compare.tsx'
import { SHEET_SIZES } from '../showroom/sheetSizes.ts'
import { type LoadedStory, loadStory } from '../showroom/storyModules.ts'
import { readGlobals } from '../toolbar/globals.ts'

const meta = {
  title: 'Tenants/Compare',
  component: Compare,
  tags: ['!autodocs', '!test', 'showroom'],
  parameters: { layout: 'fullscreen' },
  argTypes: {
    story: { control: 'text' },
    tenants: { control: 'object' },
    size: { control: 'inline-radio', options: SHEET_SIZES },
    globals: { table: { disable: true } },
    onChange: { table: { disable: true } },
  },
  args: {
    globals: readGlobals({}),
    story: 'primitives-button--states',
    tenants: ['move', 'brasa', 'girassol'],
    size: 'medium',
    onChange: fn(),
  },
  render: function Render(args, { globals }) {
    const [, update] = useArgs()
    return <Compare {...args} globals={readGlobals(globals)} onChange={update} />
  },
} satisfies Meta<typeof Compare>
export default meta

type Story = StoryObj<typeof meta>

export const SideBySide: Story = { name: 'Compare' }

const WIDE = {
  path: 'packages/ui/src/widgets/alerts/ProblemList/ProblemList.stories.tsx',
  exportName: 'States',
}
const FIVE = ['move', 'brasa', 'girassol', 'cafetal', 'celeste']

function FiveBrands() {
  const [story, setStory] = useState<LoadedStory>()
  useEffect(() => {
    void loadStory(WIDE).then(setStory)
  }, [])
  if (!story) return null
  return (
    <div style={{ inlineSize: 1100 }}>
      {SHEET_SIZES.map((size) => (
        <section key={size} aria-label={size}>
          <CompareSheet story={story} tenants={FIVE} size={size} globals={readGlobals({})} />
        </section>
      ))}
    </div>
  )
}

/** Five brands of a story of 1100 px: three, two or one in a row by the size, the rest below, none out of sight. */
export const SizesAndWrap: Story = {
  tags: ['test', '!dev'],
  render: () => <FiveBrands />,
  play: async ({ canvas }) => {
    const cells = async (size: string) => {
      const section = await canvas.findByRole('region', { name: size })
      return [...section.querySelectorAll<HTMLElement>('[data-cell$=" light"]')].map((cell) =>
        cell.getBoundingClientRect(),
      )
    }
    await waitFor(async () => expect(await cells('small')).toHaveLength(FIVE.length))
    for (const [size, inRow, width] of [
      ['small', 3, 320],
      ['medium', 2, 500],
      ['full', 1, 1100],
    ] as const) {
      const boxes = await cells(size)
      const [first] = boxes
      if (!first) throw new Error('a brand is shown')
      await expect(Math.round(first.width)).toBe(width)
      await expect(boxes.filter(({ top }) => top === first.top)).toHaveLength(inRow)
      await expect(Math.max(...boxes.map(({ right }) => right)) - first.left).toBeLessThanOrEqual(1100)
    }
  },
}
