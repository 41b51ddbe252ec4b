/** A field that somebody else changed since it was loaded. */
export interface FieldChange<Path extends string = string> {
  readonly field: Path
  /** The value that was loaded here. */
  readonly base: unknown
  /** Its value in this form. */
  readonly mine: unknown
  /** Its value on the server now. */
  readonly theirs: unknown
  /** Both sides changed it, to different values: mine is sent. */
  readonly isClash: boolean
}
