import type { ProblemRow } from '@corrente/domain/alerts'
import { createChipTally } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { STAGE_NOW, StateSheet } from '../../../testing/index.ts'
import { failed, homeProblems, ready, stale, waiting } from '../testing/homeFixtures.ts'
import { HomeProblems, type HomeProblemsNow } from './HomeProblems.tsx'

const NO_CHIPS = createChipTally<number>().counts()
const WELL: HomeProblemsNow = {
  rows: [],
  newInHour: 0,
  ended: { count: 0, since: STAGE_NOW },
  planned: 1,
  quiet: 0,
  stations: 194,
  counts: NO_CHIPS,
}

const meta = {
  title: 'Widgets/Home/HomeProblems',
  component: HomeProblems,
  args: {
    problems: ready(homeProblems),
    href: '/alerts?view=triage',
    listOf: (breakage: string): string | undefined => `/stations?show=${breakage}`,
    hrefOf: ({ problems: [{ stationId }] }: ProblemRow): string | undefined =>
      `/stations?station=${stationId}`,
  },
  argTypes: { hrefOf: { control: false }, listOf: { control: false } },
} satisfies Meta<typeof HomeProblems>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '4 problemas em aberto' })).toBeVisible()
    const list = within(canvas.getByRole('list', { name: 'Os piores' }))
    await expect(list.getByText('Local inteiro: 2 sem conexão')).toBeVisible()
    await expect(list.getByRole('link', { name: 'Aroeira P3' })).toHaveAttribute(
      'href',
      '/stations?station=ARO-0003',
    )
    await expect(canvas.getByText('2 na última hora')).toBeVisible()
    const faulted = canvas.getByRole('link', { name: '5 estações com falha' })
    await expect(faulted).toHaveAttribute('href', '/stations?show=faulted')
    await expect(faulted.parentElement).toHaveTextContent('5 estações com falha · 2 parciais')
    await expect(canvas.getByText(/^3 resolvidos desde \d\d:\d\d$/)).toBeVisible()
  },
}

/** A fault of one connector takes no station of its site out: nothing is said of the site. */
export const NothingDown: Story = {
  args: {
    problems: ready({
      ...homeProblems,
      rows: homeProblems.rows
        .slice(0, 1)
        .map((row) => ({ ...row, site: row.site && { ...row.site, down: 0 } })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/fora$/)).toBeNull()
  },
}

/** What was acknowledged, muted or held back is still wrong: that all is well is not said of it. */
export const Quiet: Story = {
  args: { problems: ready({ ...WELL, quiet: 3 }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Nada a tratar: 3 problemas em aberto, reconhecidos, silenciados ou transitórios.'),
    ).toBeVisible()
    await expect(canvas.queryByText(/Tudo em ordem/)).toBeNull()
  },
}

/** Problems, none, not known yet, not to be had, known from before. */
export const States: Story = {
  parameters: {
    visual: { width: 900, height: 1180 },
    // One panel of its name on a page; a sheet has several.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['open', 'well', 'waiting', 'failed', 'stale'] as const} columns={['panel'] as const}>
      {(row) => (
        <div style={{ inlineSize: 760 }}>
          <HomeProblems
            {...args}
            problems={
              { open: ready(homeProblems), well: ready(WELL), waiting, failed, stale: stale(homeProblems) }[
                row
              ]
            }
          />
        </div>
      )}
    </StateSheet>
  ),
}
