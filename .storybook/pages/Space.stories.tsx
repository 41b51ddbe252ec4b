import type { Meta, StoryObj } from '@storybook/react-vite'
import { Space } from '../showroom/Space.tsx'

const meta = {
  title: 'Foundations/Space',
  component: Space,
  tags: ['!autodocs', 'showroom'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Space>
export default meta

export const Scale: StoryObj<typeof meta> = { name: 'Space' }
