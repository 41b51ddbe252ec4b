import type { PickerUser } from '@corrente/domain/users'
import { atom } from 'jotai'

/** The people that this tab opened, newest first: memory only, gone with the document. */
export const seenUsersAtom = atom<readonly PickerUser[]>([])

const KEPT = 8

/** Somebody was opened. */
export const withSeen = (seen: readonly PickerUser[], user: PickerUser): readonly PickerUser[] =>
  [user, ...seen.filter(({ pk }) => pk !== user.pk)].slice(0, KEPT)
