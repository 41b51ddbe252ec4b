import { USER_SORTS } from '@corrente/domain/users'
import { z } from '@corrente/domain/wire'
import { lenient } from '../../../kit/address/index.ts'
import { type ListAddress, listRules } from '../../../kit/lists/index.ts'

/** What the address of the users says. What is searched names persons and stays in memory (decisions: Users and wallet). */
export const USER_RULES = listRules(
  USER_SORTS,
  {
    inactive: lenient(z.literal(true)),
    charging: lenient(z.literal(true)),
    /** The user_pk of the person whose page is open. */
    person: lenient(z.int().check(z.minimum(1))),
  },
  { inMemory: { page: 'users', keys: ['q'] } },
)

/** What the address of the users says, and the ways to change it. */
export type UserAddress = ListAddress<ReturnType<typeof USER_RULES.read>>
