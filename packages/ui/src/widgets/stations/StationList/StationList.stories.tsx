import {
  accountsFixture,
  connectorDetailFixture,
  groupsFixture,
  ODD_TEXTS,
  oddStationRows,
  stationRowFixture,
} from '@corrente/domain/fixtures'
import { createChipTally, NO_STATION_FILTERS, type StationRow } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, loaded, notLoaded, phonePicture, rightToLeft, STAGE_NOW } from '../../../testing/index.ts'
import { StationList } from './StationList.tsx'

const MINUTE = 60_000
const STATUSES = ['Available', 'Charging', 'Faulted', 'Unavailable', 'Maintenance'] as const
const stations = STATUSES.map((status, index) =>
  stationRowFixture({
    pk: 101 + index,
    id: `IPE-${101 + index}`,
    name: `Shopping Palhoça ${index + 1}`,
    heartbeatAt: STAGE_NOW - index * 2 * MINUTE,
    connectors: [
      connectorDetailFixture({ id: 1, status, statusAt: STAGE_NOW - index * 2 * MINUTE }),
      connectorDetailFixture({ id: 2, type: 'CCS Type 2', statusAt: STAGE_NOW - index * 2 * MINUTE }),
    ],
  }),
)

const COUNTS = {
  complete: undefined,
  chips: {
    ...createChipTally<number>().counts(),
    faulted: 4,
    'faulted partial': 3,
    offline: 12,
    busy: 31,
    maintenance: 2,
  },
  disabled: 5,
  outside: 0,
}

const onShowFresh = fn()

const meta = {
  title: 'Widgets/Stations/StationList',
  component: StationList,
  args: {
    list: listRows(stations, { total: 134 }),
    counts: COUNTS,
    isLive: true,
    onWholeChange: fn(),
    filters: NO_STATION_FILTERS,
    onFiltersChange: fn(),
    groups: loaded(groupsFixture().slice(0, 3)),
    accounts: loaded(accountsFixture()),
    chips: [],
    onChipsChange: fn(),
    onClear: fn(),
    createHref: '/stations/create',
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    renderPanel: ({ id }) => id,
  },
  parameters: { visual: { width: 1200, height: 900 } },
} satisfies Meta<typeof StationList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('STN-006 whoever may create a station gets the way to it', async () => {
      await expect(canvas.getByRole('link', { name: 'Nova estação' })).toHaveAttribute(
        'href',
        '/stations/create',
      )
    })
    await step('STN-009 the name stands with the id', async () => {
      const row = canvas.getByRole('row', { name: /Shopping Palhoça 1/ })
      await expect(within(row).getByText('IPE-101')).toBeVisible()
    })
    await step('STN-013 STN-014 one icon per connector says type and status', async () => {
      const row = canvas.getByRole('row', { name: /Shopping Palhoça 3/ })
      await expect(within(row).getByRole('img', { name: 'Conector 1: Type 2, Falha' })).toBeVisible()
      await expect(within(row).getAllByRole('img')).toHaveLength(2)
    })
  },
}

/** One that is offline says so once; one that was taken out by hand is not called so: it is silent. */
export const Offline: Story = {
  args: {
    list: listRows(
      ([undefined, 'Maintenance'] as const).map((override, index) =>
        stationRowFixture({
          pk: 201 + index,
          id: `OFF-${201 + index}`,
          name: override === undefined ? 'Parada' : 'Em reparo',
          heartbeatAt: STAGE_NOW - 30 * MINUTE,
          connectors: [
            connectorDetailFixture({
              id: 1,
              status: override === undefined ? 'Unavailable' : 'Maintenance',
              reported: 'Unavailable',
              override,
              statusAt: STAGE_NOW - 31 * MINUTE,
            }),
          ],
        }),
      ),
      { total: 2 },
    ),
  },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }))
    await expect(row(/Parada/).getAllByText(/^Sem conexão desde \d\d:\d\d$/)).toHaveLength(1)
    await expect(row(/Parada/).getByTitle(/^Sem conexão desde \d\d\/\d\d\/\d\d \d\d:\d\d$/)).toBeVisible()
    await expect(row(/Em reparo/).getAllByText('Em manutenção')[0]).toBeVisible()
    await expect(row(/Em reparo/).getByText('Em silêncio, último sinal há 30 min')).toBeVisible()
    await expect(row(/Em reparo/).queryByText(/^Sem conexão/)).toBeNull()
  },
}

/** A question is answered from the complete reply, which the list says; a row that left the answer is marked. */
export const Filtered: Story = {
  args: {
    chips: ['busy'],
    filters: { ...NO_STATION_FILTERS, search: 'palhoça', groupPk: 3, isOnline: true },
    list: listRows(stations, {
      total: 31,
      isOutside: ({ pk }) => pk === 101,
      fresh: { count: 2, onShow: onShowFresh },
    }),
    counts: { ...COUNTS, complete: 134, disabled: undefined },
  },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText('Filtrado aqui: 31 de 134 estações')).toBeVisible()
    await step('each filter that is on can be taken away alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Remover.*Grupo: / }))
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
        ...args.filters,
        groupPk: undefined,
      })
      await userEvent.click(canvas.getByRole('button', { name: /Remover.*Ocupadas/ }))
      await expect(args.onChipsChange).toHaveBeenLastCalledWith([])
    })
    await step('what came meanwhile is shown when asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /2 nov/ }))
      await expect(onShowFresh).toHaveBeenCalledOnce()
    })
  },
}

/** The first rows of all are here; the rest is on its way behind them. */
export const ReadingAll: Story = {
  args: { progress: { rows: 12_000, total: 19_395 } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Lendo todas as estações' })
    await expect(bar).toHaveAttribute('aria-valuenow', '61')
    await expect(canvas.getByText('12.000 de 19.395')).toBeVisible()
  },
}

/** Without a right, without a match, and before the names of the filters are here. */
export const Empty: Story = {
  args: {
    list: listRows<StationRow>([]),
    createHref: undefined,
    filters: { ...NO_STATION_FILTERS, groupPk: 99 },
    groups: notLoaded('failed'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Nova estação' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Filtros/ }))
    await expect(canvas.getByText('As opções não puderam ser carregadas.')).toBeVisible()
    await expect(canvas.getByText('Nenhuma estação neste grupo')).toBeVisible()
  },
}

/** One filter says what there is none of; of several, none fits. */
export const NothingFits: Story = {
  args: {
    list: listRows<StationRow>([]),
    filters: { ...NO_STATION_FILTERS, search: 'zzz' },
    chips: ['maintenance'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma estação corresponde aos filtros')).toBeVisible()
  },
}

/** Nothing known, everything too long, foreign scripts, ten connectors, a type and a status nobody has heard of. */
export const Contents: Story = {
  args: { list: listRows(oddStationRows(), { total: 6 }) },
  parameters: { visual: { width: 1200, height: 1100, ownGlobals: true } },
}

/** On a phone: names of pictures, of another script, and of two hundred letters. */
export const RightToLeft: Story = {
  ...rightToLeft,
  tags: ['visual'],
  parameters: { ...rightToLeft.parameters, visual: phonePicture(900) },
  args: {
    list: listRows(
      [ODD_TEXTS.emoji, ODD_TEXTS.rtl, ODD_TEXTS.long.slice(0, 200)].map((name, index) =>
        stationRowFixture({ ...stations[index], name }),
      ),
      { total: 1_234_567 },
    ),
  },
}
