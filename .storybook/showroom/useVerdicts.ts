import { useEffect, useState } from 'react'
import { judge, PALETTES, type Verdict } from './palettes.ts'

/** Palettes that are judged between two frames. */
const BATCH = 12

let known: readonly Verdict[] = []

/** The verdicts on all palettes, as far as they are there; a few hundred take a second or two, in small steps. */
export function useVerdicts(): readonly Verdict[] {
  const [verdicts, setVerdicts] = useState(known)
  useEffect(() => {
    if (known.length === PALETTES.length) return
    let timer = 0
    const step = () => {
      const next = PALETTES.slice(known.length, known.length + BATCH)
      known = [...known, ...next.map(({ tenant, scheme }) => judge(tenant, scheme))]
      setVerdicts(known)
      if (known.length < PALETTES.length) timer = window.setTimeout(step)
    }
    timer = window.setTimeout(step)
    return () => window.clearTimeout(timer)
  }, [])
  return verdicts
}
