import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ZoneNote } from './ZoneNote.tsx'

const meta = {
  title: 'Widgets/Shell/ZoneNote',
  component: ZoneNote,
  args: { own: 'Asia/Tokyo', other: 'America/Sao_Paulo', minutesAhead: 12 * 60 },
} satisfies Meta<typeof ZoneNote>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fuso dos horários: GMT+9 · +12 h' }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/GMT\+9.*12 h à frente.*GMT-3/)
  },
}

export const Behind: Story = {
  args: { own: 'America/Los_Angeles', other: 'Asia/Kolkata', minutesAhead: -(12 * 60 + 30) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /GMT-7 · −12 h 30 min/ }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/está 12 h 30 min à frente/)
  },
}

/** A zone whose name is long, half an hour off. */
export const Contents: Story = {
  parameters: { visual: { width: 360, height: 240 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
  args: {
    own: 'America/North_Dakota/New_Salem',
    other: 'Australia/Lord_Howe',
    minutesAhead: -(16 * 60 + 30),
  },
}
