import type { Block } from '@corrente/domain/wire'
import { type Outcome, type QueryKey, queryAtom } from '../../gateways/index.ts'
import type { Ports } from '../../ports/index.ts'
import { type BlockRules, readBlocks } from '../reading/index.ts'

/** Which page is asked for, from 1. */
export interface Paging {
  readonly page: number
  readonly size: number
}

/** How a list is read that the server cuts into pages. */
interface PagedSource<From, Question, Row> extends Pick<BlockRules<Row>, 'keyOf' | 'max'> {
  /** How the keys of its queries begin: no other query's begins so. */
  readonly key: QueryKey
  readonly perPage: number
  /** What a read needs of the document's services. */
  readonly from: (ports: Ports) => From
  readonly readPage: (
    from: From,
    question: Question,
    paging: Paging,
    signal?: AbortSignal,
  ) => Promise<Outcome<Block<Row>>>
}

/** How all of a list is read. @default as much as the list reads at most, in part too */
interface ReadAll extends Partial<Pick<BlockRules<never>, 'isPartUseful' | 'max'>> {
  readonly signal?: AbortSignal | undefined
}

/** A list that is shown page by page, and read whole for what the server cannot answer. */
export type PagedList<From, Question, Row> = ReturnType<typeof pagedList<From, Question, Row>>

/** Makes a list's reads and queries of the one call that gives a page of it. */
export function pagedList<From, Question, Row>(source: PagedSource<From, Question, Row>) {
  const { key, perPage, max, keyOf, from, readPage } = source
  /** All that answer a question, in blocks. */
  const readAll = (services: From, question: Question, { signal, ...rules }: ReadAll = {}) =>
    readBlocks((paging) => readPage(services, question, paging, signal), { keyOf, max, ...rules })
  return {
    perPage,
    /** Rows that are read at most where all are wanted. */
    max,
    readPage,
    readAll,
    /** A page as the server cuts it. @param isEnabled - false: nothing is asked, what came stays */
    page: (question: Question, page: number, isEnabled = true) =>
      queryAtom((ports) => ({
        key: [...key, 'page', question, page],
        isEnabled,
        run: (signal) => readPage(from(ports), question, { page, size: perPage }, signal),
      })),
    /** All that answer it. @param isPartUseful - the first of too many are of use; else one block tells that there are more */
    whole: (question: Question, { isEnabled = true, isPartUseful = false } = {}) =>
      queryAtom((ports) => ({
        key: [...key, 'whole', question, isPartUseful],
        isEnabled,
        run: (signal): Promise<Outcome<Block<Row>>> =>
          readAll(from(ports), question, { isPartUseful, signal }),
      })),
  }
}
