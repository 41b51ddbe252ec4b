import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../../../layout/index.ts'
import { ReportActions, type ReportActionsProps } from './ReportActions.tsx'

const never: ReportActionsProps['isRunning'] = () => false

const meta = {
  title: 'Widgets/Reports/ReportActions',
  component: ReportActions,
  args: { onReport: fn(), onExcel: fn(), hasIndividual: true, isRunning: never },
  argTypes: { isRunning: { control: false } },
  parameters: { visual: { width: 360, height: 80 } },
  render: (args) => (
    <Inline>
      <ReportActions {...args} />
    </Inline>
  ),
} satisfies Meta<typeof ReportActions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoIndividual: Story = {
  tags: ['STN-045'],
  args: { hasIndividual: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Relatório' }))
    const items = await canvas.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['Relatório Unificado'])
  },
}

export const Running: Story = {
  args: { isRunning: () => true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Relatório' }))
    const item = await canvas.findByRole('menuitem', { name: /Relatório Unificado/ })
    await expect(item).toHaveAccessibleDescription('Já está sendo baixado')
    await userEvent.keyboard('{Enter}{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar Excel' }))
    await expect(args.onReport).not.toHaveBeenCalled()
    await expect(args.onExcel).not.toHaveBeenCalled()
  },
}
