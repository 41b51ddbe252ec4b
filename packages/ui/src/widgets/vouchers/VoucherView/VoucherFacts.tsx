import type { Voucher } from '@corrente/domain/vouchers'
import type { ReactNode } from 'react'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { DescriptionList } from '../../../primitives/index.ts'
import { Edge } from '../Edge.tsx'
import { useVoucherWords } from '../useVoucherWords.ts'
import { VoucherStatusBadge } from '../VoucherStatusBadge.tsx'
import { BoundChargers, type BoundChargersProps } from './BoundChargers.tsx'

export interface VoucherFactsProps extends Pick<BoundChargersProps, 'chargers'> {
  voucher: Voucher
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
          <Stack gap={1}>
            <span>{words.longTime(voucher.expire)}</span>
            <Edge voucher={voucher} />
          </Stack>,
        ),
        fact('createdBy', voucher.createdBy),
        // Two things (VCH-039): an expired voucher may be switched on.
        fact('switch', voucher.isActive === undefined ? undefined : t(voucher.isActive ? 'on' : 'off')),
        ...(voucher.expireType === 'USES_PER_USER' ? [fact('uses', uses)] : []),
        {
          key: 'chargers',
          term: t('fact.chargers'),
          value: <BoundChargers voucher={voucher} chargers={chargers} />,
        },
      ]}
    />
  )
}
