import { boundAtFirst, type PrivateUser, restoredPeople, type SavedForm } from '@corrente/domain/stations'
import { type LoadPhase, shownOf } from '@corrente/ui/foundations'
import { useEffect, useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { peopleQuery } from '../../resources/stationPeople.ts'

const NOBODY: readonly PrivateUser[] = []

/** Everybody who may be given access, for the form's Access Control section. */
export interface PeopleOffered {
  readonly users: readonly PrivateUser[]
  readonly state: LoadPhase
  readonly retry: () => void
}

/**
 * The people of a private station (STF-085): asked for once it is private. When they come, those who are bound go into the
 * form and its base, and those of a draft over them.
 *
 * @param kept the people of a draft that was found when the form opened.
 */
export function usePeople(
  { base, values }: SavedForm,
  onForm: (edit: (form: SavedForm) => SavedForm) => void,
  kept: unknown,
): PeopleOffered {
  const isPrivate = values.visibility === 'PRIVATE'
  const people = useLoadable(useMemo(() => peopleQuery(base.pk, isPrivate), [base.pk, isPrivate]))
  const { data } = people
  useEffect(() => {
    if (!data) return
    onForm((form) => {
      const restored = restoredPeople(kept, data)
      if (form.base.values.people !== undefined && !restored) return form
      // A station that does not exist yet has nobody.
      const bound = form.base.values.people ?? boundAtFirst(data)
      const isUntouched = form.values.people === undefined || form.values.people === form.base.values.people
      const people = restored && isUntouched ? restored : (form.values.people ?? bound)
      return {
        base: { ...form.base, values: { ...form.base.values, people: bound } },
        values: { ...form.values, people },
      }
    })
  }, [data, kept, onForm])
  return { users: data ?? NOBODY, state: shownOf(people), retry: people.retry }
}
