import type { Ports, StoredSession } from '../../ports/index.ts'

/** The session of somebody who may open these pages; it neither begins nor ends. */
export function sessionOf(...routes: readonly string[]): Ports['session'] {
  const permissions = routes.map((route) => ({ roleId: null, route, status: true }))
  const stored = { user: { id: 101, permissions } } as unknown as StoredSession // of it, what tests read
  return {
    current: () => stored,
    endedBy: () => undefined,
    begin: () => undefined,
    end: () => undefined,
    signOut: () => undefined,
    subscribe: () => () => undefined,
  }
}
