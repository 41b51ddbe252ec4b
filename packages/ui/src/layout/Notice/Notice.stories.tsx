import type { Meta, StoryObj } from '@storybook/react-vite'
import { Info } from 'lucide-react'
import { Button } from '../../primitives/index.ts'
import { phone, Scenarios, StateSheet } from '../../testing/index.ts'
import { NOTICE_TONES, Notice } from './Notice.tsx'

const meta = {
  title: 'Layout/Notice',
  component: Notice,
  args: {
    icon: Info,
    title: 'Uma página com um recado',
    children: <p>O que aconteceu, em uma ou duas frases curtas.</p>,
    actions: <Button tone="brand">Seguir</Button>,
  },
  argTypes: { icon: { control: false }, tone: { control: 'select', options: NOTICE_TONES } },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 480, height: 732 } },
  render: ({ actions: _, ...args }) => (
    <StateSheet rows={NOTICE_TONES} columns={['tone'] as const}>
      {(tone) => <Notice {...args} title={`Uma página com um recado: ${tone}`} tone={tone} />}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 1384 } },
  render: ({ icon }) => (
    <Scenarios inlineSize={149}>
      {({ name, text }) => (
        <Notice icon={icon} title={text || name}>
          <p>{text}</p>
        </Notice>
      )}
    </Scenarios>
  ),
}

export const LongWords: Story = {
  ...phone,
  args: { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
}
