import { chargerLinksFixture } from '@corrente/domain/fixtures'
import type { GroupCharger } from '@corrente/domain/virtual-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DEFAULT_TABLE_VIEW, NO_SELECTION } from '../../../table/index.ts'
import { listRows, stateful } from '../../../testing/index.ts'
import { ChargerTable } from './ChargerTable.tsx'
import { PasteCodes } from './PasteCodes.tsx'

const CHARGERS: readonly GroupCharger[] = chargerLinksFixture()
const ALREADY = 'Já está nesta configuração'
const reasonOf = ({ pk }: GroupCharger) => (pk === 12 ? ALREADY : undefined)

const Example = stateful(ChargerTable, { selection: 'onSelectionChange' })

const meta = {
  title: 'Widgets/Virtual groups/ChargerTable',
  component: Example,
  subcomponents: { ChargerTable },
  parameters: { visual: { width: 640, height: 480 } },
  args: {
    list: listRows(CHARGERS, { total: 40 }),
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    query: '',
    onQueryChange: fn(),
    selection: NO_SELECTION,
    onSelectionChange: fn(),
    reasonOf,
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['VGR-053'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Vaga 1/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ kind: 'some', keys: new Set(['11']) })
    const inside = canvas.getByRole('checkbox', { name: /Vaga 2/ })
    await expect(inside).toHaveAccessibleDescription(ALREADY)
    await userEvent.click(inside)
    await expect(args.onSelectionChange).toHaveBeenCalledOnce()
  },
}

export const Pasting: Story = {
  args: {
    notices: (
      <PasteCodes
        onFind={async (codes) => ({ found: codes.length - 1, unfit: [], missing: codes.slice(-1) })}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colar códigos' }))
    await userEvent.type(canvas.getByRole('textbox'), 'IPE-0011, IPE-0013; XYZ')
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar os encontrados' }))
    await expect(await canvas.findByText('Não encontrados: XYZ')).toBeVisible()
    await expect(canvas.getByText('2 encontrados e selecionados.')).toBeVisible()
  },
}

export const States: Story = {
  args: {
    notices: <PasteCodes onFind={async () => undefined} isOpenAtFirst />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Códigos/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Colar códigos' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
}
