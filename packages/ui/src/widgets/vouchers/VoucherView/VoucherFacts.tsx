import type { Voucher } from '@corrente/domain/vouchers'
import type { ReactNode } from 'react'
import { Inline } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { DescriptionList, TextLink } from '../../../primitives/index.ts'
import { Edge } from '../Edge.tsx'
import { useVoucherWords } from '../useVoucherWords.ts'
import { VoucherStatusBadge } from '../VoucherStatusBadge.tsx'

/** A charger that a voucher is bound to. */
export interface BoundCharger {
  readonly pk: number
  /** What it is called; undefined: the network knows none by this key. */
  readonly name: string | undefined
  readonly href: string | undefined
}

export interface VoucherFactsProps {
  voucher: Voucher
  /** Those it is bound to; undefined while their names are read. */
  chargers: readonly BoundCharger[] | undefined
}

/** All that a voucher says of itself (VCH-010 to VCH-012). */
export function VoucherFacts({ voucher, chargers }: VoucherFactsProps) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  const fact = (
    key: 'kind' | 'value' | 'title' | 'description' | 'start' | 'expire' | 'createdBy' | 'uses' | 'switch',
    value: ReactNode,
  ) => ({ key, term: t(`fact.${key}`), value })
  const uses = voucher.usesPerUser === undefined ? undefined : t('uses', { count: voucher.usesPerUser })
  return (
    <DescriptionList
      items={[
        { key: 'status', term: t('column.status'), value: <VoucherStatusBadge status={voucher.status} /> },
        fact('kind', words.kind(voucher.kind)),
        fact('value', words.value(voucher.kind, voucher.kindValue)),
        fact('title', voucher.title),
        fact('description', voucher.description),
        fact('start', words.longTime(voucher.start)),
        fact(
          'expire',
          <>
            {words.longTime(voucher.expire)} <Edge voucher={voucher} />
          </>,
        ),
        fact('createdBy', voucher.createdBy),
        // Two things (VCH-039): an expired voucher may be switched on.
        fact('switch', voucher.isActive === undefined ? undefined : t(voucher.isActive ? 'on' : 'off')),
        ...(voucher.expireType === 'USES_PER_USER' ? [fact('uses', uses)] : []),
        {
          key: 'chargers',
          term: t('fact.chargers'),
          value: <Chargers voucher={voucher} chargers={chargers} />,
        },
      ]}
    />
  )
}

function Chargers({ voucher, chargers }: VoucherFactsProps) {
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
