import { hrefOf, pathOf } from '@corrente/domain/routing'
import type { UnknownCard } from '@corrente/domain/tags'
import { cardParam } from '@corrente/domain/tags'
import { OtherReading } from '@corrente/ui/widgets/tags'
import { useMemo } from 'react'
import { useLoadable } from '../../../kit/reading/index.ts'
import { knownIdQuery } from '../../../resources/knownId.ts'

/** What an expanded card of the inbox shows: the registered card that it may be. */
export function InboxPanel({ card: { idTag } }: { readonly card: UnknownCard }) {
  return (
    <OtherReading
      reading={useLoadable(useMemo(() => knownIdQuery(idTag), [idTag]))}
      hrefOf={(found) => hrefOf({ path: pathOf('tags'), search: { card: cardParam(found) } })}
    />
  )
}
