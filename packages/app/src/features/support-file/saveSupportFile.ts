import { downloadName } from '@corrente/domain/downloads'
import { type KeptCall, type SupportFile, supportFileOf } from '@corrente/domain/support-file'
import { toDateOnly } from '@corrente/domain/time'
import { saveFile } from '@corrente/ui/foundations'
import type { Ports } from '../../ports/index.ts'

const STATIONS = {
  base: 'cp',
  method: 'GET',
  template: 'chargepoints',
  query: { originType: 'MOVE' },
} as const
const UNREAD = { data: undefined, unread: 0 }

/**
 * All stations, which the live worker reads for itself: as they are now where it could read them, else how that failed.
 * Undefined where nothing was read yet.
 */
async function stationsCall({ live, gateways, clock, ring }: Ports): Promise<KeptCall | undefined> {
  const outcome = live?.stations.snapshotOutcome()
  if (outcome === undefined) return undefined
  if (outcome.kind === 'done') {
    await gateways.cp.get(STATIONS.template, () => UNREAD, { query: STATIONS.query })
    return ring.answers().findLast(({ template }) => template === STATIONS.template)
  }
  return {
    ...STATIONS,
    at: clock.now(),
    ms: 0,
    kind: outcome.kind,
    status: outcome.kind === 'refused' ? outcome.status : outcome.kind === 'unreadable' ? 200 : 0,
    silence: outcome.kind === 'unreachable' ? outcome.reason : undefined,
    ...(outcome.kind === 'unreadable' && { text: '<' }),
  }
}

/** What this page knows of itself, with nobody in it. */
export async function makeSupportFile(ports: Ports): Promise<SupportFile> {
  const { appearance, build, clock, formats, navigation, report, ring, session, tenant } = ports
  const answers = ring.answers()
  const stations = await stationsCall(ports)
  const user = session.current()?.user
  return supportFileOf({
    version: build.version,
    brand: tenant.id,
    language: appearance.language(),
    scheme: appearance.scheme(),
    zone: formats.zone,
    now: clock.now(),
    serverNow: clock.serverNow(),
    address: navigation.path(),
    width: globalThis.innerWidth,
    height: globalThis.innerHeight,
    user: user && { id: user.id, permissions: user.permissions },
    failures: report.failures(),
    steps: report.steps(),
    calls: stations ? [...answers, stations] : answers,
  })
}

/** Saves the file for support; nothing is sent (`docs/guide/support-file.md`). */
export async function saveSupportFile(ports: Ports): Promise<void> {
  const { clock, formats, tenant } = ports
  const text = JSON.stringify(await makeSupportFile(ports), undefined, 1)
  const name = downloadName(tenant.id, 'support', toDateOnly(clock.now(), formats.zone), 'json')
  saveFile(new Blob([text], { type: 'application/json' }), name)
}
