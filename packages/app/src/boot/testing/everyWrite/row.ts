import type { FaultName } from './faults.ts'
import type { Hands, Target } from './hands.ts'
import type { Server } from './server.ts'

/** Where a write of one record begins, how it is filled, and what is pressed. */
export interface Begun {
  readonly address: string
  /** Presses and typing, in their order; the last one sends. */
  readonly steps: readonly (Target | ((hands: Hands) => Promise<void>))[]
}

/** A write of the product as somebody does it. */
export interface Row {
  /** As the resources make it: `PUT ocpptags/{pk}`. */
  readonly call: string
  /** Where a call has more than one row. */
  readonly by?: string
  /** A record of its own for each cell. @param n - the cell's number */
  readonly begin: (server: Server, n: number) => Promise<Begun>
  /** It makes something new, and nothing keeps the server from a second one. */
  readonly isNew?: true
  /** What it says when it is done. */
  readonly done: RegExp
  /** No call tells afterwards whether it arrived: that nobody knows is said once, and its button stays locked. */
  readonly isBlind?: true
  /** The faults that it meets, where it shares its way with another row. Default: all. */
  readonly faults?: readonly FaultName[]
}

export const button = (name: string | RegExp): Target => ['button', name]
export const yes = (name: string | RegExp): Target => ['button', name, 'dialog']

export const fill =
  (...fields: readonly (readonly [label: string | RegExp, value: string])[]) =>
  async (hands: Hands) => {
    for (const [label, value] of fields) await hands.fill(label, value)
  }

/** What most writes say when they are done. */
export const SUCCESS = /com sucesso|já tinha sido salvo/
