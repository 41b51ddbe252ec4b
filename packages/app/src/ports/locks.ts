/** Work that must not run twice at once, in whatever tab of this browser. */
export interface LockPort {
  /**
   * Runs the work alone under this name. False: another tab is at it; nothing was run. A browser without locks runs it:
   * there the journal alone keeps tabs apart.
   */
  readonly tryAlone: (name: string, work: () => Promise<void>) => Promise<boolean>
  /** Runs the work alone under this name, after whoever is at it now. */
  readonly inTurn: (name: string, work: () => Promise<void>) => Promise<void>
}
