import { placeOf } from '@corrente/domain/routing'
import { coveredUserLabel, type PickerUser, personQueryOf } from '@corrente/domain/users'
import type { AreaCommands, CommandContext, Found } from '../../kit/area/index.ts'
import { seenUsersAtom } from './seenUsers.ts'

/** As many people as have an entry for their movements, too. */
const FEW = 3

/** A person as the palette shows one: the name, the e-mail under it. */
function personOf({ may, personal }: CommandContext, user: PickerUser, isActive?: boolean): readonly Found[] {
  const place = placeOf('person', String(user.pk), may)
  const email = user.email === undefined ? undefined : personal(user.email)
  const label = coveredUserLabel(user, personal)
  return place
    ? [{ id: `person:${user.pk}`, label, note: email, place, menu: 'users', isOff: isActive === false }]
    : []
}

/** "Movimentos de Ana": what a person paid and got back. */
function movementsOf({ may, personal, say }: CommandContext, user: PickerUser): readonly Found[] {
  const place = placeOf('movementsOfPerson', String(user.pk), may)
  const label = say('movementsOf', coveredUserLabel(user, personal))
  return place ? [{ id: `movements:${user.pk}`, label, place, menu: 'financial' }] : []
}

export const userCommands: AreaCommands = {
  pages: [{ menu: 'users', keys: ['g', 'u'] }],
  actions: [{ id: 'newUser', route: 'user-create' }],
  searches: [
    {
      kind: 'people',
      find: () => ({ found: [], total: 0 }),
      recent: (context) => context.get(seenUsersAtom).flatMap((user) => personOf(context, user)),
      isAsked: ({ may }, query) => may('users') && personQueryOf(query) !== undefined,
      ask: async (context, query, limit, signal) => {
        const { findPeople } = await import('./findPeople.ts')
        const people = await findPeople(context, query, limit, signal)
        if (!people) return undefined
        const found = people.rows.flatMap(({ user, isActive }) => personOf(context, user, isActive))
        // Where few fit, what they paid is one press away; among many it would take the place of people.
        const few = people.rows.length <= FEW ? people.rows : []
        const movements = few.flatMap(({ user }) => movementsOf(context, user))
        const total = people.total + movements.length
        return { found: [...found, ...movements], total, isPart: people.isPart }
      },
    },
  ],
}
