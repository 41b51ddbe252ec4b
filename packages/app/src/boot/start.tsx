import 'virtual:corrente/base.css'
import type { MessageArea } from '@corrente/ui/messages'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Ports, portsAtom } from '../ports/index.ts'
import { LostChunkNotice } from './LostChunkNotice.tsx'
import { watchLostChunks } from './lostChunk.ts'
import { Providers } from './Providers.tsx'
import { RootBoundary } from './RootBoundary.tsx'
import { installTrustedTypes } from './trustedTypes.ts'
import { createWorld, type World } from './world.ts'

/** One HTML page of the product. */
export interface Entry<Own extends Partial<Ports>> {
  /** The message areas that it shows first; `common` and `shell` come with every page. */
  readonly areas: readonly MessageArea[]
  /** The services that this page alone has. */
  readonly own: (world: World) => Own
  /** The page's content, once the world stands with all its services. */
  readonly render: (world: World, own: Own) => ReactNode
}

/**
 * Starts a page, the same way for both entries: trusted types first, then the world, then React. What fails before
 * React stands is shown by the browser's own means, with a way on.
 */
export async function start<Own extends Partial<Ports>>({ areas, own, render }: Entry<Own>): Promise<void> {
  installTrustedTypes(globalThis, window.location.origin, import.meta.env.DEV)
  const lostChunk = watchLostChunks(window)
  const root = document.getElementById('root')
  if (!root) return
  let world: World
  let services: Own
  try {
    const common = await createWorld(['shell', ...areas])
    services = own(common)
    world = { ...common, ports: { ...common.ports, ...services } }
    world.store.set(portsAtom, world.ports)
  } catch (error) {
    showLastResort(root, error)
    return
  }
  const { report } = world.ports
  window.addEventListener('error', (event) => report.failed('window', event.error))
  window.addEventListener('unhandledrejection', (event) => report.failed('promise', event.reason))
  createRoot(root, {
    onCaughtError: (error) => report.failed('boundary', error),
    onUncaughtError: (error) => report.failed('root', error),
    onRecoverableError: (error) => report.failed('recovered', error),
  }).render(
    <StrictMode>
      <Providers world={world}>
        <RootBoundary>
          {render(world, services)}
          <LostChunkNotice lostChunk={lostChunk} />
        </RootBoundary>
      </Providers>
    </StrictMode>,
  )
}

/**
 * The page when not even the words could be had: no catalogue is there, so this one text stands in the code, in the
 * three languages, as plain nodes.
 */
function showLastResort(root: HTMLElement, error: unknown): void {
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Tentar novamente · Try again · Intentar de nuevo'
  retry.addEventListener('click', () => window.location.reload())
  const detail = document.createElement('p')
  // Names of missing settings or of a file: nothing that a person typed is there yet.
  detail.textContent = error instanceof Error ? error.message : ''
  root.replaceChildren(retry, detail)
}
