import type { Meta, StoryObj } from '@storybook/react-vite'
import { Colour } from '../showroom/Colour.tsx'
import { readGlobals } from '../toolbar/globals.ts'

const meta = {
  title: 'Foundations/Colour',
  component: Colour,
  tags: ['!autodocs', 'showroom'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { globals: readGlobals({}) },
  render: (_, { globals }) => <Colour globals={readGlobals(globals)} />,
} satisfies Meta<typeof Colour>
export default meta

export const Families: StoryObj<typeof meta> = { name: 'Colour' }
