import { queryAtom } from '../gateways/index.ts'
import { mapOutcome } from './recordWrites.ts'
import { findTag, TAGS_KEY } from './tags.ts'

/** The user_pk of whoever has the tag with exactly this id, null where nobody has it. @param idTag - undefined: nothing is asked */
export const tagOwnerQuery = (idTag: string | undefined) =>
  queryAtom<number | null>(({ gateways: { cp } }) => ({
    key: [...TAGS_KEY, 'owner', idTag],
    isEnabled: idTag !== undefined,
    run: async () =>
      mapOutcome(await findTag(cp, idTag ?? ''), (tag) => tag?.ownerPk ?? tag?.parentUserPk ?? null),
  }))
