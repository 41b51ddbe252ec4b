import { hrefOf, pathOf } from '@corrente/domain/routing'
import { cardParam, type Tag } from '@corrente/domain/tags'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { CardLookUp, TagCard, TagList, type TagListProps } from '@corrente/ui/widgets/tags'
import { useState } from 'react'
import { LastRecharge, TagSwitch } from '../../../features/card-switch/index.ts'
import { useGranted, useHref, useLinks, useMay } from '../../../kit/access/index.ts'
import { useDeletion } from '../../../kit/deletion/index.ts'
import { useExcel, useSaveCsv } from '../../../kit/downloads/index.ts'
import { useListPage } from '../../../kit/lists/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { accountOptionsAtom } from '../../../resources/accounts.ts'
import { askTagExcel, oneTag, tagDeletion } from '../../../resources/tags.ts'
import { CardVerdict } from './CardVerdict.tsx'
import { TAG_RULES, TAG_VIEW_RULES, type TagAddress, useTagRows } from './useTagRows.ts'

/** "Does this card work?" above the list of tags: the look-up that is asked for, and its verdict, as the address says. */
function cardCheckOf({
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

const LIST = pathOf('tags')

/** `/ocpptags`, and `/ocpptags/delete/{id}` with its question over it (TAG-001, TAG-009). */
export function TagsPage() {
  const t = useText('tags')
  const may = useMay()
  const href = useHref()
  const linkTo = useLinks()
  const { address, page } = useListPage({
    name: 'tags',
    title: t('list.title'),
    path: LIST,
    rules: TAG_RULES,
    // A view holds nobody's card.
    viewRules: TAG_VIEW_RULES,
  })
  const { list, limit, question } = useTagRows(address)
  const [switched, setSwitched] = useState<Tag>()
  const personal = usePersonal()
  // TAG-012, TAG-035, TAG-036.
  const deletion = useDeletion({
    id: 'tag-deleted',
    words: t,
    deletionOf: ({ gateways }, tag) => tagDeletion(gateways.cp, tag),
    nameOf: (tag) => personal(tag.idTag),
    more: (tag: Tag) => (
      <>
        {tag.isCharging && <p>{t('delete.charging')}</p>}
        <p>{t('delete.instead')}</p>
      </>
    ),
    address: { queryOf: oneTag.query, words: t, listPath: LIST },
  })
  // Narrowed as the list is shown (TAG-031, TAG-037, TAG-038).
  const excel = useExcel({
    kind: 'tags',
    run: ({ gateways }, options) => askTagExcel(gateways.cp, question, options),
  })
  const { account, free } = address.values
  // Anybody may open the inbox; the way to it needs its entry (TAG-007, UNK-019).
  const hasInbox = useGranted()(pathOf('tags-unknown')) && may('tags-unknown')
  return (
    <>
      <TagList
        {...page}
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
        {...cardCheckOf(address)}
        {...(may('tags') && excel)}
        onSaveCsv={useSaveCsv('tags')}
        unknownHref={hasInbox ? pathOf('tags-unknown') : undefined}
        createHref={href('tag-create')}
        importHref={may('tag-create') ? `${pathOf('tag-create')}?import=list` : undefined}
        renderPanel={(tag) => (
          <TagCard
            tag={tag}
            personHrefOf={(pk) => linkTo('person', pk)}
            tagHrefOf={(id) => linkTo('tag', cardParam(id))}
            last={<LastRecharge idTag={tag.idTag} />}
            editHref={href('tag-edit', { id: String(tag.pk) })}
            onSwitch={may('tag-edit') ? () => setSwitched(tag) : undefined}
            onDelete={may('tag-delete') ? () => deletion.ask(tag) : undefined}
          />
        )}
      />
      <TagSwitch tag={switched} onClose={() => setSwitched(undefined)} />
      {deletion.question}
    </>
  )
}
