import { priceDoubts, weekChanges } from '@corrente/domain/pricing'
import type { WriteState } from '@corrente/domain/writes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { letsMouseIn } from '../../../testing/index.ts'
import { WEEK } from '../storyPricing.ts'
import { SaveWeekDialog } from './SaveWeekDialog.tsx'

const { general, periods } = WEEK.days.MONDAY
const priced = (kwh: number) => ({
  ...WEEK,
  days: {
    ...WEEK.days,
    MONDAY: { general: general && { ...general, tariff: { ...general.tariff, kwh } }, periods },
  },
})
const CHANGES = weekChanges(WEEK, priced(2.1))
const JUMP = weekChanges(WEEK, priced(19))
const AROUND = {
  today: '2026-11-28',
  holidays: new Map(),
  network: { kwh: 1.95, minute: undefined },
}
/** Monday at three prices: what stood, one's own, somebody else's. */
const BOTH = { part: 'MONDAY', base: WEEK, mine: priced(19), theirs: priced(3) } as const

const meta = {
  title: 'Widgets/Pricing/SaveWeekDialog',
  component: SaveWeekDialog,
  parameters: { visual: { width: 512, height: 840 } },
  args: {
    changes: CHANGES,
    drafts: ['TUESDAY'],
    doubts: [],
    chargerCount: 14,
    conflicts: [],
    state: { phase: 'idle' } as WriteState,
    onSave: fn(),
    onVerify: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SaveWeekDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('alertdialog'))

export const Default: Story = {
  tags: ['DPR-041'],
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await waitFor(() => expect(dialog.getByText(/Vale para 14 carregadores/)).toBeVisible())
    await waitFor(() => expect(dialog.getByText(/R\$ 1,90\/kWh.*para R\$ 2,10\/kWh/)).toBeVisible())
    await expect(dialog.getByText(/Ficam como estão.*: terça/)).toBeVisible()
    await letsMouseIn(dialog.getByRole('button', { name: 'Confirmar' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }))
    await expect(args.onSave).toHaveBeenCalledWith([])
  },
}

/** A price ten times the old one asks; of a day that somebody else changed, one is chosen. */
export const Contents: Story = {
  args: { changes: JUMP, doubts: priceDoubts(JUMP, WEEK, priced(19), AROUND), conflicts: [BOTH] },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await letsMouseIn(dialog.getByRole('button', { name: 'Confirmar' }))
    for (const [side, cost] of [
      ['Antes', /Regra geral: R\$\s1,90\/kWh/],
      ['O meu', /Regra geral: R\$\s19,00\/kWh/],
      ['O da outra pessoa', /Regra geral: R\$\s3,00\/kWh/],
    ] as const)
      await expect(dialog.getByRole('region', { name: `Segunda-feira: ${side}` })).toHaveTextContent(cost)
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(dialog.getByText(/Preço por kWh dez vezes maior, de R\$\s1,90 para R\$\s19,00/)).toBeVisible(),
    )
    await userEvent.click(dialog.getByRole('checkbox', { name: /É isso mesmo/ }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Fica o da outra pessoa' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }))
    await expect(args.onSave).toHaveBeenCalledWith(['MONDAY'])
  },
}

export const Broken: Story = {
  tags: ['DPR-028'],
  args: { isBroken: true, drafts: [] },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    const confirm = dialog.getByRole('button', { name: 'Confirmar' })
    await expect(confirm).toHaveAccessibleDescription(/Corrija primeiro/)
    await letsMouseIn(confirm)
    await userEvent.click(confirm)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Refused: nothing is lost. */
export const Refused: Story = {
  tags: ['DPR-045'],
  args: { state: { phase: 'refused', refusal: { status: 500, body: undefined }, step: '', saved: [] } },
  play: async ({ canvasElement }) => {
    const said = 'Não foi possível atualizar o Perfil de Precificação!'
    await waitFor(() => expect(dialogOf(canvasElement).getByText(said)).toBeVisible())
  },
}

const SENT = { step: '', saved: [], at: 0 }

export const Saving: Story = {
  tags: ['DPR-041'],
  args: { state: { phase: 'sending', ...SENT } },
  play: async ({ canvasElement }) => {
    await expect(dialogOf(canvasElement).getByRole('button', { name: /Confirmar/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

/** A lost answer is looked up, never sent again. */
export const Unknown: Story = {
  tags: ['DPR-045'],
  args: { state: { phase: 'unknown', canVerify: true, canRelease: false, ...SENT } },
  play: async ({ canvasElement, args }) => {
    const verify = dialogOf(canvasElement).getByRole('button', { name: 'Verificar' })
    await letsMouseIn(verify)
    await userEvent.click(verify)
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
