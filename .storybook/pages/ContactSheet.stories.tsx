import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { fn } from 'storybook/test'
import { ContactSheet, SHEET_SIZES } from '../showroom/ContactSheet.tsx'
import { readGlobals } from '../toolbar/globals.ts'

const meta = {
  title: 'Tenants/Contact sheet',
  component: ContactSheet,
  tags: ['!autodocs', '!test', 'showroom'],
  parameters: { layout: 'fullscreen' },
  argTypes: {
    story: { control: 'text' },
    size: { control: 'inline-radio', options: SHEET_SIZES },
    globals: { table: { disable: true } },
    onChange: { table: { disable: true } },
  },
  args: { globals: readGlobals({}), story: 'primitives-button--states', size: 'small', onChange: fn() },
  // The arguments are in the address: a sheet can be sent to somebody else.
  render: function Render(args, { globals }) {
    const [, update] = useArgs()
    return <ContactSheet {...args} globals={readGlobals(globals)} onChange={update} />
  },
} satisfies Meta<typeof ContactSheet>
export default meta

export const Sheet: StoryObj<typeof meta> = { name: 'Contact sheet' }
