import { isUsable, type Voucher, worthOf } from '@corrente/domain/vouchers'
import { Copy, Pencil } from 'lucide-react'
import { Cluster, Rows } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { ButtonLink, DescriptionList } from '../../../primitives/index.ts'
import { OverlapBanners } from '../OverlapBanners.tsx'
import { useVoucherWords } from '../useVoucherWords.ts'
import { BoundChargers, type BoundChargersProps } from '../VoucherView/BoundChargers.tsx'

export interface VoucherCardProps extends Pick<BoundChargersProps, 'chargers'> {
  voucher: Voucher
  /** Vouchers of the same code on the same days. */
  overlaps: readonly Voucher[]
  /** Where its form is, a copy of it, and other vouchers; none where it is not permitted. */
  links: {
    readonly edit: string | undefined
    readonly duplicate: string | undefined
    readonly voucher: (pk: number) => string | undefined
  }
}

/** What an expanded voucher shows: what it is for, where it is valid, who made it, and what it shares its days with. */
export function VoucherCard({ voucher, overlaps, chargers, links }: VoucherCardProps) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  const worth = worthOf(voucher)
  return (
    <Rows as="section" $gap={4} aria-label={t('card.title', { code: words.code(voucher) })}>
      <OverlapBanners overlaps={overlaps} hrefOf={links.voucher} />
      <DescriptionList
        items={[
          { key: 'description', term: t('fact.description'), value: voucher.description },
          {
            key: 'chargers',
            term: t('fact.chargers'),
            value: <BoundChargers voucher={voucher} chargers={chargers} />,
          },
          { key: 'createdBy', term: t('fact.createdBy'), value: voucher.createdBy },
          ...(worth
            ? [
                {
                  key: 'open',
                  term: t(isUsable(voucher) ? 'indicator.open' : 'indicator.wasOpen'),
                  value: words.worth(worth.kind, worth.open),
                },
              ]
            : []),
          ...(voucher.isActive === undefined
            ? []
            : [{ key: 'switch', term: t('fact.switch'), value: t(voucher.isActive ? 'on' : 'off') }]),
        ]}
      />
      {(links.edit !== undefined || links.duplicate !== undefined) && (
        <Cluster>
          {links.edit !== undefined && (
            <ButtonLink size="small" href={links.edit} icon={<Pencil aria-hidden="true" />}>
              {t('view.edit')}
            </ButtonLink>
          )}
          {links.duplicate !== undefined && (
            <ButtonLink size="small" href={links.duplicate} icon={<Copy aria-hidden="true" />}>
              {t('view.duplicate')}
            </ButtonLink>
          )}
        </Cluster>
      )}
    </Rows>
  )
}
