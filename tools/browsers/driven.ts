/** A browser's page, as much of it as the walk needs; each engine has its own driver. */
export interface Driven {
  /** The engine with its version. */
  readonly name: string
  readonly goto: (address: string) => Promise<void>
  /** Evaluates an expression in the page; its value is plain JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Types into the first element that the selector finds. */
  readonly type: (selector: string, text: string) => Promise<void>
  readonly click: (selector: string) => Promise<void>
  /** Errors of scripts and of the console since the last call. */
  readonly takeErrors: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}
