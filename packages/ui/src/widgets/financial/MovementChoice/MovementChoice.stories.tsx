import { movementFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MovementChoice } from './MovementChoice.tsx'

const recharge = movementFixture()
const idle = movementFixture({ targetType: 'IDLE' })

const meta = {
  title: 'Widgets/Financial/MovementChoice',
  component: MovementChoice,
  args: { movements: [recharge, idle], onChoose: fn() },
} satisfies Meta<typeof MovementChoice>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Ociosidade/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(idle)
  },
}
