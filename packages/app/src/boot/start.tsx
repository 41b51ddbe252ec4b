import 'virtual:corrente/base.css'
import type { MessageArea } from '@corrente/ui/messages'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type Ports, portsAtom } from '../ports/index.ts'
import { lostChunk } from './early.ts'
import { surviveForeignChanges } from './foreignChanges.ts'
import { keepForOffline } from './offline/register.ts'
import { Page } from './Page.tsx'
import { createWorld, type World } from './world.ts'

/** One HTML page of the product. */
export interface Entry<Own extends Partial<Ports>> {
  /** The message areas that it shows first; `common` and `shell` come with every page. */
  readonly areas: readonly MessageArea[]
  /** The services that this page alone has. */
  readonly own: (world: World) => Own
  /** The page's content, once the world stands with all its services, and what should be there before it is shown. */
  readonly prepare: (
    world: World,
    own: Own,
  ) => { readonly content: ReactNode; readonly ready: Promise<unknown> }
}

/** How long the first render waits for its page's code; after that the frame stands alone until it comes. */
const READY_MS = 1000

const settledWithin = (ready: Promise<unknown>, ms: number): Promise<unknown> =>
  Promise.race([ready.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))])

/**
 * Starts a page, the same way for both entries: the world, then React. Rejects with what fails before React stands; the
 * document's script shows that by the browser's own means, with a way on.
 */
export async function start<Own extends Partial<Ports>>({ areas, own, prepare }: Entry<Own>): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const common = await createWorld(['shell', ...areas])
  const services = own(common)
  const world: World = { ...common, ports: { ...common.ports, ...services } }
  world.store.set(portsAtom, world.ports)
  const { report } = world.ports
  window.addEventListener('error', (event) => report.failed('window', event.error))
  window.addEventListener('unhandledrejection', (event) => report.failed('promise', event.reason))
  const { content, ready } = prepare(world, services)
  await settledWithin(ready, READY_MS)
  // Menus and dialogs stand outside of the root.
  surviveForeignChanges(document.body)
  const page = (
    <Page world={world} lostChunk={lostChunk}>
      {content}
    </Page>
  )
  const told = {
    onCaughtError: (error: unknown) => report.failed('boundary', error),
    onUncaughtError: (error: unknown) => report.failed('root', error),
    onRecoverableError: (error: unknown) => report.failed('recovered', error),
  }
  // From here on nobody else may put a page there.
  root.dataset.claimed = ''
  // What the build drew, in these words, stands already and may have been typed into: React takes it over.
  keepForOffline(globalThis)
  if (root.dataset.stands === world.messages.language) hydrateRoot(root, page, told)
  else createRoot(root, told).render(page)
  const { reports } = world.ports.tenant.settings
  if (reports)
    import('./reports/reporter.ts').then(
      ({ startReporter }) => startReporter(world.ports, reports),
      () => undefined,
    )
}
