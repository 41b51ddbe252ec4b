import type { PushRequest } from '@corrente/domain/support'
import type { Gateway, Outcome } from '../gateways/index.ts'

/** POST push-notification: it goes out to every user's phone (SUP-009). */
export const sendPush = (cp: Gateway, push: PushRequest): Promise<Outcome<never>> =>
  cp.send('POST', 'push-notification', { json: push })
