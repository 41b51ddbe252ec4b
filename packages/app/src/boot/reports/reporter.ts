import { createReportBuffer, errorLine, policyLine, slowLine } from '@corrente/domain/client-reports'
import type { KeptFailure } from '@corrente/domain/support-file'
import type { Ports } from '../../ports/index.ts'

/** How often what happened is looked at, in milliseconds. */
const EVERY_MS = 10_000
/** From how many milliseconds on an answer to a press is slow. */
const SLOW_MS = 200

type Page = Pick<
  typeof globalThis,
  'addEventListener' | 'document' | 'fetch' | 'location' | 'performance' | 'setInterval'
> & { readonly PerformanceObserver: typeof PerformanceObserver | undefined }

type Told = Pick<Ports, 'appearance' | 'build' | 'clock' | 'navigation' | 'report' | 'tenant'>

/** Where somebody was at a time: the page that stood then, not the one that stands when it is told. */
const addressAt = ({ report, navigation }: Told, at: number): string =>
  report.steps().findLast((step) => step.at <= at)?.address ?? navigation.path()

/** The failures since this was asked last, each error once: a panel's boundary and React both tell of it. */
function newFailures({ report }: Told) {
  let last: KeptFailure | undefined
  const told = new WeakSet<object>()
  return () => {
    const failures = report.failures()
    const fresh = failures.slice((last ? failures.indexOf(last) : -1) + 1)
    last = failures.at(-1)
    return fresh.filter(({ error }) => {
      if (typeof error !== 'object' || error === null) return true
      const isNew = !told.has(error)
      told.add(error)
      return isNew
    })
  }
}

/** As the Event Timing API has it; the library of types lacks its threshold. */
const PRESSES: PerformanceObserverInit & { readonly durationThreshold: number } = {
  type: 'event',
  durationThreshold: SLOW_MS,
  buffered: true,
}

/** Presses and keys that were answered late, those from before too. A press is several events: the longest counts. */
function watchPresses(page: Page, tell: (event: string, ms: number, at: number) => void): void {
  if (!page.PerformanceObserver?.supportedEntryTypes.includes('event')) return
  new page.PerformanceObserver((list) => {
    const longest = new Map<number, PerformanceEventTiming>()
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Without a number it belongs to no press: a pointer that went over something.
      if (!entry.interactionId || entry.duration < SLOW_MS) continue
      if (entry.duration > (longest.get(entry.interactionId)?.duration ?? 0))
        longest.set(entry.interactionId, entry)
    }
    for (const { name, duration, startTime } of longest.values())
      tell(name, duration, page.performance.timeOrigin + startTime)
  }).observe(PRESSES)
}

/**
 * Sends what went wrong on this page to the path that its tenant named: failures, slow answers, breaches of the policy
 * (docs/guide/production.md). Nothing of a person is in it (`domain/client-reports`), and it goes without cookie, token and
 * address. What cannot be sent is lost: a report about reports would not end.
 * @param path - on the page's own host
 */
export function startReporter(ports: Told, path: string, page: Page = globalThis): void {
  const buffer = createReportBuffer()
  const freshFailures = newFailures(ports)
  const scripts = `${page.location.origin}/assets/`

  const send = (isLast: boolean) => {
    for (const { where, error, at } of freshFailures())
      buffer.add(errorLine(where, error, addressAt(ports, at), scripts))
    const lines = buffer.take(page.performance.now(), isLast)
    if (lines.length === 0) return
    const { build, tenant, appearance } = ports
    const body = JSON.stringify({
      version: build.version,
      tenant: tenant.id,
      language: appearance.language(),
      dropped: buffer.takeDropped(),
      lines,
    })
    page
      .fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      })
      .catch(() => undefined)
  }

  watchPresses(page, (event, ms, at) => buffer.add(slowLine(event, ms, addressAt(ports, at))))
  page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    buffer.add(policyLine(effectiveDirective, blockedURI, addressAt(ports, ports.clock.now()))),
  )
  page.setInterval(() => send(false), EVERY_MS)
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') send(true)
  })
  page.addEventListener('pagehide', () => send(true))
}
