import { stationFixture } from '@corrente/domain/fixtures'
import { describe, expect, test } from 'vitest'
import { firmwareOf, fittingStations, NO_PICK_FILTERS, readIds, unofferedOf } from './stationItems.ts'

const stations = ['IPE-0001', 'IPE-0002', 'São João IPE 24'].map((id) => ({
  id,
  name: id,
  hasPayment: false,
}))

describe('the stations of a command', () => {
  test('OPS-008 by group and by state; one that the index does not know fits no group', () => {
    const index = new Map([
      ['IPE-0001', stationFixture({ id: 'IPE-0001', groupName: 'Norte' })],
      ['IPE-0002', stationFixture({ id: 'IPE-0002', groupName: 'Sul', connectors: [] })],
    ])
    const ids = (group: string, condition: string) =>
      fittingStations(stations, { ...NO_PICK_FILTERS, group, condition }, (id) => index.get(id)).map(
        ({ id }) => id,
      )
    expect(fittingStations(stations, NO_PICK_FILTERS, () => undefined)).toBe(stations)
    expect(ids('Norte', '')).toEqual(['IPE-0001'])
    expect(ids('', 'unknown')).toEqual(['IPE-0002', 'São João IPE 24'])
    expect(ids('Norte', 'unknown')).toEqual([])
  })

  test('OPS-008 pasted ids: lines, commas and repeats, without case; what is not on offer is named', () => {
    expect(readIds('ipe-0002\n IPE-0001,IPE-0001;\tSão joão IPE 24\r\nX-9', stations)).toEqual({
      found: ['IPE-0002', 'IPE-0001', 'São João IPE 24'],
      missing: ['X-9'],
    })
    expect(readIds(' \n', stations)).toEqual({ found: [], missing: [] })
  })

  test('OPS-008 all of a model below a version; one that does not say its own is below none', () => {
    const of = (id: string, model: string, firmware?: string) =>
      [id, stationFixture({ id, vendor: 'Voltaria', model, firmware })] as const
    const index = new Map([
      of('A', 'X200', '1.4.10'),
      of('B', 'X200', '1.4.2'),
      of('C', 'X200', '1.4.1'),
      of('D', 'X200'),
      of('E', 'Y1', '1.0'),
    ])
    const those = [...index.keys()].map((id) => ({ id, name: id, hasPayment: false }))
    const stationOf = (id: string) => index.get(id)
    const idsOf = (firmware: string) =>
      fittingStations(those, { ...NO_PICK_FILTERS, model: 'Voltaria X200', firmware }, stationOf).map(
        ({ id }) => id,
      )
    expect(idsOf('<1.4.2')).toEqual(['C'])
    expect(idsOf('<1.4.10')).toEqual(['B', 'C'])
    expect(idsOf('1.4.2')).toEqual(['B'])
    expect(firmwareOf(those, stationOf, 'Voltaria X200')).toEqual({
      models: ['Voltaria X200', 'Voltaria Y1'],
      versions: ['1.4.10', '1.4.2', '1.4.1'],
    })
  })

  test('OPS-008 chosen ones that are not on offer, by why', () => {
    const index = new Map([
      ['OLD', stationFixture({ id: 'OLD', protocol: 'ocpp1.5S' })],
      ['GONE', stationFixture({ id: 'GONE', protocol: 'ocpp1.6J' })],
    ])
    expect(unofferedOf(['IPE-0001', 'OLD', 'GONE', 'X-9'], stations, 'v1.6', (id) => index.get(id))).toEqual([
      { id: 'OLD', why: 'speaks15' },
      { id: 'GONE', why: 'notOffered' },
      { id: 'X-9', why: 'unknown' },
    ])
    expect(unofferedOf(['OLD', 'GONE'], stations, 'v1.5', (id) => index.get(id))).toEqual([
      { id: 'OLD', why: 'noAddress' },
      { id: 'GONE', why: 'speaks16' },
    ])
  })
})
