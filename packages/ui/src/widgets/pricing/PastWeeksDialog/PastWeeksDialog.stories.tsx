import { weekChanges } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { letsMouseIn } from '../../../testing/index.ts'
import { WEEK } from '../storyPricing.ts'
import { PastWeeksDialog } from './PastWeeksDialog.tsx'

const { general, periods } = WEEK.days.MONDAY
const CHEAPER = {
  ...WEEK,
  days: {
    ...WEEK.days,
    MONDAY: { general: general && { ...general, tariff: { ...general.tariff, kwh: 1.7 } }, periods },
  },
}
const BARE = { ...WEEK, exceptions: [], days: { ...WEEK.days, FRIDAY: { general: null, periods: [] } } }
const AT = Date.UTC(2026, 5, 15, 13, 32)

const meta = {
  title: 'Widgets/Pricing/PastWeeksDialog',
  component: PastWeeksDialog,
  parameters: { visual: { width: 512, height: 520 } },
  args: {
    weeks: [
      { id: 'a', at: AT, changes: weekChanges(WEEK, CHEAPER) },
      { id: 'b', at: AT - 86_400_000, changes: weekChanges(WEEK, BARE) },
    ],
    onRestore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PastWeeksDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('dialog'))

export const Default: Story = {}

/** One that is the same, and one that could not be read, have no way back. */
export const Contents: Story = {
  args: {
    weeks: [
      { id: 'a', at: AT, changes: [] },
      { id: 'b', at: AT - 3_600_000, changes: undefined },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    const buttons = dialog.getAllByRole('button', { name: /^Voltar a esta semana/ })
    for (const button of buttons) {
      await letsMouseIn(button)
      await userEvent.click(button)
    }
    await expect(args.onRestore).not.toHaveBeenCalled()
    await expect(dialog.getByText('Igual ao que está na tela', { selector: 'p' })).toBeVisible()
    await expect(dialog.getByText('Esta semana não pôde ser lida', { selector: 'p' })).toBeVisible()
  },
}

/** None kept. */
export const NoneKept: Story = {
  args: { weeks: [] },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getByText('Nenhuma semana foi gravada neste navegador')).toBeInTheDocument()
  },
}
