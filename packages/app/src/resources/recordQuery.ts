import { type Outcome, type Query, type QueryKey, queryAtom } from '../gateways/index.ts'
import type { Ports } from '../ports/index.ts'

/** How one record is read. */
interface RecordSource<Data> {
  /** How its key begins, before the record's own: `[...TAGS_KEY, 'one']`. */
  readonly key: QueryKey
  readonly read: (ports: Ports, pk: string, signal: AbortSignal) => Promise<Outcome<Data>>
}

/** One record as the server has it: read when it is opened, never taken from an older answer. Without a key nothing is read. */
export const recordQuery =
  <Data>({ key, read }: RecordSource<Data>) =>
  (pk: string | undefined): Query<Data> =>
    queryAtom((ports) => ({
      key: [...key, pk],
      freshMs: 0,
      isEnabled: pk !== undefined,
      run: (signal) => read(ports, pk ?? '', signal),
    }))
