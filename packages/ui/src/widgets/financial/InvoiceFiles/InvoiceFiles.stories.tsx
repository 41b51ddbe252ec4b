import { invoiceFiles, type Movement } from '@corrente/domain/financial'
import { movementFixture, ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { letsMouseIn, loaded, notLoaded, overlayDocs } from '../../../testing/index.ts'
import { InvoiceFiles } from './InvoiceFiles.tsx'

const one = (pk: number, changes: Readonly<Record<string, unknown>> = {}): Movement =>
  movementFixture({
    transactionPk: pk,
    nfeStatus: 'autorizado',
    nfeUrls: [`https://nf.example/${pk}.pdf`],
    ...changes,
  })
const ROWS = [
  one(55_021),
  one(55_022, { nfeUrls: ['https://nf.example/2.pdf', 'https://nf.example/2.xml'] }),
  one(55_023, { nfeStatus: 'rejeitado', nfeUrls: null }),
  one(55_024, { nfeStatus: 'rejeitado', nfeUrls: null }),
  one(55_025, { nfeStatus: null, nfeUrls: null }),
]
const read = (rows: readonly Movement[], total = rows.length) =>
  loaded({ files: invoiceFiles(rows), read: rows.length, total })

const meta = {
  title: 'Widgets/Financial/InvoiceFiles',
  component: InvoiceFiles,
  parameters: { ...overlayDocs, visual: { width: 512, height: 420 } },
  args: {
    isOpen: true,
    onClose: fn(),
    scope: '01/10/2025 a 31/10/2025 · Ordem cronológica',
    reading: read(ROWS),
    progress: undefined,
    onSave: fn(),
  },
} satisfies Meta<typeof InvoiceFiles>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent('2 movimentos têm nota para baixar. 3 não têm:')
    await expect(dialog).toHaveTextContent('2: Rejeitada')
    await expect(dialog).toHaveTextContent('1: sem nota fiscal')
    await expect(screen.getAllByRole('link')).toHaveLength(3)
    await expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', 'https://nf.example/55021.pdf')
    const save = screen.getByRole('button', { name: 'Salvar a lista de links' })
    await letsMouseIn(save)
    await userEvent.click(save)
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** Still reading. */
export const Reading: Story = {
  args: { reading: notLoaded(), progress: { read: 2000, total: 4120 } },
  play: async () => {
    await expect(await screen.findByText('2.000 de 4.120')).toBeInTheDocument()
  },
}

/** More than are read, some unreadable, none with a file, a status that nobody knows. */
export const MoreThanRead: Story = {
  args: {
    reading: {
      ...read([one(1, { nfeStatus: ODD_TEXTS.unbreakable, nfeUrls: null })], 12_345),
      unread: 2,
    },
  },
}
