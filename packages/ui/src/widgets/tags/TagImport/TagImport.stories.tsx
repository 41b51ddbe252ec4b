import { accountsFixture, ODD_TEXTS, tagFixture } from '@corrente/domain/fixtures'
import { type CheckedRow, checkImport, readImport } from '@corrente/domain/tags'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, loaded, notLoaded, StateSheet } from '../../../testing/index.ts'
import { TagImport } from './TagImport.tsx'
import type { ImportShown } from './tagImportProps.ts'

type Props = ComponentProps<typeof TagImport>

const accounts = accountsFixture()
const tags = [
  tagFixture({ idTag: '04A2B3C4D5E6F7' }),
  tagFixture({ pk: 503, idTag: 'AA213C9F', ownerName: 'Caio da Invenção' }),
]
const MIXED = [
  'id da tag;conta;nota;recarga grátis',
  '5D10FF04;;da frota;sim',
  'C0FFEE01;;;',
  '04a2b3c4d5e6f7;;;',
  '9F3C21AA;;;',
  '5d:10:ff:04;;;',
  '4123456;;;',
  'ABCDE;;;',
  '4,12E+13;;;',
  'C0FFEE02;Conta que não há;;talvez',
].join('\n')

/** Reads and checks the list as the page does. */
function Importing(props: Props) {
  const [text, setText] = useState(props.text)
  const [choices, setChoices] = useState(props.choices)
  const [shown, setShown] = useState<ImportShown>('all')
  const read = readImport(text)
  const rows = props.ground.data ? checkImport(read.rows, props.ground.data, choices) : []
  const fitting = shown === 'all' ? rows : rows.filter(({ verdict }) => verdict !== 'ready')
  return (
    <TagImport
      {...props}
      {...{ text, choices, shown, read, rows }}
      list={listRows(fitting, { pageSize: 50, reading: props.ground, isSorted: false })}
      onTextChange={setText}
      onFile={setText}
      onChoicesChange={setChoices}
      onShownChange={setShown}
    />
  )
}

const meta = {
  title: 'Widgets/Tags/TagImport',
  component: TagImport,
  parameters: { visual: { width: 1100, height: 900 } },
  args: {
    text: MIXED,
    onTextChange: fn(),
    onFile: fn(),
    read: readImport(''),
    rows: [],
    ground: loaded({ tags, accounts }),
    unreadTags: undefined,
    accounts: loaded(accounts),
    choices: { accountPk: accounts[0]?.pk, hasZeros: false },
    onChoicesChange: fn(),
    list: listRows<CheckedRow>([]),
    shown: 'all',
    onShownChange: fn(),
    backHref: '/ocpptags',
    onImport: fn(),
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
  },
  argTypes: { results: { control: false } },
  render: (args) => <Importing {...args} />,
} satisfies Meta<typeof TagImport>
export default meta
type Story = StoryObj<typeof meta>

const sentOf = (args: Props) =>
  (args.onImport as ReturnType<typeof fn>).mock.calls.map(([rows]) =>
    (rows as readonly CheckedRow[]).map(({ idTag }) => idTag),
  )

/** Only what is ready is sent, after a yes. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement, args }) => {
    for (const words of [
      'Já cadastrado, de Marina Exemplo',
      'Parece o cartão AA213C9F, de Caio da Invenção, com os bytes ao contrário',
      'Repete a linha 2',
      'Talvez 04123456: faltam zeros à esquerda',
      '5 dígitos: cartões têm 8, 14, 16 ou 20',
      'A planilha o trocou por um número: formate a coluna como texto',
      'Conta desconhecida: Conta que não há',
      'Recarga grátis: “talvez” não é sim nem não',
    ])
      await expect(canvas.getByText(words)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar 2 cartões' }))
    await expect(args.onImport).not.toHaveBeenCalled()
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog')
    await expect(dialog).toHaveTextContent('7 linhas ficam de fora.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cadastrar' }))
    await expect(sentOf(args)).toEqual([['5D10FF04', 'C0FFEE01']])
  },
}

/** Zeros are given back, and what has a warning is sent, only where somebody says so. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    canvas.getByRole('checkbox', { name: 'Devolver os zeros à esquerda a 1 cartão' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('04123456')).toBeVisible()
    canvas.getByRole('checkbox', { name: 'Cadastrar também os 2 com aviso' }).focus()
    await userEvent.keyboard(' ')
    canvas.getByRole('button', { name: 'Cadastrar 5 cartões' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cadastrar' }))
    await expect(sentOf(args)).toEqual([['5D10FF04', 'C0FFEE01', '9F3C21AA', '04123456', 'ABCDE']])
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 800, height: 1500 },
    // The same page twice.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['loading', 'failed'] as const} columns={['ground'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 600 }}>
          <Importing {...args} ground={notLoaded(kind)} />
        </div>
      )}
    </StateSheet>
  ),
  play: async ({ canvas }) => {
    const [waiting] = canvas.getAllByRole('button', { name: 'Cadastrar' })
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/sem isso não dá para conferir/)).toBeVisible()
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 480, height: 1400 } },
  args: {
    text: `id;nota;cor\n${ODD_TEXTS.unbreakable};${ODD_TEXTS.rtl};azul\n"${ODD_TEXTS.html.replaceAll('"', '""')}";;\n;;\nC0FFEE01;"${ODD_TEXTS.long.replaceAll('"', '""')}";`,
    unreadTags: 100_000,
  },
}

export const TitlesWithoutId: Story = {
  args: { text: 'conta;nota\nRede Ipê;x' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/não há o que cadastrar/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cadastrar' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const SentBeforeReload: Story = {
  args: { sent: { sentAt: 'Enviado às 17:03', count: 9, registered: 4, onDismiss: fn() } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/4 de 9 cartões enviados estão cadastrados/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }))
    await expect(args.sent?.onDismiss).toHaveBeenCalledOnce()
  },
}
