import { restingMutes, stationMarkKey, type TroubleGroup } from '@corrente/domain/alerts'
import { ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, STAGE_NOW } from '../../../testing/index.ts'
import { storyMarks, storyMutesOf, troubles } from '../testing/alertFixtures.ts'
import { emptyShelves, saysWhyEmpty, severalLists } from '../testing/emptyShelves.tsx'
import { AlertTriage, type AlertTriageProps } from './AlertTriage.tsx'

const [first] = troubles

const meta = {
  title: 'Widgets/Alerts/AlertTriage',
  component: AlertTriage,
  args: {
    shelf: 'todo',
    onShelfChange: fn(),
    counts: { todo: troubles.length, acknowledged: 2, muted: 1, held: 3 },
    holdMinutes: 2,
    onHoldChange: fn(),
    query: '',
    onQueryChange: fn(),
    list: listRows(troubles),
    isSearching: false,
    onClearSearch: fn(),
    onAcknowledge: fn(),
    onUnacknowledge: fn(),
    onMute: fn(),
    onUnmute: fn(),
    mutesOf: storyMutesOf,
    resting: [],
    read: { count: 500, isCut: true, since: STAGE_NOW - 4 * 3_600_000, call: 1, total: 1217 },
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    renderPanel: ({ key }) => key,
  },
  argTypes: { renderPanel: { control: false } },
} satisfies Meta<typeof AlertTriage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const row = canvas.getByRole('row', { name: /EVCommunicationError/ })
    await step('one row per station and cause, counted, and said to flap', async () => {
      await expect(within(row).getByText('x6')).toBeVisible()
      await expect(within(row).getByText('6 vezes')).toBeInTheDocument()
      await expect(within(row).getByText('Oscilando')).toBeVisible()
      await expect(within(row).getByText('Ibirapuera Norte · SP-0117')).toBeVisible()
    })
    await step('what is open, over, or happened is told in words', async () => {
      await expect(canvas.getAllByText('Em aberto').length).toBeGreaterThan(0)
      await expect(canvas.getAllByText('Encerrado').length).toBeGreaterThan(0)
      await expect(canvas.getAllByText('Pontual').length).toBeGreaterThan(0)
    })
    await step('it says what was read, and that marks stay here', async () => {
      await expect(canvas.getByText('Últimos 500 de 1.217, desde 08:05')).toBeVisible()
      await expect(canvas.getByText(/valem só para você, neste navegador/)).toBeVisible()
    })
    await step('the shelves and the time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Silenciados 1' }))
      await expect(args.onShelfChange).toHaveBeenLastCalledWith('muted')
      await userEvent.selectOptions(
        canvas.getByLabelText('Reter falhas que duram menos de'),
        'Reter falhas de menos de 10 min',
      )
      await expect(args.onHoldChange).toHaveBeenLastCalledWith(10)
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const [, row, next] = canvas.getAllByRole('row')
    if (!row || !next || !first) throw new Error('two problems stand')
    await step('the arrows choose the row whose buttons come next; Tab then leaves the list', async () => {
      row.focus()
      await userEvent.keyboard('{ArrowDown}{Tab}{Tab}{Tab}')
      await expect(within(next).getByRole('button', { name: /^Silenciar / })).toHaveFocus()
      await userEvent.tab()
      await expect(row.closest('table')?.contains(document.activeElement)).toBe(false)
    })
    await step('from the row to its two buttons', async () => {
      row.focus()
      await userEvent.keyboard('{Tab}{Tab}')
      await expect(within(row).getByRole('button', { name: /^Reconhecer / })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onAcknowledge).toHaveBeenLastCalledWith([first])
    })
    await step('the menu mutes the problem, or the whole station', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const menu = await screen.findByRole('menu')
      await expect(within(menu).getAllByRole('menuitem')).toHaveLength(10)
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onMute).toHaveBeenLastCalledWith([first.key], 8)
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('menu')
      await userEvent.keyboard('{End}{Enter}')
      await expect(args.onMute).toHaveBeenLastCalledWith([stationMarkKey(first.stationId)], undefined)
    })
  },
}

