import type { Account } from '@corrente/domain/stations'
import type { Tag, TagOption } from '@corrente/domain/tags'
import type { UserGroup } from '@corrente/domain/users'
import type { Loadable } from '../../foundations/index.ts'

/** What both forms of a user offer. */
export interface UserChoices {
  readonly accounts: Loadable<readonly Pick<Account, 'pk' | 'name' | 'hasSms'>[]>
  readonly groups: Loadable<readonly UserGroup[]>
  /** The cards that nobody has, on edit this user's too. */
  readonly tags: Loadable<readonly TagOption[]>
  /** What the user has besides: a USER tag, an inactive card. They stay (decisions: Users and wallet). */
  readonly heldTags: readonly Tag[]
}
