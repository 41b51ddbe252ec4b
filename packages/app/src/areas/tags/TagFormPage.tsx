import type { Held } from '@corrente/domain/forms'
import { grants } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import {
  cardIdOf,
  checkTag,
  saysTaken,
  TAG_FORM,
  type TagBase,
  tagForm,
  tagPolicy,
} from '@corrente/domain/tags'
import type { WriteState } from '@corrente/domain/writes'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { TagForm, useTagChanges } from '@corrente/ui/widgets/tags'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import { useAccess, useSession } from '../../kit/access/index.ts'
import { textParam } from '../../kit/address/index.ts'
import { FormDialogs, FormNotice, RecordFormPage, useLookup, useRecordForm } from '../../kit/forms/index.ts'
import { listRules } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { accountOptionsAtom } from '../../resources/accounts.ts'
import { findTagByCpf, saveTag, tagOptionsQuery, tagQuery } from '../../resources/tags.ts'

const LIST = pathOf('tags')
/** The card that a new tag is made for, as its verdict names it. */
const CREATE = listRules([], { card: textParam })
const parentsAtom = tagOptionsQuery('USER')
const isTaken = (state: WriteState<unknown, unknown, string>) =>
  state.phase === 'refused' && saysTaken(state.refusal.body)

/** `/ocpptags/create` and `/ocpptags/edit/{id}` (TAG-010). */
export function TagFormPage() {
  const { id } = useParams({ strict: false })
  const accountPk = useSession()?.user.accountPk
  const { card } = CREATE.read(useSearch({ strict: false }))
  const t = useText('tags')
  const [{ latest, data }, run] = useAtom(useMemo(() => tagQuery(id), [id]))
  const base = useMemo(
    () => (id === undefined || data ? tagForm(data, cardIdOf(card ?? ''), accountPk) : undefined),
    [id, data, card, accountPk],
  )
  return (
    <RecordFormPage
      title={t(id === undefined ? 'form.createTitle' : 'form.editTitle')}
      words={{
        notFound: t('message.notFound'),
        notFoundDetail: t('message.notFoundDetail'),
        backToList: t('message.backToList'),
        loadFailed: t('message.loadFailed'),
      }}
      backHref={LIST}
      id={id}
      base={base}
      latest={latest}
      onRetry={() => void run('refetch')}
    >
      {(opened) => <OneTag base={opened} />}
    </RecordFormPage>
  )
}

const useTagSave = (held: Held<TagBase>, onDone: () => void) =>
  useWrite(saveTag(usePorts().gateways.cp, held), onDone)

function OneTag({ base }: { readonly base: TagBase }) {
  const t = useText('tags')
  const { toasts, gateways } = usePorts()
  const navigate = useNavigate()
  const access = useAccess()
  const accounts = useLoadable(accountOptionsAtom)
  const [cpf, searchCpf] = useLookup((digits, signal) => findTagByCpf(gateways.cp, digits, signal))
  const isNew = base.pk === undefined
  const form = useRecordForm({
    form: TAG_FORM,
    base,
    draft: `tag:${base.pk ?? 'new'}`,
    useSave: useTagSave,
    check: checkTag,
    saidOf: (state) => (isTaken(state) ? { idTag: { key: 'tag.idTaken' } } : TAG_FORM.fine),
    onSaved: () => toasts.show({ tone: 'success', text: t(`message.${isNew ? 'created' : 'updated'}`) }),
    leave: useCallback(() => void navigate({ to: LIST }), [navigate]),
  })
  const { values, save } = form
  const personal = usePersonal()
  const refused = isTaken(save.state)
    ? t('message.taken', { tag: personal(values.idTag.trim()) })
    : t('message.saveFailed')
  return (
    <>
      <TagForm
        key={form.key}
        {...form.fields}
        isNew={isNew}
        policy={tagPolicy({ base: form.base, values })}
        accounts={accounts}
        parents={useLoadable(parentsAtom)}
        cpf={
          access && grants(access, '/users_data/tenant_parent/cpf')
            ? { state: cpf, onSearch: searchCpf }
            : undefined
        }
        cancelHref={LIST}
        notice={<FormNotice form={form} refused={refused} gone={t('message.notFound')} />}
      />
      <FormDialogs
        form={form}
        merge={save.state.phase === 'asking' ? save.state.ask : undefined}
        shown={useTagChanges((pk) => accounts.data?.find((account) => account.pk === pk)?.name)}
      />
    </>
  )
}
