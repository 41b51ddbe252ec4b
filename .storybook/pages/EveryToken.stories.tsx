import { COLOR_TOKENS } from '@corrente/themes/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EveryToken } from '../showroom/EveryToken.tsx'

const meta = {
  title: 'Foundations/Every token',
  component: EveryToken,
  tags: ['!autodocs', 'visual'],
  parameters: {
    controls: { disable: true },
    visual: { width: 720 },
  },
  args: { colors: COLOR_TOKENS },
} satisfies Meta<typeof EveryToken>
export default meta
type Story = StoryObj<typeof meta>

/** Every token on one small picture: a change of any of them in any tenant is seen here, whatever else shows it. */
export const States: Story = {
  // The preview's own word: a story that it does not mark has `true`, and none has nothing.
  play: async ({ parameters }) => {
    await expect(parameters.chromatic).toMatchObject({ disableSnapshot: false })
  },
}
