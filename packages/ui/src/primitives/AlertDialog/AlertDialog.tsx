import { fold } from '@corrente/domain/text'
import { theme } from '@corrente/themes'
import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { useLayer } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Button } from '../Button/index.ts'
import { Body, Description, Foot, Head, Sheet, Title } from '../Dialog/Dialog.styles.ts'
import { keepForToasts } from '../Dialog/keepForToasts.ts'
import { Overlay } from '../Dialog/Overlay.tsx'
import { useFocusReturn } from '../Dialog/useFocusReturn.ts'
import { Consequences, TypedText } from './Consequences.tsx'

export interface AlertDialogProps {
  /** Whether it stands. */
  isOpen: boolean
  /** The question, naming the thing: 'Excluir a estação Paulista 01?'. */
  title: string
  /** What will happen, and whether it can be undone. */
  description: string
  /** The verb of the action, never 'OK'. */
  confirmLabel: string
  /** Default: the common 'Cancelar'. */
  cancelLabel?: string
  /** danger: destroys something; brand: anything else that needs a yes. Default: danger. */
  tone?: 'danger' | 'brand'
  /** The action runs: both buttons wait, nothing closes it. */
  isBusy?: boolean
  /** The action is not possible yet, and why. */
  disabledReason?: string | undefined
  /** Yes. */
  onConfirm: () => void
  /** No: the button or Escape. A press outside does nothing. */
  onCancel: () => void
  /** What will happen, line by line, the worst first; where one sentence is not enough. */
  consequences?: readonly string[]
  /**
   * What must be typed before the answer counts, case and accents aside: the thing's name. Only where very much is lost.
   */
  confirmText?: string
  /** What will be changed, in detail; optional. */
  children?: ReactNode
}

const Details = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

/** Asks before something that cannot be undone. Focus starts on the safe answer. */
export function AlertDialog({
  isOpen,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  isBusy = false,
  disabledReason,
  onConfirm,
  onCancel,
  consequences = [],
  confirmText,
  children,
}: AlertDialogProps) {
  const layer = useLayer()
  const t = useText('common')
  const cancel = useRef<HTMLButtonElement>(null)
  const focus = useFocusReturn()
  const [typed, setTyped] = useState('')
  if (!layer) return null
  const leave = (): void => {
    if (!isBusy) onCancel()
  }
  const isTyped = confirmText === undefined || fold(typed) === fold(confirmText)
  const pending = isTyped ? undefined : t('confirmText.pending', { text: confirmText })
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : leave())}>
      <Radix.Portal container={layer}>
        <Overlay />
        <Sheet
          $size="small"
          role="alertdialog"
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={keepForToasts}
          onCloseAutoFocus={focus.giveBack}
          onOpenAutoFocus={(event) => {
            focus.remember()
            setTyped('')
            event.preventDefault()
            cancel.current?.focus()
          }}
        >
          <Head>
            <Title>{title}</Title>
          </Head>
          <Description>{description}</Description>
          {children || consequences.length > 0 || confirmText !== undefined ? (
            <Body>
              <Details>
                {consequences.length > 0 ? <Consequences texts={consequences} /> : null}
                {children}
                {confirmText === undefined ? null : (
                  <TypedText text={confirmText} value={typed} onChange={setTyped} />
                )}
              </Details>
            </Body>
          ) : null}
          <Foot>
            <Button ref={cancel} onClick={leave} aria-disabled={isBusy || undefined}>
              {cancelLabel ?? t('action.cancel')}
            </Button>
            <Button
              tone={tone}
              isBusy={isBusy}
              disabledReason={disabledReason ?? pending}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </Foot>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  )
}
