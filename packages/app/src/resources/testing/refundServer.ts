import { type Movement, readMovements } from '@corrente/domain/financial'
import { movementWire } from '@corrente/domain/fixtures'
import type { CallOptions, Gateway, Outcome } from '../../gateways/index.ts'
import type { TestTab } from '../../kit/writes/testing/tabs.ts'

/** What each of its movements was paid with, in hundredths. */
export const PAID = 10_000

/** What becomes of one send, and what comes back. */
export interface Fate {
  /** When it is applied, milliseconds after it came; undefined: never. */
  readonly appliedAfter: number | undefined
  readonly answer: 'yes' | 'no' | 'signedOut' | 'lost' | 'badGateway' | 'portal'
  /** The browser sent it twice by itself, and the server took both. */
  readonly isTwice: boolean
}

/** The number of its movement, where it has but one. */
const ONE = 55_021

/** A server that refunds whatever it is asked to: the limits are the client's alone. @param pks - its movements */
export function createRefundServer(now: () => number, pks: readonly number[] = [ONE]) {
  const applied: { readonly pk: number; readonly amount: number; readonly at: number }[] = []
  const fates: Fate[] = []
  const sends: { readonly pk: number; readonly amount: number; readonly fate: Fate }[] = []
  let unreadable = 0
  const back = (pk: number, until: number) =>
    applied.reduce((sum, each) => (each.pk === pk && each.at <= until ? sum + each.amount : sum), 0)
  const refunded = (pk = ONE) => back(pk, now())
  const row = (pk: number) =>
    movementWire({
      transactionPk: pk,
      paymentTransactionAmount: PAID / 100,
      paymentTransactionAmountRefunded: refunded(pk) / 100,
      nfeStatus: null,
    })
  const receive = (options: CallOptions = {}): Outcome<never> => {
    const text = options.query?.partialAmount
    const amount = text === undefined ? PAID : Math.round(Number(text) * 100)
    const fate: Fate = fates.shift() ?? { appliedAfter: 0, answer: 'yes', isTwice: false }
    const pk = Number(options.params?.id)
    sends.push({ pk, amount, fate })
    if (fate.appliedAfter !== undefined) {
      const at = now() + fate.appliedAfter
      applied.push({ pk, amount, at })
      if (fate.isTwice) applied.push({ pk, amount, at })
    }
    switch (fate.answer) {
      case 'yes':
        return { kind: 'done-empty' }
      case 'no':
        return { kind: 'refused', status: 409, body: undefined }
      case 'signedOut':
        return { kind: 'refused', status: 401, body: undefined }
      case 'badGateway':
        return { kind: 'refused', status: 502, body: undefined }
      case 'portal':
        return { kind: 'unreadable', status: 200 }
      case 'lost':
        return { kind: 'unreachable', reason: 'network' }
    }
  }
  return {
    sends,
    refunded,
    /** What was, or will be, given back. */
    ever: (pk = ONE) => back(pk, Number.POSITIVE_INFINITY),
    row: (pk = ONE): Movement => {
      const [movement] = readMovements([row(pk)])?.data.rows ?? []
      if (!movement) throw new Error('the row can be read')
      return movement
    },
    plan: (next: readonly Fate[]) => fates.push(...next),
    breakReads: (count: number) => {
      unreadable = count
    },
    receive,
    read: (): unknown => {
      if (unreadable > 0) {
        unreadable -= 1
        return undefined
      }
      return { content: pks.map(row), totalElements: pks.length }
    },
  }
}
export type RefundServer = ReturnType<typeof createRefundServer>

/** The server as a tab reaches it. */
export function gatewayOf(server: RefundServer, tab: TestTab): Gateway {
  return {
    get: (_template, read) =>
      tab.calls(async () => {
        const found = read(server.read())
        return found
          ? { kind: 'done', data: found.data, unreadRows: found.unread }
          : { kind: 'unreachable', reason: 'network' }
      }),
    send: (_method, _template, options) => tab.calls(async () => server.receive(options)),
    download: async () => ({ kind: 'unreachable', reason: 'network' }),
  }
}
