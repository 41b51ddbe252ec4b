import { readSeries, type UsagePeriod } from '@corrente/domain/analytics'
import { readPartialStats } from '@corrente/domain/stats'
import { formatUtcText, lastDays, toDateOnly } from '@corrente/domain/time'
import { whole } from '@corrente/domain/wire'
import { queryAtom } from '../gateways/index.ts'

/** Whose usage of what is asked for. */
export interface UsageQuestion {
  readonly period: UsagePeriod
  /** A user_pk; undefined for all. */
  readonly userPk: number | undefined
  /** A chargeBoxPk; undefined for all. */
  readonly stationPk: number | undefined
}

/** GET stations/usage/graphs (ANL-016, ANL-018). @param question - undefined: nothing is asked */
export const usageQuery = (question: UsageQuestion | undefined) =>
  queryAtom(({ gateways: { cp }, formats, clock }) => ({
    // The days are counted back from today, so tomorrow the same question has another answer.
    key: ['usage', 'graphs', { ...question }, toDateOnly(clock.now(), formats.zone), formats.offsetHours()],
    isEnabled: question !== undefined,
    run: (signal) =>
      cp.get('stations/usage/graphs', readSeries, {
        query: {
          days: question?.period,
          stationId: question?.stationPk,
          userId: question?.userPk,
          timeDiff: formats.offsetHours(),
        },
        signal,
      }),
  }))

/** GET stats/sums of a period, today included (RTE-018). @param period - undefined: nothing is asked */
export const sumsQuery = (period: UsagePeriod | undefined) =>
  queryAtom(({ gateways: { cp }, formats, clock }) => {
    const range = lastDays(period ?? 1, clock.now(), formats.zone)
    return {
      key: ['usage', 'sums', period, formatUtcText(range.from), formats.offsetHours()],
      isEnabled: period !== undefined,
      run: (signal) =>
        cp.get(
          'stats/sums',
          (body) => {
            const sums = readPartialStats(body)
            return sums && whole(sums)
          },
          {
            query: {
              fromDate: formatUtcText(range.from),
              toDate: formatUtcText(range.to),
              timeZone: formats.offsetHours(),
            },
            signal,
          },
        ),
    }
  })
