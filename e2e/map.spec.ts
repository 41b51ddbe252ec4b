import { chargePointWire, connectorWire, listReplyWire } from '@corrente/domain/fixtures'
import { CONNECTOR_TYPES } from '@corrente/domain/stations'
import { callsTo } from './support/calls.ts'
import { answerWith, HOME_CALLS, homeScreen, LEGEND, legendCounts, stationsReply } from './support/home.ts'
import {
  expectMap,
  hueOf,
  legendColour,
  pixelOf,
  pixelsOf,
  SAO_PAULO,
  selectedColour,
  shownZoom,
} from './support/map.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.use({ hasGraphics: true })

const at = (north: number, east: number) => ({ lat: SAO_PAULO.lat + north, lng: SAO_PAULO.lng + east })

test('HOM-016 HOM-028 HOM-029 HOM-030 HOM-031 the legend names and counts the four states, each drawn in its own colour', async ({
  page,
  sandbox,
}) => {
  const stations = [
    { id: 'LIVRE', statuses: ['Available', 'Available'], at: at(0.07, -0.1), word: 'Disponível' },
    { id: 'OCUPADA', statuses: ['Suspended_evse', 'Faulted'], at: at(0.07, 0.1), word: 'Ocupada' },
    { id: 'OFICINA', statuses: ['Maintenance', 'Faulted'], at: at(-0.07, -0.1), word: 'Em manutenção' },
    { id: 'FALHA', statuses: ['Faulted', 'Available'], at: at(-0.07, 0.1), word: 'Indisponível' },
  ] as const
  answerWith(
    sandbox,
    'stations',
    stationsReply([...stations, { id: 'SEM-LUGAR', statuses: ['Available'], at: undefined }]),
  )
  await enter(page, sandbox)
  const { map, canvas, legendItem } = homeScreen(page)
  await expectMap(page)
  await expect(legendItem('Disponível')).toBeVisible()
  // What the map cannot show, the legend does not count; the map says so beside it.
  await expect.poll(() => legendCounts(page)).toEqual(Object.fromEntries(LEGEND.map((word) => [word, '1'])))
  await expect(map).toContainText('no mapa')
  await expect(map).toContainText('1 estação sem localização')

  const spots: { x: number; y: number }[] = []
  for (const { at: place } of stations) spots.push(await pixelOf(canvas, place, SAO_PAULO, 10))
  const colours = await Promise.all(stations.map(({ word }) => legendColour(page, word)))
  // Around each station its own colour is painted, and none of the other three.
  await expect
    .poll(async () => (await pixelsOf(page, spots, colours)).map((found) => found.map((count) => count > 25)))
    .toEqual(stations.map((_, own) => stations.map((_, other) => own === other)))
  for (const found of await pixelsOf(page, spots, colours))
    expect(found.filter((count) => count > 0)).toHaveLength(1)
  const look = async (word: (typeof LEGEND)[number]) => hueOf(await legendColour(page, word))
  expect((await look('Disponível')).hue, 'green').toBeGreaterThan(90)
  expect((await look('Disponível')).hue, 'green').toBeLessThan(175)
  expect((await look('Ocupada')).hue, 'orange').toBeGreaterThan(12)
  expect((await look('Ocupada')).hue, 'orange').toBeLessThan(48)
  expect((await look('Indisponível')).saturation, 'grey').toBeLessThan(0.2)
  expect((await look('Em manutenção')).hue, 'blue').toBeGreaterThan(200)
  expect((await look('Em manutenção')).hue, 'blue').toBeLessThan(250)
  expect((await look('Em manutenção')).lightness, 'dark').toBeLessThan(0.5)
})

