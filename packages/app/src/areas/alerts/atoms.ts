import { HEADER_LIMIT } from '@corrente/domain/notifications'
import { gatewaysAtom, queryAtom } from '../../gateways/index.ts'
import { readStationEvents } from '../network/index.ts'
import { type AlertQuestion, readAlerts } from './client.ts'

/** Start of the keys of everything that the alerts read. */
const ALERTS_KEY = ['alerts'] as const

/** The alerts of a question. Those of the former one stay until they are here. */
export const alertsQuery = ({ search, call }: AlertQuestion) =>
  queryAtom((get) => {
    const { cp } = get(gatewaysAtom)
    return {
      key: [...ALERTS_KEY, 'list', search, call],
      run: (signal) => readAlerts(cp, { search, call }, signal),
      keepsFormer: true,
      // What came while another page was open is known to the server alone.
      freshMs: 0,
    }
  })

/**
 * The events of a station, among which those of a recharge are looked for (ALR-006).
 * @param stationId - undefined: none is asked for
 */
export const stationAlertsQuery = (stationId: string | undefined) =>
  queryAtom((get) => {
    const { cp } = get(gatewaysAtom)
    return {
      key: [...ALERTS_KEY, 'station', stationId ?? ''],
      isEnabled: stationId !== undefined,
      run: (signal) => readStationEvents(cp, stationId ?? '', HEADER_LIMIT, signal),
    }
  })