/** What is muted is seen, with its end, and taken back; also a mute of which nothing is there. */
export const Muted: Story = {
  args: {
    shelf: 'muted',
    list: listRows(troubles.filter((group) => storyMutesOf(group).length > 0)),
    resting: restingMutes(storyMarks, [], STAGE_NOW),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('até 15/03/2026 12:05', { ignore: 'small' })).toBeVisible()
    await expect(canvas.getByText('Estação inteira, até você desfazer')).toBeVisible()
    const resting = canvas.getByRole('region', { name: 'Silenciados sem eventos agora' })
    await userEvent.click(
      within(resting).getByRole('button', { name: 'Deixar de silenciar estação inteira, GRU-0002' }),
    )
    await expect(args.onUnmute).toHaveBeenLastCalledWith([stationMarkKey('GRU-0002')])
    await userEvent.click(canvas.getByRole('button', { name: /^Voltar a mostrar .*Aeroporto P2$/ }))
    await expect(args.onUnmute).toHaveBeenLastCalledWith([stationMarkKey('GRU-0002')])
  },
}

/** Takes what was taken back off its shelf, as the page does. */
function Emptying(props: AlertTriageProps) {
  const [list, setList] = useState(props.list)
  return <AlertTriage {...props} list={list} onUnmute={() => setList(listRows<TroubleGroup>([]))} />
}

/** When the last problem leaves a shelf, the focus goes to the button of the shelf. */
export const TheLastOne: Story = {
  args: { shelf: 'muted', list: listRows(troubles.slice(0, 1)) },
  render: (args) => <Emptying {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Voltar a mostrar / }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Nada silenciado com eventos')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Silenciados 1' })).toHaveFocus()
  },
}

export const Acknowledged: Story = {
  args: { shelf: 'acknowledged' },
  play: async ({ canvas, args }) => {
    const [undo] = canvas.getAllByRole('button', { name: /^Desfazer o reconhecimento de / })
    if (!undo) throw new Error('each row has its way back')
    await userEvent.click(undo)
    await expect(args.onUnacknowledge).toHaveBeenLastCalledWith([first?.key])
  },
}

const NOTHING = { list: listRows<TroubleGroup>([]), read: undefined }
const NOBODY = { todo: 0, acknowledged: 0, muted: 0, held: 0 }

/** What each shelf says while nothing lies on it. */
const EMPTY = [
  ['todo', 'Nada a tratar', /^Nenhuma falha ou desconexão encerrada/],
  ['acknowledged', 'Nada reconhecido', /até acontecer de novo/],
  ['muted', 'Nada silenciado com eventos', /até o prazo/],
  ['held', 'Nenhuma falha transitória', /mais curtas que o tempo escolhido/],
] as const

/** Each shelf says in words of its own why it is empty. */
export const Empty: Story = {
  parameters: severalLists,
  render: (args) => (
    <>
      {emptyShelves(EMPTY, (shelf) => (
        <AlertTriage {...args} {...NOTHING} shelf={shelf} counts={NOBODY} />
      ))}
    </>
  ),
  play: ({ canvasElement }) => saysWhyEmpty(EMPTY, canvasElement),
}

/** What lies on another shelf did happen. */
export const AllMarked: Story = {
  parameters: severalLists,
  render: (args) => (
    <>
      {(['acknowledged', 'muted', 'held'] as const).map((shelf) => (
        <section key={shelf} aria-label={shelf}>
          <AlertTriage {...args} {...NOTHING} counts={{ ...NOBODY, [shelf]: 1 }} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const shelf of canvas.getAllByRole('region')) {
      await expect(
        within(shelf).getByText('O que houve foi reconhecido ou silenciado, ou é transitório.'),
      ).toBeVisible()
    }
    await expect(canvas.queryByText(/Nenhuma falha/)).toBeNull()
  },
}

export const NoMatch: Story = {
  args: { ...NOTHING, counts: NOBODY, isSearching: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nada nesta lista corresponde à busca')).toBeVisible()
    await expect(canvas.queryByText('Nada a tratar')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }))
    await expect(args.onClearSearch).toHaveBeenCalledOnce()
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 640 } },
  args: {
    list: listRows<TroubleGroup>(
      (['unbreakable', 'html', 'rtl'] as const).flatMap((name) =>
        first
          ? [
              {
                ...first,
                key: name,
                stationName: ODD_TEXTS[name],
                count: 1_234,
                isFlapping: true,
                cause: {
                  type: undefined,
                  rawType: 'TamperDetected',
                  errorCode: ODD_TEXTS[name].slice(0, 60),
                },
                firstAt: undefined,
                lastAt: undefined,
              },
            ]
          : [],
      ),
      { fresh: { count: 1, onShow: fn() }, isOutside: ({ key }) => key === 'html', total: troubles.length },
    ),
  },
}
