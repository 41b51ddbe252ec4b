import type { SeriesKey } from '@corrente/domain/analytics'
import { fromDateOnly } from '@corrente/domain/time'
import type { ChartExports, ChartState } from '../../../charts/index.ts'
import { failureOf, shownOf, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import type { UsageChartsProps } from './chartProps.ts'

/** What a chart of this page shows: the state of the one reply that all of them come from. */
export function useChartState({ graphs }: Pick<UsageChartsProps, 'graphs'>, hasData: boolean): ChartState {
  const t = useText('analytics')
  switch (shownOf(graphs)) {
    case 'loading':
      return { kind: 'loading' }
    case 'failed':
      return {
        kind: 'failed',
        title: t(failureOf(graphs) === 'notPermitted' ? 'failed.notPermitted' : 'failed.title'),
        onRetry: graphs.retry,
        isRetrying: graphs.isRetrying,
      }
    case 'ready':
      return hasData ? { kind: 'ready' } : { kind: 'empty', title: t('noData') }
  }
}

/** What a chart's files carry: what is shown, and what it says. */
export function exportsOf(
  { lines, fileNameOf }: Pick<UsageChartsProps, 'lines' | 'fileNameOf'>,
  key: SeriesKey,
  sentence: string,
): ChartExports {
  return {
    lines: sentence === '' ? lines : [...lines, sentence],
    sentence,
    fileName: (extension) => fileNameOf(key, extension),
  }
}

/** Writes a date of the wire as a day. */
export function useDayWords() {
  const { day, shortDay, zone } = useFormats()
  return {
    long: (date: string) => day(fromDateOnly(date, zone)),
    short: (date: string) => shortDay(fromDateOnly(date, zone)),
  }
}
