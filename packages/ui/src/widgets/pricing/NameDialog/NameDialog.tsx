import { checkProfileName, PROFILE_NAME_MAX } from '@corrente/domain/pricing'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../../forms/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Dialog } from '../../../primitives/index.ts'

export interface NameDialogProps {
  title: string
  description?: string
  /** What the name begins as. */
  initial?: string
  confirmLabel: string
  isBusy: boolean
  /** Why it cannot be confirmed, whatever the name. */
  disabledReason?: string | undefined
  /** What was typed, trimmed; it is never blank. */
  onConfirm: (name: string) => void
  onClose: () => void
  /** More to choose, below the name. */
  children?: ReactNode
}

/** Asks for a profile's name (DPR-003, DPR-023); a new one, or the copy of another. */
export function NameDialog(props: NameDialogProps) {
  const t = useText('pricing-profiles')
  const common = useText('common')
  const [name, setName] = useState(props.initial ?? '')
  const [isTried, setTried] = useState(false)
  const problem = checkProfileName(name)
  const confirm = () => {
    setTried(true)
    if (!problem && !props.isBusy && props.disabledReason === undefined) props.onConfirm(name.trim())
  }
  return (
    <Dialog
      isOpen
      title={props.title}
      {...(props.description !== undefined && { description: props.description })}
      size="small"
      onClose={() => {
        if (!props.isBusy) props.onClose()
      }}
      footer={
        <>
          <Button onClick={props.onClose} disabledReason={props.isBusy ? t('dialog.busy') : undefined}>
            {common('action.cancel')}
          </Button>
          <Button tone="brand" isBusy={props.isBusy} disabledReason={props.disabledReason} onClick={confirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        <Stack gap={4}>
          <TextField
            label={t('dialog.name')}
            value={name}
            onChange={setName}
            limit={PROFILE_NAME_MAX}
            error={isTried && problem === 'missing' ? t('dialog.nameMissing') : undefined}
          />
          {props.children}
        </Stack>
      </form>
    </Dialog>
  )
}
