import { stationFixture } from '../../fixtures/index.ts'
import { type Connector, type Station, stationStatusOf } from '../../stations/index.ts'
import { withReport } from '../../stations/schema.ts'
import { HOUR_MS } from '../../time/index.ts'
import { createProblemBoard } from '../index.ts'

export const NOW = Date.parse('2026-03-14T15:00:00Z')
export const connector = (id: number, reported: string, rest: Partial<Connector> = {}): Connector =>
  withReport(
    { id, type: 'Type 2', override: rest.override, usage: 1 },
    {
      reported,
      statusAt: rest.statusAt ?? NOW - HOUR_MS,
      errorCode: rest.errorCode,
      errorInfo: rest.errorInfo,
    },
  )
export const station = (
  id: string,
  connectors: readonly (string | Connector)[],
  rest: Partial<Station> = {},
): Station => {
  const all = connectors.map((one, index) => (typeof one === 'string' ? connector(index + 1, one) : one))
  return stationFixture({
    id,
    name: id,
    connectors: all,
    status: stationStatusOf(all),
    heartbeatAt: undefined,
    groupPk: undefined,
    groupName: undefined,
    street: undefined,
    ...rest,
  })
}
export const boardOf = (...stations: readonly Station[]) => {
  const board = createProblemBoard()
  for (const one of stations) board.set(one.id, one, NOW)
  return board
}
