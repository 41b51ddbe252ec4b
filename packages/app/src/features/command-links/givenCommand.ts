import type { StationCommand } from '@corrente/domain/operations'
import { atom } from 'jotai'

/** A command that was just chosen with its station: what its menu's words say, its form need not be told again. */
export interface GivenCommand {
  readonly command: StationCommand
  /** The charge box id. */
  readonly id: string
}

/**
 * The one whose form opens now, which takes it. It stands in no address and no history: a link, a reload or Back must
 * never send anything.
 */
export const givenCommandAtom = atom<GivenCommand>()
