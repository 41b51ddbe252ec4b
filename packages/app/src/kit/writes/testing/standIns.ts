import { ONCE_PATIENCE, REFUND_PATIENCE } from '@corrente/domain/writes'
import type { ChainAction, WriteAction } from '../action.ts'
import { type Work, workOfAction, workOfChain } from '../work.ts'
import type { TestServer } from './server.ts'
import type { TestTab } from './tabs.ts'

/** Whether what comes back comes back to somebody. */
const isHeard = (tab: TestTab) => () => !tab.isClosed()

type Before = { readonly before: number }

/** What must happen once, in whatever tab, past a reload: a deletion, an approval. */
export const onceAction = (server: TestServer, tab: TestTab, name = 'once'): Work => {
  const action: WriteAction<Before, Before> = {
    keys: [`${name}:1`],
    lock: 'allTabs',
    journal: 'cp',
    patience: ONCE_PATIENCE,
    outdates: [[name]],
    look: async () => ({ look: 'ready', ready: { before: server.applied(name) } }),
    proofOf: (ready) => ready,
    send: () => tab.calls(() => server.receive(name, undefined, isHeard(tab))),
    confirm: ({ before }) => tab.calls(() => server.look(name, before, undefined)),
  }
  return workOfAction(action)
}

/** A refund: a yes is read back, and an unchanged row proves nothing. */
export const refund = (server: TestServer, tab: TestTab): Work =>
  workOfAction<Before, Before, void, never, never>({
    keys: ['refund:1'],
    lock: 'allTabs',
    journal: 'financial',
    patience: REFUND_PATIENCE,
    confirms: 'always',
    unchangedProves: false,
    outdates: [['refund']],
    look: async () => ({ look: 'ready', ready: { before: server.applied('refund') } }),
    proofOf: (ready) => ready,
    send: () => tab.calls(() => server.receive('refund', undefined, isHeard(tab))),
    confirm: ({ before }) => tab.calls(() => server.look('refund', before, undefined)),
  })

/** Nobody can tell whether it worked: a push to everybody. */
export const push = (server: TestServer, tab: TestTab): Work =>
  workOfAction<null, Readonly<Record<string, never>>, void, never, never>({
    keys: ['push:1'],
    lock: 'allTabs',
    journal: 'push',
    outdates: [],
    look: async () => ({ look: 'ready', ready: null }),
    proofOf: () => ({}),
    send: () => tab.calls(() => server.receive('push', undefined, isHeard(tab))),
  })

/** A form of one page: asks when somebody else changed the record. */
export const formSave = (server: TestServer, tab: TestTab, asks: () => string | undefined): Work =>
  workOfAction<Before, Before, number, string, 'limit'>({
    keys: ['save:1'],
    lock: 'page',
    outdates: [['save']],
    look: async () => {
      const ready = { before: server.applied('save') }
      const ask = asks()
      return ask === undefined ? { look: 'ready', ready } : { look: 'ask', ask, ready }
    },
    proofOf: (ready) => ready,
    send: () => tab.calls(() => server.receive('save', 7, isHeard(tab))),
    confirm: ({ before }) => tab.calls(() => server.look('save', before, 7)),
  })

/** What is saved of a chain, and how much of each step the server had before. */
export interface ChainState {
  readonly saved: readonly string[]
  readonly before: number
}

const STEPS = ['first', 'second', 'third'] as const

/** Three calls, each made from what is saved so far; the journal keeps how far it is. */
export const chain = (server: TestServer, tab: TestTab): Work => {
  const next: ChainAction<ChainState>['next'] = ({ saved, before }) => {
    const name = STEPS[saved.length]
    if (name === undefined) return undefined
    const moved: ChainState = { saved: [...saved, name], before }
    return {
      name,
      send: () => tab.calls(() => server.receive(name, moved, isHeard(tab))),
      confirm: () => tab.calls(() => server.look(name, before, moved)),
    }
  }
  return workOfChain<ChainState, never, never>({
    keys: ['chain:1'],
    lock: 'allTabs',
    patience: ONCE_PATIENCE,
    outdates: [['chain']],
    look: async (saved) => {
      const count = typeof saved?.count === 'number' ? saved.count : 0
      // Each round of the chain saves every step once.
      const before = typeof saved?.before === 'number' ? saved.before : server.applied('third')
      return { look: 'ready', ready: { saved: STEPS.slice(0, count), before } }
    },
    next,
    journal: {
      place: 'cp',
      proofOf: ({ saved, before }) => ({ count: saved.length, before }),
      restore: ({ count, before }) => ({ saved: STEPS.slice(0, Number(count)), before: Number(before) }),
    },
  })
}
