import { atom, useStore } from 'jotai'
import type { Ports } from './ports.ts'

const filledAtom = atom<Ports | undefined>(undefined)

/**
 * All services of this document, in one object: boot fills it before the first render, and it never changes afterwards.
 * Atoms read it, components take `usePorts`. Throws before it is filled: that is a bug.
 */
export const portsAtom = atom(
  (get) => {
    const ports = get(filledAtom)
    if (!ports) throw new Error('The store has no ports: boot fills portsAtom before the first render.')
    return ports
  },
  (_get, set, ports: Ports) => set(filledAtom, ports),
)

/** The services of this document. */
export const usePorts = (): Ports => useStore().get(portsAtom)
