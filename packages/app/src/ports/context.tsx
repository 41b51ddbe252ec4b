import { createContext, type ReactNode, useContext } from 'react'
import type { Ports } from './ports.ts'

const PortsContext = createContext<Ports | undefined>(undefined)

export interface PortsProviderProps {
  /** Filled by boot before the first render; never changes afterwards. */
  readonly ports: Ports
  readonly children: ReactNode
}

/** Gives the ports to everything below. */
export function PortsProvider({ ports, children }: PortsProviderProps) {
  return <PortsContext value={ports}>{children}</PortsContext>
}

/** The outside world of this page. Throws outside a provider, which is a bug. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext)
  if (!ports) throw new Error('usePorts needs a PortsProvider above it')
  return ports
}
