import {
  askRefund,
  isUntouched,
  type Movement,
  movementKey,
  type RefundAsk,
  type RefundRoom,
  refundWarnings,
  refundWayOf,
} from '@corrente/domain/financial'
import { coinOr, toHundredths } from '@corrente/domain/money'
import type { EpochMs } from '@corrente/domain/time'
import { useState } from 'react'
import { MoneyField } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Banner, Button, Consequences, Dialog } from '../../../primitives/index.ts'
import { useMovementWords } from '../useMovementWords.ts'
import { RefundBar } from './RefundBar.tsx'

export interface RefundDialogProps {
  /** Undefined: nothing is asked. */
  movement: Movement | undefined
  room: RefundRoom | undefined
  /** For the age of a Pix. */
  now: EpochMs
  /** The confirmed refund is on its way to the server: nothing closes. */
  isBusy: boolean
  /** Why nothing was sent, or that it was refused. */
  notice: string | undefined
  onConfirm: (ask: RefundAsk) => void
  onClose: () => void
}

/**
 * Asks how much goes back, then asks once more with person, amount and what is left (RFD-006 to RFD-011). The amount of
 * the confirmation is the one that is sent.
 */
export function RefundDialog(props: RefundDialogProps) {
  const { movement, room } = props
  // Each opening begins anew.
  return movement && room ? (
    <Asking key={movementKey(movement.target, movement.pk)} {...props} movement={movement} room={room} />
  ) : null
}

type AskingProps = RefundDialogProps & { movement: Movement; room: RefundRoom }

function Asking(props: AskingProps) {
  const [typed, setTyped] = useState<number>()
  const [ask, setAsk] = useState<RefundAsk>()
  return (
    <>
      <Choose {...props} isOpen={ask === undefined} typed={typed} onTyped={setTyped} onAsk={setAsk} />
      {ask && <Confirm {...props} ask={ask} onBack={() => setAsk(undefined)} />}
    </>
  )
}

interface ChooseProps extends AskingProps {
  isOpen: boolean
  /** In units, as the field has it. */
  typed: number | undefined
  onTyped: (amount: number | undefined) => void
  onAsk: (ask: RefundAsk) => void
}

function Choose({ movement, room, isOpen, typed, onTyped, onAsk, onClose }: ChooseProps) {
  const t = useText('refunds')
  const { currency } = useFormats()
  const { nameOf, amountOf } = useMovementWords()
  const all = askRefund(room, 'all')
  const part = askRefund(room, typed === undefined ? undefined : toHundredths(typed))
  const problem = typeof part === 'string' ? part : undefined
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title', { what: nameOf(movement) })}
      description={t('question')}
    >
      <Stack gap={4}>
        <RefundBar
          movement={movement}
          room={room}
          {...(typeof part !== 'string' && { asked: part.amount })}
        />
        {typeof all !== 'string' && (
          <Button onClick={() => onAsk(all)}>
            {t(isUntouched(room) ? 'all' : 'rest', { amount: amountOf(movement, all.amount) })}
          </Button>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (typeof part !== 'string') onAsk(part)
          }}
        >
          <Stack gap={2} align="start">
            <MoneyField
              label={t('amount')}
              value={typed}
              onChange={onTyped}
              currency={coinOr(currency, movement.coin)}
              error={problem === undefined || problem === 'empty' ? undefined : t(`error.${problem}`)}
            />
            <Button type="submit" disabledReason={problem && t(`error.${problem}`)}>
              {t('part')}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  )
}

function Confirm(props: AskingProps & { ask: RefundAsk; onBack: () => void }) {
  const { movement, room, ask, now, notice } = props
  const t = useText('refunds')
  const { nameOf, amountOf } = useMovementWords()
  const amount = amountOf(movement, ask.amount)
  return (
    <AlertDialog
      isOpen
      title={t('confirmTitle', { amount })}
      description={t('confirmDetail', {
        amount,
        person: movement.personName ?? t('nobody'),
        what: nameOf(movement),
        left: amountOf(movement, room.left - ask.amount),
      })}
      confirmLabel={t('confirm', { amount })}
      cancelLabel={t('back')}
      isBusy={props.isBusy}
      onConfirm={() => props.onConfirm(ask)}
      onCancel={props.onBack}
    >
      <Stack gap={2}>
        <Consequences
          texts={[
            t(`way.${refundWayOf(movement)}`),
            ...refundWarnings(movement, ask, now).map((warning) => t(`warning.${warning}`)),
          ]}
        />
        {notice !== undefined && (
          <Banner tone="danger" isAnnounced>
            {notice}
          </Banner>
        )}
      </Stack>
    </AlertDialog>
  )
}
