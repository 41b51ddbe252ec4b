import type { Source, Violation } from './source.ts'

const TAKEN_OUT = /'no-visual'/g
const REASON = /visual:\s*\{[^}]*\breason:\s*(['"`])(?:(?!\1).){12,}\1/g

/** A story that is taken out of the visual checks says why, in `parameters.visual.reason`. */
export const visualViolations = (sources: readonly Source[]): Violation[] =>
  sources
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .flatMap(({ path, text }) => {
      const taken = [...text.matchAll(TAKEN_OUT)]
      const reasons = [...text.matchAll(REASON)]
      if (taken.length <= reasons.length) return []
      const line = text.slice(0, taken[0]?.index).split('\n').length
      return [
        {
          path,
          line,
          message: `${taken.length} stories are taken out of the visual checks, ${reasons.length} say why (parameters.visual.reason, a sentence)`,
        },
      ]
    })
