import type { FieldChange, Held, HeldMerge, RecordBase } from '@corrente/domain/forms'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@corrente/ui/primitives'
import {
  ChangesDialog,
  LeaveDialog,
  SaveNotice,
  SendAgainDialog,
  type ShownChange,
} from '@corrente/ui/widgets/forms'
import { type ReactNode, useMemo } from 'react'
import type { Outcome } from '../../gateways/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { refusalOf } from '../reading/index.ts'
import type { AnySave, RecordForm } from './recordForm.ts'
import type { RecordWords } from './recordWords.ts'
import { isUnsent } from './saveState.ts'

export interface RecordFormPageProps<Base> {
  readonly title: string
  /** Which record it is; it names a person, perhaps, and stays out of the window's title. */
  readonly subtitle?: string | undefined
  readonly words: RecordWords
  readonly backHref: string
  /** Tells records apart: another one opens another form. */
  readonly id: string | undefined
  /** What the form opens with; undefined while, or because, it could not be read. */
  readonly base: Base | undefined
  /** The last answer of reading the record. @default none: it is not here yet, or does not exist yet */
  readonly latest?: Outcome<unknown> | undefined
  readonly onRetry?: () => void
  readonly children: (base: Base) => ReactNode
}

/** The page of a record's form: its title, and the form once the record is read; else why it is not. */
export function RecordFormPage<Base>({ title, subtitle, id, ...props }: RecordFormPageProps<Base>) {
  usePageTitle(title)
  return (
    <Stack gap={4}>
      <PageHeader title={title} {...(subtitle && { detail: subtitle })} />
      <Opened key={id} {...props} />
    </Stack>
  )
}

function Opened<Base>(props: Omit<RecordFormPageProps<Base>, 'title' | 'subtitle' | 'id'>) {
  const { words, backHref, latest, onRetry, children } = props
  const t = useText('forms')
  // The form stands on what it was opened with: a later answer is compared when it is saved, not laid over the typing.
  const base = useFirst(props.base)
  if (base !== undefined) return children(base)
  const back = <ButtonLink href={backHref}>{words.backToList}</ButtonLink>
  const why = latest?.kind === 'refused' ? refusalOf(latest.status) : undefined
  if (why === 'notFound')
    return <EmptyState title={words.notFound} detail={words.notFoundDetail} action={back} />
  if (why === 'notPermitted') return <EmptyState title={t('record.notPermitted')} action={back} />
  if (latest !== undefined && latest.kind !== 'done')
    return <ErrorState title={words.loadFailed} {...(onRetry && { onRetry })} />
  return <Skeleton shape="block" blockSize="480px" />
}

/** The first value that was there. */
function useFirst<T>(value: T | undefined): T | undefined {
  const held = useMemo<{ value: T | undefined }>(() => ({ value: undefined }), [])
  held.value ??= value
  return held.value
}

export interface FormDialogsProps<Base extends RecordBase, Path extends string> {
  /** Its save asks, where it asks, about what somebody else saved meanwhile. */
  readonly form: Pick<
    RecordForm<object, never, never, Base, AnySave<HeldMerge<Base, Path>>>,
    'guard' | 'save' | 'again'
  > & {
    readonly move: (held: Held<Base>) => void
  }
  /** The changes in words. */
  readonly shown?: (changes: readonly FieldChange<Path>[], values: Base['values']) => readonly ShownChange[]
  /** The page's own questions. */
  readonly children?: ReactNode
}

/** What a form asks: before it is left with changes, is sent anew, or goes over somebody else's changes; and the page's own. */
export function FormDialogs<Base extends RecordBase, Path extends string = never>(
  props: FormDialogsProps<Base, Path>,
) {
  const { form, shown, children } = props
  const { guard, save, move, again } = form
  const merge = save.state.phase === 'asking' ? save.state.ask : undefined
  return (
    <>
      <LeaveDialog
        isOpen={guard.isAsking}
        isSaving={guard.isSaving}
        isKept={guard.isKept}
        onLeave={guard.leave}
        onStay={guard.stay}
      />
      {children}
      <SendAgainDialog
        isOpen={again.isAsking}
        isLost={again.isLost}
        onConfirm={() => again.answer(true)}
        onCancel={() => again.answer(false)}
      />
      <ChangesDialog
        isOpen={merge !== undefined}
        changes={merge && shown ? shown(merge.changes, merge.values) : []}
        onSend={() => {
          // From here on the form stands on theirs, with this user's changes on top.
          if (merge) move({ base: merge.base, values: merge.values })
          save.confirm()
        }}
        onStay={save.cancel}
      />
    </>
  )
}

export interface FormNoticeProps {
  readonly form: Pick<
    RecordForm<object, never, never, RecordBase, AnySave>,
    'notice' | 'verify' | 'sendAgain' | 'again' | 'sentAt'
  >
  /** The form's own words for a refusal. */
  readonly refused: string
  /** Its words for a record that is gone. */
  readonly gone: string
}

/** How a record's save went wrong, above the form's buttons. */
export function FormNotice({ form, refused, gone }: FormNoticeProps) {
  const { notice, verify, sendAgain, again, sentAt } = form
  const t = useText('forms')
  if (notice === 'gone') return <SaveNotice kind="refused" refusal={gone} onVerify={verify} />
  if (isUnsent(notice)) return <SaveNotice kind="refused" refusal={t(`save.${notice}`)} onVerify={verify} />
  return (
    <SaveNotice
      kind={notice}
      refusal={refused}
      onVerify={verify}
      sentAt={sentAt}
      onSendAgain={sendAgain}
      isLost={again.isLost}
    />
  )
}
