import { useLive } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type Pulse, pulseOf } from './pulse.ts'

/** When the screens look at the network. */
export const usePulse = (): Pulse => pulseOf(useLive().stations, usePorts().clock.now)
