import type { Gateway } from './calls.ts'
import { createGateway, type GatewayDeps } from './gateway.ts'
import type { PathRule } from './path.ts'

/** The back ends of the wire contract, under short names. */
export const BASES = ['cp', 'fin', 'pag', 'vg', 'sc'] as const
export type Base = (typeof BASES)[number]

/** The address of each back end: absolute, or relative to the page's own origin. */
export type BaseAddresses = Readonly<Record<Base, string>>

/** One client per back end. */
export type Gateways = Readonly<Record<Base, Gateway>>

const RULES: Readonly<Record<Base, PathRule>> = {
  cp: 'cp',
  fin: 'plain',
  pag: 'plain',
  vg: 'plain',
  sc: 'plain',
}

/** Builds all clients over the same parts: one session, one clock, one ring. */
export function createGateways(
  addresses: BaseAddresses,
  deps: Omit<GatewayDeps, 'base' | 'name' | 'rule'>,
): Gateways {
  const one = (base: Base) => createGateway({ ...deps, name: base, base: addresses[base], rule: RULES[base] })
  return { cp: one('cp'), fin: one('fin'), pag: one('pag'), vg: one('vg'), sc: one('sc') }
}

declare module '../ports/ports.ts' {
  interface Ports {
    /** The clients, one for each back end. */
    readonly gateways: Gateways
  }
}

/** The current credentials, and what to do when a server no longer accepts them. */
export interface UnauthorizedDeps {
  readonly currentToken: () => string | undefined
  /** Ends the session; called once per token, however many calls answered 401 (R14). */
  readonly end: () => void
}

/**
 * Turns a storm of 401 answers into one end of session (API-011, API-012, R14): only an answer to the token that is
 * still in use counts, and each token ends once. A 401 to a call made without a token ends nothing.
 */
export function createUnauthorizedGuard({
  currentToken,
  end,
}: UnauthorizedDeps): (token: string | undefined) => void {
  let ended: string | undefined
  return (token) => {
    if (token === undefined || token === ended || token !== currentToken()) return
    ended = token
    end()
  }
}
