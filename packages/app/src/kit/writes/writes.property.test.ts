import { canPress, isUnderWay, isUnsettled } from '@corrente/domain/writes'
import fc from 'fast-check'
import { test } from 'vitest'
import { createTestServer, type Fate, type TestServer } from './testing/server.ts'
import { chain, onceAction, push, refund } from './testing/standIns.ts'
import { createTestBrowser, type TestTab } from './testing/tabs.ts'
import type { Work } from './work.ts'

type Kind = 'once' | 'refund' | 'push' | 'chain'
const WORK: Readonly<Record<Kind, (server: TestServer, tab: TestTab) => Work>> = {
  once: onceAction,
  refund,
  push,
  chain,
}
const LAST: Readonly<Record<Kind, string>> = { once: 'once', refund: 'refund', push: 'push', chain: 'third' }

const KEEPS_UNTIL_SEEN: ReadonlySet<Kind> = new Set(['refund'])

type Command =
  | {
      readonly do: 'press' | 'verify' | 'release' | 'resume' | 'forget' | 'reload' | 'endSession'
      readonly tab: 0 | 1
    }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'failJournal' }

const tabNumber = fc.constantFrom<0 | 1>(0, 1)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('press', 'press', 'press', 'verify', 'release', 'resume', 'forget'),
      tab: tabNumber,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload'), tab: tabNumber }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('endSession'), tab: tabNumber }) },
  { weight: 1, arbitrary: fc.constant({ do: 'failJournal' }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pass'),
      ms: fc.constantFrom(0, 1, 300, 2_000, 6_000, 40_000, 700_000),
    }),
  },
)

/** A truthful back end: a yes is applied, sooner or later; a no never is; what is lost may be either. */
const fate = (kind: Kind): fc.Arbitrary<Fate> => {
  // Only where an unchanged object proves nothing may something arrive after a gateway could have delivered it.
  const late = KEEPS_UNTIL_SEEN.has(kind) ? [0, 900, 60_000, 650_000] : [0, 900, 4_000, 45_000, 89_000]
  const after = fc.constantFrom(0, 0, 50, 5_000)
  return fc.oneof(
    fc.record({
      answer: fc.constant('yes' as const),
      after,
      appliedAfter: fc.constantFrom(...(KEEPS_UNTIL_SEEN.has(kind) ? late : [0])),
    }),
    fc.record({ answer: fc.constant('no' as const), after, appliedAfter: fc.constant(undefined) }),
    fc.record({
      answer: fc.constantFrom('lost' as const, 'throws' as const),
      after: fc.constantFrom(0, 50, 20_000),
      appliedAfter: fc.constantFrom(undefined, ...late),
    }),
    // The call is over when it is answered: what it did is done.
    fc.record({
      answer: fc.constant('broken' as const),
      after: fc.constantFrom(0, 50),
      appliedAfter: fc.constantFrom(undefined, 0),
    }),
  )
}

interface Script {
  readonly kind: Kind
  readonly fates: readonly Fate[]
  readonly reads: readonly ('unreadable' | 'throws')[]
  readonly commands: readonly Command[]
}
const script: fc.Arbitrary<Script> = fc.constantFrom<Kind>('once', 'refund', 'push', 'chain').chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    fates: fc.array(fate(kind), { maxLength: 8 }),
    reads: fc.array(fc.constantFrom('unreadable' as const, 'throws' as const), { maxLength: 8 }),
    commands: fc.array(command, { minLength: 3, maxLength: 30 }),
  }),
)

const must = (isTrue: boolean, what: string) => {
  if (!isTrue) throw new Error(what)
}

/** What somebody does to a write in a tab. */
type Act = Exclude<Extract<Command, { readonly tab: 0 | 1 }>['do'], 'reload' | 'endSession'>

function act(what: Act, { writes }: TestTab, work: Work): void {
  if (what === 'verify') void writes.verify(work.keys)
  else if (what === 'forget') writes.forget(work.keys)
  else void writes[what](work)
}

