import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { stateful } from '../../../testing/index.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

const Example = stateful(LanguageChoice, { value: 'onChange' })

const meta = {
  title: 'Widgets/Shell/LanguageChoice',
  component: Example,
  subcomponents: { LanguageChoice },
  args: { value: 'es', onChange: fn() },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/** Each language by its own name. */
export const Default: Story = {}
