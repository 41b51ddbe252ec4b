import type { Form, FormErrors, Held, RecordBase } from '@corrente/domain/forms'
import { pathOf } from '@corrente/domain/routing'
import { MAIL_ENDS, sendEndOf } from '@corrente/domain/support'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import type { RecordFormProps } from '@corrente/ui/widgets/forms'
import { SendNotice } from '@corrente/ui/widgets/support'
import { useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode, useCallback } from 'react'
import type { Gateway } from '../../gateways/index.ts'
import { FormDialogs, useSavingForm } from '../../kit/forms/index.ts'
import type { WriteAction } from '../../kit/writes/index.ts'
import { usePageTitle } from '../../ports/index.ts'

/** A mail at `cp`, made from what stands in the form. */
type MailOf<Values, Body> = (cp: Gateway, values: Values) => WriteAction<Body>

export interface MailPageProps<Values extends object, Path extends string, Word extends string, Body> {
  readonly title: string
  readonly form: Form<Values, Path, Word>
  /** What the form opens with; a constant. */
  readonly base: RecordBase<Values>
  /** The name of its draft; undefined: none, as the form names persons (decisions: What is kept in the browser). */
  readonly draft: string | undefined
  readonly mailOf: MailOf<Values, Body>
  readonly children: (fields: RecordFormProps<Values, FormErrors<Path, Word>>) => ReactNode
}

/**
 * The page of a mail: its form, which leads back to the page from which it was opened once it went out; to `/` where it was
 * opened by its address (SUP-010).
 */
export function MailPage<Values extends object, Path extends string, Word extends string, Body>(
  props: MailPageProps<Values, Path, Word, Body>,
) {
  const { title, mailOf, children, ...parts } = props
  const t = useText('support')
  usePageTitle(title)
  const { history } = useRouter()
  const form = useSavingForm({
    ...parts,
    save: ({ gateways }, { values }: Held<RecordBase<Values>>) => mailOf(gateways.cp, values),
    saved: t(`message.${MAIL_ENDS.done}`),
    leaveTo: useCallback(() => {
      if (history.canGoBack()) history.back()
      else history.push(pathOf('home'))
    }, [history]),
  })
  const notice = <SendNotice end={sendEndOf(form.save.state)} what="mail" sentAt={form.sentAt} />
  return (
    <Stack gap={4}>
      <PageHeader title={title} />
      <Fragment key={form.key}>{children({ ...form.fields, cancelHref: pathOf('home'), notice })}</Fragment>
      <FormDialogs form={form} />
    </Stack>
  )
}