test('a station is found, one without a place says so, a notification leads to its station', async ({
  page,
  sandbox,
}) => {
  const place = { lat: -20.3222, lng: -40.3381 }
  answerWith(
    sandbox,
    'stations',
    stationsReply([
      { id: 'IPE-0001', name: 'Ipê São João', statuses: ['Charging'], at: place },
      { id: 'CED-0002', name: 'Cedro', statuses: ['Available'], at: SAO_PAULO },
      { id: 'COM-0001', name: 'Com Lugar', statuses: ['Available'], at: at(0.3, 0.3) },
      { id: 'SEM-0001', name: 'Sem Lugar', statuses: ['Available'], at: undefined },
    ]),
  )
  const event = (chargeBoxId: string, chargeBoxName: string) => ({
    chargeBoxId,
    chargeBoxName,
    type: 'Failure',
    notificationTimestampDT: '2026-03-14 15:00:00',
  })
  answerWith(sandbox, 'notifications', {
    error: null,
    notificationList: [event('COM-0001', 'Com Lugar'), event('SEM-0001', 'Sem Lugar')],
  })
  await enter(page, sandbox)
  const { search, toasts, selectedMark, canvas, panel, events } = homeScreen(page)
  await expectMap(page)
  await test.step('HOM-027 only the brand’s own stations are asked for', async () => {
    await expect
      .poll(() => callsTo(sandbox, HOME_CALLS.stations).map(({ path }) => path))
      .toEqual([`${HOME_CALLS.stations}?originType=MOVE`])
  })
  await test.step('HOM-020 a station without coordinates says so and leaves the map where it is', async () => {
    const before = await shownZoom(page, SAO_PAULO)
    await search.fill('sem lugar')
    await page.getByRole('option', { name: /Sem Lugar/ }).click()
    await expect(toasts).toContainText(['A estação não possui latitude e longitude cadastradas!'])
    expect(new URL(page.url()).search).toBe('')
    expect(await shownZoom(page, SAO_PAULO)).toBe(before)
    await expect(selectedMark).toHaveCount(0)
  })
  await test.step('HOM-015 HOM-018 AST-030 a station is found without case and accents, zoomed to 15, and can be left again', async () => {
    await search.fill('ipe SAO')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.getByRole('option', { name: /Ipê São João/ }).click()
    await expect(page).toHaveURL(/\?station=IPE-0001$/)
    await expect.poll(() => shownZoom(page, place)).toBeCloseTo(15, 1)
    await expect(selectedMark).toHaveText('Ipê São João')
    const middle = await pixelOf(canvas, place, place, 15)
    const mark = await selectedMark.locator('svg').boundingBox()
    expect(Math.abs((mark?.x ?? 0) + (mark?.width ?? 0) / 2 - middle.x)).toBeLessThan(3)
    expect(Math.abs((mark?.y ?? 0) + (mark?.height ?? 0) / 2 - middle.y)).toBeLessThan(3)
    expect(await selectedColour(page)).toEqual(await legendColour(page, 'Ocupada'))
    await expect(panel('Ipê São João')).toContainText('IPE-0001')

    // The address is the view: it can be opened again, left, and gone back to.
    await page.reload()
    await expectMap(page)
    await expect(selectedMark).toHaveText('Ipê São João')
    await expect.poll(() => shownZoom(page, place)).toBeCloseTo(15, 1)
    await panel('Ipê São João').getByRole('button', { name: 'Fechar estação' }).click()
    await expect(selectedMark).toHaveCount(0)
    expect(new URL(page.url()).search).toBe('')
    await page.goBack()
    await expect(panel('Ipê São João')).toBeVisible()

    await search.fill('nada assim')
    await expect(page.getByRole('status').filter({ hasText: 'Nenhuma estação encontrada' })).toBeVisible()
  })
  await test.step('a notification leads to its station; the card of one without a place says so', async () => {
    await search.fill('')
    await events.filter({ hasText: 'Com Lugar' }).getByRole('button').click()
    await expect(panel('Com Lugar')).toBeVisible()
    await expect.poll(() => shownZoom(page, at(0.3, 0.3))).toBeCloseTo(15, 1)
    await events.filter({ hasText: 'Sem Lugar' }).getByRole('button').click()
    await expect(panel('Sem Lugar')).toContainText('Sem localização')
  })
})

test.describe('without WebGL', () => {
  test.use({ hasGraphics: false })

  test('a browser without WebGL has the stations as a list, and they stay alive; the card of one', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox)
    const { map, stationList } = homeScreen(page)
    await expect(map).toContainText('O mapa não pôde ser desenhado neste navegador')
    const first = stationList.getByRole('option').first()
    await expect(first).toBeVisible()
    await first.click()
    await expect(page).toHaveURL(/\?station=/)
    await expect(page.getByRole('button', { name: 'Fechar estação' })).toBeVisible()
    await test.step('HOM-025 HOM-026 FMT-003 FMT-004 AST-027 it shows what the wire says of it, every type of connector included', async () => {
      const types = [...CONNECTOR_TYPES, 'Tomada de amanhã', null]
      const station = chargePointWire({
        chargeBoxId: 'TUDO-0001',
        description: 'Estação Completa',
        ocppProtocol: 'ocpp1.6J',
        chargePointVendor: 'Fabricante Exemplo',
        monthConsumption: 324_205,
        locationLatitude: SAO_PAULO.lat,
        locationLongitude: SAO_PAULO.lng,
        connectors: types.map((connectorType, index) =>
          connectorWire({
            connectorId: index + 1,
            connectorType,
            lastStatus: {
              status: index === 0 ? 'Charging' : index === 1 ? 'Hibernating' : 'Available',
              usage: index === 0 ? 57 : null,
              timeStamp: null,
            },
          }),
        ),
      })
      answerWith(sandbox, 'stations', listReplyWire('chargePointList', [station], 1))
      await page.goto('/?station=TUDO-0001')
      const card = homeScreen(page).panel('Estação Completa')
      await expect(card).toContainText('TUDO-0001')
      await expect(card).toContainText('Rua das Palmeiras')
      await expect(card).toContainText('324,21 kWh')
      await expect(card).toContainText('Fabricante Exemplo')
      await expect(card).toContainText('ocpp1.6J')
      const rows = card.getByRole('listitem')
      await expect(rows).toHaveCount(types.length)
      const names = ['Type 1', 'Type 2', 'Tesla', 'CCS Type 1', 'CCS Type 2', 'CHAdeMO', 'Plug NBR', 'GB/T']
      for (const [index, type] of types.entries()) {
        await expect(rows.nth(index)).toContainText(type ?? '-')
        await expect(
          rows.nth(index).locator(`svg[data-connector="${index < 8 ? type : 'unknown'}"]`),
        ).toBeVisible()
      }
      expect([...CONNECTOR_TYPES].sort()).toEqual([...names].sort())
      await expect(rows.nth(0)).toContainText(/Carregando.*Conector 1.*57 recargas/)
      await expect(rows.nth(1)).toContainText('Hibernating')
    })
  })
})
