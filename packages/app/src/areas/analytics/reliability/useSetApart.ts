import { readSetApart, type SetApart } from '@corrente/domain/book'
import { useState } from 'react'
import { usePreferences } from '../../../kit/access/index.ts'

/** The outages that this user set apart, kept in this browser; read again before each change, so that another tab's stay. */
export function useSetApart() {
  const { read, keep } = usePreferences()
  const [all, setAll] = useState(() => readSetApart(read().outages))
  return {
    all,
    change: (by: (now: readonly SetApart[]) => readonly SetApart[]) => {
      const outages = by(readSetApart(read().outages))
      setAll(outages)
      keep(() => ({ outages }))
    },
  }
}
