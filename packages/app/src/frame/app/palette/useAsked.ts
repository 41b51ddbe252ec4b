import { useEffect, useEffectEvent, useState } from 'react'
import type { CommandContext, Finding, SearchCommand } from '../../../kit/area/index.ts'

/** How long a query stands before a server is asked for it. */
const STANDS_MS = 300

/** Where the question of one search stands, for the present query. */
export type Asked = { readonly state: 'asking' | 'failed' } | ({ readonly state: 'answered' } & Finding)

type Answers = { readonly query: string; readonly by: ReadonlyMap<SearchCommand, Asked> }
const NONE: Answers = { query: '', by: new Map() }

/** Asks the searches that ask a server, one question at a time: another query calls the former one off. */
export function useAsked(
  searches: readonly SearchCommand[],
  context: CommandContext,
  query: string,
  limit: number,
): (search: SearchCommand) => Asked | undefined {
  const [answers, setAnswers] = useState(NONE)
  const isAsked = ({ ask, isAsked: is }: SearchCommand) => ask !== undefined && is?.(context, query) === true
  const ask = useEffectEvent((signal: AbortSignal) => {
    for (const search of searches.filter(isAsked)) {
      const tell = (asked: Asked) => {
        if (signal.aborted) return
        setAnswers((now) => ({ query, by: new Map(now.query === query ? now.by : []).set(search, asked) }))
      }
      void search.ask?.(context, query, limit, signal).then(
        (finding) => tell(finding ? { state: 'answered', ...finding } : { state: 'failed' }),
        () => tell({ state: 'failed' }),
      )
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each query is asked once
  useEffect(() => {
    const end = new AbortController()
    const timer = setTimeout(() => ask(end.signal), STANDS_MS)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [query])
  return (search) => {
    if (!isAsked(search)) return undefined
    return (answers.query === query ? answers.by.get(search) : undefined) ?? { state: 'asking' }
  }
}
