import type { Decision } from '../../baseline/decisions.ts'
import type { Cause } from '../../causes/causes.ts'
import type { ReportData } from '../data.ts'
import type { Group } from '../explain.ts'
import { type Filter, filterGroups } from './filters.ts'

/** A cause with those of its groups that a filter leaves. */
export interface ShownCause extends Cause {
  groups: readonly Group[]
  decision: Decision | undefined
}

/** The causes that a filter leaves. */
export function shownCauses(
  { causes, groups, titles }: Pick<ReportData, 'causes' | 'groups' | 'titles'>,
  decisions: readonly Decision[],
  filter: Filter,
): ShownCause[] {
  const left = Map.groupBy(filterGroups(groups, titles, filter), ({ cause }) => cause)
  return causes.flatMap((cause) => {
    const own = left.get(cause.id)
    const decision = decisions.find(({ digest }) => digest === cause.digest)
    return own ? [{ ...cause, groups: own, decision }] : []
  })
}

/** What an address names: `#c3` a cause, `#g12` a group and its cause; without either, the first cause. */
export function placeOf(
  hash: string,
  causes: readonly ShownCause[],
): { cause: ShownCause; group: Group | undefined } | undefined {
  const id = hash.replace('#', '')
  for (const cause of causes) {
    const group = cause.groups.find((each) => each.id === id)
    if (group || cause.id === id) return { cause, group }
  }
  const [first] = causes
  return first && { cause: first, group: undefined }
}

/** The address of a cell in Storybook; undefined where nobody says what its globals are called. */
export function cellAddress(
  { globals, ownGlobals }: Pick<ReportData, 'globals' | 'ownGlobals'>,
  storybook: string,
  story: string,
  theme: string,
): string | undefined {
  if (!globals) return undefined
  const [brand = '', scheme = ''] = theme.split('.')
  const own = ownGlobals?.stories.includes(story) ? ownGlobals.brands[brand] : {}
  const chosen = { ...own, [globals.brand]: brand, [globals.scheme]: scheme }
  const words = Object.entries(chosen).map(([name, value]) => `${name}:${value}`)
  return `${storybook}/?path=/story/${story}&globals=${words.join(';')}`
}
