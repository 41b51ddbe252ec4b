import { type Recharge, STARS_MAX } from '@corrente/domain/transactions'
import { theme } from '@corrente/themes'
import { Star } from 'lucide-react'
import styled from 'styled-components'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

const Stars = styled.span`
  display: inline-flex;
  vertical-align: middle;
  color: ${theme.fg.muted};

  & svg {
    inline-size: 16px;
    block-size: 16px;
  }

  & [data-on='true'] {
    color: ${theme.tone.warning.fg};
    fill: currentcolor;
  }
`
const Words = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`

/** What the driver said: stars and words, or that nothing was said (TRX-018). */
export function Rating({
  recharge: { stars, feedback },
}: {
  recharge: Pick<Recharge, 'stars' | 'feedback'>
}) {
  const t = useText('transactions')
  return (
    <>
      <Stars aria-hidden="true">
        {Array.from({ length: STARS_MAX }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five places that never move
          <Star key={place} data-on={place < (stars ?? 0)} />
        ))}
      </Stars>{' '}
      {stars === undefined ? (
        t('card.noRating')
      ) : (
        <VisuallyHidden>{t('card.stars', { stars })}</VisuallyHidden>
      )}
      {feedback !== undefined && <Words>{feedback}</Words>}
    </>
  )
}
