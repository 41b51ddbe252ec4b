import {
  connectorDetailFixture,
  connectorFixture,
  stationFixture,
  stationRowFixture,
} from '@corrente/domain/fixtures'
import { CONNECTOR_TYPES, NO_STATION_FILTERS, STATION_CHIPS } from '@corrente/domain/stations'
import { afterEach, expect, test } from 'vitest'
import { loaded, renderWithProviders } from '../../testing/index.ts'
import { ConnectorIcon } from './ConnectorIcon/ConnectorIcon.tsx'
import { StationCard } from './StationCard/StationCard.tsx'
import { ConnectorMarks } from './StationList/ConnectorMarks.tsx'
import { StationFilterBar } from './StationList/StationFilterBar.tsx'
import { StatusLegend } from './StatusLegend/StatusLegend.tsx'

let unmount: () => void = () => undefined
afterEach(() => unmount())
const render = (node: React.ReactNode) => {
  const rendered = renderWithProviders(node)
  unmount = rendered.unmount
  return rendered.container
}

test('HOM-016 the legend names Available, Busy, Maintenance, Unavailable with shape, colour and count', () => {
  const container = render(
    <StatusLegend counts={{ available: 12, busy: 3, maintenance: 2, unavailable: 1_001 }} />,
  )
  const items = [...container.querySelectorAll('li')]
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Disponível12',
    'Ocupada3',
    'Em manutenção2',
    'Indisponível1.001',
  ])
  const marks = items.map((item) => item.querySelector('path')?.getAttribute('d'))
  expect(new Set(marks).size).toBe(4)
  expect(container.textContent).toContain('no mapa')
})

test('FMT-003 FMT-004 every connector type, GB/T too, shows its own icon; an unknown one a plain plug', () => {
  const container = render(
    [...CONNECTOR_TYPES, 'Schuko', undefined].map((type) => (
      <ConnectorIcon key={type ?? 'none'} type={type} />
    )),
  )
  const shown = [...container.querySelectorAll('svg')]
  expect(new Set(shown.slice(0, 9).map(({ innerHTML: drawing }) => drawing)).size).toBe(9)
  expect(shown.map((icon) => icon.getAttribute('aria-label')).slice(-2)).toEqual([
    'Schuko',
    'Tipo desconhecido',
  ])
})

test('an unknown connector status is shown as it came, what is missing as "-"', () => {
  const container = render(
    <StationCard
      station={stationFixture({
        vendor: undefined,
        protocol: undefined,
        monthConsumptionWh: undefined,
        connectors: [
          connectorFixture({ id: 1, status: undefined, rawStatus: 'FirmwareUpdate' }),
          connectorFixture({ id: 2, status: undefined, rawStatus: undefined, usage: undefined }),
        ],
      })}
    />,
  )
  expect(container.textContent).toContain('FirmwareUpdate')
  const values = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(values.filter((value) => value === '-')).toHaveLength(3)
  expect(container.textContent).not.toContain('undefined')
})

test('the month’s consumption is written in kWh, not in the wire’s Wh', () => {
  const text = render(<StationCard station={stationFixture({ monthConsumptionWh: 1_234_560 })} />).textContent
  expect(text?.replaceAll('\u00a0', ' ')).toContain('1.234,56 kWh')
})

test('on a laptop a live count of three digits leaves the questions on the line of the search', async () => {
  const withCounts = async (count: number) => {
    const counts = STATION_CHIPS.flatMap((chip) => [
      [chip, count],
      [`${chip} partial`, chip === 'faulted' || chip === 'busy' ? count : 0],
    ])
    const container = render(
      // What a window of 1366 px leaves beside the menu.
      <div style={{ inlineSize: 1223 }}>
        <StationFilterBar
          filters={NO_STATION_FILTERS}
          onFiltersChange={() => undefined}
          groups={loaded([])}
          accounts={loaded([])}
          chips={[]}
          onChipsChange={() => undefined}
          chipCounts={Object.fromEntries(counts)}
          onClear={() => undefined}
        />
      </div>,
    )
    await expect.poll(() => container.textContent).toMatch(/Em manutenção/)
    await document.fonts.ready
    return container.querySelector('[role=search]')?.getBoundingClientRect().height
  }
  const few = await withCounts(4)
  unmount()
  expect(await withCounts(456)).toBe(few)
})

test('four connectors with their states are no higher than the two lines of a name', () => {
  const container = render(
    <div style={{ inlineSize: 114 }}>
      <ConnectorMarks
        station={stationRowFixture({
          connectors: CONNECTOR_TYPES.slice(0, 4).map((type, index) =>
            connectorDetailFixture({ id: index + 1, type, status: 'Available' }),
          ),
        })}
      />
    </div>,
  )
  expect(container.querySelectorAll('[role=img]')).toHaveLength(4)
  expect(container.querySelector('ul')?.offsetHeight).toBeLessThanOrEqual(34)
})
