import type { Voucher } from '@corrente/domain/vouchers'
import { Inline } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'

/** A charger that a voucher is bound to. */
export interface BoundCharger {
  readonly pk: number
  /** What it is called; undefined: the network knows none by this key. */
  readonly name: string | undefined
  readonly href: string | undefined
}

export interface BoundChargersProps {
  voucher: Pick<Voucher, 'chargeBoxPks'>
  /** Those it is bound to; undefined while their names are read (VCH-011). */
  chargers: readonly BoundCharger[] | undefined
}

/** Where a voucher is valid: its chargers with the ways to them, or all (VCH-011, VCH-012). */
export function BoundChargers({ voucher, chargers }: BoundChargersProps) {
  const t = useText('vouchers')
  if (voucher.chargeBoxPks === undefined) return t('chargers.all')
  if (chargers === undefined) return t('chargers.loading')
  return (
    <Inline gap={2} wraps>
      {chargers.map(({ pk, name, href }) => {
        const text = name ?? t('chargers.unknown', { pk: String(pk) })
        return href === undefined ? (
          <span key={pk}>{text}</span>
        ) : (
          <TextLink key={pk} href={href}>
            {text}
          </TextLink>
        )
      })}
    </Inline>
  )
}
