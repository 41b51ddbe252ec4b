import { type EpochMs, MINUTE_MS } from '@corrente/domain/time'
import type { CommandContext } from './commands.ts'

/** So long a list is asked for once, however much is typed. */
const KEPT_MS = MINUTE_MS

/**
 * A list that the palette searches in the browser: read once a minute for each session. What is typed stays here: it may
 * be somebody's name or document, and a call would carry it in its address.
 *
 * @param read - undefined: it could not be had, and is asked again
 */
export function keptRead<Row>(
  read: (context: CommandContext, signal: AbortSignal) => Promise<readonly Row[] | undefined>,
): (context: CommandContext, signal: AbortSignal) => Promise<readonly Row[] | undefined> {
  const lists = new WeakMap<object, { readonly at: EpochMs; readonly rows: readonly Row[] }>()
  return async (context, signal) => {
    const { session, clock } = context.ports
    const current = session.current()
    const kept = current && lists.get(current)
    if (kept && clock.now() - kept.at < KEPT_MS) return kept.rows
    const rows = await read(context, signal)
    if (rows && current) lists.set(current, { at: clock.now(), rows })
    return rows
  }
}
