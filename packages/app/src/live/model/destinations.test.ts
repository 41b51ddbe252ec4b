import { expect, test } from 'vitest'
import { brandTopics, stationTopics } from './destinations.ts'

const station = { id: 'IPE-0001', uuid: 'uuid-1', connectors: [{ id: 1 }, { id: 2 }] }
const names = (wanted: readonly { destination: string }[] | undefined) => wanted?.map((w) => w.destination)

test('LIV-004 LIV-005 LIV-006 a brand has three topics, by its api key', () => {
  expect(names(brandTopics('abc'))).toEqual([
    '/topic/abc/notification/chargeBox',
    '/topic/abc/stats',
    '/topic/abc/chargeBox',
  ])
})

test('LIV-007 LIV-008 a station has one status topic, and one per connector', () => {
  expect(names(stationTopics(station, 'chargeBoxId'))).toEqual([
    '/topic/status/chargeBox/IPE-0001',
    '/topic/status/chargeBox/IPE-0001/connector/1',
    '/topic/status/chargeBox/IPE-0001/connector/2',
  ])
})

test('the build can switch the status topics to the uuid, their messages still belong to the station', () => {
  const topics = stationTopics(station, 'uuid')
  expect(names(topics)?.[0]).toBe('/topic/status/chargeBox/uuid-1')
  expect(topics?.[1]?.topic).toEqual({ kind: 'status', stationId: 'IPE-0001', connectorId: 1 })
  expect(stationTopics({ ...station, uuid: undefined }, 'uuid')).toBeUndefined()
})

test.each(['a/b', 'a*', 'a>', 'a#b', 'a:b', 'CP1\nselector:1=1', '', 'x'.repeat(200)])(
  'R20 no topic is made of the name %j',
  (id) => {
    expect(stationTopics({ ...station, id }, 'chargeBoxId')).toBeUndefined()
    expect(brandTopics(id)).toBeUndefined()
  },
)
