import { useEffect, useState } from 'react'

/** A step may take so long before the page gets its turn, ms. */
const STEP_MS = 30

/**
 * Makes something beside the page's own work: of thousands of stations it takes seconds, and each step some milliseconds.
 * @param begin keep it: a new one is another question; undefined: nothing is asked
 * @returns undefined until the answer to this question is made
 */
export function useMade<Made>(begin: (() => Generator<undefined, Made, undefined>) | undefined) {
  const [made, setMade] = useState<{ readonly of: typeof begin; readonly it: Made }>()
  useEffect(() => {
    if (!begin) return
    const steps = begin()
    let timer: ReturnType<typeof setTimeout>
    const goOn = () => {
      const until = performance.now() + STEP_MS
      for (;;) {
        const step = steps.next()
        if (step.done) return setMade({ of: begin, it: step.value })
        if (performance.now() > until) break
      }
      timer = setTimeout(goOn)
    }
    goOn()
    return () => clearTimeout(timer)
  }, [begin])
  return made && made.of === begin ? made.it : undefined
}
