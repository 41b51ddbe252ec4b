import type { Figure, Unit } from '../figures.ts'

/** A figure more than a fifth worse fails. */
const RATIO_MAX = 1.2

/**
 * What a figure has to be worse by besides, so that 1 ms against 2 ms does not fail: a quarter of a frame, a percent of a
 * core, twice the pause between two looks at the page.
 */
const FLOORS: Readonly<Record<Unit, number>> = { ms: 4, s: 0.5, '%': 1 }

/** `new`: there was no such figure at the base. `gone`: there is none now. */
type Verdict = 'ok' | 'worse' | 'new' | 'gone'

export interface Compared {
  readonly name: string
  readonly unit: Unit
  readonly base: number | undefined
  readonly now: number | undefined
  readonly ratio: number | undefined
  readonly verdict: Verdict
}

/**
 * The best of all rounds: other work on the machine only ever adds to a cost, and the median of two is their mean, which
 * one busy minute spoils. What has no number (JSON says null) was not measured.
 */
function best(figures: readonly Figure[]): ReadonlyMap<string, Figure> {
  const found = new Map<string, Figure>()
  for (const one of figures) {
    const before = found.get(one.name)
    if (Number.isFinite(one.value) && !(before && before.value <= one.value)) found.set(one.name, one)
  }
  return found
}

function verdictOf(base: Figure | undefined, now: Figure | undefined): Verdict {
  if (!now) return 'gone'
  if (!base) return 'new'
  const isWorse = now.value > base.value * RATIO_MAX && now.value - base.value > FLOORS[now.unit]
  return isWorse ? 'worse' : 'ok'
}

/** Compares the figures of one bench, all rounds of each side. */
export function compare(base: readonly Figure[], now: readonly Figure[]): readonly Compared[] {
  const [was, is] = [best(base), best(now)]
  return [...new Map([...was, ...is])].map(([name, { unit }]) => {
    const [before, after] = [was.get(name), is.get(name)]
    return {
      name,
      unit,
      base: before?.value,
      now: after?.value,
      ratio: before && after && before.value > 0 ? after.value / before.value : undefined,
      verdict: verdictOf(before, after),
    }
  })
}

/** A figure that is not there any more hides what it was there for, so it fails as a worse one does. */
export const fails = ({ verdict }: Compared): boolean => verdict === 'worse' || verdict === 'gone'
