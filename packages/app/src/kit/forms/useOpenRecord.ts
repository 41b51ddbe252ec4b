import { useParams } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import type { Query } from '../../gateways/index.ts'
import { type RecordKey, recordWords } from './recordWords.ts'

/**
 * The record that an address names by its `{id}`, or a new one, as `RecordFormPage` takes it.
 * @param t - the area's catalogue: both titles stand under `form`
 * @param queryOf - reads one as the server has it; stays the same function
 * @param toBase - what the form opens with; of nothing: a new one
 */
export function useOpenRecord<Data, Base>(
  t: (key: RecordKey | 'form.createTitle' | 'form.editTitle') => string,
  queryOf: (id: string | undefined) => Query<Data>,
  toBase: (data: Data | undefined, id: string | undefined) => Base,
) {
  const { id } = useParams({ strict: false })
  const [{ latest, data }, run] = useAtom(useMemo(() => queryOf(id), [queryOf, id]))
  const isHere = id === undefined || data !== undefined
  return {
    id,
    title: t(id === undefined ? 'form.createTitle' : 'form.editTitle'),
    words: recordWords(t),
    data,
    latest,
    base: isHere ? toBase(data, id) : undefined,
    onRetry: () => void run('refetch'),
  }
}
