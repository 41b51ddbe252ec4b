import { chargePointWire, connectorWire, listReplyWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { API } from './calls.ts'
import { expect, type Page } from './test.ts'

/** Paths of the calls that home makes. */
export const HOME_CALLS = {
  stats: `${API}stats/info/`,
  graphs: `${API}stations/dashboard/graphs/`,
  notifications: `${API}notification/chargeBox/`,
  stations: `${API}chargepoints/`,
} as const

/** The four words of the map's legend, pt-BR. */
export const LEGEND = ['Disponível', 'Ocupada', 'Em manutenção', 'Indisponível'] as const
export type LegendWord = (typeof LEGEND)[number]

/** The parts of the home dashboard, in pt-BR. */
export const homeScreen = (page: Page) => {
  const panel = (name: string) => page.getByRole('region', { name, exact: true })
  const map = panel('Mapa das estações')
  const legendItem = (word: LegendWord) =>
    map
      .getByRole('list', { name: 'Estações no mapa, por situação' })
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${word}`) })
  const notifications = panel('Notificações em tempo real')
  return {
    heading: page.getByRole('heading', { name: 'Visão geral', level: 1 }),
    range: page.getByRole('button', { name: /^Período: / }),
    card: (title: string) => page.getByRole('article', { name: title, exact: true }),
    panel,
    map,
    canvas: map.getByRole('region', { name: /^Mapa\. / }),
    scale: map.getByRole('img', { name: /^Escala: / }),
    search: map.getByRole('combobox', { name: 'Buscar estação' }),
    legendItem,
    legendCount: (word: LegendWord) => legendItem(word).locator('strong'),
    selectedMark: page.locator('[data-map-selected]'),
    stationList: map.getByRole('listbox'),
    notifications,
    events: notifications.getByRole('listitem'),
    bell: page.getByRole('button', { name: /^Notificações/ }),
    live: (state: string) => page.getByRole('button', { name: `Conexão ao vivo: ${state}`, exact: true }),
    toasts: page.getByRole('region', { name: 'Avisos' }).getByRole('listitem'),
  }
}

/** Expects a card's lines as assistive technology reads them: the final value, whatever the counter shows. */
export const expectCard = async (page: Page, title: string, lines: readonly string[]): Promise<void> => {
  const paragraphs = lines.map((line) => `  - paragraph: ${JSON.stringify(line)}`)
  await expect(homeScreen(page).card(title)).toMatchAriaSnapshot(
    [`- article ${JSON.stringify(title)}:`, ...paragraphs].join('\n'),
  )
}

/** How many stations the legend counts, by its words. */
export const legendCounts = async (page: Page): Promise<Record<LegendWord, string>> => {
  const { legendCount } = homeScreen(page)
  const counts = await Promise.all(LEGEND.map(async (word) => [word, await legendCount(word).textContent()]))
  return Object.fromEntries(counts)
}

/** Answers a call of home with this body from now on. */
export const answerWith = (sandbox: Sandbox, call: keyof typeof HOME_CALLS, body: unknown): string =>
  sandbox.control.addFault({ method: 'GET', path: HOME_CALLS[call], status: 200, body }).id

/** A station of a test's own. */
export interface OwnStation {
  readonly id: string
  readonly name?: string
  /** Statuses of its connectors, the first one of connector 1. */
  readonly statuses: readonly string[]
  /** Undefined: without a place. */
  readonly at?: { readonly lat: number; readonly lng: number } | undefined
}

/** The stations' list with exactly these. */
export const stationsReply = (stations: readonly OwnStation[]) =>
  listReplyWire(
    'chargePointList',
    stations.map(({ id, name = id, statuses, at }, index) =>
      chargePointWire({
        chargeBoxPk: 1000 + index,
        chargeBoxId: id,
        uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        description: name,
        locationLatitude: at?.lat ?? null,
        locationLongitude: at?.lng ?? null,
        connectors: statuses.map((status, place) =>
          connectorWire({
            connectorPk: 2000 + index * 10 + place,
            connectorId: place + 1,
            lastStatus: { status, usage: 1, timeStamp: '2026-03-14T14:00:00.000Z', errorCode: 'NoError' },
          }),
        ),
      }),
    ),
    stations.length,
  )
