import type { ReactNode, Ref } from 'react'
import { useText } from '../../messages/index.ts'
import type { FormFrameProps, FormState } from '../forms/index.ts'

/** What the forms of this area hand to their frame. */
export interface MailFrameProps {
  ref?: Ref<HTMLFormElement>
  state: FormState
  onSubmit: () => void
  /** Where Cancel leads. */
  cancelHref: string
  onDiscardDraft?: (() => void) | undefined
  /** How a send went wrong: a `SendNotice`. */
  notice?: ReactNode
}

/** What the button of a form says while it is sent and once it was: nothing is saved here. */
export function useSendLabels(): NonNullable<FormFrameProps['stateLabels']> {
  const t = useText('support')
  return { sending: t('sending'), saved: t('sent') }
}
