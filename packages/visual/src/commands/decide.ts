import * as z from 'zod/mini'
import { type ApprovableGroup, approveStory } from '../baseline/approve.ts'
import {
  type Decision,
  readDecisions,
  removeDecision,
  VERDICTS,
  writeDecision,
} from '../baseline/decisions.ts'
import { type Baseline, readBaseline, removeStory, writeStory } from '../baseline/manifest.ts'
import type { Settings } from '../config/settings.ts'
import { approveCells, readLastReport } from './approveSeen.ts'

/** What a person says of a cause; `open` takes back what was said. */
export const judgementSchema = z.strictObject({
  cause: z.string().check(z.maxLength(20)),
  verdict: z.enum([...VERDICTS, 'open']),
  remark: z.string().check(z.maxLength(2000)),
})
export type Judgement = z.infer<typeof judgementSchema>

/** Decides on causes of the last report, and takes back what it did itself. */
export interface Decider {
  /** What was said of the report's causes. */
  decisions(): Decision[]
  /** Writes the decision, and the baseline where it is an approval. Throws a sentence when it cannot. */
  decide(judgement: Judgement): void
}

const restore = (
  settings: Settings,
  before: Baseline['stories'],
  groups: readonly ApprovableGroup[],
): void => {
  const now = readBaseline(settings.baseline).stories
  for (const story of new Set(groups.map((group) => group.story))) {
    const themes = new Set(groups.filter((group) => group.story === story).flatMap((group) => group.themes))
    const old = before[story]
    // A report is a file of another machine: only what the baseline knows is a name of a file here.
    if (!old && !now[story]) continue
    const next = approveStory(
      now[story],
      old,
      (theme) => themes.has(theme),
      (theme) => old?.cells[theme] === undefined,
    )
    if (next) writeStory(settings.baseline, story, next)
    else removeStory(settings.baseline, story)
  }
}

export function openDecider(settings: Settings): Decider {
  const { causes, groups } = readLastReport(settings)
  /** By cause, the baseline before it was approved here. */
  const before = new Map<string, Baseline['stories']>()
  const digests = new Set(causes.map(({ digest }) => digest))
  const decisions = () => readDecisions(settings).filter(({ digest }) => digests.has(digest))
  return {
    decisions,
    decide({ cause: id, verdict, remark }) {
      const cause = causes.find((each) => each.id === id)
      if (!cause) throw new Error(`${id} is no cause of this report.`)
      const own = groups.filter((group) => group.cause === id)
      const said = decisions().find(({ digest }) => digest === cause.digest)
      if (verdict === 'approved') {
        const old = before.get(id) ?? readBaseline(settings.baseline).stories
        approveCells(settings, { stories: [], brands: [], groups: own }, own)
        before.set(id, old)
      } else if (said?.verdict === 'approved') {
        const old = before.get(id)
        if (!old)
          throw new Error(
            `This was approved before the report was opened: take the baseline’s files back with git, then decide anew.`,
          )
        restore(settings, old, own)
        before.delete(id)
      }
      if (verdict === 'open') removeDecision(settings, cause.digest)
      else writeDecision(settings, { digest: cause.digest, name: cause.name, verdict, remark })
    },
  }
}
