import { renderWithProviders } from '@corrente/ui/testing'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createStore, Provider } from 'jotai'
import type { FunctionComponent } from 'react'
import { expect } from 'vitest'
import { type Ports, type Preferences, portsAtom } from '../../ports/index.ts'
import { somePorts } from '../../ports/testing/somePorts.ts'
import { sessionOf } from './sessionOf.ts'

/** Of a session, what the kit reads. */

const NO_JOURNAL: readonly never[] = []

/** What a browser keeps for the pages of a test: it outlives them, as a reload needs it. */
export interface Kept {
  readonly drafts: Map<string, unknown>
  preferences: Preferences
}
export const nothingKept = (): Kept => ({ drafts: new Map(), preferences: {} })

const portsOver = (kept: Kept, failures: unknown[], more: Partial<Ports>): Ports =>
  somePorts({
    session: sessionOf(),
    storage: {
      ...({} as Ports['storage']), // a page that reads another value fails
      readDraft: (_tenant, _user, form) => kept.drafts.get(form),
      writeDraft: (_tenant, _user, form, values) =>
        void kept.drafts.set(form, JSON.parse(JSON.stringify(values))),
      removeDraft: (_tenant, _user, form) => void kept.drafts.delete(form),
      readPreferences: () => kept.preferences,
      writePreferences: (_tenant, _user, preferences) => {
        kept.preferences = preferences
      },
      readJournal: () => NO_JOURNAL,
      writeJournal: () => true,
    },
    tenant: { id: 'move' } as Ports['tenant'],
    clock: { now: () => Date.now() } as Ports['clock'],
    locks: {
      tryAlone: async (_name, work) => {
        await work()
        return true
      },
      inTurn: async (_name, work) => work(),
    },
    newId: () => crypto.randomUUID(),
    report: {
      failures: () => [],
      steps: () => [],
      went: () => undefined,
      failed: (_where, error) => failures.push(error),
    },
    navigation: { origin: 'https://corrente.example' } as Ports['navigation'],
    copy: async () => undefined,
    ...more,
  })

/**
 * Opens pages in a document of their own: real router, real words, a browser that keeps what `kept` holds.
 * @param pages - by their path
 * @param start - the address to open first
 * @param more - ports that the pages need besides
 */
export async function openPages(
  pages: Readonly<Record<string, FunctionComponent>>,
  start: string,
  kept: Kept = nothingKept(),
  more: Partial<Ports> = {},
) {
  const failures: unknown[] = []
  const store = createStore()
  store.set(portsAtom, portsOver(kept, failures, more))
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren(
      Object.entries(pages).map(([path, component]) =>
        createRoute({ getParentRoute: () => root, path, component }),
      ),
    ),
    history: createMemoryHistory({ initialEntries: [start] }),
    defaultPendingMinMs: 0,
  })
  const { container, unmount } = renderWithProviders(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
    { follow: (href) => void router.navigate({ to: href }) },
  )
  await expect.poll(() => router.state.status).toBe('idle')
  return {
    container,
    router,
    /** Path and query as they stand. */
    address: () => router.state.location.href,
    /** Closes the document, and says what was reported in it. */
    close: () => {
      unmount()
      return failures
    },
  }
}
