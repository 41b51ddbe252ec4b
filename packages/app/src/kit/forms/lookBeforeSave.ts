import { type Form, type Held, type HeldMerge, mergeHeld, type RecordBase } from '@corrente/domain/forms'
import type { Look } from '@corrente/domain/writes'
import type { Outcome } from '../../gateways/index.ts'
import { notRead } from '../writes/index.ts'

/**
 * The look before a record is sent whole: the form over the record as it was just read, with a question where somebody
 * else changed it meanwhile (decisions: Saving); or why nothing is sent.
 */
export function lookBeforeSave<
  Values extends object,
  Path extends string,
  Base extends RecordBase<Values>,
  Data,
>(
  form: Pick<Form<Values, Path, string>, 'fields' | 'states'>,
  held: Held<Base>,
  read: Outcome<Data>,
  toBase: (data: Data) => Base,
): Look<HeldMerge<Base, Path>, HeldMerge<Base, Path>> {
  if (read.kind !== 'done') return notRead(read)
  const merge = mergeHeld<Values, Path, Base>(form, held, toBase(read.data))
  return merge.changes.length > 0
    ? { look: 'ask', ask: merge, ready: merge }
    : { look: 'ready', ready: merge }
}
