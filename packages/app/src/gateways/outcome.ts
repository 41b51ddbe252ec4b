/**
 * How a call ended: a closed union of which a page handles every case. A call never throws for what a server or a
 * network does; only a caller that aborts it by its own signal sees that abort.
 *
 * - `done`: a 2xx whose body could be read; `unreadRows` counts the rows of a list that were dropped as unreadable.
 * - `done-empty`: success without a body (202, 204, API-015), or a write whose answer is empty or any JSON.
 * - `refused`: the server answered that it failed: any 4xx or 5xx, or a body that says `type: "error"` (or carries a
 *   non-empty `error`) under any status. Of a write only a 4xx other than 408, and such a body under a 2xx, mean that it
 *   did not happen; a 5xx leaves that open, whatever its body. `body` is the parsed JSON, undefined when there is none.
 *   Status 0: the call was never sent, since one of its path values must not be sent.
 * - `unreachable`: no answer (API-018). A write that ends like this is *unknown*, never failed.
 * - `unreadable`: a 2xx that this product cannot read; a write that ends like this is *unknown* too.
 */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly data: T; readonly unreadRows: number }
  | { readonly kind: 'done-empty' }
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timeout' }
  | { readonly kind: 'unreadable'; readonly status: number }

/** True for the two kinds that mean it happened. */
export const isDone = <T>(
  outcome: Outcome<T>,
): outcome is Extract<Outcome<T>, { kind: 'done' | 'done-empty' }> =>
  outcome.kind === 'done' || outcome.kind === 'done-empty'
