import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileSpreadsheet, Upload } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { phone, SCENARIOS } from '../../testing/index.ts'
import { FoldedActions } from './FoldedActions.tsx'

const onExcel = fn()
const excel = {
  label: 'Baixar Excel',
  icon: <FileSpreadsheet aria-hidden="true" />,
  onSelect: onExcel,
}
const meta = {
  title: 'Primitives/FoldedActions',
  component: FoldedActions,
  parameters: { visual: { width: 800, height: 96 } },
  args: {
    actions: [
      excel,
      {
        label: 'Importar cartões',
        icon: <Upload aria-hidden="true" />,
        href: '/ocpptags/create',
      },
    ],
  },
} satisfies Meta<typeof FoldedActions>
export default meta
type Story = StoryObj<typeof meta>

/** With room each is a button, and there is no menu. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar Excel' }))
    await expect(onExcel).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Importar cartões' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mais ações' })).toBeNull()
  },
}

export const States: Story = {
  args: { actions: [{ ...excel, isBusy: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Baixar Excel/ })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 360, height: 320 } },
  args: { actions: SCENARIOS.map(({ name, text }) => ({ ...excel, label: text || name })) },
}

/** On a phone they stand in one menu; what is under way says so and does nothing. */
export const Keyboard: Story = {
  ...phone,
  args: { actions: [excel, { ...excel, label: 'Exportar', isBusy: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Baixar Excel' })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mais ações' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /Exportar/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onExcel).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(onExcel).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Mais ações' })).toHaveFocus()
  },
}
