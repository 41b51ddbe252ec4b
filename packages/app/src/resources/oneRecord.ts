import { type Outcome, type Query, type QueryKey, queryAtom } from '../gateways/index.ts'
import type { Ports } from '../ports/index.ts'

/** How one record is read. */
interface RecordSource<From, Data> {
  /** How its key begins, before the record's own: `[...TAGS_KEY, 'one']`. */
  readonly key: QueryKey
  /** What a read needs of the document's services. */
  readonly from: (ports: Ports) => From
  readonly read: (from: From, pk: string | number, signal?: AbortSignal) => Promise<Outcome<Data>>
}

/**
 * One record as the server has it: `read` it, or its `query`, which is read when the record is opened, never taken from an
 * older answer; without a key nothing is read.
 */
export const oneRecord = <From, Data>({ key, from, read }: RecordSource<From, Data>) => ({
  read,
  query: (pk: string | undefined): Query<Data> =>
    queryAtom((ports) => ({
      key: [...key, pk],
      freshMs: 0,
      isEnabled: pk !== undefined,
      run: (signal) => read(from(ports), pk ?? '', signal),
    })),
})
