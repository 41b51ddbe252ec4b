import { refundRoom } from '@corrente/domain/financial'
import { movementFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../primitives/index.ts'
import { letsMouseIn, overlayDocs, SCENARIOS } from '../../../testing/index.ts'
import { RefundDialog } from './RefundDialog.tsx'

const UNTOUCHED = movementFixture({ paymentTransactionAmountRefunded: 0 })
const PARTLY = movementFixture()

const meta = {
  title: 'Widgets/Financial/RefundDialog',
  component: RefundDialog,
  parameters: { ...overlayDocs, visual: { width: 640, height: 560 } },
  args: {
    movement: UNTOUCHED,
    room: refundRoom(UNTOUCHED, 0),
    now: Date.parse('2026-03-14T15:00:00Z'),
    isBusy: false,
    notice: undefined,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundDialog>
export default meta
type Story = StoryObj<typeof meta>

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)
const press = async (button: HTMLElement) => {
  await letsMouseIn(button)
  await userEvent.click(button)
}

export const Default: Story = {
  tags: ['visual', 'RFD-007'],
  play: async ({ canvasElement, args }) => {
    const body = bodyOf(canvasElement)
    await press(body.getByRole('button', { name: /Estornar tudo \(R\$\s40,56\)/ }))
    const dialog = within(body.getByRole('alertdialog'))
    await expect(
      dialog.getByText(/40,56 de Caio Fictício, Recarga 55021\. Depois restam R\$\s0,00/),
    ).toBeInTheDocument()
    await expect(dialog.getByText('O dinheiro volta para o cartão, no prazo do banco.')).toBeInTheDocument()
    await expect(dialog.getByText(/A nota fiscal continua emitida/)).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Voltar' })).toHaveFocus()
    await press(dialog.getByRole('button', { name: /^Estornar R\$\s40,56/ }))
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ amount: 4056, isFull: true })
  },
}

/** Opened from a button, as in the drawer, and closed once it is sent. */
function FromButton(props: ComponentProps<typeof RefundDialog>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Estornar</Button>
      <RefundDialog
        {...props}
        movement={isOpen ? props.movement : undefined}
        onConfirm={(ask) => {
          props.onConfirm(ask)
          setOpen(false)
        }}
      />
    </>
  )
}

/** Amount and confirmation are one way: at its end the focus is back where it began. */
export const Sent: Story = {
  render: (args) => <FromButton {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement)
    const button = canvas.getByRole('button', { name: 'Estornar' })
    await userEvent.click(button)
    const all = await body.findByRole('button', { name: /Estornar tudo/ })
    await letsMouseIn(all)
    const onFocus = fn()
    canvasElement.ownerDocument.addEventListener('focusin', onFocus)
    await userEvent.click(all)
    const confirm = await body.findByRole('button', { name: /^Estornar R\$/ })
    await letsMouseIn(confirm)
    // The first sheet gives way: the question would be read out anew each time that the focus comes.
    await expect(onFocus.mock.calls.map(([{ target }]) => target)).toEqual([
      body.getByRole('button', { name: 'Voltar' }),
    ])
    canvasElement.ownerDocument.removeEventListener('focusin', onFocus)
    await userEvent.click(confirm)
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Under way, with a refusal to tell. */
export const UnderWay: Story = {
  args: { movement: PARTLY, room: refundRoom(PARTLY, 0), isBusy: true },
  play: async ({ canvasElement, args }) => {
    const body = bodyOf(canvasElement)
    await press(body.getByRole('button', { name: /Estornar o restante \(R\$\s30,56\)/ }))
    const dialog = within(body.getByRole('alertdialog'))
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeInTheDocument()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Limits: Story = {
  tags: ['RFD-008', 'RFD-009', 'RFD-010', 'RFD-011'],
  args: { movement: PARTLY, room: refundRoom(PARTLY, 0) },
  play: async ({ canvasElement, args }) => {
    const body = bodyOf(canvasElement)
    const amount = body.getByLabelText('Valor a estornar')
    const part = body.getByRole('button', { name: 'Estornar uma parte' })
    await expect(part).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(amount, '3057')
    await expect(amount).toHaveValue('30,57')
    await expect(
      body.getByText('O valor parcial não pode ser maior que o valor total restante', {
        selector: ':not([role=tooltip])',
      }),
    ).toBeInTheDocument()
    await userEvent.type(amount, '{Backspace}')
    await expect(amount).toHaveValue('3,05')
    await press(part)
    await press(body.getByRole('button', { name: /^Estornar R\$\s3,05/ }))
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ amount: 305, isFull: false })
  },
}

/** By hand, without a name, of another coin; something else is already asked for. */
export const Contents: Story = {
  args: {
    movement: movementFixture({
      userFirstName: SCENARIOS[2].text,
      paymentType: 'MANUAL_DASHBOARD',
      moneyCoin: 'USD',
      paymentTransactionAmount: 123_456_789.01,
    }),
    room: { paid: 12_345_678_901, refunded: 1000, requested: 500, left: 12_345_677_401 },
    notice: 'Ocorreu um erro ao tentar fazer o estorno!',
  },
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement)
    await press(body.getByRole('button', { name: /Estornar o restante/ }))
    const dialog = within(body.getByRole('alertdialog'))
    await expect(dialog.getByText(/nenhum cartão recebe dinheiro de volta/)).toBeInTheDocument()
    await expect(dialog.getByRole('alert')).toHaveTextContent('Ocorreu um erro ao tentar fazer o estorno!')
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const body = bodyOf(canvasElement)
    await userEvent.type(body.getByLabelText('Valor a estornar'), '100{Enter}')
    // The safe answer has the focus: Enter goes back, and what was typed stands.
    await expect(body.getByRole('button', { name: 'Voltar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(body.getByLabelText('Valor a estornar')).toHaveValue('1,00')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
