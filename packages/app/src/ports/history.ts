/** One place of a document's own history: where it is, and the state that the previous page left for it. */
export interface HistoryPlace {
  readonly pathname: string
  /** As the browser keeps it; the reader checks it. */
  readonly state: unknown
}

/** The history of a document that has no router of its own. */
export interface HistoryPort {
  /** The same object until the place changes. */
  readonly place: () => HistoryPlace
  readonly push: (path: string, state?: unknown) => void
  readonly replace: (path: string, state?: unknown) => void
  readonly subscribe: (listener: () => void) => () => void
}
