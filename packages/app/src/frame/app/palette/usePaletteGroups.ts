import { beginsWith, findByWords } from '@corrente/domain/palette'
import type { PaletteGroup } from '@corrente/ui/widgets/palette'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import type { CommandContext } from '../../../kit/area/index.ts'
import { allCommandsAtom } from './allCommands.ts'
import type { Command } from './useCommands.ts'

/** Found things of one search that are shown. */
const FOUND_MAX = 8

/** What a query finds, and what an entry of it leads to. */
export interface PaletteFinds {
  /** The query that the groups are of; it may be a moment behind what is typed. */
  readonly wanted: string
  readonly groups: readonly PaletteGroup[]
  readonly commandOf: (id: string) => Pick<Command, 'place' | 'run'> | undefined
}

/** Searches the registry; without a query it shows the pages and the actions, as there are too many stations to show. */
export function usePaletteGroups(
  commands: readonly Command[],
  context: CommandContext,
  query: string,
): PaletteFinds {
  // Typing never waits for the search, however many stations there are.
  const all = useAtomValue(allCommandsAtom)
  const wanted = useDeferredValue(query)
  return useMemo(() => {
    const searches = wanted.trim() === '' ? [] : all.flatMap(({ searches: own = [] }) => own)
    const finds = searches.map(({ kind, find }) => ({ kind, ...find(context, wanted, FOUND_MAX) }))
    const fitting = findByWords(commands, wanted)
    const groupOf = (kind: Command['kind']): PaletteGroup => {
      const entries = fitting.filter((command) => command.kind === kind)
      return { kind, entries, total: entries.length }
    }
    const each = [...finds.flatMap(({ found }) => found), ...commands]
    const found = finds.map(({ kind, found: entries, total }) => ({ kind, entries, total }))
    const own = [groupOf('pages'), groupOf('actions')]
    // Whoever types the beginning of a page or an action means it, however many stations hold those letters.
    const isMeant = fitting[0] !== undefined && beginsWith(fitting[0], wanted)
    return {
      wanted,
      groups: isMeant ? [...own, ...found] : [...found, ...own],
      commandOf: (id) => each.find((one) => one.id === id),
    }
  }, [all, commands, context, wanted])
}
