import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { stateful } from '../../../testing/index.ts'
import { STORY_WEEK } from '../storyWeek.ts'
import { PriceShiftFields } from './PriceShiftFields.tsx'

const Example = stateful(PriceShiftFields, { percent: 'onPercent' })

const meta = {
  title: 'Widgets/Pricing/PriceShiftFields',
  component: Example,
  subcomponents: { PriceShiftFields },
  parameters: { visual: { width: 480, height: 320 } },
  args: { week: STORY_WEEK, percent: undefined, onPercent: fn() },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/Mudar todos os preços em/)
    const prices = canvas.getByRole('list', { name: 'Preços antes e depois' })
    await expect(prices).not.toHaveTextContent('→')
    await userEvent.type(field, '5')
    await expect(args.onPercent).toHaveBeenLastCalledWith(5, '5')
    await expect(prices).toHaveTextContent(/R\$\s1,90\/kWh.*→ R\$\s2,00\/kWh/)
    await userEvent.clear(field)
    await userEvent.type(field, '-12,5')
    await expect(prices).toHaveTextContent(/R\$\s2,30\/kWh.*→ R\$\s2,01\/kWh/)
    await userEvent.clear(field)
    await userEvent.type(field, '900')
    await expect(canvas.getByText(/Escolha um valor entre/)).toBeVisible()
    await expect(prices).not.toHaveTextContent('→')
  },
}
