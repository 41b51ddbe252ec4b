import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { fn } from 'storybook/test'
import { Compare } from '../showroom/Compare.tsx'
import { SHEET_SIZES } from '../showroom/sheetSizes.ts'
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

export const SideBySide: StoryObj<typeof meta> = { name: 'Compare' }
