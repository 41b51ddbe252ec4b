import { grants } from '@corrente/domain/permissions'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { cardParam, type Tag } from '@corrente/domain/tags'
import { useText } from '@corrente/ui/messages'
import { SavedViews } from '@corrente/ui/widgets/lists'
import { CardLookUp, TagCard, TagList } from '@corrente/ui/widgets/tags'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { TagSwitch } from '../../features/card-switch/index.ts'
import { useAccess, useLinks, useMay } from '../../kit/access/index.ts'
import { useExcel, useSaveCsv } from '../../kit/downloads/index.ts'
import { useListAddress, useListView, useSavedViews } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { accountOptionsAtom } from '../../resources/accounts.ts'
import { askTagExcel, type TagQuestion } from '../../resources/tags.ts'
import { CardVerdict } from './CardVerdict.tsx'
import { DeleteTagByAddress, TagDelete } from './TagDelete.tsx'
import { TAG_RULES, TAG_VIEW_RULES, useTagRows } from './useTagRows.ts'

/** `/ocpptags`, and `/ocpptags/delete/{id}` with its question over it (TAG-001, TAG-009). */
export function TagsPage() {
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  const t = useText('tags')
  usePageTitle(t('list.title'))
  const may = useMay()
  const linkTo = useLinks()
  const address = useListAddress(TAG_RULES)
  const { list, limit, question } = useTagRows(address)
  const [view, setView] = useListView('tags')
  const [asked, setAsked] = useState<Tag>()
  const [switched, setSwitched] = useState<Tag>()
  const excel = useTagExcel(question)
  const { account, free, check, card, at } = address.values
  const close = () => setAsked(undefined)
  const toList = () => void navigate({ to: pathOf('tags'), replace: true })
  const access = useAccess()
  // Anybody may open the inbox; the way to it needs its entry (TAG-007, UNK-019).
  const hasInbox = access !== undefined && grants(access, pathOf('tags-unknown')) && may('tags-unknown')
  return (
    <>
      <TagList
        list={list}
        limit={limit}
        filters={{ query: address.query, accountPk: account, isFree: free === true }}
        onFiltersChange={({ query, isFree, ...change }) => {
          if (query !== undefined) address.search(query)
          else if (isFree !== undefined) address.apply({ free: isFree || undefined })
          else address.apply({ account: change.accountPk })
        }}
        onClear={() => address.apply({ q: undefined, account: undefined, free: undefined })}
        accounts={useLoadable(accountOptionsAtom)}
        onLookUp={() => address.apply({ check: true, card: undefined, at: undefined })}
        lookUpHref={(text) => hrefOf({ path: pathOf('tags'), search: { card: cardParam(text) } })}
        verdict={
          card === undefined ? (
            check && (
              <CardLookUp
                onLookUp={(text) => address.apply({ card: cardParam(text), check: undefined })}
                onClose={() => address.apply({ check: undefined })}
              />
            )
          ) : (
            <CardVerdict
              key={card}
              id={card}
              at={at}
              onStation={(next) => address.apply({ at: next })}
              onClose={() => address.apply({ card: undefined, at: undefined })}
            />
          )
        }
        actions={<SavedViews {...useSavedViews('tags', pathOf('tags'), TAG_VIEW_RULES.read)} />}
        {...(may('tags') && excel)}
        onSaveCsv={useSaveCsv('tags')}
        unknownHref={hasInbox ? pathOf('tags-unknown') : undefined}
        createHref={may('tag-create') ? pathOf('tag-create') : undefined}
        importHref={may('tag-create') ? `${pathOf('tag-create')}?import=list` : undefined}
        view={view}
        onViewChange={setView}
        renderPanel={(tag) => {
          const { ownerPk, parentIdTag } = tag
          return (
            <TagCard
              tag={tag}
              ownerHref={ownerPk === undefined ? undefined : linkTo('person', String(ownerPk))}
              parentHref={parentIdTag === undefined ? undefined : linkTo('tag', cardParam(parentIdTag))}
              editHref={may('tag-edit') ? pathOf('tag-edit', { id: String(tag.pk) }) : undefined}
              onSwitch={may('tag-edit') ? () => setSwitched(tag) : undefined}
              onDelete={may('tag-delete') ? () => setAsked(tag) : undefined}
            />
          )
        }}
      />
      <TagSwitch tag={switched} onClose={() => setSwitched(undefined)} />
      <TagDelete tag={asked} onClose={close} />
      {id !== undefined && <DeleteTagByAddress id={id} onClose={toList} />}
    </>
  )
}

/** The list as an Excel file, narrowed as it is shown (TAG-031, TAG-037, TAG-038). */
function useTagExcel(question: TagQuestion) {
  const t = useText('tags')
  const { cp } = usePorts().gateways
  const { isLimitReached, ...excel } = useExcel({
    kind: 'tags',
    label: t('list.excel'),
    what: 'tags',
    failed: t('list.excelFailed'),
    run: (options) => askTagExcel(cp, question, options),
  })
  return { ...excel, csvBlock: isLimitReached ? t('list.csvBlocked') : undefined }
}
