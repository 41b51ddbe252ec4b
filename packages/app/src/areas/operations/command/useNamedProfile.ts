import type { CommandOffer } from '@corrente/domain/operations'
import { useEffect, useEffectEvent } from 'react'
import type { CommandFormState } from './useCommandForm.ts'

/**
 * Chooses the profile of a name that a link brings: one that was just made, whose number nobody knows yet. One that the
 * server does not offer is not kept.
 */
export function useNamedProfile(
  form: CommandFormState,
  offer: CommandOffer | undefined,
  named: string | undefined,
): void {
  // Of two with one name, the one that was made last.
  const pk = offer?.profiles
    .filter(({ name }) => name === named)
    .reduce<number | undefined>((last, each) => Math.max(last ?? each.pk, each.pk), undefined)
  const choose = useEffectEvent((profilePk: number) =>
    form.change((now) => (now.profilePk === undefined ? { ...now, profilePk } : now)),
  )
  // A link may name one that is not offered, of another network perhaps: the field would show another one in its place.
  const chosen = form.values.profilePk
  const isUnknown = chosen !== undefined && offer?.profiles.every((each) => each.pk !== chosen) === true
  const drop = useEffectEvent(() => form.change((now) => ({ ...now, profilePk: undefined })))
  useEffect(() => {
    if (isUnknown) drop()
  }, [isUnknown])
  useEffect(() => {
    if (pk !== undefined) choose(pk)
  }, [pk])
}
