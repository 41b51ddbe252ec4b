import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longestWords, overlayDocs, stateful } from '../../testing/index.ts'
import { DEFAULT_TABLE_VIEW, type TableColumn } from '../columns.ts'
import { TableOptions } from './TableOptions.tsx'

const column = (key: string, header: string, priority: number): TableColumn<string> => ({
  key,
  header,
  priority,
  cell: (row) => row,
  minInlineSize: 100,
})
const COLUMNS = [
  column('name', 'Nome', 1),
  column('account', 'Conta', 3),
  column('city', 'Cidade', 4),
  column('energy', 'Energia', 2),
]

const Example = stateful(TableOptions<string>, { view: 'onChange' })

const meta = {
  title: 'Table/TableOptions',
  component: TableOptions<string>,
  render: Example,
  parameters: { visual: { width: 360, height: 512 }, ...overlayDocs },
  args: {
    columns: COLUMNS,
    view: DEFAULT_TABLE_VIEW,
    dropped: COLUMNS.slice(2, 3),
    canOpen: true,
    canSelect: true,
    hasSingleKeys: true,
    onChange: fn(),
  },
} satisfies Meta<typeof TableOptions<string>>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /./ }))
  return within(await within(canvasElement).findByRole('dialog'))
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}

/** A hidden column, compact rows, and a list that has neither ticks nor letters. */
export const States: Story = {
  args: {
    view: { hidden: ['account'], density: 'compact' },
    canOpen: false,
    canSelect: false,
    hasSingleKeys: false,
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await expect(panel.getByRole('checkbox', { name: 'Conta' })).not.toBeChecked()
    await expect(panel.queryByText('Marcar a linha')).toBeNull()
    await expect(panel.queryByText('j')).toBeNull()
  },
}

export const Contents: Story = { ...longestWords, play: Default.play ?? (() => undefined) }

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const panel = within(await canvas.findByRole('dialog', { name: 'Opções da lista' }))
    await step('the column that names the rows stays, and says so', async () => {
      const name = panel.getByRole('checkbox', { name: 'Nome' })
      await waitFor(() => expect(name).toHaveFocus())
      await userEvent.keyboard(' ')
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(name).toHaveAccessibleDescription('Esta coluna sempre aparece')
    })
    await step('another is hidden; the defaults bring it back', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: ['account'], density: 'comfortable' })
      await userEvent.click(panel.getByRole('button', { name: 'Restaurar padrão' }))
      await expect(args.onChange).toHaveBeenLastCalledWith(DEFAULT_TABLE_VIEW)
    })
    await step('Escape gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Opções da lista' })).toHaveFocus())
    })
  },
}
