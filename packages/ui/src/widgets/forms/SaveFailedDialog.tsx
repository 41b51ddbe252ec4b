import type { ReactNode } from 'react'
import { Button, ButtonLink, Dialog } from '../../primitives/index.ts'

/** How a save can end that is not done. */
export const SAVE_FAILURES = [
  'refused',
  'notSaved',
  'unknown',
  'unreachable',
  'gone',
  'notPermitted',
  'elsewhere',
  'notKept',
  'damaged',
] as const
export type SaveFailure = (typeof SAVE_FAILURES)[number]

/** What the dialogs of a save's end take from its page as it is. */
export interface SaveEndProps {
  /** It looks, or sends: the dialog stays. */
  isRetrying: boolean
  /** Of unknown end: looks whether it was saved. Else sends what is missing. */
  onRetry: () => void
  /** Asks whether what may still arrive is sent anew; absent: it may not be yet. */
  onSendAgain?: (() => void) | undefined
  /** Back to the form. */
  onClose: () => void
  /** Where the list is. */
  listHref: string
}

type Word =
  | SaveFailure
  | 'unknownTitle'
  | 'list'
  | 'sendAgain'
  | 'verify'
  | 'verifying'
  | 'retry'
  | 'retrying'

export interface SaveFailedDialogProps extends SaveEndProps {
  /** The area's own words. */
  words: (key: `failed.${Word}`) => string
  /** What failed. */
  title: string
  /** How it ended; undefined: it has not. */
  end: SaveFailure | undefined
  children?: ReactNode
}

/** A save that is not done, why, and a second try. */
export function SaveFailedDialog(props: SaveFailedDialogProps) {
  const { words, end, isRetrying, onSendAgain } = props
  const isUnknown = end === 'unknown'
  // It may well be saved there: nothing has failed.
  const isElsewhere = end === 'elsewhere'
  const retry = isUnknown ? (isRetrying ? 'verifying' : 'verify') : isRetrying ? 'retrying' : 'retry'
  return (
    <Dialog
      isOpen={end !== undefined}
      size="small"
      title={isUnknown ? words('failed.unknownTitle') : isElsewhere ? words('failed.elsewhere') : props.title}
      {...(end && !isElsewhere && { description: words(`failed.${end}`) })}
      onClose={props.onClose}
      footer={
        <>
          <ButtonLink href={props.listHref}>{words('failed.list')}</ButtonLink>
          {isUnknown && onSendAgain && !isRetrying && (
            <Button onClick={onSendAgain}>{words('failed.sendAgain')}</Button>
          )}
          <Button tone="brand" isBusy={isRetrying} onClick={props.onRetry}>
            {words(`failed.${retry}`)}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
