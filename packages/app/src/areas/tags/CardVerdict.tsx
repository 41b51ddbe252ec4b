import { grants } from '@corrente/domain/permissions'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import type { Tag } from '@corrente/domain/tags'
import { ApproveDialog, TagVerdict } from '@corrente/ui/widgets/tags'
import { useMemo, useState } from 'react'
import { useAccess, useLinks, useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { accountOptionsAtom } from '../../resources/accounts.ts'
import { cardFactsQuery } from '../../resources/cardVerdict.ts'
import { InboxResults } from './InboxResults.tsx'
import { TagSwitch } from './TagSwitch.tsx'
import { useInboxRun } from './useInboxRun.ts'

export interface CardVerdictProps {
  /** As it was typed or pasted. */
  readonly id: string
  readonly onClose: () => void
}

/** "This card does not work": its look-up, what to do, and doing it in place. */
export function CardVerdict({ id, onClose }: CardVerdictProps) {
  const access = useAccess()
  const may = useMay()
  const linkTo = useLinks()
  const facts = useLoadable(useMemo(() => cardFactsQuery(id), [id]))
  const [switched, setSwitched] = useState<Tag>()
  // What becomes of the card is read again by the verdict itself.
  const inbox = useInboxRun(() => undefined)
  const mayApprove = access !== undefined && grants(access, pathOf('tags-unknown'))
  return (
    <TagVerdict
      idTag={id}
      facts={facts}
      links={{
        create: may('tag-create') ? hrefOf({ path: pathOf('tag-create'), search: { card: id } }) : undefined,
        edit: (pk) => (may('tag-edit') ? pathOf('tag-edit', { id: String(pk) }) : undefined),
        station: (stationId) => linkTo('station', stationId),
        problems: linkTo('problems', ''),
      }}
      actions={{
        onApprove: mayApprove ? (card) => inbox.ask([card]) : undefined,
        onSwitch: may('tag-edit') ? setSwitched : undefined,
      }}
      onClose={onClose}
    >
      <TagSwitch tag={switched} onClose={() => setSwitched(undefined)} />
      <ApproveDialog
        key={inbox.asked.length}
        cards={inbox.asked}
        accounts={useLoadable(accountOptionsAtom)}
        onApprove={inbox.approve}
        onCancel={() => inbox.ask([])}
      />
      <InboxResults {...inbox} />
    </TagVerdict>
  )
}
