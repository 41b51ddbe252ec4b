import type { FieldChange } from '@corrente/domain/forms'
import { isVoucherKind, type VoucherPath, type VoucherValues } from '@corrente/domain/vouchers'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import type { ShownChange } from '../forms/index.ts'
import { useGift } from './useGift.ts'

/** The changes of a voucher that somebody else saved meanwhile, in words; people and chargers as their numbers. */
export function useVoucherChanges() {
  const t = useText('voucher-form')
  const gift = useGift()
  const { timestamp, integer } = useFormats()
  const textOf = (field: VoucherPath, values: VoucherValues): string => {
    switch (field) {
      case 'kindValue':
        return gift.value(values.kind, values.kindValue)
      case 'kind':
        return isVoucherKind(values.kind) ? t(`kind.${values.kind}`) : values.kind
      case 'start':
      case 'expire':
        return timestamp(values[field], 'DD/MM/YYYY HH:mm')
      case 'units':
      case 'usesPerUser':
        return integer(values[field])
      case 'chargerPks':
      case 'guestPks':
        return integer(values[field].length)
      case 'scope':
        return t(`scope.${values.scope}`)
      case 'toggle':
        return values.toggle === '' ? t('changes.asLoaded') : t(`changes.${values.toggle}`)
      case 'expireType':
        return values.expireType === 'USES_PER_USER'
          ? t('expireType.USES_PER_USER')
          : t('expireType.EXPIRATION_DATE')
      default:
        return values[field]
    }
  }
  return (changes: readonly FieldChange<VoucherPath>[], merged: VoucherValues): readonly ShownChange[] =>
    changes.map(({ field, theirs, isClash }) => ({
      field,
      label: t(`field.${field}`),
      theirs: textOf(field, { ...merged, [field]: theirs }),
      mine: textOf(field, merged),
      isClash,
    }))
}
