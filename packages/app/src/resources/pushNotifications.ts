import { type PushRequest, pushIntent, pushRequest } from '@corrente/domain/support'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { answerOf, type WriteAction } from '../kit/writes/index.ts'

/** POST push-notification: it goes out to every user's phone (SUP-009). */
const sendPush = (cp: Gateway, push: PushRequest): Promise<Outcome<never>> =>
  cp.send('POST', 'push-notification', { json: push })

/** A notification to everybody: sent once; no call tells whether a lost one went out. The same text is the same intent. */
export const pushToAll = (
  cp: Gateway,
  message: string,
): WriteAction<PushRequest, Readonly<Record<string, never>>> => ({
  keys: [pushIntent(message)],
  lock: 'allTabs',
  journal: 'push',
  outdates: [],
  look: async () => ({ look: 'ready', ready: pushRequest(message) }),
  proofOf: () => ({}),
  send: async (push) => answerOf(await sendPush(cp, push), undefined),
})
