import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { HalfSavedNotice } from './HalfSavedNotice.tsx'

const meta = {
  title: 'Widgets/StationForm/HalfSavedNotice',
  component: HalfSavedNotice,
  args: {
    saved: ['station', 'connector.1'],
    stoppedAt: 'connector.2',
    why: 'refused',
    missing: ['connector.2', 'connector.3'],
  },
} satisfies Meta<typeof HalfSavedNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['CON-018'],
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('alert')
    await expect(notice).toHaveTextContent('Já está salvo: os dados da estação, conector 1.')
    await expect(notice).toHaveTextContent('O servidor recusou: conector 2.')
    await expect(notice).toHaveTextContent('Ainda não enviado: conector 3.')
  },
}

const SAVED = ['nothing', 'some'] as const
const WHY = ['refused', 'lost'] as const

export const States: Story = {
  render: (args) => (
    <StateSheet rows={SAVED} columns={WHY}>
      {(saved, why) => (
        <div style={{ inlineSize: 320 }}>
          <HalfSavedNotice {...args} saved={saved === 'some' ? args.saved : []} why={why} />
        </div>
      )}
    </StateSheet>
  ),
}
