import { rechargeFixture } from '@corrente/domain/fixtures'
import { type ApprovalRead, planApproval } from '@corrente/domain/transactions'
import type { WriteState } from '@corrente/domain/writes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { STAGE_NOW } from '../../../testing/index.ts'
import type { OnceResult } from '../../once-only/index.ts'
import { ApprovalDialog, type ApprovalDialogProps } from './ApprovalDialog.tsx'

const unpaid = (id: number, changes: object = {}): ApprovalRead => ({
  id,
  kind: 'read',
  recharge: rechargeFixture({
    id,
    isPaid: false,
    paymentStatus: 'rejected',
    paidTimestamp: null,
    paidError: null,
    ...changes,
  }),
})
const reads: readonly ApprovalRead[] = [
  unpaid(55_029),
  unpaid(55_016, { income: 12.34, incomeHumanReadable: 'R$ 12,34' }),
  unpaid(55_030, { stopTimestamp: null }),
  unpaid(55_028, { paymentStatus: 'pending' }),
  { id: 55_021, kind: 'read', recharge: rechargeFixture() },
  { id: 55_001, kind: 'gone' },
]
const IDLE: WriteState = { phase: 'idle' }
const SENT = { step: '', saved: [], at: STAGE_NOW }

/** Keeps what is let in and the date, as the page does. */
function Asking(props: ApprovalDialogProps & { given?: readonly ApprovalRead[] }) {
  const [letIn, setLetIn] = useState(props.letIn)
  const [paidAt, setPaidAt] = useState(props.paidAt)
  const { given = reads } = props
  return (
    <ApprovalDialog
      {...props}
      plan={props.plan && planApproval(given, letIn)}
      letIn={letIn}
      onLetIn={(id, isIn) =>
        setLetIn(new Set(isIn ? [...letIn, id] : [...letIn].filter((each) => each !== id)))
      }
      paidAt={paidAt}
      onPaidAt={setPaidAt}
    />
  )
}

const screen = within(document.body)

const meta = {
  title: 'Widgets/Transactions/ApprovalDialog',
  component: ApprovalDialog,
  parameters: { visual: { width: 960, height: 900 } },
  args: {
    count: reads.length,
    plan: planApproval(reads),
    read: reads.length,
    letIn: new Set<number>(),
    onLetIn: fn(),
    paidAt: STAGE_NOW,
    onPaidAt: fn(),
    externalId: '',
    onExternalId: fn(),
    hasMoney: true,
    state: IDLE,
    result: undefined as OnceResult | undefined,
    onCopy: fn(async () => undefined),
    onConfirm: fn(),
    onVerify: fn(),
    onCancel: fn(),
  },
  render: (args) => <Asking {...args} />,
} satisfies Meta<typeof ApprovalDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await screen.findByText('Entram (2)')
    for (const text of [
      /^Soma: R\$.52,90$/,
      'Ficam de fora (4), porque…',
      /ainda está em andamento/,
      'não existe mais',
    ])
      await waitFor(() => expect(screen.getByText(text)).toBeVisible())
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Incluir assim mesmo' })[0] as HTMLElement)
    await screen.findByText('Entram (3)')
    const [tick] = screen.getAllByRole('checkbox', { name: 'Incluir assim mesmo' })
    await expect(tick).toBeChecked()
    await expect(tick).toHaveFocus()
    await userEvent.keyboard(' ')
    await screen.findByText('Entram (2)')
    await userEvent.keyboard(' ')
    await screen.findByText('Entram (3)')
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar 3 pagamentos' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** Nothing can go in: it says so, and cannot be confirmed. */
export const NothingGoesIn: Story = {
  args: { count: 1, plan: planApproval(reads.slice(4, 5)) },
  render: (args) => <Asking {...args} given={reads.slice(4, 5)} />,
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: /Confirmar/ })
    await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { plan: undefined, read: 2 },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Confirmar/ }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const WrongDate: Story = {
  args: { paidAt: STAGE_NOW + 3_600_000 },
  play: async ({ args }) => {
    const words = await screen.findAllByText('A data não pode estar no futuro')
    await waitFor(() => expect(words[0]).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: /Confirmar/ }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** It ends where it was asked, and says what was not done, and why. */
export const Ended: Story = {
  args: {
    result: {
      summary: '22 de 23 aprovadas, R$ 680,00',
      failed: ['Recarga 55028: o servidor não a confirmou'],
      note: 'As outras continuam marcadas na lista.',
    },
  },
  play: async ({ args }) => {
    const close = await screen.findByRole('button', { name: 'Fechar' })
    await waitFor(() => expect(close).toHaveFocus())
    await expect(screen.queryByRole('button', { name: /Confirmar/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Copiar o resultado' }))
    await expect(args.onCopy).toHaveBeenCalledWith(
      '22 de 23 aprovadas, R$ 680,00\nRecarga 55028: o servidor não a confirmou',
    )
    await userEvent.click(close)
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** An end that nobody knows can be looked up, and not be sent again. */
export const Unknown: Story = {
  args: { state: { phase: 'unknown', ...SENT, canVerify: true, canRelease: false } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Verificar' }))
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: /Confirmar/ }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
