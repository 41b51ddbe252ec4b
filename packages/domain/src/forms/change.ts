/** A field that somebody else changed since it was loaded. */
export interface FieldChange<Path extends string = string> {
  readonly field: Path
  /** As it was loaded here. */
  readonly base: unknown
  /** As it stands in this form. */
  readonly mine: unknown
  /** As the server has it now. */
  readonly theirs: unknown
  /** Both sides changed it, to different values: what is sent is mine. */
  readonly isClash: boolean
}
