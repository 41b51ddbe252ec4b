import { pathOf } from '@corrente/domain/routing'
import {
  cardIdOf,
  checkTag,
  isSameId,
  saysTaken,
  TAG_FORM,
  type TagBase,
  tagForm,
  tagPolicy,
} from '@corrente/domain/tags'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { TagForm, useTagChanges } from '@corrente/ui/widgets/tags'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useGranted, useSession } from '../../kit/access/index.ts'
import { textParam } from '../../kit/address/index.ts'
import {
  FormDialogs,
  FormNotice,
  RecordFormPage,
  useLookup,
  useOpenRecord,
  useSavingForm,
} from '../../kit/forms/index.ts'
import { listRules, useSettled } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { accountOptionsAtom } from '../../resources/accounts.ts'
import { knownIdQuery } from '../../resources/knownId.ts'
import { findTagByCpf, oneTag, saveTag, tagOptionsQuery } from '../../resources/tags.ts'

const LIST = pathOf('tags')
/** The card that a new tag is made for, as its verdict names it. */
const CREATE = listRules([], { card: textParam })
const parentsAtom = tagOptionsQuery('USER')

/** `/ocpptags/create` and `/ocpptags/edit/{id}` (TAG-010). */
export function TagFormPage() {
  const accountPk = useSession()?.user.accountPk
  const { card } = CREATE.read(useSearch({ strict: false }))
  const t = useText('tags')
  const record = useOpenRecord(t, oneTag.query, (tag) => tagForm(tag, cardIdOf(card ?? ''), accountPk))
  return (
    <RecordFormPage {...record} backHref={LIST}>
      {(opened) => <OneTag base={opened} />}
    </RecordFormPage>
  )
}

function OneTag({ base }: { readonly base: TagBase }) {
  const t = useText('tags')
  const isGranted = useGranted()
  const accounts = useLoadable(accountOptionsAtom)
  const [cpf, searchCpf] = useLookup(({ gateways }, digits, signal) =>
    findTagByCpf(gateways.cp, digits, signal),
  )
  const isNew = base.pk === undefined
  const [typed, setTyped] = useState(base.values.idTag)
  const settled = useSettled(typed)
  const isAnother = isNew || !isSameId(settled, base.values.idTag)
  const known = useLoadable(
    useMemo(() => knownIdQuery(isAnother ? settled : undefined), [isAnother, settled]),
  ).data
  const form = useSavingForm({
    form: TAG_FORM,
    base,
    draft: `tag:${base.pk ?? 'new'}`,
    save: ({ gateways }, held) => saveTag(gateways.cp, held),
    check: checkTag,
    saidOf: (refusal) => saysTaken(refusal?.body) && { idTag: { key: 'tag.idTaken' } },
    saved: t(`message.${isNew ? 'created' : 'updated'}`),
    leaveTo: LIST,
  })
  const { values } = form
  if (values.idTag !== typed) setTyped(values.idTag)
  const personal = usePersonal()
  const refused = saysTaken(form.refusal?.body)
    ? t('message.taken', { tag: personal(values.idTag.trim()) })
    : t('message.saveFailed')
  return (
    <>
      <TagForm
        key={form.key}
        {...form.fields}
        isNew={isNew}
        known={settled === values.idTag && known?.tag.pk !== base.pk ? (known ?? undefined) : undefined}
        policy={tagPolicy({ base: form.base, values })}
        accounts={accounts}
        parents={useLoadable(parentsAtom)}
        cpf={isGranted('/users_data/tenant_parent/cpf') ? { state: cpf, onSearch: searchCpf } : undefined}
        cancelHref={LIST}
        notice={<FormNotice form={form} refused={refused} gone={t('record.notFound')} />}
      />
      <FormDialogs form={form} shown={useTagChanges(accounts.data)} />
    </>
  )
}
