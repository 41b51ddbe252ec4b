import type { Recharge } from './recharge.ts'

/** A car may stay so long after its recharge before it can be charged for it, seconds (TRX-034). */
export const IDLE_FREE_SECONDS = 1200

/** Why an idle charge cannot be cancelled, or that it can. `nothing`: no amount, or it was cancelled already. */
export const IDLE_STATES = ['cancellable', 'short', 'nothing'] as const
export type IdleState = (typeof IDLE_STATES)[number]

/** Whether the idle charge of a recharge can be cancelled: more than 20 minutes, and an amount (TRX-033, TRX-034). */
export function idleStateOf({
  idleSeconds,
  idleAmount,
}: Pick<Recharge, 'idleSeconds' | 'idleAmount'>): IdleState {
  if (!((idleAmount ?? 0) > 0)) return 'nothing'
  return (idleSeconds ?? 0) > IDLE_FREE_SECONDS ? 'cancellable' : 'short'
}
