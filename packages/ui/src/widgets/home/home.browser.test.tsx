import { notificationFixture } from '@corrente/domain/fixtures'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithProviders, STAGE_NOW } from '../../testing/index.ts'
import { HomeAmounts } from './HomeIndicators/HomeIndicators.tsx'
import { HomePeople } from './HomeIndicators/HomePeople.tsx'
import { HomeNotifications } from './HomeNotifications/HomeNotifications.tsx'
import { HomeProblems } from './HomeProblems/HomeProblems.tsx'
import { RechargesLine } from './Lines/Lines.tsx'
import { UsersPie } from './Pies/Pies.tsx'
import { StationsPie } from './Pies/StationsPie.tsx'
import {
  failed,
  homeAmountArgs,
  homeGraphs,
  homePeopleArgs,
  homeProblems,
  homeStats,
  ready,
  stale,
  waiting,
} from './testing/homeFixtures.ts'

let unmount: () => void = () => undefined
afterEach(() => unmount())
type Stats = Parameters<typeof HomeAmounts>[0]['stats']
/** The four numbers and the other counts, of one answer. */
const indicators = (stats: Stats, more: Partial<Parameters<typeof HomeAmounts>[0]> = {}) => (
  <>
    <HomeAmounts {...homeAmountArgs} {...more} stats={stats} />
    <HomePeople {...homePeopleArgs} hasCosts={more.hasCosts ?? true} stats={stats} />
  </>
)
const render = (node: React.ReactNode) => {
  const rendered = renderWithProviders(node)
  unmount = rendered.unmount
  return rendered.container
}
/** Each card's title with what a screen reader reads as its value. */
const cards = (container: HTMLElement) =>
  new Map(
    [...container.querySelectorAll('article')].map((card) => [
      card.querySelector('h3')?.textContent ?? '',
      card.textContent ?? '',
    ]),
  )
const nbsp = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([620, 760, 880])('all problems can be opened from the line of the title, %i px wide', (width) => {
  const container = render(
    <div style={{ inlineSize: width }}>
      <HomeProblems
        problems={ready({ ...homeProblems, planned: 98, stations: 19_395, newInHour: 112 })}
        href="/alerts"
        listOf={() => '/stations'}
        hrefOf={() => undefined}
      />
    </div>,
  )
  const title = container.querySelector('h2')?.getBoundingClientRect()
  const all = [...container.querySelectorAll('a')].find(({ textContent }) => textContent === 'Ver todos')
  expect(all?.getBoundingClientRect().top).toBeLessThan(title?.bottom ?? 0)
})

