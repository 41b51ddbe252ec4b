import type { Block } from '@corrente/domain/wire'
import { type Outcome, type Query, type QueryKey, queryAtom } from '../../gateways/index.ts'
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

/** The queries of a list. */
export interface PagedQueries<Question, Row> {
  readonly perPage: number
  /** Rows that are read at most where all are wanted. */
  readonly max: number
  /** A page as the server cuts it. @param isEnabled - false: nothing is asked, what came stays */
  readonly page: (question: Question, page: number, isEnabled?: boolean) => Query<Block<Row>>
  /** All that answer a question. @param isPartUseful - the first `max` of more are; else one block tells that there are more */
  readonly whole: (
    question: Question,
    rules?: { readonly isEnabled?: boolean; readonly isPartUseful?: boolean },
  ) => Query<Block<Row>>
}

/** A list that is shown page by page, and read whole for what the server cannot answer. */
export interface PagedList<From, Question, Row> extends PagedQueries<Question, Row> {
  readonly readPage: PagedSource<From, Question, Row>['readPage']
  /** All that answer a question, in blocks, up to `max` (decisions: Tags). */
  readonly readAll: (
    from: From,
    question: Question,
    rules?: {
      readonly isPartUseful?: boolean
      readonly max?: number
      readonly signal?: AbortSignal | undefined
    },
  ) => Promise<Outcome<{ readonly rows: readonly Row[]; readonly count: number }>>
}

/** Makes a list's reads and queries of the one call that gives a page of it. */
export function pagedList<From, Question, Row>({
  key,
  perPage,
  max,
  keyOf,
  from,
  readPage,
}: PagedSource<From, Question, Row>): PagedList<From, Question, Row> {
  const readAll: PagedList<From, Question, Row>['readAll'] = (
    services,
    question,
    { signal, ...rules } = {},
  ) => readBlocks((paging) => readPage(services, question, paging, signal), { keyOf, max, ...rules })
  return {
    perPage,
    max,
    readPage,
    readAll,
    page: (question, page, isEnabled = true) =>
      queryAtom((ports) => ({
        key: [...key, 'page', question, page],
        isEnabled,
        run: (signal) => readPage(from(ports), question, { page, size: perPage }, signal),
      })),
    whole: (question, { isEnabled = true, isPartUseful = false } = {}) =>
      queryAtom((ports) => ({
        key: [...key, 'whole', question, isPartUseful],
        isEnabled,
        run: (signal) => readAll(from(ports), question, { isPartUseful, signal }),
      })),
  }
}
