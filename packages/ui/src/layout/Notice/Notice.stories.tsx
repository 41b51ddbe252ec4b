import type { Meta, StoryObj } from '@storybook/react-vite'
import { Info } from 'lucide-react'
import { Button } from '../../primitives/index.ts'
import { phone } from '../../testing/index.ts'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Layout/Notice',
  component: Notice,
  args: {
    icon: Info,
    title: 'Uma página com um recado',
    children: <p>O que aconteceu, em uma ou duas frases curtas.</p>,
    actions: <Button tone="brand">Seguir</Button>,
  },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Danger: Story = { args: { tone: 'danger', isAlert: true } }

export const WithoutActions: Story = { args: { actions: undefined } }

export const LongWords: Story = {
  ...phone,
  args: { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
}