describe('the indicators', () => {
  const container = () => render(indicators(ready(homeStats)))

  test.each([
    ['HOM-004 total users', 'Total de usuários', '4.218'],
    ['HOM-005 users charging, with percentage', 'Usuários carregando', '57'],
    ['HOM-005 the percentage', 'Usuários carregando', '1,4% dos usuários'],
    ['HOM-006 users charged', 'Usuários que carregaram', '1.306'],
    ['HOM-007 users registered', 'Usuários cadastrados', '184'],
    ['HOM-008 stations in all', 'Estações', '86'],
    ['HOM-008 stations available', 'Estações', 'Disponíveis44'],
    ['HOM-008 stations charging', 'Estações', 'Carregando31'],
    ['HOM-008 stations in maintenance', 'Estações', 'Em manutenção3'],
    ['HOM-008 stations unavailable', 'Estações', 'Indisponíveis8'],
    ['HOM-009 energy in kWh with 2 decimals', 'Consumo de energia', '48.215,37 kWh'],
    ['HOM-010 cultivated trees', 'Árvores cultivadas', '88'],
    ['HOM-010 the tree goal', 'Árvores cultivadas', '63,5%'],
    ['HOM-011 CO2 saved in kg with 2 decimals', 'CO₂ evitado', '12.954,10 kg'],
    ['HOM-012 cost', 'Custo', 'R$ 31.277,40'],
    ['HOM-012 income', 'Receita', 'R$ 86.420,05'],
    ['HOM-012 MON-008 currency', 'Receita', 'Moeda: BRL'],
  ])('%s', (_clause, title, text) => {
    expect(nbsp(cards(container()).get(title) ?? '')).toContain(text)
  })

  test('HOM-013 HOM-014 without the permission cost and income are not there at all', () => {
    const text = render(indicators(ready(homeStats), { hasCosts: false })).textContent
    expect(text).not.toContain('Custo')
    expect(text).not.toContain('Receita')
    expect(text).not.toContain('31.277')
  })

  test('a failure is said once, with one way to try again', () => {
    const onRetry = vi.fn()
    const container = render(indicators({ ...failed, retry: onRetry }, { graphs: failed }))
    expect(container.textContent?.match(/não pôde ser contatado/g)).toHaveLength(1)
    const buttons = container.querySelectorAll('button')
    expect(buttons).toHaveLength(1)
    buttons[0]?.click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('data that came stays after a failure, with its age and what could not be read', () => {
    const text = render(indicators(stale(homeStats))).textContent ?? ''
    expect(text).toContain('4.218')
    expect(text).toContain('há 12 min')
    expect(text).toContain('3 linhas não puderam ser lidas')
  })

  test('what is loading keeps its place', () => {
    const size = (stats: Stats) => {
      const { height } = render(indicators(stats)).getBoundingClientRect()
      unmount()
      return height
    }
    expect(Math.abs(size(waiting) - size(ready(homeStats)))).toBeLessThanOrEqual(4)
  })
})

describe('pies', () => {
  /** Outer and inner radius of a ring's path: the two radii of its arcs. */
  const radii = (path: SVGPathElement) =>
    [...(path.getAttribute('d') ?? '').matchAll(/A([\d.]+),\1/g)].map((match) => Number(match[1]))

  test.each([
    ['users', <UsersPie key="users" stats={ready(homeStats)} />, 2],
    ['stations', <StationsPie key="stations" stats={ready(homeStats)} />, 4],
  ])('HOM-021 the pie of %s has a cutout of 80 %%', (_name, pie, slices) => {
    const paths = [...render(pie).querySelectorAll<SVGPathElement>('path[data-slice]')]
    expect(paths).toHaveLength(slices)
    const all = paths.flatMap(radii)
    expect(Math.min(...all.filter((radius) => radius > 10)) / Math.max(...all)).toBeCloseTo(0.8, 2)
  })
})

describe('HomeNotifications', () => {
  const many = Array.from({ length: 40 }, (_, i) =>
    notificationFixture({
      key: `k${i}`,
      pk: i,
      at: STAGE_NOW - i * 60_000,
      stationName: `Estação ${i}`,
      type: i === 0 ? 'Warning' : i === 1 ? 'StationBooted' : 'Failure',
    }),
  )
  const rows = (list: typeof many) => [
    ...render(<HomeNotifications notifications={ready(list)} isPaused={false} />).querySelectorAll('li'),
  ]

  test('HOM-017 FMT-005 lists all types, newest first, at most 30', () => {
    const shown = rows([...many].reverse())
    expect(shown).toHaveLength(30)
    expect(shown[0]?.textContent).toContain('Estação 0')
    expect(shown[29]?.textContent).toContain('Estação 29')
  })

  test('FMT-007 times are local, as DD/MM/YY HH:mm', () => {
    expect(rows(many)[0]?.querySelector('time')?.textContent).toBe('14/03/26 12:05')
  })

  test('ALR-013 and ALR-012 name the short recharge and the started station', () => {
    const shown = rows(many)
    expect(shown[0]?.textContent).toContain('Recarga curta')
    expect(shown[1]?.textContent).toContain('Estação iniciada')
  })
})

test('a series that the server does not send is empty, not a flat line', () => {
  expect(render(<RechargesLine graphs={ready([])} />).textContent).toContain('Sem dados neste período')
  unmount()
  expect(render(<RechargesLine graphs={ready(homeGraphs)} />).querySelector('svg')).not.toBeNull()
})
