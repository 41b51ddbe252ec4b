import type { Movement, RefundRoom } from '@corrente/domain/financial'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { useMovementWords } from '../useMovementWords.ts'

const Track = styled.div`
  display: flex;
  overflow: hidden;
  block-size: 8px;
  border-radius: 4px;
  background: ${theme.bg.hover};
`
const Part = styled.span<{ $color: string }>`
  background: ${({ $color }) => $color};
`

const Amounts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  margin-block-start: ${theme.space[2]};
  ${tabularNumbers}

  dt {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
`

export interface RefundBarProps {
  /** Its coin. */
  movement: Pick<Movement, 'coin'>
  room: RefundRoom
  /** What is being asked for now, in hundredths; it is taken from what is left. */
  asked?: number
}

/** What was paid, what went back, what is asked for and what is left: as a bar and in numbers. */
export function RefundBar({ movement, room, asked = 0 }: RefundBarProps) {
  const t = useText('refunds')
  const { amountOf } = useMovementWords()
  const { paid, refunded, requested, left } = room
  const rows = [
    ['paid', paid],
    ['refunded', refunded],
    ...(requested > 0 ? [['requested', requested] as const] : []),
    ...(asked > 0 ? [['asked', asked] as const] : []),
    ['left', Math.max(0, left - asked)],
  ] as const
  return (
    <section aria-label={t('bar.label')}>
      <Track aria-hidden="true">
        <Part $color={theme.fg.muted} style={{ flexGrow: Math.min(paid, refunded) }} />
        <Part $color={theme.tone.warning.solid} style={{ flexGrow: requested + asked }} />
        <Part $color={theme.tone.success.solid} style={{ flexGrow: Math.max(0, left - asked) }} />
      </Track>
      <Amounts>
        {rows.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(`bar.${key}`)}</dt>
            <dd>{amountOf(movement, amount)}</dd>
          </div>
        ))}
      </Amounts>
    </section>
  )
}
