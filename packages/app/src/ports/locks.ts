/** Work that must not run twice at the same time in any tab of this browser. */
export interface LockPort {
  /**
   * Runs the work unless another tab runs work of this name: then it returns false and runs nothing. A browser without
   * locks runs it; there only the journal keeps tabs apart.
   */
  readonly tryAlone: (name: string, work: () => Promise<void>) => Promise<boolean>
  /** Runs the work after any other work of this name has ended. */
  readonly inTurn: (name: string, work: () => Promise<void>) => Promise<void>
}
