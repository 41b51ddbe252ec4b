import type { Meta, StoryObj } from '@storybook/react-vite'
import { Type } from '../showroom/Type.tsx'

const meta = {
  title: 'Foundations/Type',
  component: Type,
  tags: ['!autodocs', 'showroom'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Type>
export default meta

export const Scale: StoryObj<typeof meta> = { name: 'Type' }
