import type { Station } from '../stations/index.ts'
import { type ReadResult, VERDICTS, type Verdict } from './answers.ts'

/** What stations may share, the most telling first. */
export const TRAITS = ['model', 'firmware', 'group', 'vendor', 'protocol'] as const
export type Trait = (typeof TRAITS)[number]

/** Something that all stations of an answer share, and not all of the task do. */
export interface SharedTrait {
  readonly trait: Trait
  readonly value: string
}

/** The stations of a task that gave one answer. */
export interface AnswerGroup {
  readonly verdict: Verdict
  /** The charger's word, or the error's; undefined for silence. */
  readonly word: string | undefined
  /** Charge box ids. */
  readonly stations: readonly string[]
  /** Empty where nothing sets them apart. */
  readonly shared: readonly SharedTrait[]
}

type Described = Pick<Station, 'vendor' | 'model' | 'firmware' | 'groupName' | 'protocol'>

const toldOf: Readonly<Record<Trait, (station: Described) => string | undefined>> = {
  model: ({ model }) => model,
  firmware: ({ firmware }) => firmware,
  group: ({ groupName }) => groupName,
  vendor: ({ vendor }) => vendor,
  protocol: ({ protocol }) => protocol,
}

/** The one value of them all; undefined where they differ, or of one of them nobody knows it. */
function oneValue(
  ids: readonly string[],
  stationOf: (id: string) => Described | undefined,
  trait: Trait,
): string | undefined {
  const values = new Set(
    ids.map((id) => {
      const station = stationOf(id)
      return station && toldOf[trait](station)
    }),
  )
  return values.size === 1 ? [...values][0] : undefined
}

const TROUBLE: ReadonlySet<Verdict> = new Set(['failed', 'refused', 'silent', 'answered'])

/**
 * Folds the answers of a task that need a person, the worst first, each with what its stations share: "15 NotSupported:
 * all X200 1.2.0". What the whole task shares says nothing. Answers of one station alone are left out.
 */
export function groupsOf(
  results: readonly ReadResult[],
  stationOf: (id: string) => Described | undefined,
): readonly AnswerGroup[] {
  const byAnswer = Map.groupBy(
    results.filter(({ verdict }) => TROUBLE.has(verdict)),
    ({ verdict, error, response }) => `${verdict} ${error ?? response ?? ''}`,
  )
  const all = results.map(({ stationId }) => stationId)
  const common = new Map(TRAITS.map((trait) => [trait, oneValue(all, stationOf, trait)]))
  return [...byAnswer.values()]
    .flatMap((those): AnswerGroup[] => {
      const [first] = those
      if (first === undefined || those.length < 2) return []
      const stations = those.map(({ stationId }) => stationId)
      const shared = TRAITS.flatMap((trait): SharedTrait[] => {
        const value = oneValue(stations, stationOf, trait)
        return value === undefined || common.get(trait) !== undefined ? [] : [{ trait, value }]
      })
      return [{ verdict: first.verdict, word: first.error ?? first.response, stations, shared }]
    })
    .toSorted(
      (a, b) =>
        VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) || b.stations.length - a.stations.length,
    )
}
