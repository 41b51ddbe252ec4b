import type { Voucher } from '@corrente/domain/vouchers'
import { useText } from '../../messages/index.ts'
import { Banner, TextLink } from '../../primitives/index.ts'
import { useVoucherWords } from './useVoucherWords.ts'

interface OverlapBannersProps {
  /** Vouchers of the same code on the same days. */
  readonly overlaps: readonly Voucher[]
  /** The page of a voucher; none where it is not permitted. */
  readonly hrefOf: (pk: number) => string | undefined
}

/** Each voucher that shares code and days with another one, with the way to it. */
export function OverlapBanners({ overlaps, hrefOf }: OverlapBannersProps) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  return overlaps.map((other) => {
    const href = hrefOf(other.pk)
    const text = t('view.overlap', {
      title: other.title ?? words.code(other),
      start: words.longTime(other.start),
      end: words.longTime(other.expire),
    })
    return (
      <Banner key={other.pk} tone="warning">
        {href === undefined ? (
          text
        ) : (
          <TextLink href={href} tone="inherit">
            {text}
          </TextLink>
        )}
      </Banner>
    )
  })
}
