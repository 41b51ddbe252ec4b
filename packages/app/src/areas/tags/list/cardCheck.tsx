import { hrefOf, pathOf } from '@corrente/domain/routing'
import { cardParam } from '@corrente/domain/tags'
import { CardLookUp, type TagListProps } from '@corrente/ui/widgets/tags'
import { CardVerdict } from './CardVerdict.tsx'
import type { TagAddress } from './useTagRows.ts'

/** "Does this card work?" above the list of tags: the look-up that is asked for, and its verdict, as the address says. */
export function cardCheckOf({
  values: { check, card, at },
  apply,
}: Pick<TagAddress, 'values' | 'apply'>): Pick<TagListProps, 'onLookUp' | 'lookUpHref' | 'verdict'> {
  return {
    onLookUp: () => apply({ check: true, card: undefined, at: undefined }),
    lookUpHref: (text) => hrefOf({ path: pathOf('tags'), search: { card: cardParam(text) } }),
    verdict:
      card === undefined ? (
        check && (
          <CardLookUp
            onLookUp={(text) => apply({ card: cardParam(text), check: undefined })}
            onClose={() => apply({ check: undefined })}
          />
        )
      ) : (
        <CardVerdict
          key={card}
          id={card}
          at={at}
          onStation={(next) => apply({ at: next })}
          onClose={() => apply({ card: undefined, at: undefined })}
        />
      ),
  }
}
