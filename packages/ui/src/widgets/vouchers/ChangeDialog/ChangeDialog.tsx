import { formatUtcText } from '@corrente/domain/time'
import { guestsOf, VOUCHER_UNITS_MAX, type Voucher, type VoucherChange } from '@corrente/domain/vouchers'
import type { WriteState } from '@corrente/domain/writes'
import { useState } from 'react'
import { DateTimeField, NumberField } from '../../../forms/index.ts'
import { useClock, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'
import { OnceDialog } from '../../once-only/index.ts'
import { useVoucherWords } from '../useVoucherWords.ts'

export interface ChangeDialogProps {
  voucher: Voucher
  state: WriteState
  /** What was changed; an end that was not touched is not among it. */
  onSave: (change: VoucherChange) => void
  onVerify: () => void
  onCancel: () => void
}

/** More days or units at once: two fields with old and new, and no form (jobs: "one more week; 20 more units"). */
export function ChangeDialog({ voucher, state, onSave, onVerify, onCancel }: ChangeDialogProps) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  const { integer } = useFormats()
  const now = useClock().now()
  const [units, setUnits] = useState(voucher.units)
  const [expire, setExpire] = useState(voucher.expire)
  const hasUnits = units !== voucher.units
  const hasEnd = expire !== voucher.expire
  // As many as were used or given away already.
  const least = Math.max(1, voucher.usedTotal ?? 0, guestsOf(voucher).length, voucher.users.length)
  const unitsError =
    hasUnits && (units === undefined || units < least)
      ? t('change.unitsLeast', { count: least })
      : hasUnits && units !== undefined && units > VOUCHER_UNITS_MAX
        ? t('change.unitsMost', { max: integer(VOUCHER_UNITS_MAX) })
        : undefined
  const endError =
    hasEnd && (expire === undefined || expire <= (voucher.start ?? Number.NEGATIVE_INFINITY))
      ? t('change.endFirst')
      : undefined
  const isPast = hasEnd && expire !== undefined && expire < now
  return (
    <OnceDialog
      isOpen
      tone="brand"
      title={t('change.title', { code: words.code(voucher) })}
      description={t('change.description')}
      confirmLabel={t('change.confirm')}
      refusal={t('change.failed')}
      state={state}
      disabledReason={unitsError ?? endError ?? (hasUnits || hasEnd ? undefined : t('change.nothing'))}
      onConfirm={() =>
        onSave({
          ...(hasUnits && { units }),
          ...(hasEnd && expire !== undefined && { expireText: formatUtcText(expire) }),
        })
      }
      onVerify={onVerify}
      onCancel={onCancel}
    >
      <NumberField
        label={t('column.units')}
        value={units}
        onChange={setUnits}
        min={least}
        max={VOUCHER_UNITS_MAX}
        hint={hasUnits ? t('change.was', { old: integer(voucher.units) }) : undefined}
        error={unitsError}
      />
      <DateTimeField
        label={t('column.expire')}
        value={expire}
        onChange={setExpire}
        hasSeconds
        defaultTime="23:59:59"
        hint={hasEnd ? t('change.was', { old: words.longTime(voucher.expire) }) : undefined}
        error={endError}
      />
      {isPast && <Banner tone="warning">{t('change.past')}</Banner>}
    </OnceDialog>
  )
}