/** Plays a script, and throws at the first thing that must not be. */
async function play({ kind, fates, reads, commands }: Script): Promise<void> {
  const browser = createTestBrowser()
  const server = createTestServer(browser.now, browser.wait)
  server.plan(...fates)
  server.failReads(...reads)
  const work = WORK[kind]
  const key = work(server, browser.tab()).keys[0]
  const tabs: [TestTab, TestTab] = [browser.tab(), browser.tab()]
  const sessions = [true, true]
  let seen = 0
  /** What a tab said when it was so; it stands while other tabs go on. */
  const said = new WeakSet<object>()

  /** What is known of the sends so far; called whenever a write of a living tab moves. */
  const check = (tab: TestTab) => {
    if (tab.isClosed()) return
    const state = tab.writes.stateOfKey(key)
    if (state.phase === 'done') {
      must(server.applied(LAST[kind]) > 0, 'done was said of what did not happen')
      for (const sent of server.sent) sent.isSettled = true
    }
    if (state.phase === 'refused' || state.phase === 'notApplied') {
      const last = server.sent.at(-1)
      const isNews = state.phase === 'notApplied' && !said.has(state)
      said.add(state)
      must(!isNews || last?.fate.appliedAfter === undefined, 'it was said not to have happened, and it did')
      for (const sent of server.sent) sent.isSettled = true
    }
  }
  /** No two sends of one intent: before each the former one of its name was settled, or released. */
  const checkSends = () => {
    for (const [place, sent] of server.sent.entries()) {
      if (place < seen) continue
      const former = server.sent.slice(0, place).filter(({ name }) => name === sent.name)
      must(
        former.every(
          ({ isSettled, told }) =>
            isSettled || told === 'no' || (told === 'yes' && !KEEPS_UNTIL_SEEN.has(kind)),
        ),
        `${sent.name} was sent again while its end was unknown`,
      )
    }
    // A chain's next step says that those before it are saved.
    const last = server.sent.at(-1)
    for (const sent of server.sent) if (sent.name !== last?.name) sent.isSettled = true
    seen = server.sent.length
  }
  const open = (place: 0 | 1) => {
    const tab = browser.tab()
    tabs[place] = tab
    sessions[place] = true
    tab.writes.subscribe(() => {
      checkSends()
      check(tab)
    })
  }
  open(0)
  open(1)

  for (const each of commands) {
    if (each.do === 'pass') await browser.pass(each.ms)
    else if (each.do === 'failJournal') browser.failNextJournal()
    else if (each.do === 'reload') {
      tabs[each.tab].close()
      open(each.tab)
    } else if (each.do === 'endSession') {
      tabs[each.tab].endSession()
      sessions[each.tab] = false
    } else {
      const tab = tabs[each.tab]
      const before = tab.writes.stateOfKey(key)
      const count = server.sent.length
      if (each.do === 'release' && isUnsettled(before) && before.canRelease && sessions[each.tab])
        for (const sent of server.sent) sent.isSettled = true
      act(each.do, tab, work(server, tab))
      await browser.settle()
      if (!sessions[each.tab])
        must(server.sent.length === count, 'something was sent after the session ended')
      if (each.do === 'resume' || each.do === 'forget')
        must(kind === 'chain' || server.sent.length === count, `${each.do} sent something`)
    }
    checkSends()
    for (const tab of tabs) check(tab)
  }

  // Three calls of a chain, each looked for as long as it can be delivered.
  await browser.pass(300_000)
  checkSends()
  for (const [place, tab] of tabs.entries()) {
    const state = tab.writes.stateOfKey(key)
    must(!isUnderWay(state), `tab ${place} stays ${state.phase}`)
    must(
      canPress(state) || state.phase === 'done' || isUnsettled(state),
      `nothing leads out of ${state.phase} in tab ${place}`,
    )
  }
  must(browser.heldLocks().length === 0, 'a lock stays')
}

test('one send per intent, never done that is not, never a lock that stays: faults, throws, reloads, tabs, sign-outs (R16)', async () => {
  await fc.assert(fc.asyncProperty(script, play), { numRuns: 2000 })
})
