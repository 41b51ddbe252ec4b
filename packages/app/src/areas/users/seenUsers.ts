import type { User } from '@corrente/domain/users'
import { atom } from 'jotai'

/** The people that this tab opened from the list, newest first: memory only, gone with the document. */
export const seenUsersAtom = atom<readonly User[]>([])

const KEPT = 8

/** Somebody was opened. */
export const withSeen = (seen: readonly User[], user: User): readonly User[] =>
  [user, ...seen.filter(({ pk }) => pk !== user.pk)].slice(0, KEPT)
