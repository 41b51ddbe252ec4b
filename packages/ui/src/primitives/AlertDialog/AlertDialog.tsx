import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import { RowTab, useLayer } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Button } from '../Button/Button.tsx'
import { Body, Description, type DialogSize, Foot, Head, Sheet, Title } from '../Dialog/Dialog.styles.ts'
import { keepForToasts } from '../Dialog/keepForToasts.ts'
import { Overlay } from '../Dialog/Overlay.tsx'
import { useFocusReturn } from '../Dialog/useFocusReturn.ts'

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
  /** Default: small. */
  size?: DialogSize
  /** It is done, and the answer stands where the question was: one button closes it. */
  isDone?: boolean
  /** The action runs: both buttons wait, nothing closes it. */
  isBusy?: boolean
  /** The action is not possible yet, and why. */
  disabledReason?: string | undefined
  /** Yes. */
  onConfirm: () => void
  /** No: the button or Escape. A press outside does nothing. */
  onCancel: () => void
  /** What will be changed, in detail, or `Consequences`, line by line; optional. */
  children?: ReactNode
}

/** Asks before something that cannot be undone. Focus starts on the safe answer. */
export function AlertDialog({
  isOpen,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  size = 'small',
  isDone = false,
  isBusy = false,
  disabledReason,
  onConfirm,
  onCancel,
  children,
}: AlertDialogProps) {
  const layer = useLayer()
  const t = useText('common')
  const cancel = useRef<HTMLButtonElement>(null)
  const focus = useFocusReturn()
  // The button that was pressed is gone then.
  useEffect(() => {
    if (isDone) cancel.current?.focus()
  }, [isDone])
  if (!layer) return null
  const leave = (): void => {
    if (!isBusy) onCancel()
  }
  return (
    <RowTab isOn>
      <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : leave())}>
        <Radix.Portal container={layer}>
          <Overlay />
          <Sheet
            $size={size}
            role="alertdialog"
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={keepForToasts}
            onCloseAutoFocus={focus.giveBack}
            onOpenAutoFocus={(event) => {
              focus.remember(event)
              event.preventDefault()
              cancel.current?.focus()
            }}
          >
            <Head>
              <Title>{title}</Title>
            </Head>
            <Description>{description}</Description>
            {children ? <Body>{children}</Body> : null}
            <Foot>
              <Button ref={cancel} onClick={leave} aria-disabled={isBusy || undefined}>
                {isDone ? t('action.close') : (cancelLabel ?? t('action.cancel'))}
              </Button>
              {!isDone && (
                <Button tone={tone} isBusy={isBusy} disabledReason={disabledReason} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              )}
            </Foot>
          </Sheet>
        </Radix.Portal>
      </Radix.Root>
    </RowTab>
  )
}
