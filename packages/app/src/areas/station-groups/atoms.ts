import { gatewaysAtom, queryAtom } from '../../gateways/index.ts'
import { type GroupStationsQuestion, readAllGroups, readGroupStations, readOneGroup } from './client.ts'

/** Start of the keys of everything that shows groups; a save marks it out of date. */
export const GROUPS_KEY = ['station-groups'] as const

/** The whole list of groups. */
export const groupsAtom = queryAtom((get) => {
  const { cp } = get(gatewaysAtom)
  return { key: [...GROUPS_KEY, 'list'], run: (signal) => readAllGroups(cp, signal) }
})

/** One group as the server has it: read when its form opens, never taken from an older answer. */
export const groupQuery = (pk: string) =>
  queryAtom((get) => {
    const { cp } = get(gatewaysAtom)
    return { key: [...GROUPS_KEY, 'one', pk], freshMs: 0, run: (signal) => readOneGroup(cp, pk, signal) }
  })

/** A page of a group's stations. */
export const groupStationsQuery = (question: GroupStationsQuestion) =>
  queryAtom((get) => {
    const { cp } = get(gatewaysAtom)
    const { groupPk, page, isDisabled } = question
    return {
      key: [...GROUPS_KEY, 'stations', groupPk, page, isDisabled],
      run: (signal) => readGroupStations(cp, question, signal),
    }
  })
