import {
  codeText,
  invitablePeople,
  type Voucher,
  type VoucherChange,
  worthOf,
} from '@corrente/domain/vouchers'
import { useText } from '@corrente/ui/messages'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { ChangeDialog, InviteDialog, useVoucherWords } from '@corrente/ui/widgets/vouchers'
import { type ComponentProps, useMemo, useState } from 'react'
import { useLoadable } from '../../../kit/reading/index.ts'
import { useWrite } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { peopleQuery } from '../../../resources/stationPeople.ts'
import { changeVoucher } from '../../../resources/voucherChange.ts'

/** What is asked about: switching it, more days or units, guests. */
export type VoucherAction = 'switch' | 'change' | 'invite'

interface VoucherActionsProps {
  readonly action: VoucherAction
  readonly voucher: Voucher
  readonly onClose: () => void
}

/** The quick changes of a voucher: each is asked, read again, sent once, and says how it ended. */
export function VoucherActions({ action, voucher: asked, onClose }: VoucherActionsProps) {
  // As it was when it was asked about: what somebody else changes meanwhile turns no question round, and is no change of
  // this one's.
  const [voucher] = useState(asked)
  const t = useText('vouchers')
  const { gateways, formats, toasts } = usePorts()
  const say = (tone: 'success' | 'warning', text: string) =>
    toasts.show({ tone, text, id: 'voucher-changed' })
  const actionOf = (change: VoucherChange) => changeVoucher(gateways.cp, voucher, change, formats)
  const write = useWrite(actionOf({}), () => {
    write.forget()
    say('success', t(`done.${action}`, { code: codeText(voucher.code) }))
    onClose()
  })
  const shared = {
    voucher,
    state: write.state,
    onSave: (change: VoucherChange) => void write.press(actionOf(change)),
    onVerify: write.verify,
    onCancel: () => {
      if (write.state.phase === 'unknown')
        say('warning', t('change.unknown', { code: codeText(voucher.code) }))
      write.forget()
      onClose()
    },
  }
  if (action === 'change') return <ChangeDialog {...shared} />
  if (action === 'invite') return <Invite {...shared} />
  return <Switch {...shared} />
}

type Asked = Pick<
  ComponentProps<typeof ChangeDialog>,
  'voucher' | 'state' | 'onSave' | 'onVerify' | 'onCancel'
>

function Invite(asked: Asked) {
  const { data, ...reading } = useLoadable(useMemo(() => peopleQuery(undefined, true), []))
  const { voucher } = asked
  const invitable = useMemo(() => data && invitablePeople(data, voucher), [data, voucher])
  return <InviteDialog {...asked} people={{ ...reading, data: invitable }} />
}

/** Stop it now: what was used, what stays open; nothing is promised about recharges under way. */
function Switch({ voucher, state, onSave, onVerify, onCancel }: Asked) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  const action = voucher.isActive === false ? 'on' : 'off'
  const worth = worthOf(voucher)
  return (
    <OnceDialog
      isOpen
      tone={action === 'off' ? 'danger' : 'brand'}
      title={t(`switch.${action}.title`, { code: words.code(voucher) })}
      description={t(`switch.${action}.description`)}
      confirmLabel={t(`switch.${action}.confirm`)}
      refusal={t('change.failed')}
      state={state}
      onConfirm={() => onSave({ isActive: action === 'on' })}
      onVerify={onVerify}
      onCancel={onCancel}
    >
      {worth && (
        <p>
          {t('switch.worth', {
            used: words.worth(worth.kind, worth.used),
            open: words.worth(worth.kind, worth.open),
          })}
        </p>
      )}
      {action === 'off' && <p>{t('switch.underWay')}</p>}
    </OnceDialog>
  )
}
