import { judgeVoucher, usesAllowed, usesOf, type Voucher, type VoucherUse } from '@corrente/domain/vouchers'
import { useText } from '@corrente/ui/messages'
import { PickField, UserPicker } from '@corrente/ui/widgets/pickers'
import { VerdictDialog } from '@corrente/ui/widgets/vouchers'
import { useState } from 'react'
import { useNetwork } from '../../../features/network/index.ts'
import { useUserSource } from '../../../features/pickers/index.ts'
import { usePorts } from '../../../ports/index.ts'

interface VoucherVerdictProps {
  readonly voucher: Voucher
  /** undefined: the history could not be read. */
  readonly uses: readonly VoucherUse[] | undefined
  readonly onClose: () => void
}

const nameOf = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  name === id ? name : `${name} (${id})`

/** "Por que não funciona?" for a driver and a charger that are chosen here; who was chosen stays in memory. */
export function VoucherVerdict({ voucher, uses, onClose }: VoucherVerdictProps) {
  const t = useText('vouchers')
  const { clock, copy, formats } = usePorts()
  const [driverPk, setDriver] = useState<number>()
  const [chargerPk, setCharger] = useState<number>()
  const network = useNetwork()
  const charger = network.find(({ pk }) => pk === chargerPk)
  const used = driverPk === undefined ? undefined : usesOf(uses, driverPk)
  return (
    <VerdictDialog
      voucher={voucher}
      lines={judgeVoucher({ voucher, driverPk, chargerPk, uses, now: clock.now() })}
      uses={used === undefined ? undefined : { used, allowed: usesAllowed(voucher) }}
      zone={formats.zone}
      driverField={
        <UserPicker
          label={t('verdict.driver')}
          source={useUserSource()}
          chosen={driverPk}
          onChoose={(user) => setDriver(user?.pk)}
        />
      }
      chargerField={
        <PickField
          label={t('verdict.charger')}
          hint={t('verdict.chargerHint')}
          items={network}
          keyOf={({ pk }) => String(pk)}
          textOf={nameOf}
          chosen={chargerPk === undefined ? '' : String(chargerPk)}
          chosenText={charger ? nameOf(charger) : ''}
          onChoose={(station) => setCharger(station?.pk)}
        />
      }
      onCopy={copy}
      onClose={onClose}
    />
  )
}
