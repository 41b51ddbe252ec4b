import { placeOf } from '@corrente/domain/routing'
import { type PickerUser, personQueryOf, userLabel } from '@corrente/domain/users'
import type { AreaCommands, CommandContext, Found } from '../../kit/area/index.ts'
import { seenUsersAtom } from './seenUsers.ts'

/** A person as the palette shows one: the name, the e-mail under it. */
function personOf({ may, personal }: CommandContext, user: PickerUser, isActive?: boolean): readonly Found[] {
  const place = placeOf('person', String(user.pk), may)
  const email = user.email === undefined ? undefined : personal(user.email)
  const label = user.name === undefined && email !== undefined ? email : userLabel(user)
  return place
    ? [{ id: `person:${user.pk}`, label, note: email, place, menu: 'users', isOff: isActive === false }]
    : []
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
        return (
          people && {
            found: people.rows.flatMap(({ user, isActive }) => personOf(context, user, isActive)),
            total: people.total,
          }
        )
      },
    },
  ],
}
