import type { CDPSession } from 'playwright'

/** The longest tasks of the page's main thread during a recording. */
export interface TaskReport {
  readonly count: number
  /** Milliseconds of thread CPU time of the longest task: what it would take on a machine that does nothing else. */
  readonly longestCpuMs: number
  /** Milliseconds of thread CPU time of all of them. */
  readonly allCpuMs: number
  /** Milliseconds on the clock of the longest task; on a busy machine more than what the product did. */
  readonly longestWallMs: number
}

interface TraceEvent {
  readonly name?: string
  readonly ph?: string
  readonly pid?: number
  readonly tid?: number
  /** Microseconds. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Records the tasks of the browser's pages until `stop`.
 * @param pid - only those of this process; without it all of them, as a navigation may well move a page to another one
 */
export async function recordTasks(
  browser: CDPSession,
  pid?: number,
): Promise<{ readonly stop: () => Promise<TaskReport> }> {
  const events: TraceEvent[] = []
  // Playwright types the payload as a list of records.
  const collect = ({ value }: { value: readonly TraceEvent[] }) => {
    for (const event of value)
      if ((pid === undefined || event.pid === pid) && (event.ph === 'M' || event.name === 'RunTask'))
        events.push(event)
  }
  browser.on('Tracing.dataCollected', collect)
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    bufferUsageReportingInterval: 0,
    traceConfig: {
      recordMode: 'recordUntilFull',
      traceBufferSizeInKb: 400_000,
      includedCategories: ['disabled-by-default-devtools.timeline', '__metadata'],
      excludedCategories: ['*'],
    },
  })
  return {
    stop: async () => {
      const complete = new Promise<void>((resolve) =>
        browser.once('Tracing.tracingComplete', () => resolve()),
      )
      await browser.send('Tracing.end')
      await complete
      browser.off('Tracing.dataCollected', collect)
      return reportOf(events)
    },
  }
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`

/** Only the main thread of a page's process is called so. */
export function reportOf(events: readonly TraceEvent[]): TaskReport {
  const main = new Set(
    events
      .filter(({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = events.filter((event) => event.name === 'RunTask' && main.has(threadOf(event)))
  const longest = (of: (event: TraceEvent) => number | undefined) =>
    tasks.reduce((most, event) => Math.max(most, of(event) ?? 0), 0) / 1000
  return {
    count: tasks.length,
    longestCpuMs: longest(({ tdur, dur }) => tdur ?? dur),
    allCpuMs: tasks.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000,
    longestWallMs: longest(({ dur }) => dur),
  }
}
