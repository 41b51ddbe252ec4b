import type { Loadable } from '@corrente/ui/foundations'
import { useAtom } from 'jotai'
import type { Query } from '../../gateways/index.ts'
import { loadableOf } from './loadableOf.ts'

/** Reads a query as widgets take it, and asks again when they want. @param query - keep it: a new one is another question */
export function useLoadable<T>(query: Query<T>): Loadable<T> {
  const [state, run] = useAtom(query)
  return loadableOf(state, () => void run('refetch'))
}
