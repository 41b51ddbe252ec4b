import { type MeterReading, readMeters } from '@corrente/domain/smart-charging'
import { type Outcome, queryAtom } from '../gateways/index.ts'

/** Start of the keys of all readings of meters. */
const METERS_KEY = ['meters'] as const
/** How often readings are asked for while they are on the screen. */
const EVERY_MS = 30_000

const NO_READINGS: Outcome<readonly MeterReading[]> = { kind: 'done', data: [], unreadRows: 0 }

/**
 * GET meters/measurements/list (SMC-025): the latest readings of several meters, again every 30 s while they are shown. A
 * meter that the service does not know is not among them.
 *
 * @param ids - device_remote_ids of the rows shown; none: nothing is asked
 * @param isPermitted - the right to smart charging; without it nothing is asked
 * @public
 */
export const meterReadingsQuery = (ids: readonly string[], isPermitted: boolean) =>
  queryAtom(({ gateways: { sc } }) => ({
    key: [...METERS_KEY, 'list', ...ids],
    isEnabled: isPermitted && ids.length > 0,
    everyMs: EVERY_MS,
    freshMs: 0,
    keepsFormer: true,
    run: (signal) =>
      ids.length === 0
        ? Promise.resolve(NO_READINGS)
        : sc.get('meters/measurements/list', readMeters, {
            query: { device_remote_ids: ids.join(',') },
            signal,
          }),
  }))
