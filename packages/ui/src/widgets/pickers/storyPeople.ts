import { createRandom, person } from '@corrente/domain/fixtures'
import type { PickerUser } from '@corrente/domain/users'

/** So many invented people, always the same. */
export function storyPeople(count: number): readonly PickerUser[] {
  const random = createRandom('pickers')
  return Array.from({ length: count }, (_, index) => {
    const { fullName: name, email } = person(random)
    return {
      pk: index + 1,
      name,
      email,
      docType: 'CPF',
      docNumber: String(10_000_000_000 + index * 7919),
      idTag: `TAG${String(index + 1).padStart(6, '0')}`,
    }
  })
}
