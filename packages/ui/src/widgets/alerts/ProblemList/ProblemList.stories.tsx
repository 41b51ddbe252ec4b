import type { ProblemRow } from '@corrente/domain/alerts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SquareTerminal } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconLink } from '../../../primitives/index.ts'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, STAGE_NOW, StateSheet } from '../../../testing/index.ts'
import { problemsOn } from '../testing/alertFixtures.ts'
import { emptyShelves, saysWhyEmpty, severalLists } from '../testing/emptyShelves.tsx'
import { ProblemList } from './ProblemList.tsx'

const todo = problemsOn('todo')
const [site, station] = todo
const COUNTS = { todo: todo.length, planned: 1, acknowledged: 2, muted: 1, held: 3 }

const meta = {
  title: 'Widgets/Alerts/ProblemList',
  component: ProblemList,
  args: {
    shelf: 'todo',
    onShelfChange: fn(),
    counts: COUNTS,
    holdMinutes: 2,
    onHoldChange: fn(),
    query: '',
    onQueryChange: fn(),
    list: listRows(todo),
    isSearching: false,
    onClearSearch: fn(),
    onAcknowledge: fn(),
    onUnacknowledge: fn(),
    onMute: fn(),
    onUnmute: fn(),
    mutesOf: () => [],
    noteOf: ({ key }) =>
      key === station?.key
        ? { key, text: 'Técnico chamado, chega às 14 h.', at: STAGE_NOW - 5_400_000 }
        : undefined,
    resting: [],
    stations: 194,
    lookFineHref: '/reliability?by=connector&doubtful=1',
    links: {
      station: ({ id }) => `/stations?station=${id}`,
      map: (id) => `/?station=${id}`,
      history: (id) => `/alerts?view=list&q=${id}`,
      siteCommands: ({ site }) => <button type="button">{`Comandos de ${site?.name}`}</button>,
      commands: ({ id, name }) => (
        <IconLink
          size="small"
          href={`/operations?station=${id}`}
          label={`Comandos para ${name}`}
          icon={<SquareTerminal aria-hidden="true" />}
          tooltipSide="start"
        />
      ),
    },
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    renderPanel: ({ key }) => key,
  },
  argTypes: { renderPanel: { control: false }, links: { control: false } },
} satisfies Meta<typeof ProblemList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    await step('a whole site leads, then a station, then connectors', async () => {
      await expect(within(rows[0] as HTMLElement).getByText('Local inteiro: 2 sem conexão')).toBeVisible()
      await expect(within(rows[0] as HTMLElement).getByText('2 de 2 estações fora')).toBeVisible()
      await expect(within(rows[1] as HTMLElement).getByText('Falha: fuga à terra · E-17')).toBeVisible()
    })
    await step('what was written beside it, and when', async () => {
      await expect(
        within(rows[1] as HTMLElement).getByText(/^Anotação de .*: Técnico chamado, chega às 14 h\.$/),
      ).toBeVisible()
    })
    await step('how many of a site are down, and who charges meanwhile', async () => {
      const row = canvas.getByRole('row', { name: /Aroeira P4/ })
      await expect(within(row).getByText('1 de 3 estações fora')).toBeVisible()
      await expect(within(row).getByText('1 recarga em andamento')).toBeVisible()
      await expect(within(row).getByText(/Conector 1/)).toBeVisible()
    })
    await step('one press to the station, the map and what it reported', async () => {
      const row = canvas.getByRole('row', { name: /Aroeira P3/ })
      await expect(within(row).getByRole('link', { name: 'Aroeira P3' })).toHaveAttribute(
        'href',
        '/stations?station=ARO-0003',
      )
      await expect(within(row).getByRole('link', { name: 'Ver Aroeira P3 no mapa' })).toBeVisible()
      await expect(within(row).getByRole('link', { name: 'Histórico de Aroeira P3' })).toBeVisible()
      await expect(within(row).getByRole('link', { name: 'Comandos para Aroeira P3' })).toHaveAttribute(
        'href',
        '/operations?station=ARO-0003',
      )
    })
    await step('it says of how many stations it is, and marks a whole site at once', async () => {
      await expect(canvas.getByText('Situação ao vivo de 194 estações ativas')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Parecem bons e falham' })).toHaveAttribute(
        'href',
        '/reliability?by=connector&doubtful=1',
      )
      await userEvent.click(
        within(rows[0] as HTMLElement).getByRole('button', { name: /^Reconhecer Local inteiro/ }),
      )
      await expect(args.onAcknowledge).toHaveBeenLastCalledWith(site?.problems)
      await userEvent.click(canvas.getByRole('button', { name: 'Fora de serviço 1' }))
      await expect(args.onShelfChange).toHaveBeenLastCalledWith('planned')
    })
  },
}

/** What is wrong, what is meant to be out, and what each shelf says while nothing lies on it. */
export const States: Story = {
  parameters: { ...severalLists, visual: { width: 1100, height: 940 } },
  render: (args) => (
    <StateSheet rows={['todo', 'planned', 'empty'] as const} columns={['list'] as const}>
      {(row) => (
        <div style={{ inlineSize: 1000 }}>
          <ProblemList
            {...args}
            shelf={row === 'planned' ? 'planned' : 'todo'}
            list={listRows(row === 'empty' ? [] : problemsOn(row))}
          />
        </div>
      )}
    </StateSheet>
  ),
}

const NOBODY = { todo: 0, planned: 0, acknowledged: 0, muted: 0, held: 0 }

/** What each shelf says while nothing lies on it. */
const EMPTY = [
  ['todo', 'Nenhum problema agora', /^Nenhuma estação ativa está com falha/],
  ['planned', 'Nada fora de serviço', /que alguém tirou de serviço/],
  ['acknowledged', 'Nada reconhecido', /até acontecer de novo/],
  ['muted', 'Nada silenciado com problema', /até o prazo/],
  ['held', 'Nenhuma falha transitória', /mais curtas que o tempo escolhido/],
] as const

/** Each shelf says in words of its own why it is empty. */
export const Empty: Story = {
  parameters: severalLists,
  render: (args) => (
    <>
      {emptyShelves(EMPTY, (shelf) => (
        <ProblemList {...args} shelf={shelf} list={listRows<ProblemRow>([])} counts={NOBODY} />
      ))}
    </>
  ),
  play: ({ canvasElement }) => saysWhyEmpty(EMPTY, canvasElement),
}

/** What lies on another shelf is still wrong: only that nobody is called is said. */
export const AllMarked: Story = {
  parameters: severalLists,
  render: (args) => (
    <>
      {(['planned', 'acknowledged', 'muted', 'held'] as const).map((shelf) => (
        <section key={shelf} aria-label={shelf}>
          <ProblemList {...args} list={listRows<ProblemRow>([])} counts={{ ...NOBODY, [shelf]: 1 }} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const shelf of canvas.getAllByRole('region')) {
      await expect(within(shelf).getByText('Nada a tratar')).toBeVisible()
      await expect(within(shelf).getByText(/foi reconhecido ou silenciado, é transitório/)).toBeVisible()
    }
    await expect(canvas.queryByText(/Nenhum problema|Nenhuma estação/)).toBeNull()
  },
}

/** A search that nothing answers to says so, on every shelf, and is cleared from there. */
export const NoMatch: Story = {
  args: { list: listRows<ProblemRow>([]), counts: NOBODY, isSearching: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nada nesta lista corresponde à busca')).toBeVisible()
    await expect(canvas.queryByText('Nenhum problema agora')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }))
    await expect(args.onClearSearch).toHaveBeenCalledOnce()
  },
}
