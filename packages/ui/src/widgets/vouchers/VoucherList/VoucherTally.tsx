import type { KindTally } from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { IndicatorCard } from '../../../primitives/index.ts'
import { useVoucherWords } from '../useVoucherWords.ts'

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space[3]};
`

/** What is still out and what was used, by kind; what expired or was switched off stands apart (jobs: "what is still out"). */
export function VoucherTally({ tallies }: { readonly tallies: readonly KindTally[] }) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  if (tallies.length === 0) return null
  return (
    <Cards>
      <VisuallyHidden>
        <h2>{t('tally.title')}</h2>
      </VisuallyHidden>
      {tallies.map(({ kind, open, used, expired, inactive }) => (
        <IndicatorCard
          key={kind}
          isCompact
          title={t('tally.open', { kind: words.kind(kind) })}
          value={open}
          format={(value) => words.worth(kind, value ?? 0)}
          detail={[
            t('tally.used', { amount: words.worth(kind, used) }),
            expired > 0 && t('tally.expired', { amount: words.worth(kind, expired) }),
            inactive > 0 && t('tally.inactive', { amount: words.worth(kind, inactive) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </Cards>
  )
}
