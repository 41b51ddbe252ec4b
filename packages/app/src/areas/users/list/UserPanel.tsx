import { coveredUserLabel, type User } from '@corrente/domain/users'
import { usePersonal } from '@corrente/ui/foundations'
import { UserDetails } from '@corrente/ui/widgets/users'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLinkTo } from '../../../kit/access/index.ts'
import { seenUsersAtom, withSeen } from '../seenUsers.ts'
import { useUserActivity } from '../useUserActivity.ts'

/** What an expanded user shows: wallet, notifications, the way to edit (USR-012, USR-020, USR-021). */
export function UserPanel({ user }: { readonly user: User }) {
  const editHref = useLinkTo('user', String(user.pk))
  const see = useSetAtom(seenUsersAtom)
  useEffect(() => see((seen) => withSeen(seen, user)), [see, user])
  return (
    <UserDetails
      name={coveredUserLabel(user, usePersonal())}
      {...useUserActivity(user.pk)}
      editHref={editHref}
      personHref={useLinkTo('person', String(user.pk))}
    />
  )
}
