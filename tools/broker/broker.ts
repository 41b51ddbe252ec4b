import { connect } from 'node:net'

/** A broker of one's own on a free port; its files stand in a folder of their own. */
export interface Broker {
  readonly port: number
  /** How it spells a destination of the contract. */
  readonly spell: (destination: string) => string
  /** The destination of the contract behind its spelling. */
  readonly unspell: (spelled: string) => string
  /** Starts it, for the first time or after `kill`; resolves when it listens. */
  readonly start: () => Promise<void>
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>
  /** Ends it for good and takes its folder away. */
  readonly close: () => Promise<void>
}

/** Whether somebody listens on this port. */
export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
