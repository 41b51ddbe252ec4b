import { createContext, type ReactNode, useContext } from 'react'
import type { Ports } from './ports.ts'

const PortsContext = createContext<Ports | undefined>(undefined)

export interface PortsProviderProps {
  /** Filled by boot before the first render; never changes afterwards. */
  readonly ports: Ports
  readonly children: ReactNode
}

/** Hands the ports to the areas. */
export function PortsProvider({ ports, children }: PortsProviderProps) {
  return <PortsContext value={ports}>{children}</PortsContext>
}

/** The outside world of this page. Throws outside a provider: that is a mistake of the code, never of a user. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext)
  if (!ports) throw new Error('usePorts needs a PortsProvider above it')
  return ports
}
