/** What one panel of a station's card knows: what came stays shown, whatever a later read does. */
export interface PanelFeed<T> {
  /** The last data that came; undefined before the first. */
  readonly data: T | undefined
  /** The latest read failed. */
  readonly hasFailed: boolean
  /** A read runs. */
  readonly isLoading: boolean
  /** Rows that could not be read. */
  readonly unread: number
  /** Reads again. */
  readonly onRetry: () => void
}
