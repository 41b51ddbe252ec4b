import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../layout/index.ts'
import { KeyHint } from './KeyHint.tsx'

const meta = {
  title: 'Primitives/KeyHint',
  component: KeyHint,
  parameters: { visual: { width: 240, height: 80 } },
  args: { keys: ['Shift', 'Espaço'] },
} satisfies Meta<typeof KeyHint>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Contents: Story = {
  render: () => (
    <Inline>
      {[['j'], ['↑'], ['Enter'], ['Ctrl', 'Shift', 'Espaço']].map((keys) => (
        <KeyHint key={keys.join()} keys={keys} />
      ))}
    </Inline>
  ),
}
