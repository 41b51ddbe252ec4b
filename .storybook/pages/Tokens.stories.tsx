import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tokens } from '../showroom/Tokens.tsx'
import { readGlobals } from '../toolbar/globals.ts'

const meta = {
  title: 'Foundations/Tokens',
  component: Tokens,
  tags: ['!autodocs', 'showroom'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { tenant: 'move' },
  render: (_, { globals }) => <Tokens tenant={readGlobals(globals).tenant} />,
} satisfies Meta<typeof Tokens>
export default meta

export const All: StoryObj<typeof meta> = { name: 'Tokens' }
