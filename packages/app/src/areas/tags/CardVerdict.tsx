import { grants } from '@corrente/domain/permissions'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { TagVerdict } from '@corrente/ui/widgets/tags'
import { useMemo } from 'react'
import { useAccess, useLinks, useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { cardFactsQuery } from '../../resources/cardVerdict.ts'

export interface CardVerdictProps {
  /** As it was typed or pasted. */
  readonly id: string
  readonly onClose: () => void
}

/** "This card does not work": its look-up and what to do. */
export function CardVerdict({ id, onClose }: CardVerdictProps) {
  const access = useAccess()
  const may = useMay()
  const linkTo = useLinks()
  const facts = useLoadable(useMemo(() => cardFactsQuery(id), [id]))
  const inbox = pathOf('tags-unknown')
  return (
    <TagVerdict
      idTag={id}
      facts={facts}
      links={{
        inbox:
          access && grants(access, inbox)
            ? hrefOf({ path: inbox, search: { q: facts.data?.idTag ?? id } })
            : undefined,
        create: may('tag-create') ? hrefOf({ path: pathOf('tag-create'), search: { card: id } }) : undefined,
        edit: (pk) => (may('tag-edit') ? pathOf('tag-edit', { id: String(pk) }) : undefined),
        station: (stationId) => linkTo('station', stationId),
        problems: linkTo('problems', ''),
      }}
      onClose={onClose}
    />
  )
}
