import { movementFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { overlayDocs } from '../../../testing/index.ts'
import { OpenRefundRow, type OpenRefundRowProps, OpenRefunds } from './OpenRefunds.tsx'

const OPEN = { step: '', saved: [], at: 0, canVerify: true, canRelease: false }
const row: OpenRefundRowProps = {
  movement: movementFixture(),
  asked: 1000,
  at: Date.parse('2026-03-14T14:00:00Z'),
  state: { phase: 'accepted', ...OPEN },
  onVerify: fn(),
  onRelease: fn(),
  onShow: fn(),
}

const meta = {
  title: 'Widgets/Financial/OpenRefunds',
  component: OpenRefunds,
  parameters: { ...overlayDocs, visual: { width: 640, height: 560 } },
  args: { isOpen: true, onClose: fn(), children: <OpenRefundRow {...row} /> },
} satisfies Meta<typeof OpenRefunds>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('dialog'))

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getByText('Recarga 55021')).toBeInTheDocument()
    await expect(dialog.getByText('Estorno solicitado')).toBeInTheDocument()
    await expect(dialog.getByText(/Pedido em 14\/03\/2026/)).toBeInTheDocument()
  },
}

/** Requested, of unknown end, of another rise, being looked up. */
export const States: Story = {
  args: {
    children: (
      <>
        <OpenRefundRow {...row} />
        <OpenRefundRow {...row} state={{ phase: 'unknown', ...OPEN, canRelease: true }} />
        <OpenRefundRow {...row} state={{ phase: 'other', what: { asked: 1, rise: 2 }, ...OPEN }} />
        <OpenRefundRow
          {...row}
          state={{ phase: 'verifying', stage: 'sent', attempt: 0, step: '', saved: [], at: 0 }}
        />
      </>
    ),
  },
}

export const Empty: Story = {
  args: { children: [] },
  play: async ({ canvasElement }) => {
    await expect(
      dialogOf(canvasElement).getByText('Nenhum estorno em aberto neste navegador.'),
    ).toBeInTheDocument()
  },
}
