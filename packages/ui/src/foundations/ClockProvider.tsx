import type { EpochMs } from '@corrente/domain/time'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { createTicker, type Ticker } from './ticker.ts'

/** Where components get the time from; boot gives the machine's, tests a fixed one. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): EpochMs
}

interface Clockwork {
  clock: Clock
  ticker: Ticker
}

const ClockContext = createContext<Clockwork | undefined>(undefined)

export interface ClockProviderProps {
  /** The clock of this page. */
  clock: Clock
  /** Everything that asks for the time. */
  children: ReactNode
}

/** Hands the clock to everything below. */
export function ClockProvider({ clock, children }: ClockProviderProps) {
  const clockwork = useMemo(() => ({ clock, ticker: createTicker() }), [clock])
  return <ClockContext value={clockwork}>{children}</ClockContext>
}

function useClockwork(): Clockwork {
  const clockwork = useContext(ClockContext)
  if (!clockwork) throw new Error('useClock needs a ClockProvider above it')
  return clockwork
}

/** The clock, for handlers and effects. Throws outside a provider. */
export function useClock(): Clock {
  return useClockwork().clock
}

/**
 * The time now, renewed every `everyMs` (at least 100). Components with the same pace share one timer and render in one
 * batch.
 */
export function useNow(everyMs: number): EpochMs {
  const { clock, ticker } = useClockwork()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    setNow(clock.now())
    return ticker.subscribe(everyMs, () => setNow(clock.now()))
  }, [clock, ticker, everyMs])
  return now
}
