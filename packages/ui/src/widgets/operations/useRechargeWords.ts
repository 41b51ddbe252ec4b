import type { Measured, OpenRecharge } from '@corrente/domain/operations'
import { useMemo } from 'react'
import { MISSING, useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60

/** How a recharge that is going on is written. */
export function useRechargeWords() {
  const t = useText('operations')
  const { number, energyKwh, timeOfDay } = useFormats()
  return useMemo(() => {
    /** "47 min", "2 h 10 min"; a clock that runs behind says 0. */
    const minutesOf = (from: number, to: number): string => {
      const minutes = Math.max(0, Math.floor((to - from) / MINUTE_MS))
      return minutes < MINUTES_PER_HOUR
        ? t('recharge.minutes', { minutes })
        : t('recharge.hours', {
            hours: Math.floor(minutes / MINUTES_PER_HOUR),
            minutes: minutes % MINUTES_PER_HOUR,
          })
    }
    return {
      minutesOf,
      /** "7,2 kW às 14:03", "8,50 kWh até 14:03"; '-' where nothing was measured. */
      measuredOf: (measured: Measured | undefined): string => {
        if (measured === undefined) return MISSING
        const time = timeOfDay(measured.at)
        return measured.kind === 'power'
          ? t('recharge.power', { power: number(measured.kw, 1), time })
          : t('recharge.energy', { energy: energyKwh(measured.kwh), time })
      },
      /** One line of a list of recharges. */
      lineOf: (id: number, recharge: OpenRecharge | undefined): string =>
        [
          t('field.transaction', { id: String(id) }),
          recharge?.connectorId !== undefined && t('history.connector', { id: recharge.connectorId }),
          recharge?.userName,
        ]
          .filter(Boolean)
          .join(' · '),
    }
  }, [t, number, energyKwh, timeOfDay])
}
