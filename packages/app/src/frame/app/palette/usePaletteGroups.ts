import { beginsWith, findByWords } from '@corrente/domain/palette'
import type { PaletteGroup } from '@corrente/ui/widgets/palette'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import type { CommandContext, Found } from '../../../kit/area/index.ts'
import { allCommandsAtom } from './allCommands.ts'
import { useAsked } from './useAsked.ts'
import type { Command } from './useCommands.ts'

/** Found things of one search that are shown. */
const FOUND_MAX = 8

/** What a query finds, and what an entry of it leads to. */
export interface PaletteFinds {
  /** The query that the groups are of; it may be a moment behind what is typed. */
  readonly wanted: string
  /** A server is still asked: what is found may not be all. */
  readonly isAsking: boolean
  readonly groups: readonly PaletteGroup[]
  readonly commandOf: (id: string) => Pick<Command, 'place' | 'run'> | undefined
}

/**
 * Searches the registry; without a query it shows who was opened last, the pages and the actions, as there are too many
 * stations to show. What a server is asked for stands below all that was there before: nothing moves under a finger.
 */
export function usePaletteGroups(
  commands: readonly Command[],
  context: CommandContext,
  query: string,
): PaletteFinds {
  // Typing never waits for the search, however many stations there are.
  const all = useAtomValue(allCommandsAtom)
  const wanted = useDeferredValue(query)
  const searches = useMemo(() => all.flatMap(({ searches: own = [] }) => own), [all])
  const askedOf = useAsked(searches, context, wanted, FOUND_MAX)
  const here = useMemo(() => {
    const isBlank = wanted.trim() === ''
    const finds = searches.map(({ kind, find, recent }) => {
      if (!isBlank) return { kind, ...find(context, wanted, FOUND_MAX) }
      const found = recent?.(context) ?? []
      return { kind, found, total: found.length }
    })
    const fitting = findByWords(commands, wanted)
    const groupOf = (kind: Command['kind']): PaletteGroup => {
      const entries = fitting.filter((command) => command.kind === kind)
      return { kind, entries, total: entries.length }
    }
    const found = finds.map(({ kind, found: entries, total }) => ({ kind, entries, total }))
    const own = [groupOf('pages'), groupOf('actions')]
    // Whoever types the beginning of a page or an action means it, however many stations hold those letters.
    const isMeant = fitting[0] !== undefined && beginsWith(fitting[0], wanted)
    return {
      found: finds.flatMap((each): readonly Found[] => each.found),
      groups: isMeant ? [...own, ...found] : [...found, ...own],
    }
  }, [searches, commands, context, wanted])
  const late = searches.flatMap((search) => {
    const asked = askedOf(search)
    return asked ? [{ kind: search.kind, asked }] : []
  })
  const foundLate = late.flatMap(({ asked }) => (asked.state === 'answered' ? asked.found : []))
  return {
    wanted,
    isAsking: wanted !== query || late.some(({ asked }) => asked.state === 'asking'),
    groups: [
      ...here.groups,
      ...late.map(
        ({ kind, asked }): PaletteGroup =>
          asked.state === 'answered'
            ? { kind, entries: asked.found, total: asked.total, ...(asked.isPart && { asked: 'partial' }) }
            : { kind, entries: [], total: 0, asked: asked.state },
      ),
    ],
    commandOf: (id) => [...foundLate, ...here.found, ...commands].find((one) => one.id === id),
  }
}
