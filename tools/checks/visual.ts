import type { Source, Violation } from './source.ts'

const TAKEN_OUT = /'no-visual'/g
const REASON = /visual:\s*\{[^}]*\breason:\s*(['"`])(?:(?!\1).){12,}\1/g

/** What begins at the start of a line: a story, the file's `meta`, or something that only the file itself knows. */
const DECLARED = /^(export )?(?:const|function) (\w+)/gm

const lineAt = (text: string, index: number | undefined) => text.slice(0, index).split('\n').length

/** Whether Storybook's index, which reads a file without running it, sees what is written there. */
function isRead(text: string, index: number): boolean {
  const [, exported, name] = [...text.slice(0, index).matchAll(DECLARED)].at(-1) ?? []
  return exported !== undefined || name === 'meta'
}

/** A story that is taken out of the visual checks is taken out indeed, and says why, in `parameters.visual.reason`. */
export const visualViolations = (sources: readonly Source[]): Violation[] =>
  sources
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .flatMap(({ path, text }) => {
      const taken = [...text.matchAll(TAKEN_OUT)]
      const unread = taken.find(({ index }) => !isRead(text, index))
      if (unread)
        return [
          {
            path,
            line: lineAt(text, unread.index),
            message:
              "the tag 'no-visual' is read in a story's own object or in meta only, not where it is spread",
          },
        ]
      const reasons = [...text.matchAll(REASON)]
      if (taken.length <= reasons.length) return []
      const line = lineAt(text, taken[0]?.index)
      return [
        {
          path,
          line,
          message: `${taken.length} stories are taken out of the visual checks, ${reasons.length} say why (parameters.visual.reason, a sentence)`,
        },
      ]
    })
